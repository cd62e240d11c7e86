//! Draw rules that count moves, as data. A session tells the facts; the replay does the counting.

use std::borrow::Cow;

use crate::Side;

/// How many men and kings each side has, and where lone kings stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pieces {
    /// Men of White and of Black.
    pub men: [u8; 2],
    /// Kings of White and of Black.
    pub kings: [u8; 2],
    /// Whether all kings of White (of Black) stand on the main road a1-h8.
    pub on_road: [bool; 2],
}

impl Pieces {
    /// All pieces of a side.
    pub fn of(&self, side: Side) -> u8 {
        self.men[side.index()] + self.kings[side.index()]
    }

    /// Whether a side has one king and nothing else.
    pub fn is_lone_king(&self, side: Side) -> bool {
        self.men[side.index()] == 0 && self.kings[side.index()] == 1
    }
}

/// Men and kings of the stronger and of the weaker side of an ending, either colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ending {
    /// Kings and men of one side.
    pub a: (u8, u8),
    /// Kings and men of the other.
    pub b: (u8, u8),
}

/// In which positions a draw rule counts.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum When {
    /// In all.
    Always,
    /// A lone king against so many pieces, of which so many are kings at least.
    LoneKing {
        /// Fewest and most pieces of the stronger side.
        pieces: (u8, u8),
        /// Fewest kings among them.
        kings: u8,
        /// Whether the stronger side may have no men.
        kings_only: bool,
        /// Whether the lone king must stand on the main road.
        on_road: bool,
    },
    /// Kings on both sides, and so many pieces in all (fewest, most).
    KingsBoth(u8, u8),
    /// One of these endings.
    Endings(Cow<'static, [Ending]>),
}

/// What breaks the count besides leaving the positions of [`When`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Quiet {
    /// Nothing.
    Never,
    /// A capture or a man's move.
    KingsOnly,
    /// A capture or a promotion.
    SameBalance,
}

/// Whose moves are counted, and how many make a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// So many moves of each side.
    Each(u16),
    /// So many moves of the stronger side.
    Stronger(u16),
    /// So many moves of the lone king.
    Weaker(u16),
    /// None: the game is drawn as soon as the position stands, unless the side to move can
    /// take or every quiet turn of it lets the other side take.
    AtOnce,
}

/// One draw rule of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrawRule {
    /// A short name, stable, as reports show it: `25-kings-only`.
    pub id: Cow<'static, str>,
    /// Where it counts.
    pub when: When,
    /// What breaks the count.
    pub quiet: Quiet,
    /// How many moves make a draw.
    pub counted: Counted,
    /// Where the rule stands.
    pub source: Cow<'static, str>,
}
