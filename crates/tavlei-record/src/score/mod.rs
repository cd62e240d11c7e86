//! A record as a score for people: its moves with their numbers and signs, and what is said of them.

mod heading;

pub(crate) use heading::{Heading, known};

use crate::format::{ScoreNumbers, ScoreStyle};
use crate::{Item, ItemKind, PdnStart, Record, Round};

/// What stands in a score, in its order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry<'a> {
    /// A move with its judgements, and where it stands.
    Turn(PdnStart, String),
    /// A comment.
    Comment(&'a str),
    /// A position.
    Setup(&'a str),
    /// What is none of these.
    Text(&'a str),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
}

/// How judgements beside `!` and `?` are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Signs {
    /// As books print them: `⩲`.
    Printed,
    /// So that they are read again: `$14`.
    Codes,
}

/// The score of a record without the result at its end.
pub(crate) fn entries(record: &Record, round: Round, signs: Signs) -> Vec<Entry<'_>> {
    let first = PdnStart { number: 1, place: 0 };
    let next = round.first_number(record, 0).unwrap_or(first);
    let mut score = Score { record, round, signs, next, outer: Vec::new(), entries: Vec::new() };
    for (at, item) in record.items.iter().enumerate() {
        score.item(at, item);
    }
    if signs == Signs::Printed && only_places(record) {
        score.entries.iter_mut().for_each(leave_sign_out);
    }
    score.entries
}

/// Whether every move of a record puts one piece on a cell (`@f5`) or passes, so that the sign of
/// placing tells nothing.
pub fn only_places(record: &Record) -> bool {
    let is_move = |item: &&Item| matches!(item.kind, ItemKind::Move | ItemKind::UnknownMove);
    let mut moves = record.items.iter().filter(is_move).map(|item| record.str(item.text));
    let places = |text: &str| {
        text.strip_prefix('@').is_some_and(|cell| cell.bytes().all(|b| b.is_ascii_alphanumeric()))
    };
    moves.all(|text| places(text) || text == "--")
}

/// `f5` for `@f5`.
fn leave_sign_out(entry: &mut Entry<'_>) {
    if let Entry::Turn(_, text) = entry
        && let Some(cell) = text.strip_prefix('@')
    {
        *text = cell.to_owned();
    }
}

/// The word for the result: as asked for, or as the record states it.
pub(crate) fn result<'a>(record: &'a Record, style: &'a ScoreStyle) -> &'a str {
    style
        .result
        .as_deref()
        .or_else(|| record.stated_result())
        .map(str::trim)
        .filter(|text| !text.is_empty())
        .unwrap_or("*")
}

/// The number of a move, as a style writes it; `broken` where the moves before it with the same
/// number stand elsewhere.
pub(crate) fn number(style: &ScoreStyle, number: u32, broken: bool) -> String {
    match (style.numbers, broken) {
        (ScoreNumbers::Dots, false) => format!("{number}."),
        (ScoreNumbers::Dots, true) => format!("{number}..."),
        (ScoreNumbers::Brackets, false) => format!("{number})"),
        (ScoreNumbers::Brackets, true) => format!("{number}) ..."),
        (ScoreNumbers::None, _) => String::new(),
    }
}

struct Score<'a> {
    record: &'a Record,
    round: Round,
    signs: Signs,
    /// The next move.
    next: PdnStart,
    /// The next moves of the lines around the variation at hand.
    outer: Vec<PdnStart>,
    entries: Vec<Entry<'a>>,
}

impl<'a> Score<'a> {
    fn item(&mut self, at: usize, item: &Item) {
        let text = self.record.str(item.text);
        match item.kind {
            // Where moves can't be replayed, a gap between the numbers may tell why.
            ItemKind::Number => {
                let stated = self.round.parse(text).filter(|_| self.record.verbatim);
                self.next = stated.unwrap_or(self.next);
            }
            ItemKind::Move | ItemKind::UnknownMove => {
                self.entries.push(Entry::Turn(self.next, text.to_owned()));
                self.next = self.round.next(self.next);
            }
            ItemKind::Comment(_) => self.entries.push(Entry::Comment(text)),
            ItemKind::Nag(number) => self.judgement(&sign(number, self.signs), text),
            ItemKind::Strength => self.judgement(text, text),
            ItemKind::Open => self.open(at),
            ItemKind::Close => self.close(),
            ItemKind::Setup => {
                self.entries.push(Entry::Setup(text));
                self.next = self.round.first_number(self.record, at + 1).unwrap_or(self.next);
            }
            ItemKind::Result if self.outer.is_empty() => {}
            ItemKind::Result | ItemKind::Unknown => self.entries.push(Entry::Text(text)),
        }
    }

