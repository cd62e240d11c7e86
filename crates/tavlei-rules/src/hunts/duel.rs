//! Men that slide along their files until one side is stuck.

use tavlei_core::{Bits, Dir, Outcome, PointSet, Position, SetupError, Side};

use crate::listed::sets::{plain_men, position_of};
use crate::listed::ways::{moved, run, step};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// How many cells the first turn of the game may go.
    pub(crate) first: usize,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Duel {
    men: [PointSet; 2],
    side: Side,
    /// Whether the first turn of the game is still to come.
    first: bool,
}

/// Whether all men stand on the lines where a game begins.
fn at_the_ends(ground: &Ground<Law>, men: &[PointSet; 2]) -> bool {
    let board = &ground.board;
    let ends = [board.rank(0), board.rank(board.ranks() - 1)];
    men.iter().zip(ends).all(|(men, end)| men.minus(end).is_empty())
}

impl Listed for Duel {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Duel, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let first = match position.section("first").map(str::trim) {
            None => at_the_ends(ground, &men),
            Some("yes") => true,
            Some("no") => false,
            Some(_) => return Err(SetupError::Section("first".into())),
        };
        Ok(Duel { men, side, first })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if self.first != at_the_ends(ground, &self.men) {
            position.add_section("first", if self.first { "yes" } else { "no" });
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Duel>) {
        let (us, all) = (self.side.index(), self.men[0] | self.men[1]);
        let longest = if self.first { ground.law.first } else { usize::MAX };
        for from in self.men[us].points() {
            for dir in [Dir::N, Dir::S] {
                for to in run(&ground.board, all, from, dir).take(longest) {
                    let mut after = Duel { men: self.men, side: !self.side, first: false };
                    after.men[us] = moved(self.men[us], from, to);
                    list.add(step(&ground.labels, from, false, to), after);
                }
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        Outcome::Open
    }
}
