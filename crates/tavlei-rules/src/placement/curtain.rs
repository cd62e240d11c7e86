//! The Curtain: who has an interval between two of his men must fill it.

use tavlei_core::{Bits, Board, Dir, Outcome, Point, PointSet, Reason, Side};

use super::adding::{Men, Rule, State};
use super::common::by_name;
use crate::listed::sets::only;
use crate::listed::{Ground, Maker, opener};

/// The engine of the Curtain.
pub(crate) const CURTAIN: Maker =
    Maker { name: "curtain", make: |board, labels| opener::<State<Curtain>>(board, labels, ()) };

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Curtain;

/// The free cells from a man to the next man of his side in a direction; none if there is none.
fn interval(board: &Board, own: PointSet, empty: PointSet, from: Point, dir: Dir) -> PointSet {
    let mut row = PointSet::EMPTY;
    let mut next = board.next(from, dir);
    while let Some(at) = next.filter(|&at| empty.has(at)) {
        row = row | only(at);
        next = board.next(at, dir);
    }
    if next.is_some_and(|at| own.has(at)) { row } else { PointSet::EMPTY }
}

impl Rule for Curtain {
    type Law = ();

    const STOCK: u32 = 30;

    fn turns(ground: &Ground<()>, men: &Men) -> Vec<PointSet> {
        let (board, own, empty) = (&ground.board, men.own(), men.empty(&ground.board));
        let half = [Dir::N, Dir::NE, Dir::E, Dir::SE];
        let all = own.points().flat_map(|at| half.map(|dir| interval(board, own, empty, at, dir)));
        // Fewer men in hand than cells: those that come first by their names.
        let hand = Curtain::STOCK.saturating_sub(own.count()) as usize;
        let fill = |set| by_name(&ground.labels, set).into_iter().take(hand).collect();
        let sets: Vec<PointSet> = all.filter(|set| !set.is_empty()).map(fill).collect();
        if sets.is_empty() { men.single(board) } else { sets }
    }

    fn outcome(_: &Ground<()>, men: &Men) -> Outcome {
        let done = |side: &Side| men.of[side.index()].count() >= Curtain::STOCK;
        let winner = Side::BOTH.into_iter().find(done);
        winner.map_or(Outcome::Open, |side| Outcome::Win(side, Reason::Goal))
    }
}
