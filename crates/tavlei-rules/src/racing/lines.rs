//! A man goes as far as there are men on its line; a side joins all its men into one body.

use tavlei_core::{Bits, Board, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{around, moved, step};
use crate::listed::{Ground, List, Listed};

/// The game as it is: nothing may be changed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law;

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lines {
    men: [PointSet; 2],
    side: Side,
}

/// All cells from a point to the border in a direction.
fn ray(board: &Board, from: Point, dir: Dir) -> impl Iterator<Item = Point> {
    std::iter::successors(board.next(from, dir), move |&at| board.next(at, dir))
}

/// Whether men stand in one body; none do not.
fn is_one_body(board: &Board, men: PointSet) -> bool {
    let mut body: PointSet = men.points().take(1).collect();
    let mut fresh = body;
    while !fresh.is_empty() {
        let near = fresh.points().map(|at| around(board, at));
        fresh = near.fold(PointSet::EMPTY, |all, set| all | set).minus(body) & men;
        body = body | fresh;
    }
    body == men && !men.is_empty()
}

impl Lines {
    /// The cell where a man gets to in a direction, if it may.
    fn target(&self, board: &Board, from: Point, dir: Dir) -> Option<Point> {
        let (own, enemy) = (self.men[self.side.index()], self.men[(!self.side).index()]);
        let is_man = |at: &Point| (own | enemy).has(*at);
        let on = |dir| ray(board, from, dir).filter(is_man).count();
        let behind = on(dir) + on(dir.opposite());
        let mut way = ray(board, from, dir);
        let is_barred = way.by_ref().take(behind).any(|at| enemy.has(at));
        way.next().filter(|&to| !is_barred && !own.has(to))
    }
}

impl Listed for Lines {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Lines, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(Lines { men: plain_men(&ground.board, position)?, side })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        position_of(&self.men, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Lines>) {
        let (us, them) = (self.side.index(), (!self.side).index());
        for (from, dir) in self.men[us].points().flat_map(|from| Dir::ALL.map(|dir| (from, dir))) {
            let Some(to) = self.target(&ground.board, from, dir) else { continue };
            let mut after = Lines { men: self.men, side: !self.side };
            after.men[us] = moved(self.men[us], from, to);
            after.men[them] = self.men[them].minus(only(to));
            list.add(step(&ground.labels, from, self.men[them].has(to), to), after);
        }
        if list.is_empty() {
            list.add("--".to_owned(), Lines { men: self.men, side: !self.side });
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let joined = |side: &Side| is_one_body(&ground.board, self.men[side.index()]);
        match [!self.side, self.side].into_iter().find(joined) {
            Some(side) => Outcome::Win(side, Reason::Goal),
            None => Outcome::Open,
        }
    }

    fn is_irreversible(&self, after: &Lines) -> bool {
        self.men.map(Bits::count) != after.men.map(Bits::count)
    }
}
