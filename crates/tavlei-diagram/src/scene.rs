//! The scene: what stands where, as it will be seen.
//!
//! Places count columns and rows from the top left of the drawing; whether the board is flipped
//! is settled here once, and no format needs to know.

use tavlei_core::{
    Bits, Block, Board, Cells, Decoration, Dir, Figure, Kind, Labels, Piece, Placed, Point,
    Position, Rim, Seat, Side,
};

use crate::decor::{self, Area, Decor};
use crate::options::{LabelPlace, Options};
use crate::rim::{Edge, RimLabel, rim};
use crate::sentence::{self, on_board};

/// A cell of the drawing, from the top left, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Columns from the left.
    pub column: u8,
    /// Rows from the top.
    pub row: u8,
}

/// A cell of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Where it is drawn.
    pub place: Place,
    /// Whether pieces can stand there.
    pub playing: bool,
    /// Its name, where names stand in the cells; else empty.
    pub label: String,
}

/// A piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Where it is drawn.
    pub place: Place,
    /// How many pieces stand under it on the same cell.
    pub level: u8,
    /// How many pieces stand on the cell in all.
    pub height: u8,
    /// A number that it carries; 0 for none.
    pub mark: u8,
    /// Whether it carries the sign that the decor explains, in place of a number.
    pub signed: bool,
    /// What it looks like, where that is no letter.
    pub figure: Option<Figure>,
    /// Whose and what.
    pub piece: Piece,
}

/// The form of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MarkShape {
    /// A frame inside the cell.
    Frame,
    /// A cross over the cell: something was taken there.
    Cross,
    /// A ring round what stands there.
    Ring,
}

/// A mark on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it is drawn.
    pub place: Place,
    /// Its form.
    pub shape: MarkShape,
}

/// The sign that says whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mover {
    /// Who is to move.
    pub seat: Seat,
    /// Whether that player's side sits at the bottom of the drawing.
    pub at_bottom: bool,
}

/// All that a diagram shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Columns of cells.
    pub columns: u8,
    /// Rows of cells.
    pub rows: u8,
    /// Whether cells in play are of one colour, so that a ground can set them off.
    pub two_coloured: bool,
    /// Whether places that are no cells are left out of the drawing, and the frame with them.
    pub irregular: bool,
    /// Whether pieces stand on crossings of lines, not in cells.
    pub on_lines: bool,
    /// The lines between neighbouring crossings, each once.
    pub joins: Vec<(Place, Place)>,
    /// All cells, row by row from the top left.
    pub cells: Vec<Cell>,
    /// The pieces, in the order of drawing: lower ones of a tower first.
    pub men: Vec<Man>,
    /// The marks, in the order of drawing.
    pub marks: Vec<Mark>,
    /// The labels outside the board, edge by edge.
    pub rim: Vec<RimLabel>,
    /// What is shown besides cells and pieces.
    pub decor: Decor,
    /// What the position holds beside all that, a line each: `quiet turns: 5`.
    pub sections: Vec<String>,
    /// Whose turn it is, when the position says so.
    pub mover: Option<Mover>,
    /// A short title.
    pub title: String,
    /// The position in words.
    pub sentence: String,
}

/// From which side the board is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    files: u8,
    ranks: u8,
    flip: bool,
}

impl View {
    /// Where the cell of a file and rank (from 0) is drawn.
    pub(crate) fn place(self, file: u8, rank: u8) -> Place {
        if self.flip {
            Place { column: self.files - 1 - file, row: rank }
        } else {
            Place { column: file, row: self.ranks - 1 - rank }
        }
    }

    /// Where a block is drawn.
    pub(crate) fn area(self, block: Block) -> Area {
        let (file, rank) = (block.file, block.rank);
        let near = self.place(file, rank);
        let far = self.place(file + block.files - 1, rank + block.ranks - 1);
        let place = Place { column: near.column.min(far.column), row: near.row.min(far.row) };
        Area { place, columns: block.files, rows: block.ranks }
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

    /// Whether a side sits at the bottom.
    pub(crate) fn at_bottom(self, side: Side) -> bool {
        (side == Side::White) != self.flip
    }
}

impl Scene {
    /// The scene of a position. `labels` must be labels of `board`. Pieces and marks that are
    /// not on the board are left out.
    pub fn new(board: &Board, labels: &Labels, position: &Position, options: &Options) -> Scene {
        let view = View { files: board.files(), ranks: board.ranks(), flip: options.flip };
        let place = |at: Point| {
            let (file, rank) = on_board(board, at).then(|| board.xy(at))?;
            Some(view.place(file, rank))
        };
        let names = label_place(board, labels, options.labels);
        let decor = Decor::new(board, position, view);
        let rings = decor::ringed(board, labels, position).into_iter();
        let rings = rings.map(|at| (at, MarkShape::Ring)).collect::<Vec<_>>();
        let notes = decor::notes(board, labels, position);
        let said = [decor.windows_in_words(), decor.piles_in_words(), notes.clone()].concat();
        Scene {
            columns: board.files(),
            rows: board.ranks(),
            two_coloured: matches!(board.cells(), Cells::Dark | Cells::Light),
            irregular: board.cells() == Cells::Drawn,
            on_lines: board.is_on_lines(),
            joins: if board.is_on_lines() { joins(board, view) } else { Vec::new() },
            cells: cells(board, labels, names, view),
            men: men(board, position, place),
            marks: rings
                .into_iter()
                .chain(options.marks.iter().copied())
                .filter_map(|(at, shape)| Some(Mark { place: place(at)?, shape }))
                .collect(),
            rim: match names {
                LabelPlace::Border => rim(board, labels, view),
                LabelPlace::None | LabelPlace::Cells => Vec::new(),
            },
            mover: sentence::mover(position)
                .map(|seat| Mover { seat, at_bottom: view.at_bottom(seat.side()) }),
            title: options.title.clone().unwrap_or_else(|| {
                sentence::turn(sentence::mover(position)).trim_end_matches('.').to_owned()
            }),
            sentence: sentence::position(board, labels, position, &said),
            decor,
            sections: notes,
        }
    }

