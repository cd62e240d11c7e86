//! What cells are called: letters and numbers, running numbers, or a table.

use std::borrow::Cow;
use std::fmt;

use crate::short_names::{ShortNames, first_word};
use crate::{Bits, Board, Point, counted};

/// The corner, as White sees the board, where the first number stands. Numbers run away from
/// that corner.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Corner {
    BottomLeft,
    BottomRight,
    TopLeft,
    TopRight,
}

impl Corner {
    /// The same corner as Black sees it: the opposite one.
    pub const fn turned(self) -> Corner {
        match self {
            Corner::BottomLeft => Corner::TopRight,
            Corner::BottomRight => Corner::TopLeft,
            Corner::TopLeft => Corner::BottomRight,
            Corner::TopRight => Corner::BottomLeft,
        }
    }
}

/// Along which lines running numbers go, from the corner of the first one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Along {
    /// Along the ranks, one rank after the other: what all federations do.
    #[default]
    Ranks,
    /// Along the files, one file after the other.
    Files,
}

/// A rule for labels.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelScheme {
    /// `a1` at White's left hand.
    Algebraic,
    /// `a1` at Black's left hand: the board turned half round.
    AlgebraicTurned,
    /// Running numbers over the cells in play.
    Numeric {
        /// Where the first number stands.
        corner: Corner,
        /// Along which lines they run.
        along: Along,
        /// The first number: 1, or 0 in a few programs.
        first: u8,
    },
    /// One label a point, in the order of the points' indices.
    Table(Cow<'static, [Cow<'static, str>]>),
}

impl LabelScheme {
    /// Running numbers from 1.
    pub const fn numeric(corner: Corner) -> LabelScheme {
        LabelScheme::Numeric { corner, along: Along::Ranks, first: 1 }
    }

    /// Whether cells are called by numbers alone.
    pub const fn is_numeric(&self) -> bool {
        matches!(self, LabelScheme::Numeric { .. })
    }
}

/// Why a table of labels does not fit a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LabelError {
    /// The table has another number of labels than the board has points.
    Count {
        /// Labels given.
        given: usize,
        /// Points of the board.
        points: usize,
    },
    /// A label is empty, stands twice, or has characters other than letters and digits.
    Bad(String),
}

impl fmt::Display for LabelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LabelError::Count { given, points } => {
                write!(f, "{} for a board of {points} cells", counted(*given, "label"))
            }
            LabelError::Bad(label) => {
                write!(f, "label {label:?} is empty, stands twice or is not of letters and digits")
            }
        }
    }
}

impl std::error::Error for LabelError {}

/// What a text begins with, read as a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CellText {
    /// A cell, and how many bytes its name took.
    Cell(Point, usize),
    /// Shaped like the name of a cell, but no cell in play is called so; its length in bytes.
    NoSuchCell(usize),
    /// Not the name of a cell.
    NotACell,
}

/// The names of the cells of one board.
#[derive(Clone, Debug)]
pub struct Labels {
    scheme: LabelScheme,
    files: u8,
    ranks: u8,
    /// The label of each point; empty for padding.
    text: Vec<Box<str>>,
    /// Number to point (`Numeric`), or `file + files * rank` as labelled to point (algebraic).
    point: Vec<Option<Point>>,
    short: ShortNames,
}

impl Labels {
    /// The labels of a board by a scheme. Only a table can fail.
    pub fn new(board: &Board, scheme: &LabelScheme) -> Result<Labels, LabelError> {
        let mut labels = Labels {
            scheme: scheme.clone(),
            files: board.files(),
            ranks: board.ranks(),
            text: vec![Box::from(""); board.table_len()],
            point: Vec::new(),
            short: ShortNames::new(std::iter::empty()),
        };
        match scheme {
            LabelScheme::Algebraic => labels.fill_algebraic(board, false),
            LabelScheme::AlgebraicTurned => labels.fill_algebraic(board, true),
            LabelScheme::Numeric { corner, along, first } => {
                labels.fill_numeric(board, *corner, *along, *first);
            }
            LabelScheme::Table(table) => labels.fill_table(board, table)?,
        }
        if !matches!(scheme, LabelScheme::Table(_)) {
            labels.short = ShortNames::new(board.points().points().map(|p| (labels.label(p), p)));
        }
        Ok(labels)
    }

