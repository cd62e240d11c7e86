//! A plain engine of draughts to compare the real one with: an array of cells, one loop over all of
//! them, every capture followed to its end. It is slow and simple, knows nothing of sets of bits, and
//! is written from what the parameters say of themselves.

use std::collections::BTreeSet;

use tavlei_core::{Bits, Board, Dir, Dirs, Kind, Point, Position, Side};
use tavlei_rules::draughts::{Goal, Landing, Priority, Promotion, Removal, Rules};

/// What a turn does to the board. Two ways to do the same are one turn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Move {
    /// Where the piece starts.
    pub(crate) from: Point,
    /// Where it ends.
    pub(crate) to: Point,
    /// What it takes, in the order of the cells.
    pub(crate) taken: Vec<Point>,
    /// Whether a man has become a king.
    pub(crate) promotes: bool,
}

/// The board with what stands on it.
#[derive(Clone)]
pub(crate) struct Mailbox {
    rules: Rules,
    files: i8,
    ranks: i8,
    /// By rank and file: the point, where there is one.
    points: Vec<Option<Point>>,
    /// By the index of the point.
    pieces: Vec<Option<(Side, Kind)>>,
    side: Side,
    /// Kings that have moved as often as they may without a man's move or a capture.
    tired: Vec<(Side, Option<Point>)>,
}

/// A capture on its way.
#[derive(Clone)]
struct Path {
    at: Point,
    kind: Kind,
    /// Each piece taken, in order.
    taken: Vec<(Point, Kind)>,
    last: Option<Dir>,
}

impl Mailbox {
    /// A position.
    pub(crate) fn new(rules: Rules, board: &Board, position: &Position) -> Mailbox {
        let (files, ranks) = (board.files() as i8, board.ranks() as i8);
        let mut mailbox = Mailbox {
            rules,
            files,
            ranks,
            points: vec![None; files as usize * ranks as usize],
            pieces: vec![None; 256],
            side: position.side.expect("a side to move"),
            tired: Vec::new(),
        };
        for point in board.points().points() {
            let (file, rank) = board.xy(point);
            mailbox.points[rank as usize * files as usize + file as usize] = Some(point);
        }
        for placed in &position.placed {
            mailbox.pieces[placed.at.index()] = Some((placed.piece.side, placed.piece.kind));
        }
        let limit = rules.king_limit;
        let tired =
            position.king_moves.iter().filter(|counter| limit > 0 && counter.count >= limit);
        mailbox.tired = tired.map(|counter| (counter.side, counter.at)).collect();
        mailbox
    }

    /// The pieces by their cells.
    pub(crate) fn pieces(&self) -> Vec<(Point, Side, Kind)> {
        let all = self.pieces.iter().enumerate();
        all.filter_map(|(at, piece)| piece.map(|(side, kind)| (Point(at as u8), side, kind)))
            .collect()
    }

    /// All legal turns.
    pub(crate) fn moves(&self) -> BTreeSet<Move> {
        self.moves_within(usize::MAX).expect("jumps can be counted")
    }

    /// The same, unless there are more jumps to be tried than that: kings among many men have millions
    /// of ways, and this engine goes all of them.
    pub(crate) fn moves_within(&self, jumps: usize) -> Option<BTreeSet<Move>> {
        if self.is_decided() {
            return Some(BTreeSet::new());
        }
        let captures = self.captures(jumps)?;
        let mut all: BTreeSet<Move> = BTreeSet::new();
        if captures.is_empty() || !self.rules.forced {
            all.extend(self.steps());
        }
        all.extend(captures);
        Some(all)
    }

    /// The board behind a turn.
    pub(crate) fn after(&self, turn: &Move) -> Mailbox {
        let mut next = self.clone();
        let (side, kind) = next.pieces[turn.from.index()].take().expect("a piece that moves");
        for at in &turn.taken {
            let falls = self.rules.kings_fall;
            next.pieces[at.index()] = match self.pieces[at.index()] {
                Some((owner, Kind::King)) if falls => Some((owner, Kind::Man)),
                _ => None,
            };
        }
        next.pieces[turn.to.index()] = Some((side, if turn.promotes { Kind::King } else { kind }));
        next.side = !side;
        next
    }

    fn place(&self, at: Point) -> (i8, i8) {
        let index = self.points.iter().position(|point| *point == Some(at)).expect("a cell") as i16;
        ((index % self.files as i16) as i8, (index / self.files as i16) as i8)
    }

    /// The next cell that is in play.
    fn next(&self, from: Point, dir: Dir) -> Option<Point> {
        let (mut file, mut rank) = self.place(from);
        let (right, up) = dir.delta();
        loop {
            (file, rank) = (file + right, rank + up);
            if !(0..self.files).contains(&file) || !(0..self.ranks).contains(&rank) {
                return None;
            }
            let point = self.points[rank as usize * self.files as usize + file as usize];
            if point.is_some() {
                return point;
            }
        }
    }

