//! Plain text: a score as books print it.

mod heading;
mod top;
mod write;

use std::io;

use crate::format::{
    Format, Games, Holds, Needs, NotAGame, Reading, Source, TagsHeld, Writing, no_head,
};
use crate::{RawGame, ReadOptions, Record, Remark, Span, parse_game};

/// The tags that stand above the moves, and those that the moves themselves tell.
#[rustfmt::skip]
const TAGS: &[&str] = &[
    "White", "Black", "Event", "Site", "Round", "Date", "Variant", "GameType", "Notation", "SetUp", "FEN",
    "Result", "PlyCount",
];

/// A score for people. It is read as PDN without tags, which is what people type.
pub(crate) const FORMAT: Format = Format {
    name: "txt",
    title: "plain text: a score as in books",
    extensions: &["txt"],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "moves, and above them perhaps the names of the players, «A – B», and lines such as «Position: W:W31:B2»",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::Only(TAGS), two_results: false, ..Holds::ALL },
        needs: Needs::Game,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "\n",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Headed { games: crate::pdn::open(source, options), waiting: None, number: 0 })
}

/// Games as PDN parts them, each with the heading above it: what is only a heading, such as one with
/// a year, which looks like the number of a move, goes to the game behind it.
struct Headed {
    games: Box<dyn Games>,
    waiting: Option<RawGame>,
    number: u64,
}

impl Games for Headed {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        let Some(mut raw) = self.following()? else { return Ok(None) };
        while heading::is_all(&raw.text)
            && let Some(next) = self.following()?
        {
            if heading::is_all(&next.text) {
                self.waiting = Some(next);
                break;
            }
            append(&mut raw, next);
        }
        self.number += 1;
        Ok(Some(RawGame { number: self.number, ..raw }))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.games.encoding()
    }
}

impl Headed {
    fn following(&mut self) -> io::Result<Option<RawGame>> {
        match self.waiting.take() {
            Some(raw) => Ok(Some(raw)),
            None => self.games.next(),
        }
    }
}

fn append(raw: &mut RawGame, next: RawGame) {
    let shift = raw.text.len() as u32;
    raw.text.push_str(&next.text);
    raw.remarks.extend(next.remarks.into_iter().map(|remark| {
        let Span { start, end } = remark.span;
        Remark { span: Span { start: start + shift, end: end + shift }, ..remark }
    }));
}

/// Reads a score, with the names of the players from the line above it. The parser, which knows no
/// headings, sees blanks in their place, and `1.` for `1)`; the record keeps the text.
#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let original = raw.text.clone();
    let heading = heading::find(&original);
    let moves = heading.as_ref().map_or(0, heading::Found::end);
    raw.text = blanked(&original[..moves]) + &dotted(&original[moves..]);
    parse_game(raw, record);
    record.text.replace_range(..original.len(), &original);
    if let Some(heading) = heading {
        heading.add_tags(record);
    }
    Ok(())
}

/// Line ends, and a blank for each other byte.
fn blanked(text: &str) -> String {
    let blank = |byte| if matches!(byte, b'\n' | b'\r') { char::from(byte) } else { ' ' };
    text.bytes().map(blank).collect()
}

/// `12)` as `12.`, outside of parentheses and braces.
fn dotted(text: &str) -> String {
    let mut dotted = String::with_capacity(text.len());
    let (mut depth, mut digits) = (0_usize, 0);
    for letter in text.chars() {
        let is_number = letter == ')' && depth == 0 && (1..=3).contains(&digits);
        dotted.push(if is_number { '.' } else { letter });
        match letter {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        // Digits count from the beginning of a word on.
        digits = match letter {
            '0'..='9' if digits < 9 => digits + 1,
            letter if letter.is_whitespace() => 0,
            _ => 9,
        };
    }
    dotted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::records;

    /// `04.` looks like the number of the next move of the game before.
    #[test]
    fn a_heading_with_a_number_goes_on_with_no_game() {
        let game = |event: &str, moves: &str| {
            format!("Event: {event}.DAM\nDate: 2000.09.16\nGameType: 20\n\n{moves} *\n")
        };
        let moves = "1. 33-29 19-23 2. 32-28 23x32 3. 37x28";
        let text = [game("03", moves), game("04", moves), game("03", moves)].join("\n");
        let records = records(&FORMAT, &text);
        let event = |record: &Record| record.tag("Event").unwrap_or("").to_owned();
        let events: Vec<_> = records.iter().map(|r| (event(r), r.main_line().count())).collect();
        assert_eq!(events, ["03", "04", "03"].map(|event| (format!("{event}.DAM"), 5)));
    }

    #[test]
    fn each_game_has_the_heading_above_it() {
        let text = "Alder – Birch\nRiga, 1984\n\n1. 32-28 19-23 2-0\n\nCedar – Dogwood\nRiga, 1985\n\n\
                    1. 33-28 18-23 *\n";
        let mut seen = Vec::new();
        for record in records(&FORMAT, text) {
            let tag = |name: &str| record.tag(name).unwrap_or("").to_owned();
            let moves = record.main_line().collect::<Vec<_>>().join(" ");
            seen.push((record.number, record.first_line, tag("White"), tag("Date"), moves));
        }
        let game = |number, line, white: &str, date: &str, moves: &str| {
            (number, line, white.to_owned(), date.to_owned(), moves.to_owned())
        };
        let expected = [
            game(1, 1, "Alder", "1984.??.??", "32-28 19-23"),
            game(2, 6, "Cedar", "1985.??.??", "33-28 18-23"),
        ];
        assert_eq!(seen, expected);
    }
}
