//! How a game stands.

use std::fmt;

use crate::{Seat, Side};

/// Why a game is over by the board itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The side to move has pieces but no legal turn.
    NoTurn,
    /// The side to move has no pieces.
    NoPieces,
    /// A side reached the goal of its game (a king in breakthrough, a corner in dno).
    Goal,
    /// The game is over and the points, men or cells are counted.
    Count,
    /// The piece on which the game hangs is taken or shut in.
    Captured,
    /// The same position came for the third time, or too many turns have been made.
    Repetition,
}

/// How a game stands in a position, by its rules alone (draw rules that count moves apart).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// It goes on.
    Open,
    /// One side has won.
    Win(Side, Reason),
    /// One seat of a game of more than two has won.
    WinOfSeat(Seat, Reason),
    /// It is drawn.
    Draw(Reason),
}

impl Outcome {
    /// Whether the game goes on.
    #[inline]
    pub fn is_open(self) -> bool {
        self == Outcome::Open
    }

    /// Who has won.
    pub fn winner(self) -> Option<Seat> {
        match self {
            Outcome::Win(side, _) => Some(side.into()),
            Outcome::WinOfSeat(seat, _) => Some(seat),
            Outcome::Open | Outcome::Draw(_) => None,
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Reason::NoTurn => "no legal turn",
            Reason::NoPieces => "no pieces left",
            Reason::Goal => "goal reached",
            Reason::Count => "the count",
            Reason::Captured => "taken or shut in",
            Reason::Repetition => "repetition",
        })
    }
}
