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

/// The neighbours of every point in the eight directions, in words that hold the board of these
/// games.
#[derive(Clone, Debug)]
pub(crate) struct Near(Vec<u128>);

impl Near {
    /// The table of a board.
    pub(super) fn new(board: &Board) -> Near {
        let mut near = vec![0; board.table_len()];
        for at in board.points().points() {
            let next = Dir::ALL.into_iter().filter_map(|dir| board.next(at, dir));
            near[at.index()] = u128::from_set(next.collect());
        }
        Near(near)
    }

    /// The men joined to the first of them.
    fn first_group(&self, men: u128) -> u128 {
        let (mut group, mut edge) = (0, men & men.wrapping_neg());
        while edge != 0 {
            group |= edge;
            edge = self.around(edge) & men & !group;
        }
        group
    }

    /// Whether men are joined to one another, all of them.
    pub(super) fn is_one(&self, men: PointSet) -> bool {
        let men = u128::from_set(men);
        self.first_group(men) == men
    }

    /// The groups of some men.
    pub(super) fn groups(&self, men: PointSet) -> Vec<PointSet> {
        let mut men = u128::from_set(men);
        let mut groups = Vec::new();
        while men != 0 {
            let group = self.first_group(men);
            men &= !group;
            groups.push(group.to_set());
        }
        groups
    }

    /// All points next to some.
    fn around(&self, men: u128) -> u128 {
        men.points().fold(0, |set, at| set | self.0[at.index()])
    }
}

impl Men {
    pub(super) fn read(ground: &Ground<Near>, position: &Position) -> Result<Men, SetupError> {
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
    pub(super) fn outcome(&self, ground: &Ground<Near>) -> Outcome {
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

    /// Where a man can go and leave the men one group.
    pub(super) fn man_goes(
        &self,
        ground: &Ground<Near>,
        from: Point,
        dirs: Dirs,
        mut found: impl FnMut(Part),
    ) {
        let rest = Rest::of(&ground.law, self.ours().minus(only(from)));
        for dir in dirs.iter() {
            let mut next = ground.board.next(from, dir);
            while let Some(to) = next.filter(|&to| !self.ours().has(to)) {
                let taken = self.theirs() & only(to);
                if rest.joins(&ground.law, only(to)) {
                    let sign = if taken.is_empty() { '-' } else { 'x' };
                    let [start, end] = [from, to].map(|at| ground.labels.label(at));
                    let ours = rest.men | only(to);
                    found(Part { text: format!("{start}{sign}{end}"), ours, taken });
                }
                next = ground.board.next(to, dir).filter(|_| taken.is_empty());
            }
        }
    }

    /// Where a row can go and leave the men one group.
    pub(super) fn row_goes(
        &self,
        ground: &Ground<Near>,
        row: &Row,
        dirs: Dirs,
        mut found: impl FnMut(Part),
    ) {
        let rest = Rest::of(&ground.law, self.ours().minus(row.men));
        for dir in dirs.iter() {
            let mut next = shifted(&ground.board, row.men, dir);
            while let Some(men) = next.filter(|&men| (men & (rest.men | self.theirs())).is_empty())
            {
                if rest.joins(&ground.law, men) {
                    let text = format!("{}-{}", ends(ground, row.men), ends(ground, men));
                    found(Part { text, ours: rest.men | men, taken: PointSet::EMPTY });
                }
                next = shifted(&ground.board, men, dir);
            }
        }
    }
}

/// The men that stay while others go, and how they hang together.
struct Rest {
    men: PointSet,
    groups: Vec<PointSet>,
}

impl Rest {
    fn of(near: &Near, men: PointSet) -> Rest {
        Rest { men, groups: near.groups(men) }
    }

    /// Whether men that are joined to one another make all of these one group.
    fn joins(&self, near: &Near, men: PointSet) -> bool {
        let around = near.around(u128::from_set(men)).to_set();
        self.groups.iter().all(|&group| !(group & around).is_empty())
    }
}

/// All men one cell further, if all have one.
fn shifted(board: &Board, men: PointSet, dir: Dir) -> Option<PointSet> {
    men.points().map(|at| board.next(at, dir)).collect()
}

/// A row by its ends, the left or lower one first.
fn ends(ground: &Ground<Near>, row: PointSet) -> String {
    let [low, high] = [row.lowest(), row.highest()].map(|at| ground.labels.label(at));
    format!("{low}:{high}")
}

/// A text whose rows have their ends the other way round, put right; signs are folded, so that a
/// row reads `c2xd2`.
pub(super) fn with_rows_in_order(ground: &Ground<Near>, text: &str) -> Option<String> {
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
