//! What the board says at the end of a game, and which draw rules held on the way.

use std::borrow::Cow;
use tavlei_core::counted;

use tavlei_core::{DrawRule, Outcome};
use tavlei_record::{Record, Span};

use crate::codes;
use crate::draw_words::draw_rule_in_words;
use crate::draws::{self, Counting, Draw, Held};
use crate::identify::Settled;
use crate::notes::Note;
use crate::options::Options;
use crate::report::{BoardResult, DrawHeld, ResultReport};
use crate::slips::session_at;
use crate::walk::Segment;

/// How the game stands after the last move, if every move was played and is known.
pub(crate) fn outcome(settled: &mut Settled) -> Option<Outcome> {
    if !settled.walked.is_complete() {
        return None;
    }
    settled.walked.last()?.outcome()
}

/// The draw rules that held, as remarks and as data.
pub(crate) fn draws(
    settled: &mut Settled,
    options: &Options,
    record: &Record,
) -> (Vec<Note>, Vec<DrawHeld>) {
    let game = settled.game.clone();
    let rules = options.draw_rules(&game);
    let counting = Counting { rules: &rules, readings: options.draw_readings };
    let (mut notes, mut draws) = (Vec::new(), Vec::new());
    for index in 0..settled.walked.segments.len() {
        if !may_hold(settled, index, counting.rules) {
            continue;
        }
        for draw in held(settled, index, counting) {
            let span = span(settled, index, &draw, record);
            let held = data(&draw, last_ply(settled), is_last(settled, index));
            notes.push(note(&draw, held.went_on, span));
            draws.push(held);
        }
    }
    (notes, draws)
}

/// Where the move stands after which a rule held.
fn span(settled: &Settled, index: usize, draw: &Draw<'_>, record: &Record) -> Span {
    let segment = &settled.walked.segments[index];
    let item = segment.items.get((draw.ply - segment.first_ply) as usize - 1);
    item.map_or(Span::default(), |&item| record.items[item as usize].span)
}

fn is_last(settled: &Settled, index: usize) -> bool {
    index + 1 == settled.walked.segments.len() && settled.walked.is_complete()
}

fn data(draw: &Draw<'_>, plies: u32, is_last: bool) -> DrawHeld {
    let (rule, code) = match draw.rule {
        Held::Threefold => (codes::THREEFOLD.slug.into(), codes::THREEFOLD.code),
        Held::Rule(rule) => (rule.id.clone(), codes::MOVE_COUNT.code),
    };
    let went_on = plies.saturating_sub(draw.ply);
    DrawHeld {
        rule,
        code,
        ply: draw.ply,
        to_move: draw.to_move,
        went_on,
        still: is_last && draw.still,
    }
}

fn held<'r>(settled: &Settled, index: usize, counting: Counting<'r>) -> Vec<Draw<'r>> {
    let segment: &Segment = &settled.walked.segments[index];
    let (Some(line), Some(mut session)) = (&segment.line, session_at(settled, segment, 0)) else {
        return Vec::new();
    };
    draws::count(&mut *session, line.turns(), counting, segment.first_ply)
}

/// Whether it is worth to count: the moves are known, and the last position allows it.
fn may_hold(settled: &mut Settled, index: usize, rules: &[DrawRule]) -> bool {
    let Some(line) = settled.walked.segments[index].line.as_mut() else { return false };
    if line.is_open() || line.len() == 0 {
        return false;
    }
    let (plies, calm) = (line.len() as u32, line.longest_calm());
    let end = line.session().pieces();
    draws::may_hold(rules, end, plies, calm)
}

/// The number of the last half-move that was played.
fn last_ply(settled: &Settled) -> u32 {
    let ends = settled.walked.segments.iter().map(|part| part.first_ply + part.items.len() as u32);
    ends.max().unwrap_or(0)
}

fn note(draw: &Draw<'_>, went_on: u32, span: Span) -> Note {
    let went_on = match went_on {
        0 => "the record stops here".to_owned(),
        more => format!("play went on for {}", counted(more, "half-move")),
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

/// What a recorded draw rests on: the board, a rule that holds in the last position, or nothing
/// that the record shows, which is an agreement.
pub(crate) fn drawn_by(
    result: &ResultReport,
    draws: &[DrawHeld],
    is_complete: bool,
) -> Option<Cow<'static, str>> {
    if result.means != Some(BoardResult::Draw) || !is_complete {
        return None;
    }
    match result.board {
        Some(BoardResult::Draw) => Some("board".into()),
        Some(_) => None,
        None => {
            let still = draws.iter().find(|draw| draw.still);
            Some(still.map_or("agreement".into(), |draw| draw.rule.clone()))
        }
    }
}
