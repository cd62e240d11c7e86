//! When and how long a position must stand, and which ones count as it.

use super::numbers::Numbers;

/// When and how long something must stand on the board, and what counts as it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct How {
    /// After how many half-moves it may stand.
    pub(crate) at: Plies,
    /// For how many positions in a row, at least 1.
    pub(crate) hold: u32,
    /// In how many cells a position may differ from a whole one that is named.
    pub(crate) within: u32,
    /// Whoever is to move.
    pub(crate) any_side: bool,
    /// Left and right exchanged too.
    pub(crate) mirror: bool,
    /// The board turned round and the colours swapped too.
    pub(crate) swap: bool,
    /// In variations too.
    pub(crate) variations: bool,
}

/// After how many half-moves something may stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plies {
    /// After so many.
    Range(Numbers),
    /// At the end of the main line.
    End,
}

impl Default for How {
    fn default() -> How {
        How {
            at: Plies::Range(Numbers::ANY),
            hold: 1,
            within: 0,
            any_side: false,
            mirror: false,
            swap: false,
            variations: false,
        }
    }
}