    /// Directions as the side to move sees them.
    fn seen(&self, dirs: Dirs) -> Vec<Dir> {
        let turn = |dir: Dir| if self.side == Side::White { dir } else { dir.opposite() };
        Dir::ALL.into_iter().filter(|dir| dirs.has(*dir)).map(turn).collect()
    }

    fn is_last_row(&self, at: Point) -> bool {
        self.place(at).1 == if self.side == Side::White { self.ranks - 1 } else { 0 }
    }

    /// Whether somebody has reached the goal.
    fn is_decided(&self) -> bool {
        let mut pieces = self.pieces().into_iter();
        match self.rules.goal {
            Goal::Normal | Goal::Misere => false,
            Goal::Breakthrough => pieces.any(|(_, _, kind)| kind == Kind::King),
            Goal::FarCorner => pieces.any(|(at, side, _)| {
                let corner = match side {
                    Side::White => (self.files - 1, self.ranks - 1),
                    Side::Black => (0, 0),
                };
                self.place(at) == corner
            }),
        }
    }

    fn own(&self) -> Vec<(Point, Kind)> {
        let own = self.pieces().into_iter().filter(|(_, side, _)| *side == self.side);
        own.map(|(at, _, kind)| (at, kind)).collect()
    }

    fn is_free(&self, at: Point) -> bool {
        self.pieces[at.index()].is_none()
    }

    fn steps(&self) -> Vec<Move> {
        let has_man = self.own().iter().any(|(_, kind)| *kind == Kind::Man);
        let mut all = Vec::new();
        for (from, kind) in self.own() {
            let is_tired = self
                .tired
                .iter()
                .any(|(side, at)| *side == self.side && at.is_none_or(|at| at == from));
            match kind {
                Kind::Man => self.man_steps(from, &mut all),
                _ if is_tired && has_man => {}
                _ => self.king_steps(from, &mut all),
            }
        }
        all
    }

    fn man_steps(&self, from: Point, all: &mut Vec<Move>) {
        for dir in self.seen(self.rules.man_steps) {
            let Some(next) = self.next(from, dir) else { continue };
            let own = matches!(self.pieces[next.index()], Some((side, _)) if side == self.side);
            let to = match self.is_free(next) {
                true => Some(next),
                false if own && self.rules.men_hop => {
                    self.next(next, dir).filter(|to| self.is_free(*to))
                }
                false => None,
            };
            let Some(to) = to else { continue };
            let promotes = self.rules.promotion != Promotion::Never && self.is_last_row(to);
            all.push(Move { from, to, taken: Vec::new(), promotes });
        }
    }

    fn king_steps(&self, from: Point, all: &mut Vec<Move>) {
        for dir in self.seen(self.rules.king_steps) {
            let mut at = from;
            while let Some(to) = self.next(at, dir).filter(|to| self.is_free(*to)) {
                all.push(Move { from, to, taken: Vec::new(), promotes: false });
                at = to;
                if !self.rules.king_steps_far {
                    break;
                }
            }
        }
    }

    /// The best captures.
    fn captures(&self, mut jumps: usize) -> Option<Vec<Move>> {
        let mut all: Vec<(Point, Kind, Path)> = Vec::new();
        for (from, kind) in self.own() {
            let mut lifted = self.clone();
            lifted.pieces[from.index()] = None;
            let path = Path { at: from, kind, taken: Vec::new(), last: None };
            let mut ends = Vec::new();
            lifted.follow(&path, &mut ends, &mut jumps)?;
            all.extend(ends.into_iter().map(|end| (from, kind, end)));
        }
        for priority in self.rules.choice.criteria() {
            keep_best(&mut all, priority);
        }
        let captures = all.into_iter().map(|(from, kind, end)| {
            finished(&self.rules, self.is_last_row(end.at), from, kind, &end)
        });
        Some(captures.collect())
    }

    /// Carries a capture on wherever it can be, and notes where it may end; `None` if that takes more
    /// jumps than are left.
    fn follow(&self, path: &Path, ends: &mut Vec<Path>, left: &mut usize) -> Option<()> {
        let onward = self.jumps(path);
        if !path.taken.is_empty()
            && (onward.is_empty() || !self.rules.carry_on)
            && self.may_end(path)
        {
            ends.push(path.clone());
        }
        for jump in onward {
            *left = left.checked_sub(1)?;
            self.follow(&jump, ends, left)?;
        }
        Some(())
    }

