//! The position behind each move of a record.

use std::ops::ControlFlow;

use tavlei_core::Position;
use tavlei_record::{ItemKind, Record};

use crate::context::Context;
use crate::course::{Course, Seen};
use crate::trace::trace;
use crate::{schemes, setup};

/// The first position, where a game is known, and for each item of a record that is a move: the
/// position after it, where that is known.
pub type Positions = (Option<Position>, Vec<Option<Position>>);

/// The positions of all lines. What is met on the way through a record stands in it in the same order; so
/// each turn belongs to the next move, since a line that can't be played any more gives no turns.
pub fn positions_of_all(context: &Context, record: &Record) -> Positions {
    let mut start = None;
    let mut after = vec![None; record.items.len()];
    let Some(course) = Course::of(context, record, true) else { return (None, after) };
    let mut next = 0;
    let mut at = 0;
    let mut advance = |wanted: fn(ItemKind) -> bool| {
        let found = record.items[next..].iter().position(|item| wanted(item.kind));
        at = found.map_or(record.items.len(), |found| next + found);
        next = (at + 1).min(record.items.len());
        at
    };
    let mut last = 0;
    let _ = course.go(|_, seen| {
        match seen {
            Seen::Set(session) if start.is_none() => start = Some(session.position()),
            Seen::Set(session) => put(&mut after, advance(is_setup), session.position()),
            Seen::Turn(..) => last = advance(is_move),
            Seen::After(session) => put(&mut after, last, session.position()),
            Seen::Open => last = advance(|kind| kind == ItemKind::Open),
            Seen::Close => last = advance(|kind| kind == ItemKind::Close),
        }
        ControlFlow::Continue(())
    });
    (start, after)
}

fn is_setup(kind: ItemKind) -> bool {
    kind == ItemKind::Setup
}

/// In some games a pass is written as a move that is not known.
fn is_move(kind: ItemKind) -> bool {
    matches!(kind, ItemKind::Move | ItemKind::UnknownMove)
}

fn put(after: &mut [Option<Position>], at: usize, position: Position) {
    if let Some(place) = after.get_mut(at) {
        *place = Some(position);
    }
}

/// The positions of the main line, by the places of its moves in the text: exact however they are written.
pub fn positions_of_main_line(context: &Context, record: &Record) -> Positions {
    let mut start = None;
    let mut after = vec![None; record.items.len()];
    let traced = trace(context, record);
    let Some(game) = &traced.report.game else { return (None, after) };
    let names = schemes::likely(game, record, context.options().notation.as_ref());
    // Where it begins can't be read, and that is not where the game begins as a rule.
    if setup::open_record(game, names.of(game), record).is_err() {
        return (None, after);
    }
    // A trace plays what is illegal by other names of the cells, if it can; whether these are meant is not
    // known.
    let played: usize = traced.parts.iter().map(|part| part.turns.len()).sum();
    let by_other_names = played > traced.report.plies as usize;
    for part in &traced.parts {
        let Some(mut session) = part.open(game) else { continue };
        start.get_or_insert_with(|| session.position());
        if by_other_names {
            break;
        }
        for (turn, span) in part.turns.iter().zip(&part.spans) {
            session.play(turn);
            let item = record.items.iter().position(|item| item.span.start == span.start);
            put(&mut after, item.unwrap_or(record.items.len()), session.position());
        }
    }
    (start, after)
}
