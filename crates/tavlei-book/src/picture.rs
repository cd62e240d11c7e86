//! The one place where a book asks for a picture.

use tavlei_core::{Labels as Names, Position, Side};
use tavlei_diagram::{Drawn, LabelPlace, Millimetres, Options, Page, drawing, to_svg};
use tavlei_rules::Game;

use crate::Lang;
use crate::model::Picture;
use crate::plan::{Diagrams, Labels};

/// What a picture shows.
pub(crate) struct Shown<'a> {
    /// The rules and the board.
    pub(crate) game: &'a Game,
    /// The names of the cells.
    pub(crate) names: &'a Names,
    /// Latin letters in them and those that are printed for them.
    pub(crate) letters: &'a [(char, char)],
    /// What stands where.
    pub(crate) position: &'a Position,
    /// Marks and arrows.
    pub(crate) drawn: Drawn,
}

/// The picture of a position; `alt` says what it shows.
pub(crate) fn picture(shown: Shown<'_>, look: &Diagrams, lang: Lang, alt: String) -> Picture {
    let labels = match look.labels {
        Labels::None => LabelPlace::None,
        Labels::Border => LabelPlace::Border,
        Labels::Cells => LabelPlace::Cells,
        Labels::Free => LabelPlace::FreeCells,
        Labels::Both => LabelPlace::Both,
    };
    let width = Millimetres::from_hundredths(u32::from(look.width) * 100);
    let Drawn { marks, arrows, .. } = shown.drawn;
    let (language, letters) = (lang.spoken(), shown.letters.to_vec());
    let options = Options { language, letters, marks, arrows, ..Options::default() };
    let options = options.labels(labels).width(width).title(alt.clone()).theme(look.look.clone());
    let position = shown.game.completed(shown.position.clone());
    let drawing = drawing(shown.game.board(), shown.names, &position, &options);
    let height = drawing.paper_height().hundredths().div_ceil(100);
    let height = u16::try_from(height).unwrap_or(u16::MAX);
    Picture { svg: to_svg(&Page::of(drawing)), alt, width: look.width, height }
}

/// Whose turn it is, where two sides play.
pub(crate) fn mover(position: &Position) -> Option<Side> {
    position.side.filter(|_| position.seating.is_none())
}
