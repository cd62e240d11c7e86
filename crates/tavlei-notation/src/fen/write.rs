//! Position to text.

use tavlei_core::{Kind, Labels, Piece, Placed, Position, Seat};

use super::counters::write_counters;
use super::section::write_sections;
use super::tower::write_stack;
use crate::cells::order;

/// Writes a position as PDN 3.0 wants it: `W:W31,K32:B1,2`. White's cells come first, in the
/// order of their numbers; no spaces, ranges or full stop. Counters follow if any is not nought.
///
/// Positions of other games have in the same scheme what they need: other capitals before cells,
/// numbers and marks on men (`c3=4`, `c3*`), towers in the list of the side whose man is on top (`c3(wWb)`, the top
/// man first), lists of Red and Green (`W:Wa1:Rh1:Bh8:Ga8`), and named sections at the end
/// (`:hand-w=5`).
pub fn write_fen(position: &Position, labels: &Labels) -> String {
    let mut fen = String::with_capacity(8 + 4 * position.placed.len());
    let mover = position.side.map(|side| match position.seating {
        Some(seating) => seating.mover,
        None => side.into(),
    });
    fen.push(mover.map_or('?', Seat::letter));
    let stacks = stacks(position, labels);
    let seats = position.seating.map_or(Seat::TWO, |seating| seating.seats);
    for &seat in seats {
        fen.push(':');
        fen.push(seat.letter());
        let own = stacks.iter().filter(|stack| owner(stack, seats) == Some(seat));
        for (index, stack) in own.enumerate() {
            fen.push_str(if index > 0 { "," } else { "" });
            write_own(stack, labels, seats, &mut fen);
        }
    }
    write_counters(&position.king_moves, labels, &mut fen);
    write_sections(&position.sections, &mut fen);
    fen
}

/// The pieces of each cell, the lowest first, in the order of the cells' names.
fn stacks<'p>(position: &'p Position, labels: &Labels) -> Vec<Vec<&'p Placed>> {
    let mut placed: Vec<&Placed> = position.placed.iter().collect();
    placed.sort_by_key(|placed| (order(labels.label(placed.at)), placed.at));
    placed.chunk_by(|a, b| a.at == b.at).map(<[_]>::to_vec).collect()
}

/// Writes a stack in the list of its owner, where a man of Red or Green needs no other mark.
fn write_own(stack: &[&Placed], labels: &Labels, seats: &[Seat], fen: &mut String) {
    let label = stack.first().map_or("", |placed| labels.label(placed.at));
    match stack {
        [single] if seated(single.piece, seats).is_some() => {
            let piece = Piece { kind: Kind::Man, ..single.piece };
            write_stack(&[&Placed { piece, ..**single }], label, fen);
        }
        _ => write_stack(stack, label, fen),
    }
}

/// Whose man is on top.
fn owner(stack: &[&Placed], seats: &[Seat]) -> Option<Seat> {
    let piece = stack.last()?.piece;
    Some(seated(piece, seats).unwrap_or(piece.side.into()))
}

/// Whose man a piece is in a game of more than two.
fn seated(piece: Piece, seats: &[Seat]) -> Option<Seat> {
    Seat::of_man(piece).filter(|seat| seats.contains(seat))
}
