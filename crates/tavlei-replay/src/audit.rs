//! What the board says at the end of a game, and which draw rules held on the way.

use tavlei_core::Outcome;
use tavlei_record::{Record, Span};

use crate::codes;
use crate::draw_words::draw_rule_in_words;
use crate::draws::{self, Draw, Held};
use crate::identify::Settled;
use crate::notes::Note;
use crate::slips::session_at;
use crate::walk::Segment;

/// How the game stands after the last move, if every move was played and is known.
pub(crate) fn outcome(settled: &mut Settled) -> Option<Outcome> {
    if !settled.walked.is_complete() {
        return None;
    }
    settled.walked.last()?.outcome()
}

/// The draw rules that held, as remarks.
pub(crate) fn draw_notes(settled: &mut Settled, record: &Record) -> Vec<Note> {
    let mut notes = Vec::new();
    for index in 0..settled.walked.segments.len() {
        let first_ply = settled.walked.segments[index].first_ply;
        let counts = may_hold(settled, index);
        for draw in if counts { held(settled, index, first_ply) } else { Vec::new() } {
            let segment = &settled.walked.segments[index];
            let item = segment.items.get((draw.ply - first_ply) as usize - 1);
            let span = item.map_or(Span::default(), |&item| record.items[item as usize].span);
            notes.push(note(&draw, last_ply(settled), span));
        }
    }
    notes
}

fn held(settled: &Settled, index: usize, first_ply: u32) -> Vec<Draw<'_>> {
    let segment: &Segment = &settled.walked.segments[index];
    let (Some(line), Some(mut session)) = (&segment.line, session_at(settled, segment, 0)) else {
        return Vec::new();
    };
    draws::count(&mut *session, line.turns(), &settled.game.spec().draws, first_ply)
}

/// Whether it is worth to count: the moves are known, and the last position allows it.
fn may_hold(settled: &mut Settled, index: usize) -> bool {
    let Some(line) = settled.walked.segments[index].line.as_mut() else { return false };
    if line.is_open() || line.len() == 0 {
        return false;
    }
    let calm = line.longest_calm();
    let end = line.session().pieces();
    draws::may_hold(&settled.game.spec().draws, end, calm)
}

/// The number of the last half-move that was played.
fn last_ply(settled: &Settled) -> u32 {
    let ends = settled.walked.segments.iter().map(|part| part.first_ply + part.items.len() as u32);
    ends.max().unwrap_or(0)
}

fn note(draw: &Draw<'_>, plies: u32, span: Span) -> Note {
    let went_on = match plies - draw.ply {
        0 => "the record stops here".to_owned(),
        1 => "play went on for 1 half-move".to_owned(),
        more => format!("play went on for {more} half-moves"),
    };
    let ply = draw.ply;
    match draw.rule {
        Held::Threefold => {
            let message = format!(
                "the same position with the same side to move stands for the third time after \
                 half-move {ply}; {went_on}"
            );
            Note::new(&codes::THREEFOLD, span, message)
        }
        Held::Rule(rule) => {
            let words = draw_rule_in_words(rule);
            let message = format!(
                "after half-move {ply} it is a draw by {words} ({}); {went_on}",
                rule.source
            );
            Note::new(&codes::MOVE_COUNT, span, message)
        }
    }
}
