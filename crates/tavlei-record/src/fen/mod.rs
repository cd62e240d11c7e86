//! Lists of positions: a FEN a line, and behind it operations as EPD has them (`bm 32-28;`).
//!
//! A line is a record with the tag FEN; an operation is a tag of its name, but for `pv`, which are the
//! moves. Source: Extended Position Description, in the PGN standard of 1994, chapter 16.2.

mod line;
mod write;

use crate::format::{
    Format, Games, Holds, Lines, Needs, NotAGame, Pieces, Reading, Source, TagsHeld, Writing,
    begin, no_head,
};
use crate::{Item, ItemKind, RawGame, ReadOptions, Record, Span};

/// Positions, one a line.
pub(crate) const FORMAT: Format = Format {
    name: "fen",
    title: "a list of positions: one FEN a line, with EPD operations",
    extensions: &["fen", "epd"],
    is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "each line must be a position such as W:W31,K32:B1,2 and may have operations, as in «bm 32-28; id \"no. 7\";»",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::All, ..Holds::MOVES },
        needs: Needs::Positions,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
    }),
};

/// The first line is a FEN as PDN has it.
fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start);
    let mut lines = start.split(|byte| matches!(byte, b'\n' | b'\r')).map(<[u8]>::trim_ascii);
    let first = lines.find(|line| !line.is_empty() && line[0] != b'#');
    first.is_some_and(|line| matches!(line, [b'W' | b'B', b':', b'W' | b'B', ..]))
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Positions(Pieces::new(source.bytes, options, Lines), 0))
}

/// Lines that are no remarks.
struct Positions(Pieces<Lines>, u64);

impl Games for Positions {
    fn next(&mut self) -> std::io::Result<Option<RawGame>> {
        while let Some(raw) = self.0.next()? {
            if !raw.text.trim_start().starts_with('#') {
                self.1 += 1;
                return Ok(Some(RawGame { number: self.1, ..raw }));
            }
        }
        Ok(None)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.0.encoding()
    }
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    begin(raw, record, FORMAT.name);
    let parts = line::parts(record.source())?;
    let fen = record.push_text("FEN");
    record.tags.push(crate::Tag { name: fen, value: parts.fen, span: parts.fen });
    for operation in parts.operations {
        if record.str(operation.name) == line::LINE {
            moves(record, operation.value);
        } else {
            let value = line::unquoted(record.str(operation.value)).to_owned();
            let value = record.push_text(&value);
            record.tags.push(crate::Tag { name: operation.name, value, span: operation.value });
        }
    }
    // Moves that end in nothing would say that the game goes on.
    if let Some(tag) = record.tags.iter().find(|tag| record.str(tag.name) == "Result")
        && !record.items.is_empty()
    {
        let text = tag.value;
        record.items.push(Item { kind: ItemKind::Result, text, span: tag.span });
    }
    Ok(())
}

fn moves(record: &mut Record, value: Span) {
    for text in line::words(record.source(), value) {
        // In most games that is a turn which the record does not know, in some a pass.
        let is_unknown = matches!(record.str(text), "--" | "-" | "...");
        let kind = if is_unknown { ItemKind::UnknownMove } else { ItemKind::Move };
        record.items.push(Item { kind, text, span: text });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::Outgoing;
    use crate::{Round, ScoreStyle};

    fn read(line: &str) -> Result<Record, NotAGame> {
        let mut record = Record::default();
        let mut raw = RawGame::new(line.to_owned(), 1, (1, 1), Vec::new());
        parse(&mut raw, &mut record).map(|()| record)
    }

    fn written(record: &Record) -> String {
        let (round, style) = (Round::default(), ScoreStyle::default());
        let game = Outgoing { round, style, ..Outgoing::new("a", record) };
        let mut out = Vec::new();
        assert!(write::write(&game, &mut out).is_ok());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_line_comes_back() {
        for line in [
            "W:W31,K32:B1,2; bm 32-28; id \"no. 7; by A\"; c0 \"White wins\"; pv 32-28 1-7;\n",
            "B:W31:B2;\n",
            "1l6/8/8/8/8/8/8/6L1 w - - 0 1; GameType 20;\n",
        ] {
            assert_eq!(written(&read(line).unwrap()), line);
        }
    }

    #[test]
    fn dialects_of_a_line() {
        let record = read("  W:W31:B2. bm 32-28 31-27;id \"x\"").unwrap();
        let tags = ["FEN", "bm", "id"].map(|name| record.tag(name));
        assert_eq!(tags, [Some("W:W31:B2."), Some("32-28 31-27"), Some("x")]);
        let record = read("rank/8 w - - bm a1-b2").unwrap();
        assert_eq!([record.tag("FEN"), record.tag("bm")], [Some("rank/8 w - -"), Some("a1-b2")]);
        assert!(
            is_own(b"# mine\n\nW:W31:B2\n")
                && !is_own(b"1. 32-28")
                && !is_own(b"[FEN \"W:W3:B2\"]")
        );
        assert!(read("hello").unwrap_err().message.contains("no position"));
    }
}
