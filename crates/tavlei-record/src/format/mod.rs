//! Record formats: how each is recognised, read and written.
//!
//! A format is a constant in a folder of its own; [`FORMATS`] lists them all. A file is split into
//! its games one after the other ([`Games`]), each of which can then be parsed on another thread;
//! games are written on any thread too, and put one behind the other in their order.

mod build;
mod dates;
mod fen;
mod gather;
mod holds;
mod made;
pub(crate) mod othello;
mod outgoing;
mod pieces;
mod score;
mod style;

use std::fmt;
use std::io::{self, Read};

pub(crate) use build::{Builder, begin, span_of};
pub(crate) use dates::{from_iso, of_day, part_date, to_iso};
pub(crate) use fen::{Men, is_cell};
pub use gather::{Files, Gather, MemoryFiles, Seekable};
pub use holds::{Holds, Lost, TagsHeld, lost};
pub(crate) use made::{Made, MadeGames, Maker, parse_made};
pub use outgoing::{GameFacts, Grid, Man, Needs, Outgoing, Picture, Pictures};
pub(crate) use pieces::{Cut, Lines, Pieces, Whole};
pub(crate) use score::{Ended, ended};
pub use style::{ScoreLayout, ScoreNumbers, ScoreStyle};

use crate::{Block, RawGame, ReadOptions, Record};

/// A record format.
#[derive(Debug)]
pub struct Format {
    /// Its name on the command line: lower-case ASCII.
    pub name: &'static str,
    /// What it is, in a few words.
    pub title: &'static str,
    /// How names of such files end, without the dot, in lower case.
    pub extensions: &'static [&'static str],
    /// Whether a file that begins with these bytes (64 KiB at most) is one, whatever its name is.
    /// Must not be true of what another format would say the same of.
    pub is_own: fn(start: &[u8]) -> bool,
    /// Whether every file of this format is known by its beginning, so that one that is only called
    /// so is none.
    pub is_strict: bool,
    /// Whether it is no text.
    pub is_binary: bool,
    /// How it is read, if it is.
    pub reading: Option<Reading>,
    /// How it is written, if it is.
    pub writing: Option<Writing>,
}

/// How a format is read.
#[derive(Debug)]
pub struct Reading {
    /// Opens a file. Trouble with the file is told by the first [`Games::next`].
    pub open: fn(Source, &ReadOptions) -> Box<dyn Games>,
    /// Parses a game; its remarks go into the record.
    pub parse: fn(&mut RawGame, &mut Record) -> Result<(), NotAGame>,
    /// What a file of this format holds, in words: told when one does not.
    pub wants: &'static str,
}

/// How a format is written.
#[derive(Debug)]
pub struct Writing {
    /// The notation that moves must be in, by its name; `None` takes any.
    pub notation: Option<&'static str>,
    /// What the format can hold.
    pub holds: Holds,
    /// What must be known of a game to write it.
    pub needs: Needs,
    /// Writes one game.
    pub game: fn(&Outgoing<'_>, &mut Vec<u8>) -> Result<(), Refused>,
    /// Writes what stands before the first game.
    pub head: fn(&Front<'_>) -> String,
    /// Whether it can be in UTF-8 only, because it says itself that it is.
    pub is_utf8: bool,
    /// What stands between two games.
    pub between: &'static str,
    /// What stands behind the last game.
    pub tail: &'static str,
    /// What puts games together that can't stand one behind the other.
    pub gather: Option<fn() -> Box<dyn Gather>>,
    /// The feature that the format needs and that this build lacks, so that it can't be written.
    pub lacks: Option<&'static str>,
}

/// What is known of a file before its first game is written.
#[derive(Clone, Copy, Debug)]
pub struct Front<'a> {
    /// What it is called.
    pub title: &'a str,
    /// How its scores are set out.
    pub style: &'a ScoreStyle,
}

/// Nothing stands before the first game.
pub(crate) fn no_head(_: &Front<'_>) -> String {
    String::new()
}

/// Gives the file beside another one that has a certain extension.
pub type Beside = Box<dyn Fn(&str) -> Option<Vec<u8>> + Send>;

/// A file to be read.
pub struct Source {
    /// Its bytes.
    pub bytes: Box<dyn Read + Send>,
    /// The file of the same name, or else in the same folder, with another extension, as it stands:
    /// some formats keep names of players in one.
    pub beside: Beside,
}

impl Source {
    /// Bytes with nothing beside them.
    pub fn alone(bytes: impl Read + Send + 'static) -> Source {
        Source { bytes: Box::new(bytes), beside: Box::new(|_| None) }
    }
}

/// The games of a file, one after the other.
pub trait Games: Send {
    /// The next game; `None` behind the last one. Only reading itself can fail.
    fn next(&mut self) -> io::Result<Option<RawGame>>;

