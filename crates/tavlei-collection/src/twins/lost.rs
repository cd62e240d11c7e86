//! What a record says that another record of the same game does not.

use tavlei_record::{Item, ItemKind, Record};

use super::merge::{stays_with_moves, tells_as_much};
use super::print::says_something;

/// What is not carried over from a record that is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Lost {
    /// How many comments.
    pub comments: usize,
    /// How many variations of the main line, by their moves as written.
    pub variations: usize,
    /// How many judgements of moves (`!?`, `$6`).
    pub glyphs: usize,
    /// The names of tags that say something else.
    pub tags: Vec<String>,
}

impl Lost {
    /// What `left_out` says and `kept` does not.
    pub fn between(left_out: &Record, kept: &Record) -> Lost {
        Lost {
            comments: missing(comments(left_out), comments(kept)),
            variations: missing(variations(left_out), variations(kept)),
            glyphs: glyphs(left_out).saturating_sub(glyphs(kept)),
            tags: tags(left_out, kept),
        }
    }
}

/// How many of some texts are not among others, each of which stands for one.
fn missing(texts: Vec<String>, mut others: Vec<String>) -> usize {
    let is_missing = |text: &String| match others.iter().position(|other| other == text) {
        Some(at) => {
            others.swap_remove(at);
            false
        }
        None => true,
    };
    texts.into_iter().filter(is_missing).count()
}

fn comments(record: &Record) -> Vec<String> {
    let is_comment = |item: &&Item| matches!(item.kind, ItemKind::Comment(_));
    let words =
        |item: &Item| record.str(item.text).split_whitespace().collect::<Vec<_>>().join(" ");
    record.items.iter().filter(is_comment).map(words).filter(|words| !words.is_empty()).collect()
}

/// The moves of each variation, with those of the variations in it.
fn variations(record: &Record) -> Vec<String> {
    let (mut depth, mut found) = (0_usize, Vec::new());
    for item in &record.items {
        match item.kind {
            ItemKind::Open => {
                depth += 1;
                if depth == 1 {
                    found.push(String::new());
                }
            }
            ItemKind::Close => depth = depth.saturating_sub(1),
            ItemKind::Move if depth > 0 => {
                if let Some(line) = found.last_mut() {
                    line.push_str(record.str(item.text));
                    line.push(' ');
                }
            }
            _ => {}
        }
    }
    found
}

fn glyphs(record: &Record) -> usize {
    let is_glyph = |item: &&Item| matches!(item.kind, ItemKind::Nag(_) | ItemKind::Strength);
    record.items.iter().filter(is_glyph).count()
}

fn tags(left_out: &Record, kept: &Record) -> Vec<String> {
    let tags = left_out.tags.iter().map(|tag| (left_out.str(tag.name), left_out.str(tag.value)));
    let is_other = |&(name, value): &(&str, &str)| {
        let is_there = kept.tag(name).is_some_and(|own| tells_as_much(name, own, value));
        !stays_with_moves(name) && says_something(value) && !is_there
    };
    tags.filter(is_other).map(|(name, _)| name.to_owned()).collect()
}
