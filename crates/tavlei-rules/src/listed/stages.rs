//! Keeps a search of many ways to the same positions short.

use std::collections::HashSet;
use std::hash::Hash;

/// How many stages of turns are looked at in all the ways that lead to them.
const MOST_WAYS: u32 = 20_000;

/// The stages of turns that a search has met. The first ones are all looked at, however often
/// they come, so that every text of their turns is found; later ones only once each.
#[derive(Debug)]
pub(crate) struct Ways<K> {
    left: u32,
    met: HashSet<K>,
}

impl<K: Hash + Eq> Ways<K> {
    pub(crate) fn new() -> Ways<K> {
        Ways { left: MOST_WAYS, met: HashSet::new() }
    }

    /// Whether a stage is to be looked at.
    pub(crate) fn admit(&mut self, stage: impl FnOnce() -> K) -> bool {
        if self.left > 0 {
            self.left -= 1;
            return true;
        }
        self.met.insert(stage())
    }
}