    /// Whether many games can be had at once, as [`next_block`](Self::next_block) gives them.
    fn has_blocks(&self) -> bool {
        false
    }

    /// As [`Splitter::next_block`](crate::Splitter::next_block), where there are blocks.
    fn next_block(&mut self, _size: usize) -> io::Result<Option<Block>> {
        Ok(None)
    }

    /// The encoding of the text, as far as it is known by now; `None` for what is no text.
    fn encoding(&self) -> Option<&'static str>;

    /// What is to be said of the file, beside what is said of its games; known behind the first one.
    fn said(&self) -> Option<&str> {
        None
    }
}

/// Why a piece of a file is no game of its format.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAGame {
    /// What is wrong, and what would be right.
    pub message: String,
}

impl NotAGame {
    /// With a message fit for a person.
    pub fn new(message: impl Into<String>) -> NotAGame {
        NotAGame { message: message.into() }
    }
}

impl fmt::Display for NotAGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotAGame {}

/// Why a format can't hold a game at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refused {
    /// What the format can't hold, and what it can.
    pub message: String,
}

impl Refused {
    /// With a message fit for a person.
    pub fn new(message: impl Into<String>) -> Refused {
        Refused { message: message.into() }
    }
}

impl From<io::Error> for Refused {
    fn from(error: io::Error) -> Refused {
        Refused::new(error.to_string())
    }
}

/// All formats. Where two would read a file, the first does; PDN takes all other text.
#[rustfmt::skip]
pub static FORMATS: &[&Format] = &[
    &crate::json::FORMAT,
    &crate::server::FORMAT,
    &crate::pdn_json::FORMAT,
    &crate::sgf::FORMAT,
    &crate::ggf::FORMAT,
    &crate::transcript::FORMAT,
    &crate::wthor::FORMAT,
    &crate::zsg::FORMAT,
    &crate::html::FORMAT,
    &crate::boards::FORMAT,
    &crate::fen::FORMAT,
    &crate::engine::HUB,
    &crate::engine::DXP,
    &crate::pdn::FORMAT,
    &crate::txt::FORMAT,
    &crate::md::FORMAT,
    &crate::table::GAMES,
    &crate::table::PLIES,
    &crate::dataset::SQLITE,
    &crate::dataset::PARQUET,
];

/// The format with a name; else the first whose files are called so.
pub fn format_by_name(name: &str) -> Option<&'static Format> {
    let is = |format: &&&Format| format.name.eq_ignore_ascii_case(name);
    FORMATS.iter().find(is).copied().or_else(|| format_by_extension(name, |_| true))
}

/// The first format whose files are called so, that fits a purpose.
pub fn format_by_extension(
    extension: &str,
    fits: impl Fn(&Format) -> bool,
) -> Option<&'static Format> {
    let is = |known: &&str| known.eq_ignore_ascii_case(extension);
    FORMATS.iter().copied().find(|format| format.extensions.iter().any(is) && fits(format))
}

/// The format of a file by its beginning.
pub fn format_by_content(start: &[u8]) -> Option<&'static Format> {
    FORMATS.iter().copied().find(|format| format.reading.is_some() && (format.is_own)(start))
}

/// Whether a file whose name says nothing holds records, by its beginning: that of a format, tags, or
/// moves; a page must show some. A text that only speaks of moves holds none.
pub fn holds_records(start: &[u8]) -> bool {
    match format_by_content(start) {
        Some(format) if format.name == crate::html::FORMAT.name => {
            crate::html::holds_records(start)
        }
        Some(_) => true,
        None => crate::pdn::begins(&crate::decode(&start[..start.len().min(HEAD)])),
    }
}

/// So much tells whether text begins with a record.
const HEAD: usize = 8 << 10;

/// All records of a text in a format; every game in it can be read.
#[cfg(test)]
pub(crate) fn records(format: &Format, text: &str) -> Vec<Record> {
    let reading = format.reading.as_ref().unwrap();
    let source = Source::alone(io::Cursor::new(text.as_bytes().to_vec()));
    let mut games = (reading.open)(source, &ReadOptions::default());
    let mut records = Vec::new();
    while let Some(mut raw) = games.next().unwrap() {
        let mut record = Record::default();
        assert!((reading.parse)(&mut raw, &mut record).is_ok());
        records.push(record);
    }
    records
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_extensions_lower_case() {
        for (i, format) in FORMATS.iter().enumerate() {
            assert!(FORMATS[..i].iter().all(|other| other.name != format.name));
            assert!(format.extensions.iter().all(|e| *e == e.to_lowercase() && !e.contains('.')));
            assert!(format.reading.is_some() || format.writing.is_some());
        }
    }
}
