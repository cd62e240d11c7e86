//! Pieces and positions, as sessions show and take them.

use std::borrow::Cow;
use std::fmt;

use crate::{Point, Seating, Side};

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A man: the ordinary piece.
    Man,
    /// A king, or what else the man of a game is promoted to.
    King,
    /// A piece of another kind, by the ASCII capital that stands for it in FEN (not `K`).
    Other(u8),
}

impl Kind {
    /// The letter before the cell in FEN; none for a man.
    pub const fn letter(self) -> Option<char> {
        match self {
            Kind::Man => None,
            Kind::King => Some('K'),
            Kind::Other(letter) => Some(letter as char),
        }
    }
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
    /// A number that the piece carries; 0 for none, [`Placed::STAR`] for a mark without a number.
    pub mark: u8,
}

impl Placed {
    /// A mark that is no number, such as that of the reserve in a fortress: `*` in FEN.
    pub const STAR: u8 = u8::MAX;

    /// What people read of a mark: `4`, `*`, or nothing.
    pub fn mark_text(mark: u8) -> String {
        match mark {
            0 => String::new(),
            Placed::STAR => "*".to_owned(),
            number => number.to_string(),
        }
    }
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

/// Something that a position holds beside pieces and counters: a hand, a phase, the last move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Section {
    /// Its name: lower-case ASCII letters and `-`.
    pub name: Cow<'static, str>,
    /// Its value, without `:`.
    pub value: String,
}

/// A position as plain data: what FEN says and diagrams draw. It need not be a legal one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// Whose turn it is; `None` where a FEN says `?`. In a game of more than two, the side of the
    /// seat that is to move.
    pub side: Option<Side>,
    /// Who plays and who is to move, in a game of more than two; the men there are those of
    /// [`crate::Seat::man`].
    pub seating: Option<Seating>,
    /// The pieces, in the order of their points; on one point, the lowest of a tower first.
    pub placed: Vec<Placed>,
    /// King-move counters (Frisian rules).
    pub king_moves: Vec<Counter>,
    /// What else the game needs to know, in the order of its own.
    pub sections: Vec<Section>,
}

impl Position {
    /// A position without pieces.
    pub fn empty(side: Side) -> Position {
        Position {
            side: Some(side),
            seating: None,
            placed: Vec::new(),
            king_moves: Vec::new(),
            sections: Vec::new(),
        }
    }

    /// Puts a piece on a point; [`Position::sort`] keeps the order when all stand.
    pub fn put(&mut self, at: Point, side: Side, kind: Kind) {
        self.placed.push(Placed { at, piece: Piece { side, kind }, mark: 0 });
    }

    /// Adds a section.
    pub fn add_section(&mut self, name: &'static str, value: impl Into<String>) {
        self.sections.push(Section { name: name.into(), value: value.into() });
    }

    /// The value of a section.
    pub fn section(&self, name: &str) -> Option<&str> {
        self.sections.iter().find(|section| section.name == name).map(|s| s.value.as_str())
    }

    /// An empty position of a game of more than two.
    pub fn seated(seating: Seating) -> Position {
        Position { seating: Some(seating), ..Position::empty(seating.mover.side()) }
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
    /// A section is missing, unknown, or has a value that the game can't have; its name.
    Section(Cow<'static, str>),
    /// The position names other players than the game has.
    Players,
    /// The pieces are more, fewer or other ones than the game has.
    Pieces(&'static str),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SetupError::Section(name) => {
                return write!(f, "the section {name:?} of the position is missing or wrong");
            }
            SetupError::Pieces(what) => what,
            SetupError::Players => "the position names players that the game does not have",
            SetupError::NoSide => "the position does not say whose turn it is",
            SetupError::OffBoard(_) => "a piece stands on a cell that is not in play",
            SetupError::Twice(_) => "two pieces stand on one cell",
            SetupError::NoSuchKind(_) => "the game has no such piece",
        })
    }
}

impl std::error::Error for SetupError {}
