//! The quick way from a name to a cell: names of one character, or of one and a digit, looked up
//! by their bytes. Nearly every cell of every move that was ever written is called so.

use crate::Point;

/// No second character.
const ALONE: usize = 10;
/// No such name.
const NONE: u8 = u8::MAX;

/// The cells with names of one ASCII character, or of one and a digit: `7`, `32`, `c3`.
#[derive(Clone, Debug)]
pub(crate) struct ShortNames(Box<[Row; 128]>);

/// The cells whose names begin with one letter, by the digit behind it. Its length is a power of
/// two, so that it is quick to find.
type Row = [u8; 16];

impl ShortNames {
    /// Picks the short ones out of names and cells.
    pub(crate) fn new<'a>(names: impl Iterator<Item = (&'a str, Point)>) -> ShortNames {
        let mut table = Box::new([[NONE; 16]; 128]);
        for (name, point) in names {
            match *name.as_bytes() {
                [first @ ..0x80] => table[usize::from(first)][ALONE] = point.0,
                [first @ ..0x80, digit @ b'0'..=b'9'] => {
                    table[usize::from(first)][usize::from(digit - b'0')] = point.0;
                }
                _ => {}
            }
        }
        ShortNames(table)
    }

    /// The cell whose name stands at the start of a word, spelled just so, and the length of the
    /// name. A text that goes on with another digit is left to the long way. Nothing branches on the
    /// length of the name: that can't be foreseen.
    #[inline(always)]
    pub(crate) fn read(&self, word: u64) -> Option<(Point, u32)> {
        let digit = |byte: u8| byte.wrapping_sub(b'0');
        let row = self.0.get(usize::from(word as u8))?;
        let second = digit((word >> 8) as u8);
        let has_digit = second < 10;
        let column = if has_digit { second } else { ALONE as u8 };
        let goes_on = has_digit & (digit((word >> 16) as u8) < 10);
        let point = row[usize::from(column & 15)];
        (point != NONE && !goes_on).then_some((Point(point), 1 + u32::from(has_digit)))
    }
}

/// The first eight bytes of a text as a word, the first one lowest; zeros behind its end.
#[inline(always)]
pub fn first_word(text: &[u8]) -> u64 {
    match text.first_chunk() {
        Some(head) => u64::from_le_bytes(*head),
        None => text.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)),
    }
}

#[cfg(test)]
mod tests {
    use super::first_word;
    use crate::{Bits, Board, Cells, Corner, LabelScheme, Labels, Point};

    fn by_word(labels: &Labels, text: &str) -> Option<(Point, usize)> {
        let (point, len) = labels.parse_word(first_word(text.as_bytes()))?;
        Some((point, len as usize))
    }

    #[test]
    fn a_word_has_the_first_bytes_of_a_text() {
        for len in 0..12 {
            let text = &b"abcdefghijkl"[..len];
            let mut padded = [0; 8];
            padded.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
            assert_eq!(first_word(text), u64::from_le_bytes(padded));
        }
    }

    #[test]
    fn the_quick_way_reads_exact_names_alone() {
        let board = Board::checkered(12, 12, Cells::Dark).unwrap();
        let numeric = LabelScheme::numeric(Corner::TopLeft);
        for scheme in [numeric, LabelScheme::Algebraic, LabelScheme::AlgebraicTurned] {
            let labels = Labels::new(&board, &scheme).unwrap();
            for point in board.points().points() {
                let name = labels.label(point);
                let short = (name.len() < 3).then_some((point, name.len()));
                assert_eq!(labels.parse_short(format!("{name}-1").as_bytes()), short, "{name}");
                assert_eq!(by_word(&labels, &format!("{name}-1")), short, "{name}");
            }
            for text in ["", "05", "C3", "100", "0", "a", "\u{e9}3", "99", "z9"] {
                assert_eq!(labels.parse_short(text.as_bytes()), None, "{text}");
                assert_eq!(by_word(&labels, text), None, "{text}");
            }
        }
    }
}
