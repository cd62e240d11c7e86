//! Positions as text: the FEN of draughts, `W:W31-50:B1-20`, in all its dialects, and the same
//! scheme with towers, numbers and named sections for other games.

mod counters;
mod dialect;
mod error;
mod fields;
mod list;
mod read;
mod remark;
mod section;
mod tower;
mod write;

pub use dialect::Dialect;
pub use error::{FenError, FenErrorKind};
pub use read::{FenParsed, parse_fen, parse_fen_as};
pub use remark::FenRemark;
pub use write::write_fen;
