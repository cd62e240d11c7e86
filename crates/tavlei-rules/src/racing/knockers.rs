//! Men slide as far as they can; the long diagonals are to be filled.

use tavlei_core::{Bits, Dirs, Outcome, PointSet, Position, SetupError, Side};

use crate::listed::sets::{plain_men, position_of};
use crate::listed::ways::{more_wins, moved, run, step};
use crate::listed::{Ground, List, Listed};

/// The game as it is: nothing may be changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Knockers {
    men: [PointSet; 2],
    side: Side,
}

/// The cells of the two long diagonals.
fn diagonals(ground: &Ground<Law>) -> PointSet {
    let board = &ground.board;
    let on_other = board.points().points().filter(|&at| {
        let (x, y) = board.xy(at);
        x + y + 1 == board.files()
    });
    board.main_road() | on_other.collect()
}

impl Listed for Knockers {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Knockers, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(Knockers { men: plain_men(&ground.board, position)?, side })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        position_of(&self.men, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Knockers>) {
        let (us, all) = (self.side.index(), self.men[0] | self.men[1]);
        for from in self.men[us].points() {
            let ends = Dirs::ORTHOGONAL.iter().map(|dir| run(&ground.board, all, from, dir).last());
            for to in ends.flatten() {
                let mut after = Knockers { men: self.men, side: !self.side };
                after.men[us] = moved(self.men[us], from, to);
                list.add(step(&ground.labels, from, false, to), after);
            }
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let cells = diagonals(ground);
        if !cells.minus(self.men[0] | self.men[1]).is_empty() {
            return Outcome::Open;
        }
        more_wins(self.men.map(|men| (men & cells).count()))
    }

    fn score(&self, ground: &Ground<Law>) -> Option<String> {
        let cells = diagonals(ground);
        let [white, black] = self.men.map(|men| (men & cells).count());
        Some(format!("{white}:{black}"))
    }
}
