//! A line of play as numbers that can be compared.

use tavlei_core::{Position, Turn};
use tavlei_record::Record;
use tavlei_replay::Traced;
use tavlei_rules::Game;

use super::turned;
use crate::hash::hash;

/// A line of play: where it begins and a number for each half-move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Line {
    /// The game and the position in which it begins.
    pub(super) start: u64,
    /// The half-moves: start and end of a turn and 16 bits of the rest of it, or 32 bits of the text
    /// of one that can't be played.
    pub(super) codes: Box<[u32]>,
}

/// The line of a record, and what had to be found out for it.
pub(super) struct Lined {
    pub(super) line: Line,
    /// Whether it begins in another position than games do.
    pub(super) is_set_up: bool,
    /// Whether it was turned round: then it begins with the side that begins the game.
    pub(super) is_turned: bool,
}

/// The line of a record.
pub(super) fn line(record: &Record, traced: &Traced) -> Lined {
    let begun = traced.parts.first().filter(|part| part.start.is_some() || fen(record).is_none());
    let Some(game) = traced.report.game.as_ref().filter(|_| begun.is_some()) else {
        return untraced(record);
    };
    let turned = turned::turned(game, traced);
    let is_turned = turned.is_some();
    let (start, mut codes) = match &turned {
        Some(line) => (line.start.as_ref(), line.turns.iter().map(code).collect()),
        None => (traced.parts[0].start.as_ref(), codes(traced)),
    };
    codes.extend(traced.unplayed.iter().map(|unplayed| text_code(&unplayed.written)));
    let is_set_up = start.is_some_and(|position| position != game.start());
    Lined {
        line: Line { start: start_hash(game, start), codes: codes.into() },
        is_set_up,
        is_turned,
    }
}

/// The position that a record says it begins in.
fn fen(record: &Record) -> Option<&str> {
    record.tag("FEN").map(str::trim).filter(|fen| !fen.is_empty())
}

/// Where no game is known, or its position can't be read: what is written has to tell.
fn untraced(record: &Record) -> Lined {
    let fen = fen(record);
    let start = hash(&("no game", fen));
    let line = Line { start, codes: tokens(record) };
    Lined { line, is_set_up: fen.is_some(), is_turned: false }
}

/// All turns; a position that is set on the way counts as one.
fn codes(traced: &Traced) -> Vec<u32> {
    let mut codes = Vec::new();
    for (index, part) in traced.parts.iter().enumerate() {
        let set = part.start.as_ref().filter(|_| index > 0);
        codes.extend(set.map(|position| hash(&(position.side, &position.placed)) as u32));
        codes.extend(part.turns.iter().map(code));
    }
    codes
}

fn start_hash(game: &Game, start: Option<&Position>) -> u64 {
    let position = start.unwrap_or(game.start());
    hash(&(game.id(), position.side, &position.placed, &position.sections))
}

fn code(turn: &Turn) -> u32 {
    let cell = |point: Option<tavlei_core::Point>| point.map_or(0xff, |point| u32::from(point.0));
    let rest = hash(&(turn.taken, turn.promotes, turn.index)) & 0xffff;
    cell(turn.from) << 24 | cell(turn.to) << 16 | rest as u32
}

fn text_code(text: &str) -> u32 {
    hash(&text) as u32
}

/// The main line by its texts.
fn tokens(record: &Record) -> Box<[u32]> {
    record.main_line().map(text_code).collect()
}
