//! What one player does before the other one moves.

use crate::{Bits, Point, PointSet};

/// A legal turn, small enough to copy: what suffices to match almost any written turn and to
/// tell it from the others of its position. Its steps come on demand, from the session.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Turn {
    /// Where the mover starts; `None` when a piece comes from the hand.
    pub from: Option<Point>,
    /// Where it ends; `None` when nothing stands anywhere new (a pass).
    pub to: Option<Point>,
    /// Everything that the turn takes.
    pub taken: PointSet,
    /// Whether the mover is another kind of piece at the end.
    pub promotes: bool,
    /// Tells turns apart that are alike in all else: their place in the list of their position.
    /// 0 in games that need no such thing.
    pub index: u32,
}

impl Turn {
    /// Whether the turn takes anything.
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }
}

/// One thing that happens in a turn. Notation, diagrams and reports read nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Step {
    /// The mover is lifted from a point.
    Lift(Point),
    /// The mover jumps over a piece, which is taken.
    Take(Point),
    /// The mover comes to stand on a point.
    Land(Point),
    /// The mover becomes a king.
    Crown,
    /// A piece comes from the hand to a point.
    Place(Point),
    /// A piece leaves the board, or changes its owner or its kind, without being jumped over.
    Change(Point),
    /// Nothing is done.
    Pass,
}
