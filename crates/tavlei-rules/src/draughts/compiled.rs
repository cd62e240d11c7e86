//! A set of rules and a board as the tables that the engine reads.

use tavlei_core::{Bits, Board, Dir, Dirs, Labels, Point};

use super::{RuleSet, Rules};

/// Rules and geometry of one game, in words of one width.
#[derive(Clone, Debug)]
pub(crate) struct Compiled<B, R> {
    set: R,
    pub(crate) board: Board,
    pub(crate) labels: Labels,
    /// All cells in play.
    pub(crate) cells: B,
    /// The last row of White and of Black.
    pub(crate) crown: [B; 2],
    /// The corner that decides the game, under [`super::Goal::FarCorner`].
    pub(crate) corner: [B; 2],
    /// The main road a1-h8.
    pub(crate) road: B,
    /// The cells of each file.
    files: Vec<B>,
    /// Distance of a step in each direction.
    shift: [i32; 8],
    /// Cells that have a neighbour in each direction.
    inner: [B; 8],
    /// Cells that have two in a row.
    inner2: [B; 8],
    /// The neighbour of each point; `NONE` where there is none.
    next: Vec<[u8; 8]>,
    /// All cells beyond each point.
    ray: Vec<[B; 8]>,
    /// Where a man of White and of Black steps from each point.
    man_reach: [Vec<B>; 2],
    /// What a man of White and of Black can jump over from each point.
    man_over: [Vec<B>; 2],
}

const NONE: u8 = u8::MAX;

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// Makes the tables. The board must fit the width of `B`.
    pub(crate) fn new(set: R, board: &Board, labels: &Labels) -> Compiled<B, R> {
        let each = |f: &dyn Fn(Dir) -> B| Dir::ALL.map(f);
        let points = board.points();
        let with = |test: &dyn Fn(Point) -> bool| {
            points.points().filter(|&p| test(p)).fold(B::EMPTY, |set, p| set | B::only(p))
        };
        let next = |p: Point, dir| board.next(p, dir);
        let (last_file, last_rank) = (board.files() - 1, board.ranks() - 1);
        let corner = |at: Option<Point>| at.map_or(B::EMPTY, B::only);
        Compiled {
            set,
            board: board.clone(),
            labels: labels.clone(),
            cells: B::from_set(points),
            crown: [B::from_set(board.rank(last_rank)), B::from_set(board.rank(0))],
            corner: [corner(board.point_at(last_file, last_rank)), corner(board.point_at(0, 0))],
            road: B::from_set(board.main_road()),
            files: (0..board.files()).map(|file| with(&|p| board.xy(p).0 == file)).collect(),
            shift: Dir::ALL.map(|dir| distance(board, dir)),
            inner: each(&|dir| with(&|p| next(p, dir).is_some())),
            inner2: each(&|dir| with(&|p| next(p, dir).and_then(|q| next(q, dir)).is_some())),
            next: table(
                board,
                |p| Dir::ALL.map(|dir| next(p, dir).map_or(NONE, |q| q.0)),
                [NONE; 8],
            ),
            ray: table(board, |p| Dir::ALL.map(|dir| ray(board, p, dir)), [B::EMPTY; 8]),
            man_reach: [0, 1].map(|side| {
                let dirs = seen_by(side, set.rules().man_steps);
                table(board, |p| reach(board, p, dirs), B::EMPTY)
            }),
            man_over: [0, 1].map(|side| {
                let dirs = seen_by(side, set.rules().man_takes);
                table(board, |p| over(board, p, dirs), B::EMPTY)
            }),
        }
    }

    /// The same game under other rules.
    pub(crate) fn with_rules(&self, rules: Rules) -> Compiled<B, Rules> {
        Compiled::new(rules, &self.board, &self.labels)
    }

    /// The rules.
    #[inline(always)]
    pub(crate) fn rules(&self) -> Rules {
        self.set.rules()
    }

    /// Where the men or kings of a side step.
    #[inline(always)]
    pub(crate) fn steps(&self, side: usize, king: bool) -> Dirs {
        let rules = self.rules();
        seen_by(side, if king { rules.king_steps } else { rules.man_steps })
    }

    /// Where the men or kings of a side take.
    #[inline(always)]
    pub(crate) fn takes(&self, side: usize, king: bool) -> Dirs {
        let rules = self.rules();
        seen_by(side, if king { rules.king_takes } else { rules.man_takes })
    }

    /// The cells of a file; none where the board has no such file.
    pub(crate) fn file(&self, file: u8) -> B {
        self.files.get(usize::from(file)).copied().unwrap_or(B::EMPTY)
    }

    /// How far the index moves with a step.
    #[inline(always)]
    pub(crate) fn distance(&self, dir: Dir) -> i32 {
        self.shift[dir.index()]
    }

    /// All points of a set one step on; those at the edge drop out.
    #[inline(always)]
    pub(crate) fn step(&self, set: B, dir: Dir) -> B {
        (set & self.inner[dir.index()]).rotate(self.shift[dir.index()])
    }

    /// Those of `movers` that can jump one of `targets` on the next cell to an `empty` one.
    #[inline(always)]
    pub(crate) fn jumpers(&self, movers: B, targets: B, empty: B, dir: Dir) -> B {
        let shift = self.shift[dir.index()];
        let over = targets & empty.rotate(-shift);
        movers & self.inner2[dir.index()] & over.rotate(-shift)
    }

    /// The neighbour of a point.
    #[inline(always)]
    pub(crate) fn next(&self, point: Point, dir: Dir) -> Option<Point> {
        let next = self.next[point.index()][dir.index()];
        (next != NONE).then_some(Point(next))
    }

    /// The cells beyond a point.
    #[inline(always)]
    pub(crate) fn ray(&self, point: Point, dir: Dir) -> B {
        self.ray[point.index()][dir.index()]
    }

    /// Where a man of a side steps from a point.
    #[inline(always)]
    pub(crate) fn man_reach(&self, side: usize, point: Point) -> B {
        self.man_reach[side][point.index()]
    }

    /// The cells that a man of a side can jump over from a point, if they and those behind them
    /// are as they must be.
    #[inline(always)]
    pub(crate) fn man_over(&self, side: usize, point: Point) -> B {
        self.man_over[side][point.index()]
    }

    /// The first occupied cell beyond a point.
    #[inline(always)]
    pub(crate) fn first_on_ray(&self, point: Point, dir: Dir, occupied: B) -> Option<Point> {
        let met = self.ray(point, dir) & occupied;
        if met.is_empty() {
            None
        } else if self.shift[dir.index()] > 0 {
            Some(met.lowest())
        } else {
            Some(met.highest())
        }
    }

    /// The free cells beyond a point, up to the first occupied one.
    #[inline(always)]
    pub(crate) fn free_ray(&self, point: Point, dir: Dir, occupied: B) -> B {
        match self.first_on_ray(point, dir, occupied) {
            None => self.ray(point, dir),
            Some(end) => self.ray(point, dir).minus(self.ray(end, dir) | B::only(end)),
        }
    }
}

