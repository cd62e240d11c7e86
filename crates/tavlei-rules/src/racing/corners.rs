//! Corners and halma: steps and free jumps to the camp of the other side.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{moved, number, step};
use crate::listed::{Ground, List, Listed};

/// What the games differ in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// White's camp at the near left corner; Black's is the same turned half round.
    pub(crate) camp: Camp,
    /// The directions of steps and jumps.
    pub(crate) dirs: Dirs,
    /// When a side has arrived.
    pub(crate) finish: Finish,
    /// Whether a side must leave its camp once the other one has left its own.
    pub(crate) must_leave: bool,
    /// After so many turns in all the men that have not left their camps decide.
    pub(crate) turns: Option<u8>,
}

/// The shape of a camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Camp {
    /// So many files and ranks.
    Square(u8),
    /// So many cells along either edge.
    Triangle(u8),
}

/// When a side has arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Finish {
    /// When all its men are in the other's camp; it is a draw if the other side can do the same
    /// with its next turn.
    MenWithReply,
    /// When it has all cells of the other's camp.
    Cells,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Corners {
    men: [PointSet; 2],
    side: Side,
    /// Turns made so far, where they count.
    made: u8,
}

fn camp(ground: &Ground<Law>, side: Side) -> PointSet {
    let board = &ground.board;
    let inside = |&at: &Point| {
        let (mut x, mut y) = board.xy(at);
        if side == Side::Black {
            (x, y) = (board.files() - 1 - x, board.ranks() - 1 - y);
        }
        match ground.law.camp {
            Camp::Square(n) => x < n && y < n,
            Camp::Triangle(n) => x + y < n,
        }
    };
    board.points().points().filter(inside).collect()
}

impl Corners {
    fn men(&self, side: Side) -> PointSet {
        self.men[side.index()]
    }

    fn has_arrived(&self, ground: &Ground<Law>, side: Side) -> bool {
        let (men, goal) = (self.men(side), camp(ground, !side));
        match ground.law.finish {
            Finish::MenWithReply => !men.is_empty() && men.minus(goal).is_empty(),
            Finish::Cells => goal.minus(men).is_empty(),
        }
    }

    /// Whether the side to move can arrive with its next turn.
    fn can_arrive(&self, ground: &Ground<Law>) -> bool {
        let mut list = List::new();
        self.list(ground, &mut list);
        list.sorted().iter().any(|entry| entry.after.has_arrived(ground, self.side))
    }

    /// The cells behind a neighbour that a man lifted from the board may jump to.
    fn jumps(ground: &Ground<Law>, others: PointSet, at: Point) -> impl Iterator<Item = Point> {
        ground.law.dirs.iter().filter_map(move |dir: Dir| {
            let over = ground.board.next(at, dir).filter(|&over| others.has(over))?;
            ground.board.next(over, dir).filter(|&to| !others.has(to))
        })
    }

    /// Where a man can go by a step or by jumps, but for the cell where it stands.
    fn targets(&self, ground: &Ground<Law>, from: Point) -> PointSet {
        let others = (self.men[0] | self.men[1]).minus(only(from));
        let mut seen = only(from);
        let mut fresh = vec![from];
        while let Some(at) = fresh.pop() {
            for to in Corners::jumps(ground, others, at) {
                if !seen.has(to) {
                    seen = seen | only(to);
                    fresh.push(to);
                }
            }
        }
        let next = ground.law.dirs.iter().filter_map(|dir| ground.board.next(from, dir));
        let steps: PointSet = next.filter(|&to| !others.has(to)).collect();
        (seen | steps).minus(only(from))
    }

    /// The men that may be moved.
    fn movers(&self, ground: &Ground<Law>) -> PointSet {
        let (us, at_home) = (self.men(self.side), camp(ground, self.side));
        let other_has_left = (self.men(!self.side) & camp(ground, !self.side)).is_empty();
        let behind = us & at_home;
        let must_leave = ground.law.must_leave && other_has_left;
        let can_move = |from| !self.targets(ground, from).is_empty();
        if must_leave && behind.points().any(can_move) { behind } else { us }
    }

    /// Who has won when the turns are used up: a side that has left its camp against one that has
    /// not.
    fn by_camps(&self, ground: &Ground<Law>) -> Outcome {
        let stays = |side: Side| !(self.men(side) & camp(ground, side)).is_empty();
        match (stays(Side::White), stays(Side::Black)) {
            (true, false) => Outcome::Win(Side::Black, Reason::Count),
            (false, true) => Outcome::Win(Side::White, Reason::Count),
            _ => Outcome::Draw(Reason::Count),
        }
    }
}

impl Listed for Corners {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Corners, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let made = match ground.law.turns {
            Some(most) => number(position, "made", 0..=most, 0)?,
            None => 0,
        };
        Ok(Corners { men, side, made })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if self.made > 0 {
            position.add_section("made", self.made.to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Corners>) {
        let made = if ground.law.turns.is_some() { self.made.saturating_add(1) } else { 0 };
        for from in self.movers(ground).points() {
            for to in self.targets(ground, from).points() {
                let mut after = Corners { men: self.men, side: !self.side, made };
                let us = &mut after.men[self.side.index()];
                *us = moved(*us, from, to);
                list.add(step(&ground.labels, from, false, to), after);
            }
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let replies = ground.law.finish == Finish::MenWithReply;
        if self.has_arrived(ground, !self.side) {
            let is_equalled = replies && self.can_arrive(ground);
            let win = Outcome::Win(!self.side, Reason::Goal);
            return if is_equalled { Outcome::Draw(Reason::Goal) } else { win };
        }
        if self.has_arrived(ground, self.side) {
            return Outcome::Win(self.side, Reason::Goal);
        }
        match ground.law.turns {
            Some(most) if self.made >= most => self.by_camps(ground),
            _ => Outcome::Open,
        }
    }

    /// The full way of a jumping man.
    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        let cells: Option<Vec<Point>> =
            text.split('-').map(|name| ground.labels.find(name)).collect();
        let cells = cells.unwrap_or_default();
        let ([from, ..], [.., to]) = (&cells[..], &cells[..]) else { return Vec::new() };
        let others = (self.men[0] | self.men[1]).minus(only(*from));
        let jumps = |leg: &[Point]| Corners::jumps(ground, others, leg[0]).any(|to| to == leg[1]);
        if !cells.windows(2).all(jumps) {
            return Vec::new();
        }
        vec![step(&ground.labels, *from, false, *to)]
    }
}
