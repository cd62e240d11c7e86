//! The turns of a position while they are being listed.

use std::collections::HashMap;

use super::Listed;

/// A turn: its canonical text and the position after it.
#[derive(Clone, Debug)]
pub(crate) struct Entry<G> {
    pub(crate) text: String,
    pub(crate) after: G,
    /// Other texts of the same turn.
    pub(crate) others: Vec<String>,
}

/// The turns of a position.
#[derive(Debug)]
pub(crate) struct List<G> {
    entries: Vec<Entry<G>>,
    found: HashMap<G, usize>,
}

impl<G: Listed> List<G> {
    pub(crate) fn new() -> List<G> {
        List { entries: Vec::new(), found: HashMap::new() }
    }

    /// Adds a turn, or another text of one that is there.
    pub(crate) fn add(&mut self, text: String, after: G) {
        if !G::COUNTS_TEXTS
            && let Some(&at) = self.found.get(&after)
        {
            return self.entries[at].also(text);
        }
        if !G::COUNTS_TEXTS {
            self.found.insert(after.clone(), self.entries.len());
        }
        self.entries.push(Entry { text, after, others: Vec::new() });
    }

    /// Whether nothing was added yet.
    pub(crate) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The turns, by their texts in byte order.
    pub(crate) fn sorted(mut self) -> Vec<Entry<G>> {
        self.entries.sort_by(|a, b| a.text.cmp(&b.text));
        if G::COUNTS_TEXTS {
            self.entries.dedup_by(|a, b| a.text == b.text);
        }
        self.entries
    }
}

impl<G> Entry<G> {
    /// Keeps the better text, the shortest, then the first in byte order, as the canonical one.
    fn also(&mut self, mut text: String) {
        if text == self.text || self.others.contains(&text) {
            return;
        }
        if (text.len(), &text) < (self.text.len(), &self.text) {
            std::mem::swap(&mut text, &mut self.text);
        }
        self.others.push(text);
    }
}
