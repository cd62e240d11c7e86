//! A line of play as numbers that can be compared.

use std::hash::{Hash, Hasher};

use tavlei_core::{Position, Turn};
use tavlei_record::Record;
use tavlei_replay::Traced;
use tavlei_rules::Game;

use super::turned;

/// A line of play: where it begins and a number for each half-move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Line {
    /// The game and the position in which it begins.
    pub(super) start: u64,
    /// The half-moves: start and end of a turn and 16 bits of the rest of it, or 32 bits of the text
    /// of one that can't be played.
    pub(super) codes: Box<[u32]>,
}

/// A line, and whether it was turned round: then it begins with the side that begins the game.
pub(super) fn line(record: &Record, traced: &Traced) -> (Line, bool) {
    let Some(game) = traced.report.game.as_ref().filter(|_| !traced.parts.is_empty()) else {
        return (Line { start: hash(&"no game"), codes: tokens(record) }, false);
    };
    let turned = turned::turned(game, traced);
    let is_turned = turned.is_some();
    let (start, mut codes) = match &turned {
        Some(line) => (line.start.as_ref(), line.turns.iter().map(code).collect()),
        None => (traced.parts[0].start.as_ref(), codes(traced)),
    };
    codes.extend(traced.unplayed.iter().map(|unplayed| text_code(&unplayed.written)));
    (Line { start: start_hash(game, start), codes: codes.into() }, is_turned)
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

/// A hash that is the same in every run.
pub(super) fn hash(value: &impl Hash) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    value.hash(&mut hasher);
    // The low bits of FNV are weak: they are mixed with the high ones.
    let mixed = (hasher.0 ^ (hasher.0 >> 32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

/// Fowler–Noll–Vo 1a.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
