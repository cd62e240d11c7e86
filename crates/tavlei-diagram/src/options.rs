//! What a diagram shows and how.

use tavlei_core::{Point, Step};

use crate::{MarkShape, Millimetres};

/// Where the names of the cells stand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum LabelPlace {
    /// Nowhere.
    None,
    /// Outside the board: letters and ranks, or the numbers of the cells at the edge.
    #[default]
    Border,
    /// In each cell in play.
    Cells,
}

/// How the cells in play are set off from the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ground {
    /// By slanted lines, which every printer and e-ink screen shows.
    #[default]
    Hatched,
    /// By a light grey.
    Grey,
    /// Not at all: thin lines between the cells.
    Plain,
}

/// What a diagram shows and how. The fields are open; the methods chain.
///
/// ```
/// use tavlei_diagram::{LabelPlace, Options};
/// let options = Options::default().labels(LabelPlace::Cells).flip(true).title("Problem 7");
/// assert!(options.flip);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Where the names of the cells stand.
    pub labels: LabelPlace,
    /// Whether Black sits at the bottom.
    pub flip: bool,
    /// The width of the whole picture (formats that have sizes).
    pub width: Millimetres,
    /// How the cells in play are set off (formats that have a ground).
    pub ground: Ground,
    /// Marks on cells, drawn in this order. A mark off the board is left out.
    pub marks: Vec<(Point, MarkShape)>,
    /// The title that programs show for the picture; `None` says whose turn it is.
    pub title: Option<String>,
}

impl Options {
    /// Sets where the names of the cells stand.
    pub fn labels(mut self, labels: LabelPlace) -> Options {
        self.labels = labels;
        self
    }

    /// Sets whether Black sits at the bottom.
    pub fn flip(mut self, flip: bool) -> Options {
        self.flip = flip;
        self
    }

    /// Sets the width of the whole picture.
    pub fn width(mut self, width: Millimetres) -> Options {
        self.width = width;
        self
    }

    /// Sets how the cells in play are set off.
    pub fn ground(mut self, ground: Ground) -> Options {
        self.ground = ground;
        self
    }

    /// Sets the title.
    pub fn title(mut self, title: impl Into<String>) -> Options {
        self.title = Some(title.into());
        self
    }

    /// Frames some cells.
    pub fn highlight(mut self, cells: impl IntoIterator<Item = Point>) -> Options {
        self.marks.extend(cells.into_iter().map(|cell| (cell, MarkShape::Frame)));
        self
    }

    /// Marks the turn that led to the position: frames where the mover stood, crosses where
    /// something was taken.
    pub fn last_turn(mut self, steps: &[Step]) -> Options {
        self.marks.extend(steps.iter().filter_map(|step| match *step {
            Step::Lift(cell) | Step::Land(cell) => Some((cell, MarkShape::Frame)),
            Step::Take(cell) => Some((cell, MarkShape::Cross)),
            _ => None,
        }));
        self
    }
}
