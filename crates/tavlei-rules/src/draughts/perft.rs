//! Counting turn sequences.

use tavlei_core::Bits;

use super::state::{Move, State};
use super::{Compiled, RuleSet};

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// The number of sequences of `depth` turns. `lists` holds a buffer for each depth.
    pub(crate) fn perft(&self, state: &State<B>, depth: u32) -> u64 {
        let mut lists = vec![Vec::with_capacity(64); depth as usize];
        self.count(state, &mut lists)
    }

    fn count(&self, state: &State<B>, lists: &mut [Vec<Move<B>>]) -> u64 {
        let Some((list, rest)) = lists.split_last_mut() else { return 1 };
        if self.is_finished(state) {
            return 0;
        }
        if rest.is_empty() {
            return self.count_moves(state, list);
        }
        self.list(state, list);
        list.iter().map(|mv| self.count(&state.after(self, mv), rest)).sum()
    }

    /// How many moves there are, without listing those that take nothing.
    fn count_moves(&self, state: &State<B>, list: &mut Vec<Move<B>>) -> u64 {
        let capturers = self.capturers(state);
        if capturers.is_empty() {
            return self.count_quiet(state);
        }
        self.list_captures_of(state, capturers, list);
        let quiet = if self.rules().forced { 0 } else { self.count_quiet(state) };
        list.len() as u64 + quiet
    }
}
