//! The one place where a book asks for a picture.

use tavlei_core::{Labels as Names, Position, Side};
use tavlei_diagram::{LabelPlace, Millimetres, Options, svg};
use tavlei_rules::Game;

use crate::Lang;
use crate::model::Picture;
use crate::plan::{Diagrams, Labels};

/// The picture of a position, with these names of the cells; `alt` says what it shows.
pub(crate) fn picture(
    game: &Game,
    names: &Names,
    position: &Position,
    look: &Diagrams,
    lang: Lang,
    alt: String,
) -> Picture {
    let labels = match look.labels {
        Labels::None => LabelPlace::None,
        Labels::Border => LabelPlace::Border,
        Labels::Cells => LabelPlace::Cells,
    };
    let width = Millimetres::from_hundredths(u32::from(look.width) * 100);
    // The languages of books are among those of diagrams.
    let language = lang.code().parse().unwrap_or_default();
    let options = Options { language, ..Options::default() };
    let options = options.labels(labels).width(width).title(alt.clone());
    let position = game.completed(position.clone());
    let svg = svg(game.board(), names, &position, &options);
    Picture { svg, alt, width: look.width }
}

/// Whose turn it is, where two sides play.
pub(crate) fn mover(position: &Position) -> Option<Side> {
    position.side.filter(|_| position.seating.is_none())
}
