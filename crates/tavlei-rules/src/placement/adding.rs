//! Games in which a turn adds men of the mover and changes nothing else: a turn is a set of cells.

use std::fmt::Debug;
use std::hash::Hash;
use std::marker::PhantomData;

use tavlei_core::{Bits, Board, Outcome, PointSet, Position, SetupError, Side};

use super::common::{cells_of, read_set, text_of};
use crate::listed::sets::{plain_men, position_of};
use crate::listed::{Ground, List, Listed};

/// The men of both sides and who is to move: all that a position of these games holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Men {
    pub(super) of: [PointSet; 2],
    pub(super) side: Side,
}

impl Men {
    /// The men of the side to move.
    pub(super) fn own(&self) -> PointSet {
        self.of[self.side.index()]
    }

    /// The men of the other side.
    pub(super) fn theirs(&self) -> PointSet {
        self.of[(!self.side).index()]
    }

    /// The free cells.
    pub(super) fn empty(&self, board: &Board) -> PointSet {
        board.points().minus(self.of[0] | self.of[1])
    }

    /// How many men each side has placed.
    pub(super) fn counts(&self) -> [u32; 2] {
        self.of.map(Bits::count)
    }

    /// One turn for each free cell.
    pub(super) fn single(&self, board: &Board) -> Vec<PointSet> {
        self.empty(board).points().map(PointSet::only).collect()
    }
}

/// The rules of such a game.
pub(super) trait Rule: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// Its parameters and tables.
    type Law: Clone + Debug + Send + Sync + 'static;

    /// How many men a side has at most.
    const STOCK: u32;

    /// The sets of cells that the side to move may fill; the empty set is a pass.
    fn turns(ground: &Ground<Self::Law>, men: &Men) -> Vec<PointSet>;

    /// Whether the side to move may fill exactly these cells, where that is known without all the
    /// others.
    fn allows(_ground: &Ground<Self::Law>, _men: &Men, _set: PointSet) -> Option<bool> {
        None
    }

    /// How the game stands. While it goes on the side to move has a turn.
    fn outcome(ground: &Ground<Self::Law>, men: &Men) -> Outcome;

    /// What the result alone does not tell.
    fn score(_ground: &Ground<Self::Law>, _men: &Men) -> Option<String> {
        None
    }
}

/// A position of a game with such rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct State<R> {
    men: Men,
    rule: PhantomData<R>,
}

impl<R: Rule> State<R> {
    fn after(&self, set: PointSet) -> State<R> {
        let mut men = self.men;
        men.of[men.side.index()] = men.own() | set;
        men.side = !men.side;
        State { men, rule: PhantomData }
    }
}

impl<R: Rule> Listed for State<R> {
    type Law = R::Law;

    // The text names the position after the turn.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<R::Law>, position: &Position) -> Result<Self, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let of = plain_men(&ground.board, position)?;
        if of.iter().any(|set| set.count() > R::STOCK) {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        Ok(State { men: Men { of, side }, rule: PhantomData })
    }

    fn to_position(&self, _: &Ground<R::Law>) -> Position {
        position_of(&self.men.of, self.men.side)
    }

    fn side(&self) -> Side {
        self.men.side
    }

    fn list(&self, ground: &Ground<R::Law>, list: &mut List<Self>) {
        for set in R::turns(ground, &self.men) {
            list.add(text_of(&ground.labels, set), self.after(set));
        }
    }

    fn outcome(&self, ground: &Ground<R::Law>) -> Outcome {
        R::outcome(ground, &self.men)
    }

    fn score(&self, ground: &Ground<R::Law>) -> Option<String> {
        R::score(ground, &self.men)
    }

    fn turn_of(&self, ground: &Ground<R::Law>, text: &str) -> Option<(String, Self)> {
        let set = cells_of(&ground.labels, text)?;
        let allowed = R::allows(ground, &self.men, set)?;
        allowed.then(|| (text_of(&ground.labels, set), self.after(set)))
    }

    fn has_turn(&self, _: &Ground<R::Law>) -> Option<bool> {
        Some(true)
    }

    fn readings(&self, _: &Ground<R::Law>, text: &str) -> Vec<String> {
        read_set(text)
    }

    fn is_irreversible(&self, after: &Self) -> bool {
        self.men.of != after.men.of
    }
}
