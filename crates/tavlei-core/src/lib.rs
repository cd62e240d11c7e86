//! The language that all Tavlei crates speak: points, sides, sets of points, boards, labels,
//! pieces, positions, turns and the trait of a running game.
//!
//! Nothing here knows a game. A rules engine implements [`Session`]; notation turns text into a
//! [`Pattern`] and back; records, reports and diagrams read what a session shows.

mod bits;
mod board;
mod count;
mod decoration;
mod dirs;
mod draw;
mod fault;
mod labels;
mod matching;
mod outcome;
mod pattern;
mod piece;
mod point;
mod seat;
mod session;
mod short_names;
mod side;
mod toml_words;
mod turn;

pub use bits::{BitIter, Bits, PointSet};
pub use board::{Board, BoardError, Cells};
pub use count::counted;
pub use decoration::{Block, Decoration, Figure, Lies, Pile, Rim, Unsaid};
pub use dirs::{Dir, Dirs};
pub use draw::{Counted, DrawRule, Ending, Pieces, Quiet, When};
pub use fault::{Fault, MustTake};
pub use labels::{Along, CellText, Corner, LabelError, LabelScheme, Labels};
pub use matching::{Fit, fit_steps};
pub use outcome::{Outcome, Reason};
pub use pattern::{Pattern, Separator, Spot};
pub use piece::{Counter, Kind, Piece, Placed, Position, Section, SetupError};
pub use point::Point;
pub use seat::{Seat, Seating};
pub use session::{Followed, Session, canonical_text};
pub use short_names::first_word;
pub use side::Side;
pub use toml_words::{line_and_column, toml_in_words};
pub use turn::{Step, Turn};
