//! Capture Go: the first group that is shut in decides.

use tavlei_core::{Bits, Outcome, PointSet, Reason};

use super::adding::{Men, Rule, State};
use super::common::shut_in;
use crate::listed::{Ground, Maker, opener};

/// The engine of capture Go.
pub(crate) const ATARI: Maker = Maker {
    name: "first-capture",
    make: |board, labels| opener::<State<Atari>>(board, labels, ()),
};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Atari;

impl Rule for Atari {
    type Law = ();

    const STOCK: u32 = 32;

    fn turns(ground: &Ground<()>, men: &Men) -> Vec<PointSet> {
        men.single(&ground.board)
    }

    /// The side to move did not place last: its groups are looked at first.
    fn outcome(ground: &Ground<()>, men: &Men) -> Outcome {
        let empty = men.empty(&ground.board);
        let lost = |set| !shut_in(&ground.board, set, empty).is_empty();
        if lost(men.own()) {
            Outcome::Win(!men.side, Reason::Captured)
        } else if lost(men.theirs()) {
            Outcome::Win(men.side, Reason::Captured)
        } else {
            Outcome::Open
        }
    }
}
