//! PDN among the formats.

use std::io::{self, Read};

use super::{Block, PdnOptions, Splitter, parse_game, write_pdn};
use crate::format::{
    Format, Games, Holds, Needs, NotAGame, Outgoing, Reading, Refused, Source, Writing, no_head,
};
use crate::{RawGame, ReadOptions, Record};

/// PDN, which takes any text.
pub(crate) const FORMAT: Format = Format {
    name: "pdn",
    title: "Portable Draughts Notation",
    extensions: &["pdn", "pgn"],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading { open, parse, wants: "tags such as [White \"Name\"], and moves" }),
    writing: Some(Writing {
        notation: None,
        holds: Holds::ALL,
        needs: Needs::Game,
        game: write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// Opens any text.
fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Splitter::new(source.bytes, options))
}

impl<R: Read + Send> Games for Splitter<R> {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        Splitter::next(self)
    }

    fn has_blocks(&self) -> bool {
        true
    }

    fn next_block(&mut self, size: usize) -> io::Result<Option<Block>> {
        Splitter::next_block(self, size)
    }

    fn encoding(&self) -> Option<&'static str> {
        Some(Splitter::encoding(self))
    }
}

#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    parse_game(raw, record);
    Ok(())
}

/// Writes a game.
pub(crate) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let options = PdnOptions { round: game.round, ..PdnOptions::default() };
    Ok(write_pdn(out, game.record, &options)?)
}