    /// The cell at a place of the drawing.
    pub fn cell(&self, place: Place) -> Option<&Cell> {
        let index = usize::from(place.row) * usize::from(self.columns) + usize::from(place.column);
        self.cells.get(index).filter(|_| place.column < self.columns)
    }

    /// The topmost piece at a place of the drawing.
    pub fn man(&self, place: Place) -> Option<&Man> {
        self.men.iter().rev().find(|man| man.place == place)
    }

    /// The pieces at a place of the drawing, the lowest first.
    pub fn stack(&self, place: Place) -> impl DoubleEndedIterator<Item = &Man> {
        self.men.iter().filter(move |man| man.place == place)
    }

    /// Whether a place bears a mark of a form.
    pub fn has_mark(&self, place: Place, shape: MarkShape) -> bool {
        self.marks.iter().any(|mark| mark.place == place && mark.shape == shape)
    }
}

/// Where names stand: a board without straight edges whose cells have numbers has no place for
/// them but the cells.
fn label_place(board: &Board, labels: &Labels, wanted: LabelPlace) -> LabelPlace {
    let numbered = labels.file_letter(0).is_none();
    match wanted {
        LabelPlace::Border if numbered && board.cells() == Cells::Drawn => LabelPlace::Cells,
        other => other,
    }
}

/// Each line between two crossings, once.
fn joins(board: &Board, view: View) -> Vec<(Place, Place)> {
    let place = |at: Point| {
        let (file, rank) = board.xy(at);
        view.place(file, rank)
    };
    let from = |at: Point| {
        let there = Dir::ALL.into_iter().filter_map(move |dir| board.next(at, dir));
        there.filter(move |&to| at < to).map(move |to| (place(at), place(to)))
    };
    board.points().points().flat_map(from).collect()
}

fn cells(board: &Board, labels: &Labels, shown: LabelPlace, view: View) -> Vec<Cell> {
    let all = (0..board.ranks()).flat_map(|rank| (0..board.files()).map(move |file| (file, rank)));
    let mut cells: Vec<Cell> = all
        .map(|(file, rank)| {
            let point = board.point_at(file, rank);
            let named = point.filter(|_| shown == LabelPlace::Cells);
            let label = named.map_or("", |at| labels.label(at)).to_owned();
            Cell { place: view.place(file, rank), playing: point.is_some(), label }
        })
        .collect();
    cells.sort_by_key(|cell| (cell.place.row, cell.place.column));
    cells
}

fn men(board: &Board, position: &Position, place: impl Fn(Point) -> Option<Place>) -> Vec<Man> {
    let mut men: Vec<Man> = Vec::with_capacity(position.placed.len());
    let signs = board.decorations().iter().any(|part| matches!(part, Decoration::Sign(_)));
    for &Placed { at, piece, mark } in &position.placed {
        let Some(place) = place(at) else { continue };
        let level = men.iter().filter(|man| man.place == place).count() as u8;
        let signed = signs && mark != 0;
        let mark = if signs { 0 } else { mark };
        men.push(Man {
            place,
            level,
            height: 0,
            mark,
            signed,
            figure: figure(board, piece),
            piece,
        });
    }
    for index in 0..men.len() {
        men[index].height = men.iter().filter(|man| man.place == men[index].place).count() as u8;
    }
    men.sort_by_key(|man| (man.place.row, man.place.column, man.level));
    men
}

/// What a piece looks like on this board, where that is no letter.
fn figure(board: &Board, piece: Piece) -> Option<Figure> {
    board.decorations().iter().find_map(|part| match *part {
        Decoration::Figure(of, figure) if piece.kind == Kind::Other(of) => Some(figure),
        Decoration::Army(of, figure) if piece == (Piece { side: of, kind: Kind::Man }) => {
            Some(figure)
        }
        _ => None,
    })
}