    fn fill_algebraic(&mut self, board: &Board, turned: bool) {
        self.point = vec![None; usize::from(board.files()) * usize::from(board.ranks())];
        for p in board.points().points() {
            let (mut x, mut y) = board.xy(p);
            if turned {
                (x, y) = (board.files() - 1 - x, board.ranks() - 1 - y);
            }
            self.text[p.index()] = format!("{}{}", (b'a' + x) as char, y + 1).into();
            self.point[usize::from(x) + usize::from(board.files()) * usize::from(y)] = Some(p);
        }
    }

    fn fill_numeric(&mut self, board: &Board, corner: Corner, along: Along, first: u8) {
        let mut points: Vec<Point> = board.points().points().collect();
        let down = matches!(corner, Corner::TopLeft | Corner::TopRight);
        let leftward = matches!(corner, Corner::BottomRight | Corner::TopRight);
        points.sort_by_key(|&p| {
            let (x, y) = board.xy(p);
            let rank = if down { board.ranks() - 1 - y } else { y };
            let file = if leftward { board.files() - 1 - x } else { x };
            match along {
                Along::Ranks => (rank, file),
                Along::Files => (file, rank),
            }
        });
        self.point = vec![None; usize::from(first)];
        for (n, p) in points.into_iter().enumerate() {
            self.text[p.index()] = (n + usize::from(first)).to_string().into();
            self.point.push(Some(p));
        }
    }

