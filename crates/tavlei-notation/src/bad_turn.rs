//! Why a text can't be read as a turn, in words for the person who wrote it.

use std::fmt;
use std::ops::Range;

use tavlei_core::Pattern;

/// What kind of trouble a text makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BadTurnKind {
    /// The text does not name the cells of a turn.
    NotATurn,
    /// It names a cell that the board does not have, or that is not in play.
    NoSuchCell,
    /// It names more cells than a turn can have.
    TooManyCells,
    /// It has no separator and can be split in several ways.
    ManyReadings,
}

impl BadTurnKind {
    /// The code of this error (see [`crate::CODES`]).
    pub const fn code(self) -> &'static str {
        match self {
            BadTurnKind::NotATurn => "T501",
            BadTurnKind::NoSuchCell => "T502",
            BadTurnKind::TooManyCells => "T503",
            BadTurnKind::ManyReadings => "T504",
        }
    }
}

/// A text that can't be read as a turn. `Display` says why, and what would be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadTurn {
    /// What kind of trouble it is.
    pub kind: BadTurnKind,
    /// The offending part of the text, in bytes.
    pub range: Range<usize>,
    /// The offending part itself: for [`BadTurnKind::NoSuchCell`] the name of the cell.
    pub name: String,
    /// The sentence.
    message: String,
}

impl BadTurn {
    pub(crate) fn not_a_turn(text: &str, example: &str) -> BadTurn {
        let message = format!(
            "\"{}\" is not a turn: a turn names the cell it starts from and the cell it ends on, \
             as in {example}",
            text.trim().escape_debug()
        );
        BadTurn::new(BadTurnKind::NotATurn, text, whole(text), message)
    }

    pub(crate) fn no_such_cell(text: &str, range: Range<usize>, why: String) -> BadTurn {
        BadTurn::new(BadTurnKind::NoSuchCell, text, range, why)
    }

    pub(crate) fn too_many_cells(text: &str) -> BadTurn {
        let message =
            format!("the turn names more than {} cells; no turn is so long", Pattern::MOST);
        BadTurn::new(BadTurnKind::TooManyCells, text, whole(text), message)
    }

    pub(crate) fn many_readings(text: &str, readings: &[String]) -> BadTurn {
        let message = format!(
            "\"{}\" can be read as {}: write the sign between the cells",
            text.trim().escape_debug(),
            readings.join(" or ")
        );
        BadTurn::new(BadTurnKind::ManyReadings, text, whole(text), message)
    }

    fn new(kind: BadTurnKind, text: &str, range: Range<usize>, message: String) -> BadTurn {
        let name = text.get(range.clone()).unwrap_or(text).to_owned();
        BadTurn { kind, range, name, message }
    }

    /// The code of this error (see [`crate::CODES`]).
    pub const fn code(&self) -> &'static str {
        self.kind.code()
    }
}

/// A text without the spaces around it.
fn whole(text: &str) -> Range<usize> {
    let start = text.len() - text.trim_start().len();
    start..start + text.trim().len()
}

impl fmt::Display for BadTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadTurn {}
