//! From which side the board is seen, and which part of it.

use tavlei_core::{Block, Board, Point, Rim, Side};

use crate::decor::Area;
use crate::options::{Options, Part};
use crate::rim::Edge;
use crate::scene::Place;
use crate::sentence::on_board;

/// From which side the board is seen, and which part of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    /// Files and ranks of the whole board.
    board: (u8, u8),
    /// The cells that are shown.
    shown: Block,
    flip: bool,
}

impl View {
    pub(crate) fn new(board: &Board, options: &Options) -> View {
        let (files, ranks) = (board.files(), board.ranks());
        let shown = options.part.map_or(Block::new(0, 0, files, ranks), |part| {
            let (file, width) = span(part, |corner| corner.0.min(files - 1));
            let (rank, height) = span(part, |corner| corner.1.min(ranks - 1));
            Block::new(file, rank, width, height)
        });
        View { board: (files, ranks), shown, flip: options.flip }
    }

    /// How many columns are shown.
    pub(crate) fn columns(self) -> u8 {
        self.shown.files
    }

    /// How many rows are shown.
    pub(crate) fn rows(self) -> u8 {
        self.shown.ranks
    }

    /// Where the cell of a file and rank (from 0) is drawn.
    pub(crate) fn place(self, file: u8, rank: u8) -> Option<Place> {
        self.shown
            .has(file, rank)
            .then(|| self.seen(file - self.shown.file, rank - self.shown.rank))
    }

    /// Where a cell of the shown part is drawn.
    fn seen(self, file: u8, rank: u8) -> Place {
        if self.flip {
            Place { column: self.shown.files - 1 - file, row: rank }
        } else {
            Place { column: file, row: self.shown.ranks - 1 - rank }
        }
    }

    /// Where a point is drawn, if it is on the board and in the part shown.
    pub(crate) fn point(self, board: &Board, at: Point) -> Option<Place> {
        let (file, rank) = on_board(board, at).then(|| board.xy(at))?;
        self.place(file, rank)
    }

    /// Where a block is drawn, as much of it as is shown.
    pub(crate) fn area(self, block: Block) -> Option<Area> {
        let (left, right) = common((block.file, block.files), (self.shown.file, self.shown.files))?;
        let (low, high) = common((block.rank, block.ranks), (self.shown.rank, self.shown.ranks))?;
        let (near, far) = (self.place(left, low)?, self.place(right, high)?);
        let place = Place { column: near.column.min(far.column), row: near.row.min(far.row) };
        Some(Area { place, columns: right - left + 1, rows: high - low + 1 })
    }

    /// Where an edge is drawn.
    pub(crate) fn edge(self, rim: Rim) -> Edge {
        match (rim, self.flip) {
            (Rim::Near, false) | (Rim::Far, true) => Edge::Bottom,
            (Rim::Far, false) | (Rim::Near, true) => Edge::Top,
            (Rim::Left, false) | (Rim::Right, true) => Edge::Left,
            (Rim::Right, false) | (Rim::Left, true) => Edge::Right,
        }
    }

    /// The edges of the drawing beyond which the board goes on.
    pub(crate) fn cut(self) -> Vec<Edge> {
        let Block { file, rank, files, ranks } = self.shown;
        let open = [
            (rank > 0, Rim::Near),
            (rank + ranks < self.board.1, Rim::Far),
            (file > 0, Rim::Left),
            (file + files < self.board.0, Rim::Right),
        ];
        open.into_iter().filter(|&(goes_on, _)| goes_on).map(|(_, rim)| self.edge(rim)).collect()
    }

    /// Whether a side sits at the bottom.
    pub(crate) fn at_bottom(self, side: Side) -> bool {
        (side == Side::White) != self.flip
    }
}

/// The first of the cells between two corners along one direction, and how many they are.
fn span(part: Part, along: impl Fn((u8, u8)) -> u8) -> (u8, u8) {
    let (one, other) = (along(part.from), along(part.to));
    (one.min(other), one.abs_diff(other) + 1)
}

/// The first and the last of what two spans (first and number) have in common.
fn common(one: (u8, u8), other: (u8, u8)) -> Option<(u8, u8)> {
    let first = one.0.max(other.0);
    let end = (one.0 + one.1).min(other.0 + other.1);
    (first < end).then(|| (first, end - 1))
}
