//! PDN in the strings of a JSON document, whatever the document is otherwise.

mod nest;
mod strings;

use std::io;

use crate::codes::{TAGS_ALONE, TEXT_NOT_CLOSED};
use crate::format::{
    Cut, Format, Games, Made, MadeGames, Maker, NotAGame, Pieces, Reading, Source, parse_made,
};
use crate::{RawGame, ReadOptions, Record, Remark, Span};

use self::nest::Nest;
use self::strings::values;

/// JSON whose strings hold games.
pub(crate) const FORMAT: Format = Format {
    name: "pdn-json",
    title: "PDN in the strings of a JSON document",
    extensions: &[],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "strings such as \"[White \\\"A\\\"]\\n\\n1. 32-28 19-23 *\", as values or in arrays",
    }),
    writing: None,
};

/// JSON that is neither lines of records nor lines of a server: an array or an object, with a string
/// that looks like PDN.
fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let (first, rest) = match start.split_first() {
        Some((first @ (b'{' | b'['), rest)) => (*first, rest.trim_ascii_start()),
        _ => return false,
    };
    let next = rest.first().copied().unwrap_or(b' ');
    let is_json = next == b'"' || (first == b'[' && matches!(next, b'{' | b'['));
    let text = String::from_utf8_lossy(start);
    is_json && values(&text, true).iter().any(|value| value.looks_like_a_game(&text))
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let pieces = Pieces::new(source.bytes, options, Game);
    Box::new(MadeGames::new(Strings { pieces, nest: Nest::default(), ahead: None, any: false }))
}

#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    parse_made(raw, FORMAT.name, record);
    let is_alone = record.items.is_empty() && !record.tags.is_empty();
    // Who sets up a position may want no moves.
    if is_alone && record.tag("Result").is_some_and(|result| result.trim() != "*") {
        let span = record.tags.first().map_or(Span::default(), |tag| tag.span);
        let message = "these tags name a result, and no string with moves stands behind them";
        record.remarks.push(Remark { code: TAGS_ALONE, span, message: message.to_owned() });
    }
    Ok(())
}

/// Cuts behind each string that holds a game, or behind two of which the first has the tags and the
/// second, the next one or another of the same object, the moves.
struct Game;

impl Cut for Game {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let values = values(text, ended);
        let first = values.iter().position(|value| value.looks_like_a_game(text))?;
        let game = &values[first];
        if !game.is_head(text) {
            return Some(game.end);
        }
        for (at, next) in values.iter().enumerate().skip(first + 1) {
            if at > first + 1 && nest::leaves(&text[game.end..next.start]) {
                return Some(game.end);
            }
            if next.looks_like_a_game(text) {
                let is_its = next.is_moves(text) && game.belongs_to(*next, text);
                return Some(if is_its { next.end } else { game.end });
            }
        }
        let is_over = ended || nest::leaves(&text[game.end..]);
        is_over.then_some(game.end)
    }
}

/// The strings that hold games. One is held back until it is known whether another follows.
struct Strings {
    pieces: Pieces<Game>,
    nest: Nest,
    ahead: Option<(RawGame, Made)>,
    any: bool,
}

impl Maker for Strings {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        if self.ahead.is_none() && !self.any {
            self.ahead = self.following()?;
        }
        let Some((mut piece, made)) = self.ahead.take() else {
            return if self.any { Ok(None) } else { self.no_game() };
        };
        self.any = true;
        self.ahead = self.following()?;
        if self.ahead.is_none()
            && let Some(message) = self.nest.unclosed()
        {
            let end = piece.text.len() as u32;
            let span = Span { start: end, end };
            piece.remarks.push(Remark { code: TEXT_NOT_CLOSED, span, message });
        }
        Ok(Some((piece, made)))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.pieces.encoding()
    }
}

impl Strings {
    fn following(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        while let Some(piece) = self.pieces.next()? {
            self.nest.walk(&piece.text);
            let made = made(&piece.text);
            if !made.text.is_empty() {
                return Ok(Some((piece, made)));
            }
        }
        Ok(None)
    }

