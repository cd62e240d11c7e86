//! Boards: which points there are, where they lie and what lies next to them.

use std::borrow::Cow;
use std::fmt;

use crate::{Bits, Decoration, Dir, Point, PointSet};

/// Which cells of a rectangular board are in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cells {
    /// Those of the colour of a1 (file + rank even).
    Dark,
    /// The others (file + rank odd): the "mirrored" boards.
    Light,
    /// All of them.
    All,
    /// Those of a drawing: see [`Board::drawn`].
    Drawn,
}

/// Why a board can't be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardError {
    /// Files asked for.
    pub files: u8,
    /// Ranks asked for.
    pub ranks: u8,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a board of {} x {} cells can't be made: 2 x 2 to 12 x 12",
            self.files, self.ranks
        )
    }
}

impl std::error::Error for BoardError {}

/// A board as plain tables: the only thing of geometry that engines, notation and diagrams see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    files: u8,
    ranks: u8,
    cells: Cells,
    points: PointSet,
    /// File and rank of each point, from 0; meaningless for a padding index.
    xy: Vec<(u8, u8)>,
    /// Neighbour in each direction, `NONE` where there is none.
    next: Vec<[u8; 8]>,
    /// Whether pieces stand on crossings of lines, not in cells.
    on_lines: bool,
    decorations: Cow<'static, [Decoration]>,
}

const NONE: u8 = u8::MAX;

impl Board {
    /// A rectangular board, 2 to 12 files and ranks.
    ///
    /// On a board of one colour the neighbours along a rank or file are the next cells *of that
    /// colour*, two away. Indices are laid out so that each direction is one constant distance;
    /// one padding index behind every second row keeps diagonals from running round the edge.
    pub fn checkered(files: u8, ranks: u8, cells: Cells) -> Result<Board, BoardError> {
        if !(2..=12).contains(&files) || !(2..=12).contains(&ranks) {
            return Err(BoardError { files, ranks });
        }
        let len = usize::from(padded_index(files, cells, files - 1, ranks - 1)) + 2;
        let mut board = Board {
            files,
            ranks,
            cells,
            points: PointSet::EMPTY,
            xy: vec![(0, 0); len],
            next: vec![[NONE; 8]; len],
            on_lines: false,
            decorations: Cow::Borrowed(&[]),
        };
        let all = (0..ranks).flat_map(|y| (0..files).map(move |x| (x, y)));
        for (x, y) in all.filter(|&(x, y)| in_play(cells, x, y)) {
            let point = Point(padded_index(files, cells, x, y));
            board.points = board.points | PointSet::only(point);
            board.xy[point.index()] = (x, y);
            for dir in Dir::ALL {
                board.next[point.index()][dir.index()] = board.neighbour_index(x, y, dir);
            }
        }
        Ok(board)
    }

    /// A board from a drawing: rows from the far one to the near one, a sign for each place.
    /// `*` is joined in all eight directions, `+` along ranks and files, `x` along diagonals, `-`
    /// along its rank, `|` along its file; a blank is no place. Two places next to each other are
    /// joined where both are joined in that direction. `on_lines` says how it is drawn.
    pub fn drawn(rows: &[&str], on_lines: bool) -> Result<Board, BoardError> {
        let files = rows.iter().map(|row| row.len()).max().unwrap_or(0);
        let error = BoardError { files: files as u8, ranks: rows.len() as u8 };
        if files == 0 || files * rows.len() > PointSet::WIDTH as usize {
            return Err(error);
        }
        let (files, ranks) = (files as u8, rows.len() as u8);
        let sign = |x: u8, y: u8| {
            let row = rows.get(usize::from(ranks - 1).checked_sub(usize::from(y))?)?;
            row.as_bytes().get(usize::from(x)).copied().filter(|&b| b != b' ')
        };
        let len = usize::from(files) * usize::from(ranks);
        let (mut points, mut xy) = (PointSet::EMPTY, vec![(0, 0); len]);
        let mut next = vec![[NONE; 8]; len];
        for (y, x) in (0..ranks).flat_map(|y| (0..files).map(move |x| (y, x))) {
            let Some(from) = sign(x, y) else { continue };
            let index = files * y + x;
            points = points | PointSet::only(Point(index));
            xy[usize::from(index)] = (x, y);
            for dir in Dir::ALL.into_iter().filter(|&dir| joins(from, dir)) {
                let (dx, dy) = dir.delta();
                let to = x.checked_add_signed(dx).zip(y.checked_add_signed(dy));
                let joined = to.filter(|&(x, y)| sign(x, y).is_some_and(|to| joins(to, dir)));
                if let Some((x, y)) = joined {
                    next[usize::from(index)][dir.index()] = files * y + x;
                }
            }
        }
        let decorations = Cow::Borrowed(&[][..]);
        Ok(Board { files, ranks, cells: Cells::Drawn, points, xy, next, on_lines, decorations })
    }

