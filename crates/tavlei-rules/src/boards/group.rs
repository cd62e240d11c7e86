//! What both games of ordo share: men in groups, men and rows that go together.

use tavlei_core::{
    Bits, Board, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use crate::listed::Ground;
use crate::listed::sets::{only, plain_men, position_of};

/// A position of either game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Men {
    pub(super) men: [PointSet; 2],
    pub(super) side: Side,
}

/// A row of two men or more.
pub(super) struct Row {
    pub(super) men: PointSet,
    /// Along the rank (or else along the file).
    pub(super) lies: bool,
}

/// A man or a row that has gone somewhere: the text and the men of the mover after it.
pub(super) struct Part {
    pub(super) text: String,
    pub(super) ours: PointSet,
    /// Where an enemy was taken.
    pub(super) taken: PointSet,
}

/// The men joined to one of them.
fn group_of(board: &Board, men: PointSet, start: Point) -> PointSet {
    let (mut group, mut edge) = (only(start), vec![start]);
    while let Some(at) = edge.pop() {
        for next in Dir::ALL.into_iter().filter_map(|dir| board.next(at, dir)) {
            if men.has(next) && !group.has(next) {
                group = group | only(next);
                edge.push(next);
            }
        }
    }
    group
}

/// Whether men are joined to one another, all of them.
pub(super) fn is_one(board: &Board, men: PointSet) -> bool {
    men.is_empty() || group_of(board, men, men.lowest()) == men
}

/// The groups of some men.
pub(super) fn groups(board: &Board, mut men: PointSet) -> Vec<PointSet> {
    let mut groups = Vec::new();
    while !men.is_empty() {
        let group = group_of(board, men, men.lowest());
        men = men.minus(group);
        groups.push(group);
    }
    groups
}

impl Men {
    pub(super) fn read(ground: &Ground<()>, position: &Position) -> Result<Men, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(Men { men: plain_men(&ground.board, position)?, side })
    }

    pub(super) fn position(&self) -> Position {
        position_of(&self.men, self.side)
    }

    pub(super) fn ours(&self) -> PointSet {
        self.men[self.side.index()]
    }

    pub(super) fn theirs(&self) -> PointSet {
        self.men[(!self.side).index()]
    }

    /// The position with other men, the same side to move.
    pub(super) fn with(&self, ours: PointSet, theirs: PointSet) -> Men {
        let mut men = [ours, theirs];
        if self.side == Side::Black {
            men.swap(0, 1);
        }
        Men { men, side: self.side }
    }

    /// The position with the other side to move.
    pub(super) fn passed(self) -> Men {
        Men { side: !self.side, ..self }
    }

    /// Directions as the side to move sees them.
    pub(super) fn turned(&self, whites: Dirs) -> Dirs {
        if self.side == Side::White { whites } else { whites.turned() }
    }

    /// A man on the far rank wins, and so does who has taken all.
    pub(super) fn outcome(&self, ground: &Ground<()>) -> Outcome {
        for side in [!self.side, self.side] {
            let far = if side == Side::White { ground.board.ranks() - 1 } else { 0 };
            let mut points = self.men[side.index()].points();
            if points.any(|at| ground.board.xy(at).1 == far) {
                return Outcome::Win(side, Reason::Goal);
            }
        }
        let lost =
            [self.side, !self.side].into_iter().find(|side| self.men[side.index()].is_empty());
        lost.map_or(Outcome::Open, |side| Outcome::Win(!side, Reason::NoPieces))
    }

    /// All rows of two men or more of the side to move.
    pub(super) fn rows(&self, board: &Board) -> Vec<Row> {
        let mut rows = Vec::new();
        for start in self.ours().points() {
            for dir in [Dir::E, Dir::N] {
                let next = |&at: &Point| board.next(at, dir).filter(|&at| self.ours().has(at));
                let mut men = only(start);
                for end in std::iter::successors(next(&start), next) {
                    men = men | only(end);
                    rows.push(Row { men, lies: dir == Dir::E });
                }
            }
        }
        rows
    }

    /// Where a man can go in a direction.
    pub(super) fn man_goes(&self, ground: &Ground<()>, from: Point, dir: Dir) -> Vec<Part> {
        let mut parts = Vec::new();
        let mut next = ground.board.next(from, dir);
        while let Some(to) = next.filter(|&to| !self.ours().has(to)) {
            let taken = self.theirs() & only(to);
            let sign = if taken.is_empty() { '-' } else { 'x' };
            let [start, end] = [from, to].map(|at| ground.labels.label(at));
            let ours = self.ours().minus(only(from)) | only(to);
            parts.push(Part { text: format!("{start}{sign}{end}"), ours, taken });
            next = ground.board.next(to, dir).filter(|_| taken.is_empty());
        }
        parts
    }

    /// Where a row can go in a direction.
    pub(super) fn row_goes(&self, ground: &Ground<()>, row: &Row, dir: Dir) -> Vec<Part> {
        let others = (self.ours() | self.theirs()).minus(row.men);
        let shift = |men: PointSet| -> Option<PointSet> {
            let moved: Option<PointSet> =
                men.points().map(|at| ground.board.next(at, dir)).collect();
            moved.filter(|&men| (men & others).is_empty())
        };
        let names = |men: PointSet| {
            let [low, high] = [men.lowest(), men.highest()].map(|at| ground.labels.label(at));
            format!("{low}:{high}")
        };
        let text = |men| format!("{}-{}", names(row.men), names(men));
        let part = |men| Part {
            text: text(men),
            ours: self.ours().minus(row.men) | men,
            taken: PointSet::EMPTY,
        };
        std::iter::successors(shift(row.men), |&men| shift(men)).map(part).collect()
    }
}

/// A text whose rows have their ends the other way round, put right; signs are folded, so that a
/// row reads `c2xd2`.
pub(super) fn with_rows_in_order(ground: &Ground<()>, text: &str) -> Option<String> {
    let row = |cells: &str| -> Option<String> {
        let Some((one, other)) = cells.split_once('x') else { return Some(cells.to_owned()) };
        let (mut a, mut b) = (ground.labels.find(one)?, ground.labels.find(other)?);
        if a > b {
            (a, b) = (b, a);
        }
        Some(format!("{}:{}", ground.labels.label(a), ground.labels.label(b)))
    };
    let part = |part: &str| match part.split_once('-') {
        Some((before, after)) => Some(format!("{}-{}", row(before)?, row(after)?)),
        None => Some(part.to_owned()),
    };
    let parts: Option<Vec<String>> = text.split(',').map(part).collect();
    parts.map(|parts| parts.join(","))
}
