//! The search of captures of one piece after another by single pieces.

use tavlei_core::{Bits, Board, Dir, Point, PointSet};

use super::leaper::State;
use super::leaping::{Goal, Leaping};
use crate::listed::Ways;
use crate::listed::sets::only;

/// A capture that may be played.
pub(super) struct Capture {
    pub(super) path: Vec<Point>,
    pub(super) taken: PointSet,
    /// Whether the piece is a king at its end by what it passed.
    pub(super) king: bool,
}

/// A capture under way.
#[derive(Clone)]
struct Chain {
    path: Vec<Point>,
    at: Point,
    /// What has left the board, and what has been jumped and waits to leave.
    gone: PointSet,
    jumped: PointSet,
    king: bool,
    last: Option<Dir>,
    over: bool,
}

/// All of a chain but the way that it took.
type Stage = (Point, PointSet, PointSet, bool, Option<Dir>);

/// What the search has found.
struct Found {
    captures: Vec<Capture>,
    ways: Ways<Stage>,
}

/// Taking one piece in a direction: it stands on a point, the taker comes to one of some others.
struct Take {
    piece: Point,
    dir: Dir,
    to: Vec<Point>,
}

/// The search in one position.
pub(super) struct Search<'a> {
    pub(super) board: &'a Board,
    pub(super) law: &'a Leaping,
    pub(super) state: &'a State,
}

impl Search<'_> {
    /// All captures that the law allows.
    pub(super) fn all(&self) -> Vec<Capture> {
        let mut found = Found { captures: Vec::new(), ways: Ways::new() };
        for from in self.state.us().points() {
            let chain = Chain {
                path: vec![from],
                at: from,
                gone: only(from),
                jumped: PointSet::EMPTY,
                king: self.state.kings.has(from),
                last: None,
                over: false,
            };
            self.go_on(&chain, &mut found);
        }
        let mut found = found.captures;
        if self.law.most {
            let most = found.iter().map(|capture| capture.taken.count()).max().unwrap_or(0);
            found.retain(|capture| capture.taken.count() == most);
        }
        found
    }

    fn go_on(&self, chain: &Chain, found: &mut Found) {
        let stage = || (chain.at, chain.gone, chain.jumped, chain.king, chain.last);
        if !found.ways.admit(stage) {
            return;
        }
        let takes = self.takes(chain);
        if chain.path.len() > 1 && (takes.is_empty() || self.law.may_stop) {
            let taken = chain.jumped | chain.gone.minus(only(chain.path[0]));
            found.captures.push(Capture { path: chain.path.clone(), taken, king: chain.king });
        }
        for take in takes {
            let nexts: Vec<Chain> =
                take.to.iter().map(|&to| self.after(chain, &take, to)).collect();
            let duty = !self.law.may_stop && nexts.len() > 1;
            let goes_on = |next: &Chain| !self.takes(next).is_empty();
            let bound = duty && nexts.iter().any(goes_on);
            for next in nexts.iter().filter(|next| !bound || goes_on(next)) {
                self.go_on(next, found);
            }
        }
    }

    fn after(&self, chain: &Chain, take: &Take, to: Point) -> Chain {
        let mut next = chain.clone();
        next.path.push(to);
        next.at = to;
        next.last = Some(take.dir);
        if self.law.at_once || to == take.piece {
            next.gone = next.gone | only(take.piece);
        } else {
            next.jumped = next.jumped | only(take.piece);
        }
        let arrived = self.law.goal.reached(self.board, self.state.side, to);
        next.king |= arrived && self.law.goal == Goal::King;
        next.over = arrived && self.law.goal == Goal::Leaves;
        next
    }

    /// What the piece can take next.
    fn takes(&self, chain: &Chain) -> Vec<Take> {
        if chain.over {
            return Vec::new();
        }
        let back = chain.last.filter(|_| !self.law.turns_back).map(Dir::opposite);
        let dirs = if chain.king { self.law.kings } else { self.state.turned(self.law.takes) };
        let jumps = dirs.iter().filter(|&dir| Some(dir) != back);
        let jumps = jumps.filter_map(|dir| self.jump(chain, dir));
        jumps.chain(self.law.direct.iter().filter_map(|dir| self.step_on(chain, dir))).collect()
    }

    fn step_on(&self, chain: &Chain, dir: Dir) -> Option<Take> {
        let piece = self.board.next(chain.at, dir).filter(|&at| self.can_take(chain, at))?;
        Some(Take { piece, dir, to: vec![piece] })
    }

    fn jump(&self, chain: &Chain, dir: Dir) -> Option<Take> {
        let mut piece = self.board.next(chain.at, dir)?;
        while chain.king && self.is_free(chain, piece) {
            piece = self.board.next(piece, dir)?;
        }
        if !self.can_take(chain, piece) {
            return None;
        }
        let behind =
            std::iter::successors(self.board.next(piece, dir), |&at| self.board.next(at, dir));
        let reach = if chain.king { usize::MAX } else { 1 };
        let to: Vec<Point> = behind.take(reach).take_while(|&at| self.is_free(chain, at)).collect();
        (!to.is_empty()).then_some(Take { piece, dir, to })
    }

    /// Whether an enemy stands there that this capture has not jumped yet.
    fn can_take(&self, chain: &Chain, at: Point) -> bool {
        self.state.them().minus(chain.gone | chain.jumped).has(at)
    }

    fn is_free(&self, chain: &Chain, at: Point) -> bool {
        !self.state.all().minus(chain.gone).has(at)
    }
}
