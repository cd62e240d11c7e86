//! Written turns and positions: text to [`tavlei_core::Pattern`], turn to text, FEN both ways.
//!
//! Nothing here knows a game. What cells are called comes in as [`tavlei_core::Labels`], which
//! turns are legal as a [`tavlei_core::Session`].
//!
//! ```
//! use tavlei_core::{Board, Cells, Corner, LabelScheme, Labels};
//! use tavlei_notation::{parse_fen, parse_turn, write_fen};
//!
//! let board = Board::checkered(10, 10, Cells::Dark)?;
//! let labels = Labels::new(&board, &LabelScheme::numeric(Corner::TopLeft))?;
//! let turn = parse_turn("05x 40", &labels)?;
//! assert_eq!(turn.quirks.codes().collect::<Vec<_>>(), ["T510", "T514"]);
//! assert_eq!(
//!     parse_turn("19-51", &labels).unwrap_err().to_string(),
//!     "there is no cell 51 on this board: the cells are numbered 1 to 50"
//! );
//! let fen = parse_fen("W:WK31-33:B03.", &board, &[&labels])?;
//! assert_eq!(write_fen(&fen.position, &labels), "W:WK31,K32,K33:B3");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod as_written;
mod bad_turn;
mod cells;
mod codes;
mod fen;
mod fold;
mod notation;
mod parse;
mod quirks;
mod write;

pub use as_written::{meant, with_drops};
pub use bad_turn::{BadTurn, BadTurnKind};
pub use codes::{CODES, Code, code};
pub use fen::{
    Dialect, FenError, FenErrorKind, FenParsed, FenRemark, parse_fen, parse_fen_as, write_fen,
};
pub use fold::to_plain_letters;
pub use notation::{
    Captures, CellNames, Letters, MoveNumbers, Names, Notation, NotationError, ResultWords, Signs,
    find_notation, notation_file, relabel, shipped,
};
pub use parse::{Pair, Parsed, parse_pair, parse_turn, parse_turn_into};
pub use quirks::Quirks;
pub use write::{Spelled, TurnForm, TurnStyle, spell_turn, write_turn};
