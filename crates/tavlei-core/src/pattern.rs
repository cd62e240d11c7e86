//! A written turn, before anybody knows whether it is legal.

use arrayvec::ArrayVec;

use crate::Point;

/// One cell as written: whole, or only its file (`cd4` names the file c and the cell d4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// A whole cell.
    Cell(Point),
    /// Any cell of this file (from 0, as White counts from the left).
    File(u8),
}

/// The sign between the cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Separator {
    /// `-`: as a rule a step.
    Step,
    /// `x`, `:` or `*`: a capture.
    Take,
}

/// What a text says of a turn: the cells named, in order, and the sign between them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pattern {
    /// The cells; at least two in a pattern that can match.
    pub spots: ArrayVec<Spot, { Pattern::MOST }>,
    /// The first sign; `None` where cells stand side by side (`3228`, `c3d4`).
    pub separator: Option<Separator>,
}

impl Pattern {
    /// The most cells that a pattern holds. No draughts capture of a legal game comes near.
    pub const MOST: usize = 40;

    /// The first spot.
    #[inline]
    pub fn first(&self) -> Option<Spot> {
        self.spots.first().copied()
    }

    /// The last spot, when there are at least two.
    #[inline]
    pub fn last(&self) -> Option<Spot> {
        (self.spots.len() > 1).then(|| self.spots[self.spots.len() - 1])
    }

    /// The spots between the first and the last.
    #[inline]
    pub fn middle(&self) -> &[Spot] {
        match self.spots.len() {
            0..=2 => &[],
            n => &self.spots[1..n - 1],
        }
    }
}
