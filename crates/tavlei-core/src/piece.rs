//! Pieces and positions, as sessions show and take them.

use std::fmt;

use crate::{Point, Side};

/// What a piece is. Games of other families add kinds when they come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A man: the ordinary piece.
    Man,
    /// A king.
    King,
}

/// A piece: whose and what.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// Its owner.
    pub side: Side,
    /// Man or king.
    pub kind: Kind,
}

/// A piece on a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Placed {
    /// Where it stands.
    pub at: Point,
    /// Which piece.
    pub piece: Piece,
}

/// A number that a position carries beside its pieces, such as how often a king has moved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Counter {
    /// Whose counter it is.
    pub side: Side,
    /// The piece that it counts for, when it belongs to one.
    pub at: Option<Point>,
    /// How far it has come.
    pub count: u8,
}

/// A position as plain data: what FEN says and diagrams draw. It need not be a legal one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Whose turn it is; `None` where a FEN says `?`.
    pub side: Option<Side>,
    /// The pieces, in the order of their points; on one point, the lowest of a tower first.
    pub placed: Vec<Placed>,
    /// King-move counters (Frisian rules).
    pub king_moves: Vec<Counter>,
}

impl Position {
    /// A position without pieces.
    pub fn empty(side: Side) -> Position {
        Position { side: Some(side), placed: Vec::new(), king_moves: Vec::new() }
    }

    /// Puts a piece on a point; [`Position::sort`] keeps the order when all stand.
    pub fn put(&mut self, at: Point, side: Side, kind: Kind) {
        self.placed.push(Placed { at, piece: Piece { side, kind } });
    }

    /// Brings the pieces into the order of their points, keeping towers as they are.
    pub fn sort(&mut self) {
        self.placed.sort_by_key(|placed| placed.at);
    }

    /// The topmost piece on a point.
    pub fn at(&self, at: Point) -> Option<Piece> {
        self.placed.iter().rev().find(|placed| placed.at == at).map(|placed| placed.piece)
    }
}

/// Why a game can't start from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The position does not say whose turn it is.
    NoSide,
    /// A piece stands on a point that the board does not have.
    OffBoard(Point),
    /// Two pieces stand on one point.
    Twice(Point),
    /// The game does not have this kind of piece.
    NoSuchKind(Point),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupError::NoSide => "the position does not say whose turn it is",
            SetupError::OffBoard(_) => "a piece stands on a cell that is not in play",
            SetupError::Twice(_) => "two pieces stand on one cell",
            SetupError::NoSuchKind(_) => "the game has no such piece",
        })
    }
}

impl std::error::Error for SetupError {}
