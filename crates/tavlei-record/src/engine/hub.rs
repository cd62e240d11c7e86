//! Hub 2, the protocol of `Hub` programs: `pos pos=Wbbb… moves="32-28 19-23"`.
//!
//! Source: F. Letouzey, Hub protocol, version 2 (2019), in the files of the engine Scan.

use std::io::Write as _;

use super::fields::Letters;
use super::{NOTATION, NOTATION_TAG};
use crate::codes::PROPERTY_KEPT;
use crate::format::{
    Cut, Format, Games, Holds, Needs, NotAGame, Outgoing, Pieces, Reading, Refused, Source,
    TagsHeld, Writing, begin, no_head,
};
use crate::{CommentStyle, Item, ItemKind, RawGame, ReadOptions, Record, Remark, Span};

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
    Box::new(Pieces::new(source.bytes, options, Positions))
}

/// A position lasts up to the next one, with what the engine says of it.
struct Positions;

impl Cut for Positions {
    fn cut(&mut self, text: &str, _: bool) -> Option<usize> {
        // What stands before the first position belongs to it.
        let behind = text.match_indices(['\n', '\r']).map(|(at, _)| at + 1);
        let lines = std::iter::once(0).chain(behind);
        lines.filter(|at| is_position(&text[*at..])).nth(1)
    }
}

fn is_position(line: &str) -> bool {
    let line = line.trim_start_matches([' ', '\t']);
    line.strip_prefix("pos").is_some_and(|rest| rest.starts_with([' ', '\t']))
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let lines = words_between(record.source(), &['\n', '\r']);
    let is_setting = |line: &Span| is_position(record.str(*line));
    let at = lines.iter().position(is_setting).ok_or_else(|| NotAGame::new("pos=… is missing"))?;
    let (before, line, behind) = (&lines[..at], lines[at], &lines[at + 1..]);
    let missing = || NotAGame::new("pos=… is missing");
    let pos = value(record.source(), line, "pos=").ok_or_else(missing)?;
    let fen = LETTERS
        .fen(record.str(pos))
        .ok_or_else(|| NotAGame::new("pos= needs W or B, then 50 letters of w, b, W, B and e"))?;
    record.push_tag("FEN", &fen, pos);
    record.push_tag(NOTATION_TAG, NOTATION, pos);
    keep(record, before);
    if let Some(moves) = value(record.source(), line, "moves=") {
        for text in words(record.source(), moves) {
            record.items.push(Item { kind: ItemKind::Move, text, span: text });
        }
    }
    keep(record, behind);
    Ok(())
}

/// Whatever else an engine says: comments.
fn keep(record: &mut Record, lines: &[Span]) {
    for &text in lines {
        let kind = ItemKind::Comment(CommentStyle::Brace);
        record.items.push(Item { kind, text, span: text });
        let word = record.str(text).split_whitespace().next().unwrap_or_default();
        let message = format!("the line «{word} …» sets no position; it is kept as a comment");
        record.remarks.push(Remark { code: PROPERTY_KEPT, span: text, message });
    }
}

/// The value behind a key: up to a blank, or between quotation marks.
fn value(text: &str, line: Span, key: &str) -> Option<Span> {
    let (from, line) = (line.start as usize, &text[line.start as usize..line.end as usize]);
    let keys = line.match_indices(key).map(|(at, _)| at);
    let at = keys.into_iter().find(|at| line[..*at].ends_with(char::is_whitespace))?;
    let start = at + key.len();
    let rest = &line[start..];
    let (start, len) = match rest.strip_prefix('"') {
        Some(inside) => (start + 1, inside.find('"').unwrap_or(inside.trim_end().len())),
        None => (start, rest.find(char::is_whitespace).unwrap_or(rest.len())),
    };
    Some(Span { start: (from + start) as u32, end: (from + start + len) as u32 })
}

/// What stands between signs, without the blanks around it; nothing blank.
fn words_between(text: &str, signs: &[char]) -> Vec<Span> {
    let mut at = 0;
    let mut found = Vec::new();
    for part in text.split_inclusive(signs) {
        let inside = part.trim();
        let start = at + (part.len() - part.trim_start().len());
        if !inside.is_empty() {
            found.push(Span { start: start as u32, end: (start + inside.len()) as u32 });
        }
        at += part.len();
    }
    found
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
    fn what_else_an_engine_says_is_kept() {
        let pos = format!("pos pos=B{}Wb moves=\"50-44\"", "e".repeat(48));
        let log = format!(
            "hub\r\nready\r\n{pos}\ngo think\n\n info pv=\"28x19\"\n{pos}\ndone move=1-7\n"
        );
        let pieces = open(Source::alone(std::io::Cursor::new(log)), &ReadOptions::default());
        let mut pieces = pieces;
        let mut seen = Vec::new();
        while let Some(mut raw) = pieces.next().unwrap() {
            let mut record = Record::default();
            assert!(parse(&mut raw, &mut record).is_ok());
            let texts = record.items.iter().map(|item| record.str(item.text).to_owned());
            seen.push((raw.first_line, record.remarks.len(), texts.collect::<Vec<_>>().join("|")));
        }
        let first = "hub|ready|50-44|go think|info pv=\"28x19\"".to_owned();
        assert_eq!(seen, [(1, 4, first), (7, 1, "50-44|done move=1-7".to_owned())]);
        assert!(read("ready").unwrap_err().message.contains("pos="));
    }

    #[test]
    fn a_position_of_another_length_is_refused() {
        let error = read("pos pos=Wbbwwee").unwrap_err();
        assert!(error.message.contains("50 letters"), "{error}");
        assert!(read("pos start").unwrap_err().message.contains("missing"));
    }
}
