//! Men that run along lines and clamp enemy men, which are taken or change sides.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::clamp::clamped;
use crate::listed::sets::{plain_men, position_of};
use crate::listed::ways::{more_wins, moved, run, step};
use crate::listed::{Ground, List, Listed};

/// What the games differ in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// White's directions; Black's are those turned half round.
    pub(crate) dirs: Dirs,
    /// Whether a man may hop over an enemy man next to it, to the cell behind.
    pub(crate) hops: bool,
    /// The longest row that can be clamped.
    pub(crate) longest: u32,
    /// Whether clamped men change sides; else they leave the board.
    pub(crate) turns_over: bool,
    /// How the game ends.
    pub(crate) end: End,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// A side wins with so many men in a straight line off the first and last ranks; with fewer
    /// men left on either side it is a draw. Who can't move has lost.
    Line(u32),
    /// A side without men has lost; when the side to move can't move, the side with more men wins.
    Men,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Runs {
    men: [PointSet; 2],
    side: Side,
}

impl Runs {
    /// Where a man may go.
    fn targets(&self, ground: &Ground<Law>, from: Point) -> impl Iterator<Item = Point> {
        let (all, enemy) = (self.men[0] | self.men[1], self.men[(!self.side).index()]);
        let dirs = match self.side {
            Side::White => ground.law.dirs,
            Side::Black => ground.law.dirs.turned(),
        };
        let hop = move |dir| {
            let over = ground.board.next(from, dir).filter(|&over| enemy.has(over))?;
            ground.board.next(over, dir).filter(|&to| ground.law.hops && !all.has(to))
        };
        dirs.iter().flat_map(move |dir| run(&ground.board, all, from, dir).chain(hop(dir)))
    }

    fn turn(&self, ground: &Ground<Law>, from: Point, to: Point, list: &mut List<Runs>) {
        let (us, them) = (self.side.index(), (!self.side).index());
        let mut men = self.men;
        men[us] = moved(men[us], from, to);
        let longest = ground.law.longest;
        let taken = clamped(&ground.board, men[us], men[them], to, Dirs::ORTHOGONAL, longest);
        men[them] = men[them].minus(taken);
        if ground.law.turns_over {
            men[us] = men[us] | taken;
        }
        let text = step(&ground.labels, from, !taken.is_empty(), to);
        list.add(text, Runs { men, side: !self.side });
    }

    /// Whether a side has so many men in a straight line off the first and last ranks.
    fn has_line(&self, ground: &Ground<Law>, side: Side, length: u32) -> bool {
        let board = &ground.board;
        let ends = board.rank(0) | board.rank(board.ranks() - 1);
        let men = self.men[side.index()].minus(ends);
        let rest = |at, dir| run(board, !men, at, dir).take(length as usize).count() as u32;
        let dirs = [Dir::N, Dir::NE, Dir::E, Dir::SE];
        men.points().any(|at| dirs.into_iter().any(|dir| 1 + rest(at, dir) >= length))
    }

    fn line_outcome(&self, ground: &Ground<Law>, length: u32) -> Outcome {
        let with_line =
            [!self.side, self.side].into_iter().find(|&side| self.has_line(ground, side, length));
        match with_line {
            Some(side) => Outcome::Win(side, Reason::Goal),
            None if self.men.iter().any(|men| men.count() < length) => Outcome::Draw(Reason::Count),
            None => Outcome::Open,
        }
    }

    fn men_outcome(&self, ground: &Ground<Law>) -> Outcome {
        if let Some(side) = Side::BOTH.into_iter().find(|side| self.men[side.index()].is_empty()) {
            return Outcome::Win(!side, Reason::NoPieces);
        }
        let us = self.men[self.side.index()];
        if us.points().any(|from| self.targets(ground, from).next().is_some()) {
            return Outcome::Open;
        }
        more_wins(self.men.map(Bits::count))
    }
}

impl Listed for Runs {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Runs, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(Runs { men: plain_men(&ground.board, position)?, side })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        position_of(&self.men, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Runs>) {
        for from in self.men[self.side.index()].points() {
            self.targets(ground, from).for_each(|to| self.turn(ground, from, to, list));
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        match ground.law.end {
            End::Line(length) => self.line_outcome(ground, length),
            End::Men => self.men_outcome(ground),
        }
    }

    fn score(&self, ground: &Ground<Law>) -> Option<String> {
        let [white, black] = self.men.map(Bits::count);
        (ground.law.end == End::Men).then(|| format!("{white}:{black}"))
    }
}
