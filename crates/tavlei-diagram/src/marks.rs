//! What an author puts on a diagram: marks on cells, arrows, ways of captures.

use tavlei_core::{Point, Step};

/// The form of a mark.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MarkShape {
    /// The whole cell in another colour, under what stands there.
    Fill,
    /// A frame inside the cell, under what stands there.
    Frame,
    /// A ring round what stands there.
    Ring,
    /// A cross over the cell.
    Cross,
    /// A dot in the middle of the cell.
    Dot,
    /// Letters or numbers in the middle of the cell.
    Text(String),
    /// A small disc at the upper right of the cell with a number or letters, such as the number of
    /// the move that led there.
    Badge(String),
}

/// The pen that a mark is drawn with; themes say its colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Pen {
    /// That of marks without a colour of their own.
    #[default]
    Plain,
    Green,
    Red,
    Yellow,
    Blue,
}

impl Pen {
    /// The pens that comments name by a letter: `G`, `R`, `Y`, `B`.
    const LETTERS: [(char, Pen); 4] =
        [('G', Pen::Green), ('R', Pen::Red), ('Y', Pen::Yellow), ('B', Pen::Blue)];

    /// The pen with a letter: `G`, `R`, `Y`, `B`.
    pub fn of_letter(letter: char) -> Option<Pen> {
        Pen::LETTERS.into_iter().find(|&(known, _)| known == letter).map(|(_, pen)| pen)
    }

    /// Its letter; the plain pen writes as green does.
    pub fn letter(self) -> char {
        Pen::LETTERS.into_iter().find(|&(_, pen)| pen == self).map_or('G', |(letter, _)| letter)
    }
}

/// A mark on a cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CellMark {
    /// The cell.
    pub at: Point,
    /// The form.
    pub shape: MarkShape,
    /// The pen.
    pub pen: Pen,
}

/// An arrow from cell to cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Where it begins.
    pub from: Point,
    /// Where its head is.
    pub to: Point,
    /// The pen.
    pub pen: Pen,
}

/// The way of a turn: an arrow with a bend at each cell where the mover came to stand.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Way {
    /// The cells where the mover stood, the first and the last included.
    pub stops: Vec<Point>,
    /// The cells whose pieces it took.
    pub taken: Vec<Point>,
    /// Whether the stops after the first are numbered.
    pub numbered: bool,
    /// The pen.
    pub pen: Pen,
}

impl Way {
    /// The way of a turn, from its steps; of several men that move, as many ways.
    ///
    /// ```
    /// use tavlei_core::{Point, Step};
    /// use tavlei_diagram::Way;
    /// let (a, b, c) = (Point(1), Point(2), Point(3));
    /// let ways = Way::of(&[Step::Lift(a), Step::Take(b), Step::Land(c)]);
    /// assert_eq!((&ways[0].stops[..], &ways[0].taken[..]), (&[a, c][..], &[b][..]));
    /// ```
    pub fn of(steps: &[Step]) -> Vec<Way> {
        let mut ways: Vec<Way> = Vec::new();
        for step in steps {
            match (*step, ways.last_mut()) {
                (Step::Lift(at), _) => ways.push(Way { stops: vec![at], ..Way::default() }),
                (Step::Land(at), Some(way)) => way.stops.push(at),
                (Step::Take(at), Some(way)) => way.taken.push(at),
                (Step::Place(at) | Step::Land(at), None) => {
                    ways.push(Way { stops: vec![at], ..Way::default() });
                }
                _ => {}
            }
        }
        ways
    }
}
