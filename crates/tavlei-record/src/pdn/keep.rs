//! Text that PDN has no place for, kept inside a comment: `{[%keep unknown "tail }"]}`.
//!
//! A comment ends at its first `}`, and text that is no move would stop other programs. So a writer
//! puts such text into a comment of the kind that also carries clocks, as a JSON string in which `}`
//! is written `\u007d`; other programs show it or skip it, and the reader here takes it back out,
//! kind and all.

use crate::model::{CommentStyle, ItemKind};

const OPEN: &str = "[%keep ";
const CLOSE: &str = "]";

const KINDS: &[(&str, ItemKind)] = &[
    ("comment", ItemKind::Comment(CommentStyle::Brace)),
    ("move", ItemKind::Move),
    ("unknown-move", ItemKind::UnknownMove),
    ("result", ItemKind::Result),
    ("setup", ItemKind::Setup),
    ("strength", ItemKind::Strength),
    ("unknown", ItemKind::Unknown),
];

/// Whether a comment's text would be taken for kept text.
pub(super) fn looks_kept(comment: &str) -> bool {
    comment.starts_with(OPEN)
}

/// The inside of the comment that keeps a text; `None` for a kind that is not text.
pub(super) fn keep(kind: ItemKind, text: &str) -> Option<String> {
    let plain = match kind {
        ItemKind::Comment(_) => ItemKind::Comment(CommentStyle::Brace),
        other => other,
    };
    let (name, _) = KINDS.iter().find(|(_, kind)| *kind == plain)?;
    let text = serde_json::to_string(text).ok()?.replace('}', "\\u007d");
    Some(format!("{OPEN}{name} {text}{CLOSE}"))
}

/// The kind and the text that a comment keeps, if it is such a comment.
pub(super) fn kept(comment: &str) -> Option<(ItemKind, String)> {
    let (name, text) = comment.strip_prefix(OPEN)?.strip_suffix(CLOSE)?.split_once(' ')?;
    let (_, kind) = KINDS.iter().find(|(known, _)| *known == name)?;
    Some((*kind, serde_json::from_str(text).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back() {
        for (_, kind) in KINDS {
            for text in ["", "a } b", "{ \"quoted\" }", "two\nlines", "\\u007d"] {
                let comment = keep(*kind, text).unwrap_or_default();
                assert!(!comment.contains('}') && looks_kept(&comment));
                assert_eq!(kept(&comment), Some((*kind, text.to_owned())));
            }
        }
        assert_eq!(kept("[%keep nonsense \"a\"]"), None);
        assert_eq!(kept("[%clock w0:10:00]"), None);
    }
}
