//! Positions as text: the FEN of draughts, `W:W31-50:B1-20`, in all its dialects.

mod counters;
mod error;
mod fields;
mod list;
mod read;
mod remark;
mod write;

pub use error::{FenError, FenErrorKind};
pub use read::{FenParsed, parse_fen};
pub use remark::FenRemark;
pub use write::write_fen;