    /// A killer king stands close behind the king that it took last.
    fn may_end(&self, path: &Path) -> bool {
        let [.., (last, Kind::King)] = path.taken[..] else { return true };
        let is_far = self.rules.lands == Landing::Killer && path.kind == Kind::King;
        !is_far || path.last.is_some_and(|dir| self.next(last, dir) == Some(path.at))
    }

    /// Every next jump of a capture.
    fn jumps(&self, path: &Path) -> Vec<Path> {
        let mut all = Vec::new();
        if self.rules.promotion == Promotion::Stop
            && path.kind == Kind::Man
            && !path.taken.is_empty()
            && self.is_last_row(path.at)
        {
            return all;
        }
        let dirs =
            if path.kind == Kind::Man { self.rules.man_takes } else { self.rules.king_takes };
        for dir in self.seen(dirs) {
            let is_about = path.last == Some(dir.opposite());
            if is_about && !self.rules.about_turn {
                continue;
            }
            all.extend(self.jumps_along(path, dir));
        }
        all
    }

    /// What stands on a cell for a capture on its way.
    fn stands(&self, path: &Path, at: Point) -> Option<(Side, Kind)> {
        let is_gone = self.rules.removal == Removal::AtOnce
            && path.taken.iter().any(|(taken, _)| *taken == at);
        self.pieces[at.index()].filter(|_| !is_gone)
    }

    fn jumps_along(&self, path: &Path, dir: Dir) -> Vec<Path> {
        let is_king = path.kind == Kind::King;
        let free = |at: Point| self.stands(path, at).is_none();
        let mut over = self.next(path.at, dir);
        while is_king && self.rules.king_takes_far && over.is_some_and(free) {
            over = over.and_then(|at| self.next(at, dir));
        }
        let Some(over) = over else { return Vec::new() };
        let Some((owner, victim)) = self.stands(path, over) else { return Vec::new() };
        let was_taken = path.taken.iter().any(|(taken, _)| *taken == over);
        let is_king_by_man = !is_king && victim == Kind::King && !self.rules.man_takes_king;
        if owner == self.side || was_taken || is_king_by_man {
            return Vec::new();
        }
        let mut lands = Vec::new();
        let mut at = over;
        while let Some(to) = self.next(at, dir).filter(|to| free(*to)) {
            lands.push(to);
            at = to;
            if !is_king || !self.rules.king_takes_far || self.rules.lands == Landing::Next {
                break;
            }
        }
        let jumps: Vec<Path> =
            lands.into_iter().map(|to| self.landed(path, over, victim, to, dir)).collect();
        if !self.rules.carry_on {
            return jumps;
        }
        // The go-on rule: where it can go on from some cells, it lands on one of them.
        let goes_on: Vec<Path> =
            jumps.iter().filter(|jump| !self.jumps(jump).is_empty()).cloned().collect();
        if goes_on.is_empty() { jumps } else { goes_on }
    }

    fn landed(&self, path: &Path, over: Point, victim: Kind, to: Point, dir: Dir) -> Path {
        let mut next = path.clone();
        next.taken.push((over, victim));
        (next.at, next.last) = (to, Some(dir));
        if self.rules.promotion == Promotion::Continue && self.is_last_row(to) {
            next.kind = Kind::King;
        }
        next
    }
}

fn finished(rules: &Rules, is_last_row: bool, from: Point, kind: Kind, end: &Path) -> Move {
    let becomes = match rules.promotion {
        Promotion::Stay | Promotion::Stop => is_last_row,
        Promotion::Continue => end.kind == Kind::King,
        Promotion::Never => false,
    };
    let mut taken: Vec<Point> = end.taken.iter().map(|(at, _)| *at).collect();
    taken.sort_unstable();
    Move { from, to: end.at, taken, promotes: kind == Kind::Man && becomes }
}

/// How good a capture is by one criterion: greater is better.
fn worth(priority: Priority, kind: Kind, end: &Path) -> Vec<usize> {
    let all = end.taken.len();
    let kings = end.taken.iter().filter(|(_, kind)| *kind == Kind::King).count();
    match priority {
        Priority::Most => vec![all],
        Priority::Value => vec![all + kings, all - kings],
        Priority::ByKing => vec![usize::from(kind == Kind::King)],
        Priority::MostKings => vec![kings],
        Priority::KingFirst => {
            end.taken.iter().map(|(_, kind)| usize::from(*kind == Kind::King)).collect()
        }
    }
}

fn keep_best(all: &mut Vec<(Point, Kind, Path)>, priority: Priority) {
    let best = all.iter().map(|(_, kind, end)| worth(priority, *kind, end)).max();
    all.retain(|(_, kind, end)| Some(worth(priority, *kind, end)) == best);
}
