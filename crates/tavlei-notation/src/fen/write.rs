//! Position to text.

use tavlei_core::{Kind, Labels, Placed, Position, Side};

use super::counters::write_counters;
use crate::cells::order;

/// Writes a position as PDN 3.0 wants it: `W:W31,K32:B1,2`. White's cells come first, in the
/// order of their numbers; no spaces, ranges or full stop. Counters follow if any is not nought.
pub fn write_fen(position: &Position, labels: &Labels) -> String {
    let mut fen = String::with_capacity(8 + 4 * position.placed.len());
    fen.push(position.side.map_or('?', Side::letter));
    let mut placed: Vec<&Placed> = position.placed.iter().collect();
    placed.sort_by_key(|placed| order(labels.label(placed.at)));
    for side in [Side::White, Side::Black] {
        fen.push(':');
        fen.push(side.letter());
        let own = placed.iter().filter(|placed| placed.piece.side == side);
        for (index, placed) in own.enumerate() {
            fen.push_str(if index > 0 { "," } else { "" });
            fen.push_str(if placed.piece.kind == Kind::King { "K" } else { "" });
            fen.push_str(labels.label(placed.at));
        }
    }
    write_counters(&position.king_moves, labels, &mut fen);
    fen
}
