//! JSON among the formats.

use super::cut::{Objects, is_behind, is_between};
use super::{read_json_line, write_json};
use crate::format::{
    Format, Games, Holds, Needs, NotAGame, Outgoing, Pieces, Reading, Refused, Source, Writing,
    no_head,
};
use crate::{RawGame, ReadOptions, Record};

/// A line of JSON for each game.
pub(crate) const FORMAT: Format = Format {
    name: "json",
    title: "one line of JSON for each game",
    extensions: &["json", "jsonl", "ndjson"],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "each object must be a game as `tavlei convert --to json` writes it, one a line or in an array",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds::ALL,
        needs: Needs::Game,
        game: write,
        head: no_head,
        is_utf8: true,
        between: "",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// What every such line holds.
const MARK: &[u8] = b"\"tavlei\":";

fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let inside = start.strip_prefix(b"[").map_or(start, <[u8]>::trim_ascii_start);
    inside.first() == Some(&b'{') && memchr::memmem::find(start, MARK).is_some()
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Objects::default()))
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    read_json_line(raw.text.trim_start_matches(is_between).trim_end_matches(is_behind), record)
        .map_err(|error| NotAGame::new(error.message))
}

fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    Ok(write_json(out, game.record)?)
}
