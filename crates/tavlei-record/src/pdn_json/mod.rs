//! PDN in the strings of a JSON document, whatever the document is otherwise.

mod strings;

use std::io;

use crate::format::{
    Cut, Format, Games, Made, MadeGames, Maker, NotAGame, Pieces, Reading, Source, parse_made,
};
use crate::{RawGame, ReadOptions, Record};

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
    Box::new(MadeGames::new(Strings(Pieces::new(source.bytes, options, Game))))
}

#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    parse_made(raw, FORMAT.name, record);
    Ok(())
}

/// Cuts behind each string that holds a game, or behind two of which the first has the tags and the
/// second the moves.
struct Game;

impl Cut for Game {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let values = values(text, ended);
        let first = values.iter().position(|value| value.looks_like_a_game(text))?;
        let (game, next) = (&values[first], values.get(first + 1));
        if !game.is_head(text) {
            return Some(game.end);
        }
        match next {
            Some(next) if next.is_moves(text) && game.belongs_to(*next, text) => Some(next.end),
            None if !ended => None,
            _ => Some(game.end),
        }
    }
}

struct Strings(Pieces<Game>);

impl Maker for Strings {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        while let Some(piece) = self.0.next()? {
            let made = made(&piece.text);
            if !made.text.is_empty() {
                return Ok(Some((piece, made)));
            }
        }
        Ok(None)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.0.encoding()
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
    use std::io::Cursor;

    fn read(text: &str) -> Vec<Record> {
        assert!(is_own(text.as_bytes()), "{text}");
        let bytes = Cursor::new(text.as_bytes().to_vec());
        let mut games = open(Source::alone(bytes), &ReadOptions::default());
        let mut records = Vec::new();
        while let Some(mut raw) = games.next().unwrap() {
            let mut record = Record::default();
            assert!(parse(&mut raw, &mut record).is_ok());
            records.push(record);
        }
        records
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

    #[test]
    fn other_json_is_none() {
        for text in ["{\"tavlei\":1}", "[Event \"x\"]\n1. 32-28", "[1, 2]", "{\"a\": \"b\"}", ""] {
            assert!(!is_own(text.as_bytes()), "{text}");
        }
    }
}