    /// The same board with what diagrams show on it besides its cells.
    #[must_use]
    pub fn decorated(self, decorations: Cow<'static, [Decoration]>) -> Board {
        Board { decorations, ..self }
    }

    /// What diagrams show on it besides its cells.
    pub fn decorations(&self) -> &[Decoration] {
        &self.decorations
    }

    /// Whether pieces stand on crossings of lines, not in cells.
    pub fn is_on_lines(&self) -> bool {
        self.on_lines
    }

    fn neighbour_index(&self, x: u8, y: u8, dir: Dir) -> u8 {
        let stride = if self.cells == Cells::All || dir.is_diagonal() { 1 } else { 2 };
        let (dx, dy) = dir.delta();
        let to = x.checked_add_signed(dx * stride).zip(y.checked_add_signed(dy * stride));
        match to {
            Some((x, y)) if x < self.files && y < self.ranks => {
                padded_index(self.files, self.cells, x, y)
            }
            _ => NONE,
        }
    }

    /// How many files (columns) the board has.
    pub fn files(&self) -> u8 {
        self.files
    }

    /// How many ranks (rows) the board has.
    pub fn ranks(&self) -> u8 {
        self.ranks
    }

    /// Which cells are in play.
    pub fn cells(&self) -> Cells {
        self.cells
    }

    /// The points in play.
    pub fn points(&self) -> PointSet {
        self.points
    }

    /// One more than the highest index in use.
    pub fn table_len(&self) -> usize {
        self.xy.len()
    }

    /// File and rank of a point in play, both from 0; White sits at rank 0.
    pub fn xy(&self, point: Point) -> (u8, u8) {
        self.xy[point.index()]
    }

    /// The point at a file and rank (from 0), if that cell is in play.
    pub fn point_at(&self, file: u8, rank: u8) -> Option<Point> {
        if file >= self.files || rank >= self.ranks {
            return None;
        }
        let point = Point(padded_index(self.files, self.cells, file, rank));
        (in_play(self.cells, file, rank) && self.points.has(point)).then_some(point)
    }

    /// The neighbour in a direction.
    #[inline]
    pub fn next(&self, point: Point, dir: Dir) -> Option<Point> {
        let next = self.next[point.index()][dir.index()];
        (next != NONE).then_some(Point(next))
    }

    /// The points of one rank (from 0).
    pub fn rank(&self, rank: u8) -> PointSet {
        self.points.points().filter(|&p| self.xy(p).1 == rank).collect()
    }

    /// The straight line from one point to another, if there is one: its direction and the
    /// points strictly between.
    pub fn line(&self, from: Point, to: Point) -> Option<(Dir, Vec<Point>)> {
        Dir::ALL.into_iter().find_map(|dir| {
            let mut between = Vec::new();
            let mut at = self.next(from, dir)?;
            while at != to {
                between.push(at);
                at = self.next(at, dir)?;
            }
            Some((dir, between))
        })
    }

