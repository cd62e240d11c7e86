//! One hunter and one who runs for a goal: the hunter may not move away, the other may not come
//! near.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{centre, distance, run, step};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game. White has the lion, Black the man.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// How many cells the man may go.
    pub(crate) reach: usize,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Chase {
    lion: Point,
    man: Point,
    side: Side,
    /// Where the man wants to get to.
    goal: Point,
}

impl Chase {
    fn lion_turns(&self, ground: &Ground<Law>, list: &mut List<Chase>) {
        let far = |from| distance(&ground.board, from, self.man);
        let steps = Dir::ALL.into_iter().filter_map(|dir| ground.board.next(self.lion, dir));
        for to in steps.filter(|&to| to != self.man && far(to) <= far(self.lion)) {
            let after = Chase { lion: to, side: !self.side, ..*self };
            list.add(step(&ground.labels, self.lion, false, to), after);
        }
    }

    fn man_turns(&self, ground: &Ground<Law>, list: &mut List<Chase>) {
        let near = |&at: &Point| distance(&ground.board, at, self.lion) <= 1;
        let barred = centre(&ground.board) | ground.board.points().points().filter(near).collect();
        for dir in Dirs::ORTHOGONAL.iter() {
            for to in run(&ground.board, barred, self.man, dir).take(ground.law.reach) {
                let after = Chase { man: to, side: !self.side, ..*self };
                list.add(step(&ground.labels, self.man, false, to), after);
            }
        }
    }
}

/// The goal unless the position names another: the near left corner.
fn corner(ground: &Ground<Law>) -> Point {
    ground.board.points().lowest()
}

fn goal(ground: &Ground<Law>, position: &Position) -> Result<Point, SetupError> {
    let Some(name) = position.section("goal") else { return Ok(corner(ground)) };
    ground.labels.find(name.trim()).ok_or(SetupError::Section("goal".into()))
}

fn single(men: PointSet) -> Result<Point, SetupError> {
    if men.count() == 1 {
        return Ok(men.lowest());
    }
    Err(SetupError::Pieces("each side has one piece"))
}

impl Listed for Chase {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Chase, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let [lion, man] = plain_men(&ground.board, position)?;
        Ok(Chase { lion: single(lion)?, man: single(man)?, side, goal: goal(ground, position)? })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&[only(self.lion), only(self.man)], self.side);
        if self.goal != corner(ground) {
            position.add_section("goal", ground.labels.label(self.goal));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Chase>) {
        match self.side {
            Side::White => self.lion_turns(ground, list),
            Side::Black => self.man_turns(ground, list),
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        if self.man == self.goal {
            return Outcome::Win(Side::Black, Reason::Goal);
        }
        Outcome::Open
    }
}
