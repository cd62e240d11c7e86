//! The scene: what stands where, as it will be seen.
//!
//! Places count columns and rows from the top left of the drawing; whether the board is flipped
//! is settled here once, and no format needs to know.

use tavlei_core::{
    Bits, Board, Cells, Decoration, Dir, Figure, Kind, Labels, Piece, Placed, Point, Position, Seat,
};

use crate::decor::{self, Decor};
use crate::language::Language;
use crate::marks::{CellMark, MarkShape, Pen};
use crate::names::Names;
use crate::options::{LabelPlace, Options};
use crate::rim::{Edge, RimLabel, rim};
use crate::sentence;
use crate::theme::Taken;
use crate::view::View;

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
    /// How it is shown that the turn takes it, where it does.
    pub taken: Option<Taken>,
}

/// A mark on a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Where it is drawn.
    pub place: Place,
    /// Its form.
    pub shape: MarkShape,
    /// Its pen.
    pub pen: Pen,
}

/// An arrow, with a bend at each stop between the first and the last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Where it leads.
    pub stops: Vec<Place>,
    /// Whether its stops are marked, and numbered from the second on.
    pub stops_shown: Option<Numbered>,
    /// Its pen.
    pub pen: Pen,
}

/// Whether the stops of a way bear numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered(pub bool);

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
    /// The edges of the drawing beyond which the board goes on.
    pub cut: Vec<Edge>,
    /// The lines between neighbouring crossings, each once.
    pub joins: Vec<(Place, Place)>,
    /// All cells, row by row from the top left.
    pub cells: Vec<Cell>,
    /// The pieces, in the order of drawing: lower ones of a tower first.
    pub men: Vec<Man>,
    /// The marks, in the order of drawing.
    pub marks: Vec<Mark>,
    /// Arrows and ways of turns, in the order of drawing.
    pub courses: Vec<Course>,
    /// The labels outside the board, edge by edge.
    pub rim: Vec<RimLabel>,
    /// What is shown besides cells and pieces.
    pub decor: Decor,
    /// What the position holds beside all that, a line each: `quiet turns: 5`.
    pub sections: Vec<String>,
    /// Whose turn it is, when the position says so.
    pub mover: Option<Mover>,
    /// Whether a sign beside the board says so.
    pub mover_shown: bool,
    /// The language of title and sentence.
    pub language: Language,
    /// Lines of text above the board.
    pub above: Vec<String>,
    /// Lines of text under the board.
    pub below: Vec<String>,
    /// A short title.
    pub title: String,
    /// The position in words.
    pub sentence: String,
    /// The position as FEN; empty where it is not known.
    pub fen: String,
}

