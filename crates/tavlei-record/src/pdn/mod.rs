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
mod score;
mod split;
mod tag;
mod token;
mod words;
mod write;

pub use block::{Block, BlockGames};
pub(crate) use format::{FORMAT, write as write_game};
pub use join::{Joiner, Parted, Seam};
pub use numbers::{PdnStart, Round};
pub(crate) use parse::finish_remarks;
pub use parse::parse_game;
pub use plain::{PlainGame, prose_in_parentheses};
pub use reader::{ReadOptions, Reader, parse_all};
pub use score::PdnScore;
pub use split::{RawGame, Splitter};
pub use write::{PdnOptions, write_pdn, write_pdn_tag};

/// Whether a text begins with a tag, or with moves.
pub(crate) fn begins(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let name = text.strip_prefix('[').unwrap_or("");
    let rest = name.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
    let is_tag = rest.len() < name.len() && rest.trim_start().starts_with('"');
    is_tag || crate::txt::begins_with_moves(text)
}

/// Whether a text alone is a result: `1-0`, `*`, `12-0`.
pub(crate) fn is_result(text: &str) -> bool {
    matches!(token::shape(text.as_bytes()), token::Shape::Result | token::Shape::Score)
}
