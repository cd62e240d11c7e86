//! Why a text can't be read as a FEN.

use std::fmt;
use std::ops::Range;

use tavlei_core::Point;

/// What kind of trouble a FEN makes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FenErrorKind {
    /// The text is not built as a FEN is.
    NotAFen,
    /// A cell is named that the board does not have, or that is not in play.
    NoSuchCell,
    /// Two pieces stand on one cell.
    Twice(Point),
}

/// A text that can't be read as a position. `Display` says what is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// What kind of trouble it is.
    pub kind: FenErrorKind,
    /// The offending part of the text, in bytes.
    pub range: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: String,
}

/// The shape of a FEN, for helps.
const SHAPE: &str = "a position is written as the side to move, White's cells and Black's cells, \
                     kings with a K: W:W31,K32:B1,2";

impl FenError {
    /// The code of this error (see [`crate::CODES`]).
    pub const fn code(&self) -> &'static str {
        match self.kind {
            FenErrorKind::NotAFen => "T601",
            FenErrorKind::NoSuchCell => "T602",
            FenErrorKind::Twice(_) => "T603",
        }
    }

    pub(crate) fn not_a_fen(range: Range<usize>, message: String) -> FenError {
        FenError { kind: FenErrorKind::NotAFen, range, message, help: SHAPE.to_owned() }
    }

    pub(crate) fn no_such_cell(range: Range<usize>, message: String) -> FenError {
        let help = "correct the number of the cell, or name the game that is played on a board \
                    with this cell";
        FenError { kind: FenErrorKind::NoSuchCell, range, message, help: help.to_owned() }
    }

    pub(crate) fn twice(range: Range<usize>, at: Point, label: &str) -> FenError {
        FenError {
            kind: FenErrorKind::Twice(at),
            range,
            message: format!("two pieces on {label}"),
            help: format!("a cell holds one piece: name {label} once"),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for FenError {}