/// White's directions as a side sees them.
#[inline(always)]
fn seen_by(side: usize, dirs: Dirs) -> Dirs {
    if side == 0 { dirs } else { dirs.turned() }
}

fn distance(board: &Board, dir: Dir) -> i32 {
    let pair = board.points().points().find_map(|p| Some((p, board.next(p, dir)?)));
    pair.map_or(0, |(p, q)| i32::from(q.0) - i32::from(p.0))
}

fn ray<B: Bits>(board: &Board, from: Point, dir: Dir) -> B {
    std::iter::successors(board.next(from, dir), |&p| board.next(p, dir))
        .fold(B::EMPTY, |set, p| set | B::only(p))
}

fn reach<B: Bits>(board: &Board, from: Point, dirs: Dirs) -> B {
    dirs.iter().filter_map(|dir| board.next(from, dir)).fold(B::EMPTY, |set, p| set | B::only(p))
}

fn over<B: Bits>(board: &Board, from: Point, dirs: Dirs) -> B {
    let next = |dir| board.next(from, dir).filter(|&over| board.next(over, dir).is_some());
    dirs.iter().filter_map(next).fold(B::EMPTY, |set, p| set | B::only(p))
}

fn table<T: Clone>(board: &Board, of: impl Fn(Point) -> T, empty: T) -> Vec<T> {
    let mut table = vec![empty; board.table_len()];
    for point in board.points().points() {
        table[point.index()] = of(point);
    }
    table
}
