//! Runs of turns that could be undone.

/// Turns in a row that could be undone, up to now and at the most: no position comes again but in such
/// a run.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Calm {
    now: u32,
    longest: u32,
}

impl Calm {
    /// Takes the next turn into account.
    #[inline(always)]
    pub(crate) fn count(&mut self, irreversible: bool) {
        self.now = if irreversible { 0 } else { self.now + 1 };
        self.longest = self.longest.max(self.now);
    }

    /// The longest run so far.
    pub(crate) fn longest(self) -> u32 {
        self.longest
    }
}
