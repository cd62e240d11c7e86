//! The numbers of moves, as a writer makes them anew.

use crate::{ItemKind, Record};

/// Where the numbers of the moves begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PdnStart {
    /// The number of the first move, from 1.
    pub number: u32,
    /// Which move of its number it is, from 0: 1 is that of the second side, `12... 7-11`.
    pub place: u8,
}

/// How moves share a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Round {
    /// How many moves have one number: one for each player, 2 as a rule.
    pub moves: u8,
    /// Which of them the first move of a record is that begins in the middle of a number, from 1.
    /// With two players that is always the second; with more the number alone does not tell.
    pub broken_at: u8,
}

impl Default for Round {
    fn default() -> Self {
        Self { moves: 2, broken_at: 1 }
    }
}

impl Round {
    pub(crate) fn next(self, at: PdnStart) -> PdnStart {
        match at.place + 1 {
            place if place < self.moves => PdnStart { place, ..at },
            _ => PdnStart { number: at.number.saturating_add(1), place: 0 },
        }
    }

    pub(crate) fn previous(self, at: PdnStart) -> PdnStart {
        match at.place.checked_sub(1) {
            Some(place) => PdnStart { place, ..at },
            None => PdnStart {
                number: at.number.saturating_sub(1).max(1),
                place: self.moves.saturating_sub(1),
            },
        }
    }

    /// `12.` or `12...`, as written.
    pub(crate) fn parse(self, text: &str) -> Option<PdnStart> {
        let digits = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number| number > 0)?;
        let broken = text.contains("..") || text.contains('…');
        Some(PdnStart { number, place: if broken { self.broken_at } else { 0 } })
    }

    /// The first number of a line of moves, before its first move, from an item of the record on.
    pub fn first_number(self, record: &Record, from: usize) -> Option<PdnStart> {
        for item in record.items.get(from..)? {
            match item.kind {
                ItemKind::Number => return self.parse(record.str(item.text)),
                ItemKind::Move | ItemKind::UnknownMove | ItemKind::Open | ItemKind::Close => {
                    return None;
                }
                _ => {}
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of six moves in a row.
    fn places(round: Round) -> Vec<(u32, u8)> {
        let first = PdnStart { number: 1, place: 0 };
        let moves = std::iter::successors(Some(first), |&at| Some(round.next(at)));
        moves.take(6).map(|at| (at.number, at.place)).collect()
    }

    #[test]
    fn as_many_moves_have_a_number_as_there_are_players() {
        let three = Round { moves: 3, broken_at: 2 };
        assert_eq!(places(three), [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]);
        assert_eq!(places(Round::default())[2..4], [(2, 0), (2, 1)]);
    }

    #[test]
    fn a_move_back_is_the_opposite_of_a_move_on() {
        for moves in [2, 3, 4] {
            let round = Round { moves, broken_at: 1 };
            for place in 0..moves {
                let at = PdnStart { number: 7, place };
                assert_eq!(round.previous(round.next(at)), at);
            }
        }
    }

    #[test]
    fn dots_say_that_a_record_begins_inside_a_number() {
        let round = Round { moves: 4, broken_at: 3 };
        assert_eq!(round.parse("12..."), Some(PdnStart { number: 12, place: 3 }));
        assert_eq!(round.parse("12."), Some(PdnStart { number: 12, place: 0 }));
        assert_eq!(round.parse("0."), None);
    }
}
