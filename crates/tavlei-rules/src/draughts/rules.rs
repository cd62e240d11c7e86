//! The parameters of a draughts game.

use serde::Deserialize;
use tavlei_core::Dirs;

/// Where a flying king may land behind the piece that it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Landing {
    /// On any free cell; but if it can go on taking from some of them, it must land on such a
    /// one (the go-on rule; under a majority rule it follows by itself).
    Any,
    /// On the cell just behind.
    Next,
    /// On any; but if the last piece taken in the turn is a king, on the cell just behind it.
    Killer,
}

/// When a man becomes a king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Promotion {
    /// If its turn ends on the last row. A man that can go on taking goes on as a man.
    Stay,
    /// At once on the last row; it goes on taking as a king.
    Continue,
    /// On the last row, and there its turn ends.
    Stop,
    /// Never.
    Never,
}

/// When pieces taken leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Removal {
    /// When the turn ends. Until then they block, and none may be jumped twice.
    After,
    /// At once.
    AtOnce,
}

/// What decides the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// The side to move without a legal turn has lost.
    Normal,
    /// The side to move without a legal turn has won.
    Misere,
    /// Normal; besides, the first king on the board wins at once.
    Breakthrough,
    /// Normal; besides, a side wins by standing in the far right corner (as it sees the board)
    /// at the end of a turn.
    FarCorner,
}

/// One criterion by which captures are compared; only the best ones are turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Priority {
    /// More pieces.
    Most,
    /// More worth: men + 2 x kings; among equal ones the capture with fewer kings.
    Value,
    /// A capture by a king (as the turn starts) before one by a man.
    ByKing,
    /// More kings.
    MostKings,
    /// Jump by jump, the one that takes a king where the other takes a man.
    KingFirst,
}

/// The criteria of choice, the weightiest first; none means a free choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Choice(pub [Option<Priority>; 4]);

impl Choice {
    /// Any capture may be chosen.
    pub const FREE: Choice = Choice([None; 4]);
    /// One with the most pieces.
    pub const MOST: Choice = Choice([Some(Priority::Most), None, None, None]);

    /// The criteria, the weightiest first.
    pub fn criteria(self) -> impl Iterator<Item = Priority> {
        self.0.into_iter().flatten()
    }

    /// The first `n` criteria alone.
    pub(crate) fn first(self, n: usize) -> Choice {
        let mut kept = [None; 4];
        kept[..n.min(4)].copy_from_slice(&self.0[..n.min(4)]);
        Choice(kept)
    }
}

/// The parameters of a draughts game. Directions are White's; Black's are the same, turned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// Where a man steps, one cell.
    pub man_steps: Dirs,
    /// Where a man takes: it jumps over the next cell.
    pub man_takes: Dirs,
    /// Where a king steps.
    pub king_steps: Dirs,
    /// Where a king takes.
    pub king_takes: Dirs,
    /// Whether a king steps any distance (else one cell).
    pub king_steps_far: bool,
    /// Whether a king takes from any distance (else it jumps over the next cell).
    pub king_takes_far: bool,
    /// Where a king that takes from a distance lands.
    pub lands: Landing,
    /// Whether a side that can take must take.
    pub forced: bool,
    /// Whether a capture must be carried on as long as it can be.
    pub carry_on: bool,
    /// Which captures may be chosen.
    pub choice: Choice,
    /// Whether a man may take a king.
    pub man_takes_king: bool,
    /// When a man becomes a king.
    pub promotion: Promotion,
    /// When pieces taken leave the board.
    pub removal: Removal,
    /// Whether two successive jumps of one capture may run in opposite directions.
    pub about_turn: bool,
    /// What decides the game.
    pub goal: Goal,
    /// The most quiet turns in a row with one king, while its side has a man; 0 = no limit.
    pub king_limit: u8,
    /// Whether a man may jump over a piece of its own side as a step, in the directions of its
    /// steps, to the free cell just behind.
    pub men_hop: bool,
    /// Whether a king that is taken stays where it stands, as a man, when the turn ends.
    pub kings_fall: bool,
}

impl Rules {
    /// The commonest rules; a game names only what differs.
    pub const BASE: Rules = Rules {
        man_steps: Dirs::FORWARD,
        man_takes: Dirs::DIAGONAL,
        king_steps: Dirs::DIAGONAL,
        king_takes: Dirs::DIAGONAL,
        king_steps_far: true,
        king_takes_far: true,
        lands: Landing::Any,
        forced: true,
        carry_on: true,
        choice: Choice::FREE,
        man_takes_king: true,
        promotion: Promotion::Stay,
        removal: Removal::After,
        about_turn: true,
        goal: Goal::Normal,
        king_limit: 0,
        men_hop: false,
        kings_fall: false,
    };
}
