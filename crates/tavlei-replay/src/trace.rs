//! The main line of a record as turns: for those who compare games or count in them.

use tavlei_core::{Position, Session, Turn};
use tavlei_record::{Record, Span};
use tavlei_rules::Game;

use crate::context::Context;
use crate::identify::{Settled, settle};
use crate::replay::{Unplayed, report, report_unknown, unplayed};
use crate::report::Report;
use crate::schemes;
use crate::walk::{Keep, Segment, Walked, walk};

/// A part of the main line between positions that the record sets.
#[derive(Clone, Debug)]
pub struct Part {
    /// How many half-moves were written before it, unknown ones included.
    pub first_ply: u32,
    /// Where it begins, unless at the start position of the game.
    pub start: Option<Position>,
    /// What was played. Where a short move is never settled, one of its readings.
    pub turns: Vec<Turn>,
    /// For each turn, its bytes in the text of the record.
    pub spans: Vec<Span>,
}

impl Part {
    /// A session of the game where the part begins.
    pub fn open(&self, game: &Game) -> Option<Box<dyn Session>> {
        match &self.start {
            Some(position) => game.open_at(position).ok(),
            None => Some(game.open()),
        }
    }
}

/// A record with its main line as turns.
#[derive(Clone, Debug)]
pub struct Traced {
    /// The verdict.
    pub report: Report,
    /// The main line as far as it was played; empty where no game is known.
    pub parts: Vec<Part>,
    /// The half-moves from the one on that stopped the replay.
    pub unplayed: Vec<Unplayed>,
}

/// Checks a record and gives its main line as turns.
///
/// Moves that are illegal because the record counts its cells from another corner are played all
/// the same (the verdict stays): so one game in two numberings gives one line.
pub fn trace(context: &Context, record: &Record) -> Traced {
    let Some((mut settled, record)) = settle(context, record, Keep::Report) else {
        let report = report_unknown(context, record);
        return Traced { report, parts: Vec::new(), unplayed: unplayed(record, (0, 1)) };
    };
    let record = &*record;
    let stop = settled.walked.stop.as_ref().map(|stop| (stop.item, stop.ply));
    let other = stop.and_then(|_| from_another_corner(&settled, record));
    let report = report(context, record, &mut settled);
    let rest = stop.filter(|_| other.is_none());
    Traced {
        report,
        parts: parts(&other.unwrap_or(settled.walked), record),
        unplayed: rest.map_or_else(Vec::new, |stop| unplayed(record, stop)),
    }
}

/// The walk with other names for the cells, if with them every move is legal.
fn from_another_corner(settled: &Settled, record: &Record) -> Option<Walked> {
    if settled.game.is_listed() {
        return None;
    }
    let names = schemes::accepting(&settled.game, record, settled.labels().scheme())?;
    Some(walk(&settled.game, &names, None, record, Keep::Report))
}

fn parts(walked: &Walked, record: &Record) -> Vec<Part> {
    walked.segments.iter().map(|segment| part(segment, record)).collect()
}

fn part(segment: &Segment, record: &Record) -> Part {
    Part {
        first_ply: segment.first_ply,
        start: segment.start.clone(),
        turns: segment.line.as_ref().map_or_else(Vec::new, |line| line.turns().to_vec()),
        spans: segment.items.iter().map(|&item| record.items[item as usize].span).collect(),
    }
}

#[cfg(test)]
mod tests {
    use tavlei_record::{ReadOptions, parse_all};

    use super::*;
    use crate::{Options, Verdict};

    fn traced(text: &str) -> Traced {
        let records = parse_all(text.as_bytes(), &ReadOptions::default());
        trace(&Context::learn(&records, Options::default()), &records[0])
    }

    #[test]
    fn one_game_in_three_ways_to_call_the_cells_is_one_line() {
        let numbers = traced("[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *");
        let letters = traced("[GameType \"20\"]\n1. d4-e5 h6-f6 *");
        assert_eq!(letters.report.verdict, Verdict::Illegal);
        let turned = traced("[GameType \"20\"]\n1. 19-23 32-28 2. 23x32 37x28 *");
        assert_eq!(turned.parts[0].turns, numbers.parts[0].turns);
        assert_eq!(turned.report.verdict, Verdict::Illegal);
        assert!(turned.unplayed.is_empty());
    }

    #[test]
    fn what_can_t_be_played_is_given_as_written() {
        let traced = traced("[GameType \"20\"]\n1. 32-28 19-23 2. 28-19 14x23 *");
        assert_eq!(traced.parts[0].turns.len() + traced.unplayed.len(), 4);
    }
}
