//! Games whose positions list their turns: each with its canonical text and the position after it.
//!
//! A family writes one state type with [`Listed`]; everything else that a session needs (texts,
//! reading, keys, forks, repetition of nothing) is here, once for all of them.

mod list;
mod live;
mod names;
pub(crate) mod sets;
mod stages;
pub(crate) mod ways;

use std::fmt::Debug;
use std::hash::Hash;

use tavlei_core::{Board, Labels, Outcome, Position, Reason, Seat, SetupError, Side};

pub(crate) use list::List;
pub(crate) use live::{Maker, Opener, fold, opener};
pub(crate) use stages::Ways;

/// What all positions of one game share.
#[derive(Debug)]
pub(crate) struct Ground<L> {
    /// The board.
    pub(crate) board: Board,
    /// The names of the cells in canonical text.
    pub(crate) labels: Labels,
    /// The parameters of the game.
    pub(crate) law: L,
}

/// A position of a game that lists its turns.
pub(crate) trait Listed: Clone + Eq + Hash + Debug + Send + Sync + Sized + 'static {
    /// The parameters by which games of the family differ.
    type Law: Clone + Debug + Send + Sync + 'static;

    /// The position as the engine holds it. Sections that it does not find have the value that
    /// the start of the game would give them, where that makes sense.
    fn from_position(ground: &Ground<Self::Law>, position: &Position) -> Result<Self, SetupError>;

    /// The position as plain data, sections and all; reads back to an equal one.
    fn to_position(&self, ground: &Ground<Self::Law>) -> Position;

    /// Who is to move.
    fn side(&self) -> Side;

    /// Who is to move, by seat.
    fn seat(&self) -> Seat {
        self.side().into()
    }

    /// Who plays, in playing order.
    fn seats(_ground: &Ground<Self::Law>) -> &'static [Seat] {
        Seat::TWO
    }

    /// Adds every legal turn. Of turns with the same position after them the list keeps the one
    /// whose text is the shortest, then the first in byte order. Not asked when the game is over.
    fn list(&self, ground: &Ground<Self::Law>, list: &mut List<Self>);

    /// Whether the game is over by something else than a lack of turns, and how.
    fn outcome(&self, ground: &Ground<Self::Law>) -> Outcome;

    /// How a game stands whose side to move has no turn, though it is not over otherwise.
    fn without_turns(&self) -> Outcome {
        Outcome::Win(!self.side(), Reason::NoTurn)
    }

    /// Points, a difference, counts: what the bare result of a finished game can't hold.
    fn score(&self, _ground: &Ground<Self::Law>) -> Option<String> {
        None
    }

    /// Canonical texts that a text written in another way may stand for. Case, spaces and the
    /// signs of captures and steps are folded by the caller.
    fn readings(&self, _ground: &Ground<Self::Law>, _text: &str) -> Vec<String> {
        Vec::new()
    }

    /// The turn that a folded text names, found without the list: its canonical text and the
    /// position after it. `None`: look through the list. Not asked when the game is over.
    fn turn_of(&self, _ground: &Ground<Self::Law>, _text: &str) -> Option<(String, Self)> {
        None
    }

    /// The position after the turn that a folded text names by one of its texts, canonical or not,
    /// found without the list. For games whose list is long and whose canonical text can't be known
    /// without it; a text must not name one turn here and be the canonical one of another.
    fn after_text(&self, _ground: &Ground<Self::Law>, _text: &str) -> Option<Self> {
        None
    }

    /// Whether the side to move has a turn, where that is known without the list. Not asked when
    /// the game is over otherwise.
    fn has_turn(&self, _ground: &Ground<Self::Law>) -> Option<bool> {
        None
    }

    /// Whether a turn can't be undone: no position from before it comes again.
    fn is_irreversible(&self, _after: &Self) -> bool {
        false
    }

    /// Whether two turns to the same position stay two (games that count texts).
    const COUNTS_TEXTS: bool = false;
}
