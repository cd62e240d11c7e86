//! SGF FF[4], the Smart Game Format: trees of games as text.
//!
//! The format and its dialects are described in `formats/sgf/README.md`.

mod cut;
mod format;
mod glyphs;
mod names;
mod node;
mod points;
mod read;
mod text;
mod tree;
mod write;

pub(crate) use format::FORMAT;