impl Scene {
    /// The scene of a position. `labels` must be labels of `board`. Pieces and marks that are
    /// not on the board are left out.
    pub fn new(board: &Board, labels: &Labels, position: &Position, options: &Options) -> Scene {
        let view = View::new(board, options);
        let names = label_place(board, labels, options.labels);
        let called = Names { labels, letters: &options.letters };
        let decor = Decor::new(board, position, view, options.language);
        let notes = decor::notes(board, called, position, options.language);
        let said = [decor.windows_in_words(), decor.piles_in_words(), notes.clone()].concat();
        let mover = sentence::mover(position);
        Scene {
            columns: view.columns(),
            rows: view.rows(),
            two_coloured: matches!(board.cells(), Cells::Dark | Cells::Light),
            irregular: board.cells() == Cells::Drawn,
            on_lines: board.is_on_lines(),
            cut: view.cut(),
            joins: if board.is_on_lines() { joins(board, view) } else { Vec::new() },
            cells: cells(board, called, names, position, view),
            men: men(board, position, options, view),
            marks: marks(board, labels, position, options, view),
            courses: courses(board, options, view),
            rim: if names.outside() { rim(board, called, view) } else { Vec::new() },
            mover: mover.map(|seat| Mover { seat, at_bottom: view.at_bottom(seat.side()) }),
            mover_shown: options.mover,
            language: options.language,
            above: options.above.clone(),
            below: options.below.clone(),
            title: options
                .title
                .clone()
                .unwrap_or_else(|| options.language.to_move(mover).to_owned()),
            sentence: sentence::position(board, called, position, options.language, &said),
            fen: options.fen.clone(),
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

    /// Whether a place bears a badge.
    pub(crate) fn has_badge(&self, place: Place) -> bool {
        let is_badge = |mark: &Mark| matches!(mark.shape, MarkShape::Badge(_));
        self.marks.iter().any(|mark| mark.place == place && is_badge(mark))
    }

    /// Whether a place bears a mark of a form.
    pub fn has_mark(&self, place: Place, shape: &MarkShape) -> bool {
        self.marks.iter().any(|mark| mark.place == place && mark.shape == *shape)
    }
}

/// Where names stand: a board without straight edges whose cells have numbers has no place for
/// them but the cells.
fn label_place(board: &Board, labels: &Labels, wanted: LabelPlace) -> LabelPlace {
    let numbered = labels.file_letter(0).is_none();
    match wanted {
        LabelPlace::Border | LabelPlace::Both if numbered && board.cells() == Cells::Drawn => {
            LabelPlace::Cells
        }
        other => other,
    }
}

/// Each line between two crossings, once.
fn joins(board: &Board, view: View) -> Vec<(Place, Place)> {
    let from = |at: Point| {
        let there = Dir::ALL.into_iter().filter_map(move |dir| board.next(at, dir));
        let there = there.filter(move |&to| at < to);
        there.filter_map(move |to| Some((view.point(board, at)?, view.point(board, to)?)))
    };
    board.points().points().flat_map(from).collect()
}

fn cells(
    board: &Board,
    called: Names,
    shown: LabelPlace,
    position: &Position,
    view: View,
) -> Vec<Cell> {
    let all = (0..board.ranks()).flat_map(|rank| (0..board.files()).map(move |file| (file, rank)));
    let mut cells: Vec<Cell> = all
        .filter_map(|(file, rank)| {
            let point = board.point_at(file, rank);
            let is_free = |&at: &Point| position.at(at).is_none();
            let named = point.filter(|_| shown.inside());
            let named = named.filter(|at| shown != LabelPlace::FreeCells || is_free(at));
            let label = named.map_or(String::new(), |at| called.name(at).into_owned());
            Some(Cell { place: view.place(file, rank)?, playing: point.is_some(), label })
        })
        .collect();
    cells.sort_by_key(|cell| (cell.place.row, cell.place.column));
    cells
}

/// The pieces of the position and those that stand there no more.
fn men(board: &Board, position: &Position, options: &Options, view: View) -> Vec<Man> {
    let mut men: Vec<Man> = Vec::with_capacity(position.placed.len());
    let signs = board.decorations().iter().any(|part| matches!(part, Decoration::Sign(_)));
    let gone = options.ghosts.iter().filter(|ghost| position.at(ghost.at).is_none());
    for &Placed { at, piece, mark } in position.placed.iter().chain(gone) {
        let Some(place) = view.point(board, at) else { continue };
        let level = men.iter().filter(|man| man.place == place).count() as u8;
        let signed = signs && mark != 0;
        let mark = if signs { 0 } else { mark };
        let figure = figure(board, piece);
        men.push(Man { place, level, height: 0, mark, signed, figure, piece, taken: None });
    }
    for index in 0..men.len() {
        men[index].height = men.iter().filter(|man| man.place == men[index].place).count() as u8;
    }
    men.sort_by_key(|man| (man.place.row, man.place.column, man.level));
    mark_taken(&mut men, board, options, view);
    men
}

/// Men that a way takes look as the theme says; what stands there no more is hollow.
fn mark_taken(men: &mut [Man], board: &Board, options: &Options, view: View) {
    let ghosts = options.ghosts.iter().map(|ghost| (ghost.at, Taken::Hollow));
    let on_ways = options.ways.iter().flat_map(|way| way.taken.iter());
    for (at, how) in on_ways.map(|&at| (at, options.theme.taken)).chain(ghosts) {
        let place = view.point(board, at);
        if let Some(top) = men.iter_mut().rev().find(|man| Some(man.place) == place) {
            top.taken = Some(how);
        }
    }
}

/// The rings that the position asks for, then the marks of the author.
fn marks(
    board: &Board,
    labels: &Labels,
    position: &Position,
    options: &Options,
    view: View,
) -> Vec<Mark> {
    let rings = decor::ringed(board, labels, position).into_iter();
    let rings = rings.map(|at| CellMark { at, shape: MarkShape::Ring, pen: Pen::Plain });
    let all = rings.chain(options.marks.iter().cloned());
    all.filter_map(|CellMark { at, shape, pen }| {
        Some(Mark { place: view.point(board, at)?, shape, pen })
    })
    .collect()
}

/// Ways, then arrows. One that leads out of the picture is left out.
fn courses(board: &Board, options: &Options, view: View) -> Vec<Course> {
    let places = |stops: &[Point]| -> Option<Vec<Place>> {
        stops.iter().map(|&at| view.point(board, at)).collect()
    };
    let ways = options.ways.iter().filter_map(|way| {
        let stops_shown = Some(Numbered(way.numbered));
        Some(Course { stops: places(&way.stops)?, stops_shown, pen: way.pen })
    });
    let arrows = options.arrows.iter().filter_map(|arrow| {
        let stops = places(&[arrow.from, arrow.to])?;
        Some(Course { stops, stops_shown: None, pen: arrow.pen })
    });
    ways.chain(arrows).collect()
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
