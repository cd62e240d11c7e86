//! The one search of jumps over stacks: the top man of what is jumped goes under the taker.

use tavlei_core::{Bits, Board, Dir, Point, PointSet, Side};

use super::columns::{Columns, KingRow};
use super::stack::{Man, Towers};
use crate::listed::Ways;

/// A finished capture.
pub(super) struct Capture {
    pub(super) path: Vec<Point>,
    pub(super) after: Towers,
}

/// A capture under way.
#[derive(Clone)]
struct Chain {
    towers: Towers,
    path: Vec<Point>,
    at: Point,
    jumped: PointSet,
    last: Option<Dir>,
}

/// All of a chain but the way that it took.
type Stage = (Towers, Point, PointSet, Option<Dir>);

/// What the search has found.
struct Found {
    captures: Vec<Capture>,
    ways: Ways<Stage>,
}

/// A jump: over a point in a direction, to one of the cells behind it.
struct Jump {
    over: Point,
    dir: Dir,
    to: Vec<Point>,
}

/// The search in one position.
pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) law: &'a Columns,
    pub(super) side: Side,
}

impl Search<'_> {
    /// Whether the side can take anything.
    pub(super) fn finds_any(&self, towers: &Towers) -> bool {
        towers
            .of(self.side)
            .any(|(from, _)| !self.jumps(towers, from, PointSet::EMPTY, None).is_empty())
    }

    /// All captures that the law allows.
    pub(super) fn all(&self, towers: &Towers) -> Vec<Capture> {
        let mut found = Found { captures: Vec::new(), ways: Ways::new() };
        for (from, _) in towers.of(self.side) {
            let chain = Chain {
                towers: towers.clone(),
                path: vec![from],
                at: from,
                jumped: PointSet::EMPTY,
                last: None,
            };
            self.go_on(chain, &mut found);
        }
        let mut found = found.captures;
        if self.law.most {
            let most = found.iter().map(|capture| capture.path.len()).max().unwrap_or(0);
            found.retain(|capture| capture.path.len() == most);
        }
        found
    }

    fn go_on(&self, chain: Chain, found: &mut Found) {
        let stage = || (chain.towers.clone(), chain.at, chain.jumped, chain.last);
        if !found.ways.admit(stage) {
            return;
        }
        let jumps = self.next_jumps(&chain);
        if jumps.is_empty() {
            if chain.path.len() > 1 {
                found.captures.push(Capture { path: chain.path, after: chain.towers });
            }
            return;
        }
        for jump in jumps {
            self.land(&chain, &jump, found);
        }
    }

    /// Goes on from the cells behind the piece taken: from those alone, if there are any, on which
    /// the capture does not end.
    fn land(&self, chain: &Chain, jump: &Jump, found: &mut Found) {
        let landed: Vec<(Chain, bool)> =
            jump.to.iter().map(|&to| self.jump(chain, jump, to)).collect();
        let goes_on = |(next, over): &(Chain, bool)| !over && !self.next_jumps(next).is_empty();
        let some_go_on = jump.to.len() > 1 && landed.iter().any(goes_on);
        for (next, over) in landed {
            if over {
                found.captures.push(Capture { path: next.path, after: next.towers });
            } else if !some_go_on || !self.next_jumps(&next).is_empty() {
                self.go_on(next, found);
            }
        }
    }

    /// The chain after a jump, and whether the turn must end there.
    fn jump(&self, chain: &Chain, jump: &Jump, to: Point) -> (Chain, bool) {
        let mut next = chain.clone();
        let (taken, rest) = chain.towers.at(jump.over).split(1);
        let moved = chain.towers.at(chain.at).over(taken);
        next.towers.set(chain.at, super::stack::Stack::EMPTY);
        next.towers.set(jump.over, rest);
        next.towers.set(to, moved);
        let promoted = self.promote(&mut next.towers, to);
        next.path.push(to);
        next.at = to;
        next.jumped = chain.jumped | PointSet::only(jump.over);
        next.last = Some(jump.dir);
        (next, promoted && self.law.king_row == KingRow::EndsTurn)
    }

    /// Makes the top man of a stack a king if it stands where that happens.
    pub(super) fn promote(&self, towers: &mut Towers, at: Point) -> bool {
        let last = if self.side == Side::White { self.board.ranks() - 1 } else { 0 };
        let there = self.law.king_row != KingRow::None && self.board.xy(at).1 == last;
        let Some(Man { king: false, side }) = towers.top(at).filter(|_| there) else {
            return false;
        };
        let (_, rest) = towers.at(at).split(1);
        towers.set(at, rest.with_top(Man { side, king: true }));
        true
    }

    fn next_jumps(&self, chain: &Chain) -> Vec<Jump> {
        self.jumps(&chain.towers, chain.at, chain.jumped, chain.last)
    }

    fn jumps(
        &self,
        towers: &Towers,
        from: Point,
        jumped: PointSet,
        last: Option<Dir>,
    ) -> Vec<Jump> {
        let Some(man) = towers.top(from) else { return Vec::new() };
        let dirs = man.dirs(self.law.takes);
        let back = last.filter(|_| !self.law.turns_back).map(Dir::opposite);
        let barred = if self.law.once { jumped } else { PointSet::EMPTY };
        let in_dir = |dir| self.jump_in(towers, from, dir, man.king, barred);
        dirs.iter().filter(|&dir| Some(dir) != back).filter_map(in_dir).collect()
    }

    fn jump_in(
        &self,
        towers: &Towers,
        from: Point,
        dir: Dir,
        king: bool,
        barred: PointSet,
    ) -> Option<Jump> {
        let long = king && self.law.long_kings;
        let mut over = self.board.next(from, dir)?;
        while long && towers.at(over).is_empty() {
            over = self.board.next(over, dir)?;
        }
        if !towers.is_of(over, !self.side) || barred.has(over) {
            return None;
        }
        let to = free_run(self.board, towers, over, dir, long);
        (!to.is_empty()).then_some(Jump { over, dir, to })
    }
}

/// The free cells next to a point in a direction: one, or all of them up to the next stack.
pub(super) fn free_run(
    board: &Board,
    towers: &Towers,
    from: Point,
    dir: Dir,
    long: bool,
) -> Vec<Point> {
    let run = std::iter::successors(board.next(from, dir), |&at| board.next(at, dir));
    run.take(if long { usize::MAX } else { 1 }).take_while(|&at| towers.at(at).is_empty()).collect()
}
