//! How the games of draughts along other lines differ.

use tavlei_core::{Board, Dir, Dirs, Point, Side};

/// What happens to men at the far end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// A man that reaches the last row is a king at once.
    King,
    /// A man whose turn ends on the far or the right edge, beyond the own men's side, is a king.
    KingAtRest,
    /// A man that reaches the last row leaves the board, and the men taken decide the game.
    Leaves,
}

impl Goal {
    /// Whether a cell is one where the men of a side get what the goal promises.
    pub(super) fn reached(self, board: &Board, side: Side, at: Point) -> bool {
        let (mut x, mut y) = board.xy(at);
        if side == Side::Black {
            (x, y) = (board.files() - 1 - x, board.ranks() - 1 - y);
        }
        let (right, last) = (board.files() - 1, board.ranks() - 1);
        match self {
            Goal::King | Goal::Leaves => y == last,
            // The outer edges of the other side's triangle: c8-h8 and h3-h8 on eight by eight.
            Goal::KingAtRest => (y == last && x >= 2) || (x == right && y >= 2),
        }
    }
}

/// How games of the family differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaping {
    /// Where White's men step.
    pub(super) steps: Dirs,
    /// Over whom White's men jump.
    pub(super) takes: Dirs,
    /// Where kings go and jump.
    pub(super) kings: Dirs,
    /// Where all pieces take by stepping onto the enemy.
    pub(super) direct: Dirs,
    pub(super) goal: Goal,
    /// Whether the most pieces must be taken.
    pub(super) most: bool,
    /// Whether a capture may stop before its end.
    pub(super) may_stop: bool,
    /// Whether men jumped leave at once.
    pub(super) at_once: bool,
    /// Whether a jump may run straight against the one before it.
    pub(super) turns_back: bool,
}

pub(super) const TOBIT_LAW: Leaping = Leaping {
    steps: Dirs::FORWARD_AND_SIDES,
    takes: Dirs::FORWARD_AND_SIDES,
    kings: Dirs::ORTHOGONAL,
    direct: Dirs::NONE,
    goal: Goal::King,
    most: false,
    may_stop: false,
    at_once: false,
    turns_back: true,
};

pub(super) const SENEGALESE_LAW: Leaping =
    Leaping { goal: Goal::Leaves, at_once: true, ..TOBIT_LAW };

pub(super) const HARZ_LAW: Leaping = Leaping {
    steps: Dirs::of(&[Dir::N, Dir::E]),
    takes: Dirs::ORTHOGONAL,
    goal: Goal::KingAtRest,
    most: true,
    turns_back: false,
    ..TOBIT_LAW
};

pub(super) const TIM_LAW: Leaping = Leaping {
    steps: Dirs::FORWARD,
    takes: Dirs::DIAGONAL,
    kings: Dirs::DIAGONAL,
    direct: Dirs::ORTHOGONAL,
    may_stop: true,
    ..TOBIT_LAW
};
