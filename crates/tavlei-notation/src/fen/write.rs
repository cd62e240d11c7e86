//! Position to text.

use tavlei_core::{Labels, Placed, Position, Side};

use super::counters::write_counters;
use super::section::write_sections;
use super::tower::write_stack;
use crate::cells::order;

/// Writes a position as PDN 3.0 wants it: `W:W31,K32:B1,2`. White's cells come first, in the
/// order of their numbers; no spaces, ranges or full stop. Counters follow if any is not nought.
///
/// Positions of other games have in the same scheme what they need: other capitals before cells,
/// numbers on men (`c3=4`), towers in the list of the side whose man is on top (`c3(wWb)`, the top
/// man first), and named sections at the end (`:hand-w=5`).
pub fn write_fen(position: &Position, labels: &Labels) -> String {
    let mut fen = String::with_capacity(8 + 4 * position.placed.len());
    fen.push(position.side.map_or('?', Side::letter));
    let stacks = stacks(position, labels);
    for side in [Side::White, Side::Black] {
        fen.push(':');
        fen.push(side.letter());
        let own = stacks.iter().filter(|stack| owner(stack) == Some(side));
        for (index, stack) in own.enumerate() {
            fen.push_str(if index > 0 { "," } else { "" });
            let label = stack.first().map_or("", |placed| labels.label(placed.at));
            write_stack(stack, label, &mut fen);
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

/// Whose man is on top.
fn owner(stack: &[&Placed]) -> Option<Side> {
    stack.last().map(|placed| placed.piece.side)
}
