//! Games of draughts servers: an object of JSON a line, with the moves as one text.
//!
//! What the servers' own exports hold is known from their sources (lidraughts and `PlayStrategy`,
//! `modules/api/…/GameApiV2.scala`).

mod tags;

use serde_json::{Map, Value};

use crate::format::{Format, Games, Lines, NotAGame, Pieces, Reading, Source, begin};
use crate::{Item, ItemKind, Origin, RawGame, ReadOptions, Record, Span};

/// A line of JSON for each game of a server.
pub(crate) const FORMAT: Format = Format {
    name: "server",
    title: "lines of JSON as draughts servers export games",
    extensions: &[],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "each line must be an object with the keys \"players\" and \"variant\", and as a rule \"moves\"",
    }),
    writing: None,
};

fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let line = start.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let has = |key: &[u8]| memchr::memmem::find(line, key).is_some();
    line.first() == Some(&b'{')
        && !has(b"\"tavlei\":")
        && has(b"\"players\"")
        && has(b"\"variant\"")
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Lines))
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let value: Value = serde_json::from_str(record.source().trim())
        .map_err(|error| NotAGame::new(format!("this line is not JSON: {error}")))?;
    let Value::Object(game) = value else {
        return Err(NotAGame::new("a game is an object, { … }, on a line of its own"));
    };
    let code = record.push_text(&variant(&game)?);
    record.origin = Some(Origin { format: FORMAT.name, game: code });
    let result = tags::add(&game, record);
    moves(&game, record)?;
    let text = record.push_text(result);
    record.items.push(Item { kind: ItemKind::Result, text, span: whole(record) });
    Ok(())
}

fn whole(record: &Record) -> Span {
    Span { start: 0, end: record.source().trim_end().len() as u32 }
}

/// The key of the variant, which some servers give with its name.
fn variant(game: &Map<String, Value>) -> Result<String, NotAGame> {
    let variant = game.get("variant");
    let key = variant.and_then(|variant| variant.get("key").unwrap_or(variant).as_str());
    key.map(str::to_owned)
        .ok_or_else(|| NotAGame::new("the key \"variant\" with the game's name is missing"))
}

/// The moves: one text, or an array of them (of texts, or of arrays of the texts of a turn).
fn moves(game: &Map<String, Value>, record: &mut Record) -> Result<(), NotAGame> {
    match game.get("moves") {
        None | Some(Value::Null) => {}
        Some(Value::String(text)) => text.split_whitespace().for_each(|text| turn(record, text)),
        Some(Value::Array(turns)) => {
            let texts = turns.iter().flat_map(|turn| match turn {
                Value::Array(parts) => parts.iter().collect(),
                one => vec![one],
            });
            texts.filter_map(Value::as_str).for_each(|text| turn(record, text));
        }
        Some(_) => {
            return Err(NotAGame::new("\"moves\" should be a text: the moves with blanks between"));
        }
    }
    Ok(())
}

/// A move, where it stands in the line.
fn turn(record: &mut Record, text: &str) {
    let from = record.items.last().map_or(0, |item| item.span.end as usize);
    let from =
        if from > 0 { from } else { record.source().find("\"moves\"").map_or(0, |at| at + 7) };
    let source = record.source();
    let found = source.get(from..).and_then(|rest| rest.find(text)).map(|at| (from + at) as u32);
    let item = match found {
        Some(start) => {
            let span = Span { start, end: start + text.len() as u32 };
            Item { kind: ItemKind::Move, text: span, span }
        }
        None => Item { kind: ItemKind::Move, text: record.push_text(text), span: whole(record) },
    };
    record.items.push(item);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = r#"{"id":"aB3","rated":true,"variant":"russian","speed":"blitz","createdAt":1767225600000,"status":"resign","players":{"white":{"user":{"name":"alder","id":"alder"},"rating":1912,"ratingDiff":6},"black":{"name":"Birch","aiLevel":3}},"winner":"white","moves":"c3-d4 b6-c5 d4xb6","clock":{"initial":180,"increment":2,"totalTime":260}}"#;

    fn read(line: &str) -> Result<Record, NotAGame> {
        let mut record = Record::default();
        let mut raw = RawGame::new(line.to_owned(), 1, (1, 1), Vec::new());
        parse(&mut raw, &mut record).map(|()| record)
    }

    #[test]
    fn a_line_is_a_game() {
        assert!(is_own(LINE.as_bytes()));
        let record = read(LINE).unwrap();
        let tags: Vec<(&str, &str)> =
            record.tags.iter().map(|tag| (record.str(tag.name), record.str(tag.value))).collect();
        let expected = [
            ("White", "alder"),
            ("Black", "Birch"),
            ("Date", "2026.01.01"),
            ("Result", "1-0"),
            ("WhiteElo", "1912"),
            ("WhiteRatingDiff", "+6"),
            ("BlackLevel", "3"),
            ("TimeControl", "180+2"),
            ("UTCTime", "00:00:00"),
            ("Termination", "resign"),
            ("Id", "aB3"),
            ("Rated", "true"),
            ("Speed", "blitz"),
        ];
        assert_eq!(tags, expected);
        assert_eq!(record.main_line().collect::<Vec<_>>(), ["c3-d4", "b6-c5", "d4xb6"]);
        assert_eq!(record.str(record.items[1].span), "b6-c5");
        assert_eq!(record.result(), Some("1-0"));
        assert_eq!(record.origin.map(|origin| record.str(origin.game)), Some("russian"));
    }

    #[test]
    fn what_is_no_game_is_told() {
        assert!(read("{\"players\":").unwrap_err().message.contains("not JSON"));
        assert!(read("[]").unwrap_err().message.contains("an object"));
        assert!(read("{\"players\":{}}").unwrap_err().message.contains("\"variant\""));
        assert!(read("{\"variant\":\"x\",\"moves\":3}").unwrap_err().message.contains("\"moves\""));
    }
}
