//! Records as JSON, one object a line as a rule; the schema stands in `formats/json/README.md`.

mod cut;
mod format;
mod read;
mod write;

pub(crate) use format::FORMAT;
pub use read::{JsonError, read_json_line};
pub use write::write_json;

use crate::{CommentStyle, ItemKind};

/// The version of the schema.
pub(crate) const VERSION: u64 = 1;
/// How deep variations nest in the JSON; deeper ones stand flat between `open` and `close`, because
/// JSON readers have a limit (most 128).
pub(crate) const DEEPEST: usize = 100;

/// The key of an item whose text is its value.
pub(crate) const KEYS: &[(&str, ItemKind)] = &[
    ("number", ItemKind::Number),
    ("move", ItemKind::Move),
    ("unknown-move", ItemKind::UnknownMove),
    ("comment", ItemKind::Comment(CommentStyle::Brace)),
    ("strength", ItemKind::Strength),
    ("setup", ItemKind::Setup),
    ("result", ItemKind::Result),
    ("unknown", ItemKind::Unknown),
    ("open", ItemKind::Open),
    ("close", ItemKind::Close),
];

/// The names of the styles of comments; braces are not named.
pub(crate) const STYLES: &[(&str, CommentStyle)] = &[
    ("semicolon", CommentStyle::Semicolon),
    ("percent", CommentStyle::Percent),
    ("parenthesis", CommentStyle::Parenthesis),
];
