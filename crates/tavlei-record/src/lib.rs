//! Game records: their tree, streaming readers, writers, encodings.
//!
//! This crate knows how records are written down, and no board and no rule. Reading never stops at
//! odd content: what is odd becomes a [`Remark`] with one of the [`CODES`], what cannot be
//! understood is kept.

mod boards;
mod charset;
mod codes;
mod comment;
mod dataset;
mod encoding;
mod engine;
mod fen;
mod format;
mod ggf;
mod guess;
mod html;
mod json;
mod layout;
mod md;
mod model;
mod order;
mod pdn;
mod pdn_json;
mod score;
mod server;
mod sgf;
mod table;
mod transcript;
mod tree;
mod txt;
mod words;
mod wthor;
mod zsg;

pub use charset::{TextEncoder, UnknownEncoding};
pub use codes::{CODES, CodeInfo, Severity, code_info};
pub use comment::Said;
pub use dataset::{DATA_TABLES, DataColumn, DataKind, DataTable};
pub use encoding::decode;
pub use format::{
    Beside, FORMATS, Files, Format, Front, GameFacts, Games, Gather, Grid, Holds, Lost, Man,
    MemoryFiles, Needs, NotAGame, Outgoing, Picture, Pictures, Reading, Refused, ScoreLayout,
    ScoreNumbers, ScoreStyle, Seekable, Source, TagsHeld, Writing, format_by_content,
    format_by_extension, format_by_name, holds_records, lost,
};
pub use json::{JsonError, read_json_line, write_json};
pub use model::{
    CHANGES_TAG, CommentStyle, Item, ItemKind, Origin, Place, Record, Remark, Span, Tag,
};
pub use order::order_tags;
pub use pdn::{
    Block, BlockGames, Joiner, Parted, PdnOptions, PdnScore, PdnStart, PlainGame, RawGame,
    ReadOptions, Reader, Round, Seam, Splitter, parse_all, parse_game, prose_in_parentheses,
    write_pdn, write_pdn_tag,
};
pub use score::only_places;
pub use table::{GameRow, PlyRow, Table, harmless};
pub use tree::same_tree;
