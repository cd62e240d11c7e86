//! What a diagram shows and how.

use tavlei_core::{Placed, Point, Step};

use crate::language::Language;
use crate::marks::{Arrow, CellMark, MarkShape, Pen, Way};
use crate::theme::{Ground, Theme};
use crate::{Millimetres, Size};

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
    /// In each cell in play on which nothing stands.
    FreeCells,
    /// Outside the board and in each cell.
    Both,
}

impl LabelPlace {
    /// Whether names stand outside the board.
    pub fn outside(self) -> bool {
        matches!(self, LabelPlace::Border | LabelPlace::Both)
    }

    /// Whether names stand in cells.
    pub fn inside(self) -> bool {
        matches!(self, LabelPlace::Cells | LabelPlace::FreeCells | LabelPlace::Both)
    }
}

/// A part of a board: two of its cells at opposite corners, file and rank from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// A corner.
    pub from: (u8, u8),
    /// The corner opposite to it.
    pub to: (u8, u8),
}

impl Part {
    /// Whether a cell lies in the part.
    pub fn has(self, (file, rank): (u8, u8)) -> bool {
        let within = |one: u8, other: u8, at: u8| (one.min(other)..=one.max(other)).contains(&at);
        within(self.from.0, self.to.0, file) && within(self.from.1, self.to.1, rank)
    }
}

/// What a diagram shows and how. The fields are open; the methods chain.
///
/// ```
/// use tavlei_diagram::{LabelPlace, Options};
/// let options = Options::default().labels(LabelPlace::Cells).flip(true).title("Problem 7");
/// assert!(options.flip);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Where the names of the cells stand.
    pub labels: LabelPlace,
    /// Latin letters in the names of cells and those that are shown for them: `c` and `ц`.
    pub letters: Vec<(char, char)>,
    /// Whether Black sits at the bottom.
    pub flip: bool,
    /// The part of the board to show; all of it for `None`.
    pub part: Option<Part>,
    /// How large the picture is (formats that have sizes).
    pub size: Size,
    /// The look (formats that have colours).
    pub theme: Theme,
    /// The language of the sentence and of the title.
    pub language: Language,
    /// Whether a sign beside the board says whose turn it is.
    pub mover: bool,
    /// Marks on cells, drawn in this order. A mark off the board is left out.
    pub marks: Vec<CellMark>,
    /// Arrows, over the pieces.
    pub arrows: Vec<Arrow>,
    /// Ways of turns, over the pieces; the men that they take are shown as the theme says.
    pub ways: Vec<Way>,
    /// Pieces that stand there no more, shown as men that are taken.
    pub ghosts: Vec<Placed>,
    /// Lines of text above the board, in its middle.
    pub above: Vec<String>,
    /// Lines of text under the board, in its middle.
    pub below: Vec<String>,
    /// The title that programs show for the picture; `None` says whose turn it is.
    pub title: Option<String>,
    /// The position as FEN, written into formats that have a place for it.
    pub fen: String,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            labels: LabelPlace::default(),
            letters: Vec::new(),
            flip: false,
            part: None,
            size: Size::default(),
            theme: Theme::default(),
            language: Language::default(),
            mover: true,
            marks: Vec::new(),
            arrows: Vec::new(),
            ways: Vec::new(),
            ghosts: Vec::new(),
            above: Vec::new(),
            below: Vec::new(),
            title: None,
            fen: String::new(),
        }
    }
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

    /// Shows a part of the board only.
    pub fn part(mut self, part: Part) -> Options {
        self.part = Some(part);
        self
    }

    /// Sets how large the picture is.
    pub fn size(mut self, size: Size) -> Options {
        self.size = size;
        self
    }

    /// Sets the width of the whole picture.
    pub fn width(self, width: Millimetres) -> Options {
        self.size(Size::Width(width))
    }

    /// Sets the look.
    pub fn theme(mut self, theme: Theme) -> Options {
        self.theme = theme;
        self
    }

    /// Sets how the cells in play are set off, whatever the theme says.
    pub fn ground(mut self, ground: Ground) -> Options {
        self.theme.ground = ground;
        self
    }

    /// Sets the language of the sentence and of the title.
    pub fn language(mut self, language: Language) -> Options {
        self.language = language;
        self
    }

    /// Sets the title.
    pub fn title(mut self, title: impl Into<String>) -> Options {
        self.title = Some(title.into());
        self
    }

    /// Adds a line of text above the board.
    pub fn above(mut self, line: impl Into<String>) -> Options {
        self.above.push(line.into());
        self
    }

    /// Adds a line of text under the board.
    pub fn below(mut self, line: impl Into<String>) -> Options {
        self.below.push(line.into());
        self
    }

    /// Marks a cell.
    pub fn mark(mut self, at: Point, shape: MarkShape, pen: Pen) -> Options {
        self.marks.push(CellMark { at, shape, pen });
        self
    }

    /// Draws an arrow.
    pub fn arrow(mut self, from: Point, to: Point, pen: Pen) -> Options {
        self.arrows.push(Arrow { from, to, pen });
        self
    }

    /// Draws the way of a turn that is to be made in the position.
    pub fn way(mut self, steps: &[Step]) -> Options {
        self.ways.extend(Way::of(steps));
        self
    }

    /// Frames some cells.
    pub fn highlight(mut self, cells: impl IntoIterator<Item = Point>) -> Options {
        let frame = |at| CellMark { at, shape: MarkShape::Frame, pen: Pen::Plain };
        self.marks.extend(cells.into_iter().map(frame));
        self
    }

    /// Marks the turn that led to the position: frames where the mover stood, crosses where
    /// something was taken.
    pub fn last_turn(mut self, steps: &[Step]) -> Options {
        let mark = |step: &Step| {
            let (at, shape) = match *step {
                Step::Lift(at) | Step::Land(at) | Step::Place(at) => (at, MarkShape::Frame),
                Step::Take(at) => (at, MarkShape::Cross),
                _ => return None,
            };
            Some(CellMark { at, shape, pen: Pen::Plain })
        };
        self.marks.extend(steps.iter().filter_map(mark));
        self
    }
}