    fn fill_table(&mut self, board: &Board, table: &[Cow<'static, str>]) -> Result<(), LabelError> {
        let points = board.points().count() as usize;
        if table.len() != points {
            return Err(LabelError::Count { given: table.len(), points });
        }
        for (p, label) in board.points().points().zip(table) {
            let bad = label.is_empty()
                || !label.chars().all(char::is_alphanumeric)
                || self.text.iter().any(|t| **t == **label);
            if bad {
                return Err(LabelError::Bad(label.clone().into_owned()));
            }
            self.text[p.index()] = Box::from(&**label);
        }
        Ok(())
    }

    /// The rule by which these labels are made.
    pub fn scheme(&self) -> &LabelScheme {
        &self.scheme
    }

    /// The name of a point in play (empty for a padding index).
    pub fn label(&self, point: Point) -> &str {
        self.text.get(point.index()).map_or("", |t| t)
    }

    /// Reads a short name (`7`, `32`, `c3`) at the start of a text that is spelled as its label is,
    /// with its length: a quick [`Labels::parse_cell`] for nearly all that is ever written. `None`
    /// says nothing.
    #[inline(always)]
    pub fn parse_short(&self, text: &[u8]) -> Option<(Point, usize)> {
        let (point, len) = self.parse_word(first_word(text))?;
        Some((point, len as usize))
    }

    /// As [`parse_short`](Self::parse_short), of a text whose first bytes are those of a word, as
    /// [`first_word`] gives them: four of them are enough.
    #[inline(always)]
    pub fn parse_word(&self, word: u64) -> Option<(Point, u32)> {
        self.short.read(word)
    }

    /// The point with a number.
    #[inline]
    pub fn numbered(&self, number: usize) -> Option<Point> {
        self.point.get(number).copied().flatten()
    }

    /// The point of a whole label.
    pub fn find(&self, label: &str) -> Option<Point> {
        match self.parse_cell(label.as_bytes()) {
            CellText::Cell(point, len) if len == label.len() => Some(point),
            _ => None,
        }
    }

    /// Reads the name of a cell at the start of a text. Letters in either case; leading zeros
    /// are allowed; a number takes as many digits as stand there, at most three.
    #[inline]
    pub fn parse_cell(&self, text: &[u8]) -> CellText {
        match self.scheme {
            LabelScheme::Numeric { .. } => self.parse_number(text),
            LabelScheme::Algebraic | LabelScheme::AlgebraicTurned => self.parse_algebraic(text),
            LabelScheme::Table(_) => self.parse_listed(text),
        }
    }

    #[inline]
    fn parse_number(&self, text: &[u8]) -> CellText {
        let Some((number, len)) = leading_number(text) else { return CellText::NotACell };
        match self.numbered(number) {
            Some(point) => CellText::Cell(point, len),
            None => CellText::NoSuchCell(len),
        }
    }

    #[inline]
    fn parse_algebraic(&self, text: &[u8]) -> CellText {
        let Some(letter) = text.first().filter(|b| b.is_ascii_alphabetic()) else {
            return CellText::NotACell;
        };
        let Some((number, len)) = leading_number(&text[1..]) else { return CellText::NotACell };
        let file = usize::from(letter.to_ascii_lowercase() - b'a');
        let rank = number.wrapping_sub(1);
        if file >= usize::from(self.files) || rank >= usize::from(self.ranks) {
            return self.parse_shorter_rank(file, text, len);
        }
        match self.point[file + usize::from(self.files) * rank] {
            Some(point) => CellText::Cell(point, 1 + len),
            None => CellText::NoSuchCell(1 + len),
        }
    }

    /// `a3b4` reads as a3 already, but `c310` on a board of nine ranks is c3 and a rest.
    fn parse_shorter_rank(&self, file: usize, text: &[u8], len: usize) -> CellText {
        if file >= usize::from(self.files) || len < 2 || text[1] == b'0' {
            return CellText::NoSuchCell(1 + len);
        }
        self.parse_algebraic(&text[..len])
    }

    fn parse_listed(&self, text: &[u8]) -> CellText {
        let starts = |label: &str| {
            !label.is_empty()
                && text.get(..label.len()).is_some_and(|t| t.eq_ignore_ascii_case(label.as_bytes()))
        };
        let best =
            self.text.iter().enumerate().filter(|(_, t)| starts(t)).max_by_key(|(_, t)| t.len());
        match best {
            Some((index, label)) => CellText::Cell(Point(index as u8), label.len()),
            None => CellText::NotACell,
        }
    }

    /// The index of a file (column) called by a letter, for short forms such as `cd4`: as
    /// the board's file from White's left. `None` where files have no letters.
    pub fn file(&self, letter: u8) -> Option<u8> {
        let file = letter.to_ascii_lowercase().checked_sub(b'a').filter(|&f| f < self.files)?;
        match self.scheme {
            LabelScheme::Algebraic => Some(file),
            LabelScheme::AlgebraicTurned => Some(self.files - 1 - file),
            _ => None,
        }
    }

    /// The letter of a file (column) from White's left, where files have letters.
    pub fn file_letter(&self, file: u8) -> Option<char> {
        let shown = match self.scheme {
            LabelScheme::Algebraic => Some(file).filter(|&f| f < self.files)?,
            LabelScheme::AlgebraicTurned => self.files.checked_sub(1 + file)?,
            _ => return None,
        };
        Some((b'a' + shown) as char)
    }
}

/// The number at the start of a text, at most three digits, and its length.
#[inline]
fn leading_number(text: &[u8]) -> Option<(usize, usize)> {
    let (mut number, mut len) = (0, 0);
    while let Some(digit @ b'0'..=b'9') = text.get(len)
        && len < 3
    {
        number = number * 10 + usize::from(digit - b'0');
        len += 1;
    }
    (len > 0).then_some((number, len))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cells;

    /// Square numbers against algebraic names, worked out by hand from the `GameType` codes.
    #[test]
    fn numbers_of_eight_layouts() {
        use Cells::*;
        use Corner::*;
        type Row = (u8, Cells, Corner, &'static [(&'static str, &'static str)]);
        let rows: &[Row] = &[
            (
                10,
                Dark,
                TopLeft,
                &[
                    ("1", "b10"),
                    ("5", "j10"),
                    ("6", "a9"),
                    ("28", "e5"),
                    ("46", "a1"),
                    ("50", "i1"),
                ],
            ),
            (
                8,
                Dark,
                TopLeft,
                &[
                    ("1", "b8"),
                    ("4", "h8"),
                    ("5", "a7"),
                    ("11", "f6"),
                    ("29", "a1"),
                    ("32", "g1"),
                    ("12", "h6"),
                    ("21", "a3"),
                ],
            ),
            (
                8,
                Light,
                TopLeft,
                &[("1", "a8"), ("4", "g8"), ("5", "b7"), ("11", "e6"), ("29", "b1"), ("32", "h1")],
            ),
            (
                8,
                Light,
                BottomRight,
                &[("1", "h1"), ("4", "b1"), ("5", "g2"), ("11", "d3"), ("29", "g8"), ("32", "a8")],
            ),
            (
                12,
                Dark,
                TopLeft,
                &[
                    ("1", "b12"),
                    ("6", "l12"),
                    ("7", "a11"),
                    ("43", "a5"),
                    ("67", "a1"),
                    ("72", "k1"),
                ],
            ),
        ];
        for &(size, cells, corner, pairs) in rows {
            let board = Board::checkered(size, size, cells).unwrap();
            let numeric = Labels::new(&board, &LabelScheme::numeric(corner)).unwrap();
            let algebraic = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
            for (number, name) in pairs {
                let point = numeric.find(number).unwrap();
                assert_eq!(algebraic.label(point), *name, "{size} {corner:?} {number}");
                assert_eq!(algebraic.find(name), Some(point));
                assert_eq!(numeric.label(point), *number);
            }
        }
    }

    #[test]
    fn cells_in_running_text() {
        let board = Board::checkered(8, 8, Cells::Dark).unwrap();
        let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
        let c3 = board.point_at(2, 2).unwrap();
        assert_eq!(labels.parse_cell(b"c3-d4"), CellText::Cell(c3, 2));
        assert_eq!(labels.parse_cell(b"C3d4"), CellText::Cell(c3, 2));
        assert_eq!(labels.parse_cell(b"c4"), CellText::NoSuchCell(2));
        assert_eq!(labels.parse_cell(b"d9"), CellText::NoSuchCell(2));
        assert_eq!(labels.parse_cell(b"k1"), CellText::NoSuchCell(2));
        assert_eq!(labels.parse_cell(b"cd4"), CellText::NotACell);
        let numeric = Labels::new(&board, &LabelScheme::numeric(Corner::TopLeft)).unwrap();
        assert_eq!(numeric.parse_cell(b"05-9"), CellText::Cell(numeric.find("5").unwrap(), 2));
        assert_eq!(numeric.parse_cell(b"33"), CellText::NoSuchCell(2));
        assert_eq!(numeric.parse_cell(b"00"), CellText::NoSuchCell(2));
    }

    #[test]
    fn tables_are_checked() {
        let board = Board::checkered(2, 2, Cells::Dark).unwrap();
        let table = |list: &[&str]| {
            let owned = list.iter().map(|s| Cow::Owned((*s).to_owned())).collect();
            Labels::new(&board, &LabelScheme::Table(Cow::Owned(owned)))
        };
        assert!(table(&["x1"]).is_err());
        assert!(table(&["x1", "x1"]).is_err());
        assert!(table(&["x 1", "y1"]).is_err());
        let labels = table(&["x1", "x11"]).unwrap();
        assert_eq!(labels.parse_cell(b"X11-x1"), CellText::Cell(board.point_at(1, 1).unwrap(), 3));
    }
}
