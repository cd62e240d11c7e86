//! Damut: men go down in pairs, away from one's own older men.

use tavlei_core::{Bits, Board, Dir, Outcome, PointSet, Reason, Side};

use super::adding::{Men, Rule, State};
use super::common::{beside_all, by_count, points_text};
use crate::listed::sets::only;
use crate::listed::{Ground, Maker, opener};

/// The engine of damut.
pub(crate) const DAMUT: Maker =
    Maker { name: "pairs-apart", make: |board, labels| opener::<State<Damut>>(board, labels, ()) };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Damut;

/// The pairs that a side can place.
fn pairs(board: &Board, men: &Men, side: Side) -> Vec<PointSet> {
    let own = men.of[side.index()];
    if own.count() + 2 > Damut::STOCK {
        return Vec::new();
    }
    let free = men.empty(board).minus(beside_all(board, own));
    let beyond = |at, dir| board.next(at, dir).filter(|&to| free.has(to));
    let pair = |at, dir| beyond(at, dir).map(|to| only(at) | only(to));
    free.points().flat_map(|at| [pair(at, Dir::N), pair(at, Dir::E)]).flatten().collect()
}

/// The side that has placed all its men.
fn done(men: &Men) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| men.of[side.index()].count() >= Damut::STOCK)
}

impl Rule for Damut {
    type Law = ();

    const STOCK: u32 = 22;

    fn turns(ground: &Ground<()>, men: &Men) -> Vec<PointSet> {
        let pairs = pairs(&ground.board, men, men.side);
        if pairs.is_empty() { vec![PointSet::EMPTY] } else { pairs }
    }

    fn outcome(ground: &Ground<()>, men: &Men) -> Outcome {
        if let Some(side) = done(men) {
            return Outcome::Win(side, Reason::Goal);
        }
        let stuck = |side| pairs(&ground.board, men, side).is_empty();
        if Side::BOTH.into_iter().all(stuck) { by_count(men.counts()) } else { Outcome::Open }
    }

    /// Placing all counts double.
    fn score(_: &Ground<()>, men: &Men) -> Option<String> {
        let [white, black] = men.counts();
        Some(points_text(match done(men) {
            Some(side) => Side::BOTH.map(|s| 2 * u32::from(s == side)),
            None => [u32::from(white > black), u32::from(black > white)],
        }))
    }
}
