//! Equality of record trees.

use crate::{Item, ItemKind, Record};

/// Whether two records hold the same game: the same tags in order, and the same movetext by kind and
/// text.
///
/// Aside are what a writer makes anew: move numbers, white space between items, the signs around a
/// comment, and a result that says no more than the tag, or that there is none.
pub fn same_tree(left: &Record, right: &Record) -> bool {
    tags(left).eq(tags(right)) && items(left).eq(items(right))
}

fn tags(record: &Record) -> impl Iterator<Item = (&str, &str)> {
    record.tags.iter().map(|tag| (record.str(tag.name), record.str(tag.value)))
}

fn items(record: &Record) -> impl Iterator<Item = (Sort, &str)> {
    record.items.iter().filter_map(|item| sort(record, item))
}

/// What of an item counts, and its text where the text counts.
#[derive(PartialEq, Eq)]
enum Sort {
    Kind(ItemKind),
    Comment,
}

fn sort<'a>(record: &'a Record, item: &Item) -> Option<(Sort, &'a str)> {
    let text = record.str(item.text);
    match item.kind {
        ItemKind::Number => None,
        ItemKind::Result if text == "*" || record.tag("Result").map(str::trim) == Some(text) => {
            None
        }
        ItemKind::Comment(_) => Some((Sort::Comment, text)),
        ItemKind::Open | ItemKind::Close | ItemKind::Nag(_) => Some((Sort::Kind(item.kind), "")),
        kind => Some((Sort::Kind(kind), text)),
    }
}
