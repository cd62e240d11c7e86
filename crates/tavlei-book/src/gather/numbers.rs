//! Numbers of moves.

use tavlei_record::{ItemKind, Record, ScoreNumbers};
use tavlei_replay::round;
use tavlei_rules::Game;

use super::score::GLUE;

/// How the moves of a record are numbered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// How many moves share a number.
    per_number: u32,
    /// How many half-moves were made before the first of the record.
    before: u32,
}

impl Numbers {
    /// From the first number that the record itself writes; else from 1, and in the middle of a
    /// number if it is not the first player who begins.
    pub(super) fn of(game: Option<&Game>, record: &Record, second_begins: bool) -> Numbers {
        let round = game.map(|game| round(game, record)).unwrap_or_default();
        let per_number = u32::from(round.moves);
        let item = record.items.iter().take_while(|item| item.kind != ItemKind::Move);
        let first = item.filter(|item| item.kind == ItemKind::Number).last();
        let text = first.map_or("", |item| record.str(item.text));
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let number = digits.parse::<u32>().unwrap_or(1).clamp(1, 100_000);
        let broken = second_begins || text.contains("..") || text.contains('…');
        let place = if broken { u32::from(round.broken_at) } else { 0 };
        Numbers { per_number, before: (number - 1) * per_number + place }
    }

    /// The number of a half-move (from 1) and whether it is the first that has it.
    pub(super) fn at(self, ply: u32) -> (u32, bool) {
        let index = self.before + ply.saturating_sub(1);
        (index / self.per_number + 1, index.is_multiple_of(self.per_number))
    }

    /// Whether so many moves of all players end with a half-move.
    pub(super) fn is_nth(self, ply: u32, every: u32) -> bool {
        let index = self.before + ply;
        every > 0 && index.is_multiple_of(self.per_number * every)
    }

    /// What stands before a half-move: `24.`, `24…` where the line begins or goes on in the middle
    /// of a number (`24)`, `24) …` where a notation has brackets), else nothing.
    pub(super) fn text(self, style: ScoreNumbers, ply: u32, is_broken: bool) -> Option<String> {
        let (number, is_first) = self.at(ply);
        match (style, is_first) {
            (ScoreNumbers::None, _) => None,
            (_, false) if !is_broken => None,
            (ScoreNumbers::Dots, true) => Some(format!("{number}.")),
            (ScoreNumbers::Dots, false) => Some(format!("{number}…")),
            (ScoreNumbers::Brackets, true) => Some(format!("{number})")),
            (ScoreNumbers::Brackets, false) => Some(format!("{number}){GLUE}…")),
        }
    }
}

#[cfg(test)]
mod tests {
    use tavlei_record::{ReadOptions, parse_all};

    use super::*;

    fn numbers(text: &str, second_begins: bool) -> Numbers {
        let records = parse_all(text.as_bytes(), &ReadOptions::default());
        Numbers::of(None, &records[0], second_begins)
    }

    #[test]
    fn from_one_or_as_the_record_has_it() {
        use ScoreNumbers::{Brackets, Dots};
        let usual = numbers("1. 32-28 19-23 *", false);
        assert_eq!(usual.text(Dots, 1, true).as_deref(), Some("1."));
        assert_eq!(usual.text(Dots, 2, false), None);
        assert_eq!(usual.text(Dots, 2, true).as_deref(), Some("1…"));
        assert_eq!(usual.at(7), (4, true));
        let middle = numbers("24... 19-23 25. 32-28 *", false);
        assert_eq!(middle.text(Dots, 1, true).as_deref(), Some("24…"));
        assert_eq!(middle.text(Dots, 2, false).as_deref(), Some("25."));
        assert_eq!(middle.text(Brackets, 1, true).as_deref(), Some("24)\u{a0}…"));
        assert_eq!(middle.text(Brackets, 2, false).as_deref(), Some("25)"));
        assert_eq!(middle.text(ScoreNumbers::None, 1, true), None);
        assert_eq!(numbers("19-23 *", true).text(Dots, 1, true).as_deref(), Some("1…"));
    }

    #[test]
    fn every_so_many_moves_of_both() {
        let usual = numbers("1. 32-28 *", false);
        let ends: Vec<u32> = (1..=40).filter(|&ply| usual.is_nth(ply, 10)).collect();
        assert_eq!(ends, [20, 40]);
    }
}
