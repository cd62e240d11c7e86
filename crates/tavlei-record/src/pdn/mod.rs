//! PDN, the format of nearly all draughts records.

mod block;
mod boundary;
mod bytes;
mod finish;
mod format;
mod join;
mod keep;
mod lex;
mod marks;
mod numbers;
mod parse;
mod place;
mod plain;
mod prose;
mod quick;
mod reader;
mod split;
mod tag;
mod token;
mod words;
mod write;

pub use block::{Block, BlockGames};
pub(crate) use format::{FORMAT, open, write as write_game};
pub use join::{Joiner, Parted, Seam};
pub use numbers::{PdnStart, Round};
pub(crate) use parse::finish_remarks;
pub use parse::parse_game;
pub use plain::{PlainGame, prose_in_parentheses};
pub use reader::{ReadOptions, Reader, parse_all};
pub use split::{RawGame, Splitter};
pub use write::{PdnOptions, write_pdn};