    fn judgement(&mut self, sign: &str, alone: &'a str) {
        match self.entries.last_mut() {
            Some(Entry::Turn(_, text)) => text.push_str(sign),
            _ => self.entries.push(Entry::Text(alone)),
        }
    }

    fn open(&mut self, at: usize) {
        self.outer.push(self.next);
        let stated = self.round.first_number(self.record, at + 1);
        self.next = stated.unwrap_or_else(|| self.round.previous(self.next));
        self.entries.push(Entry::Open);
    }

    fn close(&mut self) {
        if let Some(next) = self.outer.pop() {
            self.next = next;
            self.entries.push(Entry::Close);
        }
    }
}

/// The sign of a glyph as books print it; others by their number.
fn sign(number: u16, signs: Signs) -> String {
    const PRINTED: [(u16, &str); 12] = [
        (7, "□"),
        (8, "□"),
        (10, "="),
        (11, "="),
        (13, "∞"),
        (14, "⩲"),
        (15, "⩱"),
        (16, "±"),
        (17, "∓"),
        (18, "+−"),
        (19, "−+"),
        (146, "N"),
    ];
    let sign = match number {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => {
            let printed = PRINTED.iter().find(|(known, _)| *known == number);
            return match printed.filter(|_| signs == Signs::Printed) {
                Some((_, sign)) => format!(" {sign}"),
                None => format!(" ${number}"),
            };
        }
    };
    sign.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    #[test]
    fn moves_have_their_places_and_signs() {
        let text = "1. 32-28 $1 19-23 (1... 18-23? {slow}) 2. 28x19 2-0";
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let turn =
            |number, place, text: &str| Entry::Turn(PdnStart { number, place }, text.to_owned());
        let expected = [
            turn(1, 0, "32-28!"),
            turn(1, 1, "19-23"),
            Entry::Open,
            turn(1, 1, "18-23?"),
            Entry::Comment("slow"),
            Entry::Close,
            turn(2, 0, "28x19"),
        ];
        assert_eq!(entries(record, Round::default(), Signs::Codes), expected);
        assert_eq!(result(record, &ScoreStyle::default()), "2-0");
    }

    #[test]
    fn moves_that_cannot_be_replayed_keep_their_numbers() {
        let text = "1. 32-28 19-23 2. 28x19 3. 37-32 10-14";
        let mut record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
        let numbers = |record: &Record| {
            let number = |entry: Entry<'_>| match entry {
                Entry::Turn(at, _) => Some(at.number),
                _ => None,
            };
            let entries = entries(record, Round::default(), Signs::Codes);
            entries.into_iter().filter_map(number).collect::<Vec<_>>()
        };
        assert_eq!(numbers(&record), [1, 1, 2, 2, 3]);
        record.verbatim = true;
        assert_eq!(numbers(&record), [1, 1, 2, 3, 3]);
        record.origin = Some(crate::Origin { format: "txt", game: crate::Span::default() });
        let mut pdn = Vec::new();
        assert!(crate::write_pdn(&mut pdn, &record, &crate::PdnOptions::default()).is_ok());
        assert_eq!(String::from_utf8_lossy(&pdn).trim(), format!("{text} *"));
    }

    #[test]
    fn the_result_is_that_of_the_tag_where_the_moves_tell_none() {
        let result = |text: &str| {
            let record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
            super::result(&record, &ScoreStyle::default()).to_owned()
        };
        assert_eq!(result("[Result \"2-0\"]\n1. 32-28 *"), "2-0");
        assert_eq!(result("[Result \"2-0\"]\n1. 32-28"), "2-0");
        assert_eq!(result("[Result \"?\"]\n1. 32-28 0-2"), "0-2");
        assert_eq!(result("[Result \"*\"]\n1. 32-28"), "*");
        assert_eq!(result("1. 32-28"), "*");
    }
}