    fn no_game(&self) -> io::Result<Option<(RawGame, Made)>> {
        match self.nest.unclosed() {
            Some(message) => Err(io::Error::new(io::ErrorKind::InvalidData, message)),
            None => Ok(None),
        }
    }
}

/// The games of a piece, with empty lines between tags and moves.
fn made(text: &str) -> Made {
    let values = values(text, true);
    let mut made = Made::default();
    let first = values.iter().position(|value| value.looks_like_a_game(text));
    for value in values.iter().skip(first.unwrap_or(values.len())) {
        value.add_to(&mut made, text);
        made.push("\n\n", value.end - 1);
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::records;

    fn read(text: &str) -> Vec<Record> {
        assert!(is_own(text.as_bytes()), "{text}");
        records(&FORMAT, text)
    }

    #[test]
    fn strings_are_games_wherever_they_stand() {
        let text = "{\n \"games\": [\n  \"[White \\\"A\\\"]\\n\\n1. 32-28 19-23 2-0\",\n  {\"id\": \"x1\", \"pdn\": \
            \"1. 33-28 (1. 31-26) {\\u00e9} *\"}\n ]\n}\n";
        let records = read(text);
        assert_eq!(records.len(), 2);
        assert_eq!(records[0].tag("White"), Some("A"));
        assert_eq!(records[0].result(), Some("2-0"));
        assert_eq!(records[1].main_line().collect::<Vec<_>>(), ["33-28"]);
        let first = records[1].items[1];
        let place = records[1].place(first.span);
        assert_eq!((place.line, place.column), (4, 27), "{:?}", records[1].source());
    }

    #[test]
    fn tags_and_moves_may_stand_apart() {
        let records = read(
            "[\"[White \\\"A\\\"]\", \"1. 32-28 19-23\", \"[White \\\"B\\\"]\", \"1. 33-28\"]",
        );
        let moves: Vec<Vec<&str>> = records.iter().map(|r| r.main_line().collect()).collect();
        assert_eq!(moves, [vec!["32-28", "19-23"], vec!["33-28"]]);
        assert_eq!(records[1].tag("White"), Some("B"));
        assert_eq!(records[1].number, 2);
    }

    /// Lists are met in which tags and moves stand apart and in no order.
    #[test]
    fn tags_with_another_result_belong_to_other_moves() {
        let text = "[\"[White \\\"A\\\"]\\n[Result \\\"1-1\\\"]\", \"1. 32-28 19-23 2-0\"]";
        let records = read(text);
        assert_eq!(records.len(), 2);
        assert_eq!([records[0].main_line().count(), records[1].main_line().count()], [0, 2]);
    }

    /// An object may have other values between its tags and its moves.
    #[test]
    fn tags_and_moves_of_an_object_may_stand_apart() {
        let records = read(
            "[{\"tags\": \"[White \\\"A\\\"]\", \"id\": \"x\", \"in\": [\"y\", {}], \"moves\": \"32-28 19-23\"},\n \
             {\"tags\": \"[White \\\"B\\\"]\", \"id\": \"z\"}, {\"moves\": \"33-28\"}]",
        );
        let seen: Vec<(Option<&str>, usize)> =
            records.iter().map(|r| (r.tag("White"), r.main_line().count())).collect();
        assert_eq!(seen, [(Some("A"), 2), (Some("B"), 0), (None, 1)]);
    }

    #[test]
    fn a_head_without_its_moves_is_told() {
        let records =
            read("[\"[White \\\"A\\\"]\\n[Result \\\"1-1\\\"]\", \"1. 32-28 19-23 2-0\"]");
        let codes: Vec<Vec<&str>> =
            records.iter().map(|r| r.remarks.iter().map(|remark| remark.code).collect()).collect();
        assert_eq!(codes, [vec!["T159"], vec![]]);
    }

    #[test]
    fn other_json_is_none() {
        let dates = "[{\"date\": \"2021.05.03\", \"day\": \"05.12.2021\"}]";
        for text in
            [dates, "{\"tavlei\":1}", "[Event \"x\"]\n1. 32-28", "[1, 2]", "{\"a\": \"b\"}", ""]
        {
            assert!(!is_own(text.as_bytes()), "{text}");
        }
    }
}
