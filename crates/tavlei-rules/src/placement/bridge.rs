//! A chain from one's edge to the opposite one: White up the ranks, Black along the files.

use tavlei_core::{Bits, Board, Outcome, PointSet, Reason, Side};

use super::adding::{Men, Rule, State};
use super::common::joined;
use crate::listed::{Ground, Maker, opener};

/// The engine of the bridge game.
pub(crate) const BRIDGE: Maker =
    Maker { name: "bridge", make: |board, labels| opener::<State<Bridge>>(board, labels, ()) };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Bridge;

/// The two edges that a side joins.
fn edges(board: &Board, side: Side) -> [PointSet; 2] {
    let along = |p| match (board.xy(p), side) {
        ((_, rank), Side::White) => (rank, board.ranks()),
        ((file, _), Side::Black) => (file, board.files()),
    };
    let near = board.points().points().filter(|&p| along(p).0 == 0).collect();
    let far = board.points().points().filter(|&p| along(p).0 + 1 == along(p).1).collect();
    [near, far]
}

impl Rule for Bridge {
    type Law = ();

    const STOCK: u32 = 32;

    fn turns(ground: &Ground<()>, men: &Men) -> Vec<PointSet> {
        men.single(&ground.board)
    }

    fn outcome(ground: &Ground<()>, men: &Men) -> Outcome {
        let crosses = |side: Side| {
            let [near, far] = edges(&ground.board, side);
            !(joined(&ground.board, near, men.of[side.index()]) & far).is_empty()
        };
        // At most one: the chains would have to cross.
        if let Some(side) = Side::BOTH.into_iter().find(|&side| crosses(side)) {
            return Outcome::Win(side, Reason::Goal);
        }
        if men.empty(&ground.board).is_empty() {
            return Outcome::Draw(Reason::NoTurn);
        }
        Outcome::Open
    }
}