    /// The long diagonal from the left near corner to the right far one ("main road"), where
    /// the board is square and that corner is in play.
    pub fn main_road(&self) -> PointSet {
        self.points.points().filter(|&p| self.xy(p).0 == self.xy(p).1).collect()
    }
}

fn in_play(cells: Cells, x: u8, y: u8) -> bool {
    match cells {
        Cells::Dark => (x + y).is_multiple_of(2),
        Cells::Light => !(x + y).is_multiple_of(2),
        Cells::All | Cells::Drawn => true,
    }
}

/// Whether a place with this sign is joined in a direction.
fn joins(sign: u8, dir: Dir) -> bool {
    match sign {
        b'*' => true,
        b'+' => !dir.is_diagonal(),
        b'x' => dir.is_diagonal(),
        b'-' => matches!(dir, Dir::E | Dir::W),
        b'|' => matches!(dir, Dir::N | Dir::S),
        _ => false,
    }
}

/// The index of a cell in play.
///
/// With k = half the files, rounded up, the cells of one colour lie at `k*y + (x+y)/2`: north-east
/// is always k+1 further and north-west k. With all cells in play the index is `files*y + x`.
fn padded_index(files: u8, cells: Cells, x: u8, y: u8) -> u8 {
    match cells {
        Cells::All | Cells::Drawn => files * y + x,
        Cells::Dark | Cells::Light => files.div_ceil(2) * y + u8::midpoint(x, y),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_direction_is_one_distance_and_padding_is_no_neighbour() {
        for files in 2..=12 {
            for ranks in 2..=12 {
                for cells in [Cells::Dark, Cells::Light, Cells::All] {
                    one_distance(&Board::checkered(files, ranks, cells).unwrap());
                }
            }
        }
    }

    fn one_distance(board: &Board) {
        for dir in Dir::ALL {
            let mut distance = None;
            for point in board.points().points() {
                let Some(next) = board.next(point, dir) else { continue };
                let d = i32::from(next.0) - i32::from(point.0);
                assert_eq!(*distance.get_or_insert(d), d);
                assert_eq!(board.next(next, dir.opposite()), Some(point));
            }
            // Diagonals of one-colour boards need no mask: a step off the board meets padding.
            if board.cells() != Cells::All && dir.is_diagonal() {
                for point in board.points().points().filter(|&p| board.next(p, dir).is_none()) {
                    let off = i32::from(point.0) + distance.unwrap_or(0);
                    let real = u8::try_from(off).is_ok_and(|i| board.points().has(Point(i)));
                    assert!(!real || distance.is_none(), "{point:?} {dir:?}");
                }
            }
        }
    }

    #[test]
    fn sizes() {
        let count = |f, r, c| Board::checkered(f, r, c).unwrap().points().count();
        assert_eq!(count(8, 8, Cells::Dark), 32);
        assert_eq!(count(10, 10, Cells::Dark), 50);
        assert_eq!(count(12, 12, Cells::Dark), 72);
        assert_eq!(count(9, 9, Cells::Dark), 41);
        assert_eq!(count(8, 7, Cells::Light), 28);
        assert_eq!(count(12, 12, Cells::All), 144);
        assert!(Board::checkered(13, 8, Cells::All).is_err());
    }

    #[test]
    fn lines_and_road() {
        let board = Board::checkered(8, 8, Cells::Dark).unwrap();
        let at = |x, y| board.point_at(x, y).unwrap();
        assert_eq!(board.line(at(0, 0), at(3, 3)), Some((Dir::NE, vec![at(1, 1), at(2, 2)])));
        assert_eq!(board.line(at(0, 0), at(0, 4)), Some((Dir::N, vec![at(0, 2)])));
        assert_eq!(board.line(at(0, 0), at(3, 5)), None);
        assert_eq!(board.main_road().count(), 8);
        assert_eq!(board.rank(0).count(), 4);
    }
}
