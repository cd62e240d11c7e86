//! The head of all files of WTHOR: 16 bytes, little-endian.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::format::{of_day, othello};

/// How long it is.
pub(super) const LEN: usize = 16;

/// How far theoretical scores look back, in empty cells, in the files of today.
const DEPTH: u8 = 24;

/// What a head says.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Head {
    /// How many games there are.
    pub(super) games: u32,
    /// How many names there are.
    pub(super) names: u16,
    /// The year in which the games were played; 0 if it does not say.
    pub(super) year: u16,
    /// Files and ranks of the board.
    pub(super) size: u8,
    /// Whether it holds solitaires in place of games.
    pub(super) is_solitaires: bool,
}

impl Head {
    /// Reads a head; `None` if the bytes are none.
    pub(super) fn parse(bytes: &[u8]) -> Option<Head> {
        let &[century, year, month, day, rest @ ..] = bytes.first_chunk::<LEN>()?;
        let [g0, g1, g2, g3, n0, n1, y0, y1, size, kind, _, reserved] = rest;
        let is_date = (19..=29).contains(&century) && year < 100;
        let is_day = (1..=12).contains(&month) && (1..=31).contains(&day);
        let is_kind = matches!(size, 0 | 8 | 10) && kind <= 1 && reserved == 0;
        (is_date && is_day && is_kind).then(|| Head {
            games: u32::from_le_bytes([g0, g1, g2, g3]),
            names: u16::from_le_bytes([n0, n1]),
            year: u16::from_le_bytes([y0, y1]),
            size: if size == 0 { othello::SIDE } else { size },
            is_solitaires: kind == 1,
        })
    }

    /// The bytes of a head that is made today.
    pub(super) fn bytes(self) -> [u8; LEN] {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let (year, month, day) = of_day((now.as_secs() / (24 * 60 * 60)) as i64);
        let [g0, g1, g2, g3] = self.games.to_le_bytes();
        let ([n0, n1], [y0, y1]) = (self.names.to_le_bytes(), self.year.to_le_bytes());
        let depth = if self.games > 0 { DEPTH } else { 0 };
        let date = [(year / 100) as u8, (year % 100) as u8, month as u8, day as u8];
        let mut bytes = [0; LEN];
        bytes[..4].copy_from_slice(&date);
        bytes[4..].copy_from_slice(&[g0, g1, g2, g3, n0, n1, y0, y1, self.size, 0, depth, 0]);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_head_comes_back() {
        let head = Head { games: 70_000, names: 3, year: 1977, size: 8, is_solitaires: false };
        assert_eq!(Head::parse(&head.bytes()), Some(head));
        for no_head in [&b"(;GM[2]SZ[8]B[f5])"[..], b"1. f5 d6 2. c3 d3 *", b"", &[20; 16]] {
            assert_eq!(Head::parse(no_head), None);
        }
    }
}
