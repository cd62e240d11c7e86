//! Hub 2, the protocol of `Hub` programs: `pos pos=Wbbb… moves="32-28 19-23"`.
//!
//! Source: F. Letouzey, Hub protocol, version 2 (2019), in the files of the engine Scan.

use std::io::Write as _;

use super::fields::Letters;
use super::{NOTATION, NOTATION_TAG};
use crate::format::{
    Format, Games, Holds, Lines, Needs, NotAGame, Outgoing, Pieces, Reading, Refused, Source,
    TagsHeld, Writing, begin, no_head,
};
use crate::{Item, ItemKind, RawGame, ReadOptions, Record, Span};

/// Positions and moves of Hub.
pub(crate) const FORMAT: Format = Format {
    name: "hub",
    title: "lines «pos pos=…» of the engine protocol Hub 2",
    extensions: &[],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "a line must be such as «pos pos=Wbbb… moves=\"32-28 19-23\"», with a letter for the side and 50 for the squares",
    }),
    writing: Some(Writing {
        notation: Some(NOTATION),
        holds: Holds {
            tags: TagsHeld::Only(&["FEN", "SetUp", "GameType", NOTATION_TAG]),
            ..Holds::MOVES
        },
        needs: Needs::Positions,
        game: write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

const LETTERS: Letters =
    Letters { sides: ['W', 'B'], men: ['w', 'b'], kings: ['W', 'B'], empty: 'e' };

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Positions { lines: Pieces::new(source.bytes, options, Lines), number: 0 })
}

/// The lines that set a position; engines say much else.
struct Positions {
    lines: Pieces<Lines>,
    number: u64,
}

impl Games for Positions {
    fn next(&mut self) -> std::io::Result<Option<RawGame>> {
        while let Some(raw) = self.lines.next()? {
            if raw.text.split_whitespace().next() == Some("pos") {
                self.number += 1;
                return Ok(Some(RawGame { number: self.number, ..raw }));
            }
        }
        Ok(None)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.lines.encoding()
    }
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let source = record.source();
    let pos = value(source, "pos=").ok_or_else(|| NotAGame::new("pos=… is missing"))?;
    let fen = LETTERS
        .fen(record.str(pos))
        .ok_or_else(|| NotAGame::new("pos= needs W or B, then 50 letters of w, b, W, B and e"))?;
    record.push_tag("FEN", &fen, pos);
    record.push_tag(NOTATION_TAG, NOTATION, pos);
    for text in value(record.source(), "moves=")
        .map(|moves| words(record.source(), moves))
        .unwrap_or_default()
    {
        record.items.push(Item { kind: ItemKind::Move, text, span: text });
    }
    Ok(())
}

/// The value behind a key: up to a blank, or between quotation marks.
fn value(line: &str, key: &str) -> Option<Span> {
    let blank = line.match_indices(key).map(|(at, _)| at);
    let at = blank.into_iter().find(|at| line[..*at].ends_with(char::is_whitespace))?;
    let start = at + key.len();
    let rest = &line[start..];
    let (start, len) = match rest.strip_prefix('"') {
        Some(inside) => (start + 1, inside.find('"').unwrap_or(inside.trim_end().len())),
        None => (start, rest.find(char::is_whitespace).unwrap_or(rest.len())),
    };
    Some(Span { start: start as u32, end: (start + len) as u32 })
}

fn words(line: &str, span: Span) -> Vec<Span> {
    let (mut at, end) = (span.start as usize, span.end as usize);
    let mut words = Vec::new();
    for word in line[at..end].split_whitespace() {
        at += line[at..].find(word).unwrap_or(0);
        words.push(Span { start: at as u32, end: (at + word.len()) as u32 });
        at += word.len();
    }
    words
}

fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    write!(out, "pos pos={}", LETTERS.of(game.game.as_ref())?)?;
    let moves: Vec<&str> = game.record.main_line().collect();
    if !moves.is_empty() {
        write!(out, " moves=\"{}\"", moves.join(" "))?;
    }
    Ok(writeln!(out)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Record, NotAGame> {
        let mut record = Record::default();
        let mut raw = RawGame::new(line.to_owned(), 1, (1, 1), Vec::new());
        parse(&mut raw, &mut record).map(|()| record)
    }

    #[test]
    fn a_position_with_moves() {
        let line = format!("pos pos=B{}Wb moves=\"50-44 28x19x23\"", "e".repeat(48));
        let record = read(&line).unwrap();
        assert_eq!(record.tag("FEN"), Some("B:WK49:B50"));
        assert_eq!(record.tag("Notation"), Some("hub"));
        assert_eq!(record.main_line().collect::<Vec<_>>(), ["50-44", "28x19x23"]);
    }

    #[test]
    fn a_position_of_another_length_is_refused() {
        let error = read("pos pos=Wbbwwee").unwrap_err();
        assert!(error.message.contains("50 letters"), "{error}");
        assert!(read("pos start").unwrap_err().message.contains("missing"));
    }
}
