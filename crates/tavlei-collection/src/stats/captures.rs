//! The longest captures.

use serde::Serialize;
use tavlei_core::Bits;
use tavlei_notation::TurnForm;
use tavlei_record::Record;
use tavlei_replay::Traced;

use super::facts::written;

/// The longest capture of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Taken {
    pieces: u32,
    record: u64,
    ply: u32,
    line: u64,
    turn: String,
}

/// A capture and where it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Capture {
    /// How many pieces it takes.
    pub taken: u32,
    /// The file.
    pub file: String,
    /// Which record of the file, from 1.
    pub record: u64,
    /// The line of the file, from 1.
    pub line: u64,
    /// Which half-move, from 1.
    pub ply: u32,
    /// The turn in full, as records of its game write it.
    pub turn: String,
}

/// The first of the longest captures of a record.
pub(super) fn longest(traced: &Traced, record: &Record) -> Option<Taken> {
    let mut best: Option<(u32, usize, usize)> = None;
    for (at, part) in traced.parts.iter().enumerate() {
        for (index, turn) in part.turns.iter().enumerate() {
            let taken = turn.taken.count();
            if taken > best.map_or(0, |best| best.0) {
                best = Some((taken, at, index));
            }
        }
    }
    let (taken, at, index) = best?;
    let part = &traced.parts[at];
    let game = traced.report.game.as_ref()?;
    let mut session = part.open(game)?;
    part.turns[..index].iter().for_each(|turn| session.play(turn));
    let span = part.spans.get(index).copied().unwrap_or_default();
    Some(Taken {
        pieces: taken,
        record: record.number,
        ply: part.first_ply + index as u32 + 1,
        line: record.place(span).line,
        turn: written(game, &mut *session, &part.turns[index], TurnForm::Full),
    })
}

/// The longest captures of all, the longest first and the first of equals first.
#[derive(Debug)]
pub(super) struct Captures {
    most: usize,
    longest: Vec<Capture>,
}

impl Captures {
    pub(super) fn new(most: usize) -> Captures {
        Captures { most, longest: Vec::new() }
    }

    pub(super) fn add(&mut self, file: &str, taken: Taken) {
        let at = self.longest.partition_point(|known| known.taken >= taken.pieces);
        if at >= self.most {
            return;
        }
        self.longest.truncate(self.most - 1);
        let Taken { pieces: taken, record, ply, line, turn } = taken;
        self.longest.insert(at, Capture { taken, file: file.to_owned(), record, line, ply, turn });
    }

    pub(super) fn list(&self) -> &[Capture] {
        &self.longest
    }
}
