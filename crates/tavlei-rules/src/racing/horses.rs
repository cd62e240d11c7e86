//! A race round the border with one die. A turn is a throw and what is done with it; every throw
//! is possible, so the legal turns are those of all six.

use tavlei_core::{Outcome, Position, Reason, SetupError, Side};

use super::track::{Runners, cell};
use crate::listed::sets::only;
use crate::listed::ways::step;
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// The throw that lets a man come from the hand.
    pub(crate) enters: u8,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Horses {
    men: Runners,
    side: Side,
}

impl Horses {
    /// Adds what can be done with a throw; whether there is anything.
    fn throw(&self, ground: &Ground<Law>, n: u8, list: &mut List<Horses>) -> bool {
        let (board, side, labels) = (&ground.board, self.side, &ground.labels);
        let mut any = false;
        for (from, to) in self.men.of(side).filter_map(|f| Some((f, self.men.target(side, f, n)?)))
        {
            let (start, end) = (cell(board, side, from), cell(board, side, to));
            let mut after = Horses { side: !side, ..*self };
            after.men.go(side, from, to);
            let takes = after.men.send_back(board, !side, only(end));
            list.add(format!("[{n}]{}", step(labels, start, takes, end)), after);
            any = true;
        }
        if n == ground.law.enters && self.men.can_enter(side) {
            let corner = cell(board, side, 0);
            let mut after = Horses { side: !side, ..*self };
            after.men.enter(side);
            after.men.send_back(board, !side, only(corner));
            list.add(format!("[{n}]@{}", labels.label(corner)), after);
            any = true;
        }
        any
    }
}

impl Listed for Horses {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Horses, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(Horses { men: Runners::read(&ground.board, position)?, side })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        self.men.write(&ground.board, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Horses>) {
        for n in 1..=6 {
            if !self.throw(ground, n, list) {
                list.add(format!("[{n}]--"), Horses { side: !self.side, ..*self });
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        match [!self.side, self.side].into_iter().find(|&side| self.men.is_home(side)) {
            Some(side) => Outcome::Win(side, Reason::Goal),
            None => Outcome::Open,
        }
    }

    const COUNTS_TEXTS: bool = true;
}
