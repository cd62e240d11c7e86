//! Diagrams of board positions.
//!
//! A board, the names of its cells and a position make one [`Scene`]: cells, men, labels and
//! marks, placed as they will be seen. Each format renders that scene and knows nothing of boards
//! or games, so that all formats show the same. Any position is drawn, legal or not.
//!
//! ```
//! use tavlei_core::{Board, Cells, Kind, LabelScheme, Labels, Position, Side};
//! use tavlei_diagram::{Charset, Options, text};
//!
//! let board = Board::checkered(4, 4, Cells::Dark)?;
//! let labels = Labels::new(&board, &LabelScheme::Algebraic)?;
//! let mut position = Position::empty(Side::White);
//! position.put(board.point_at(1, 1).unwrap(), Side::White, Kind::Man);
//! position.put(board.point_at(3, 3).unwrap(), Side::Black, Kind::King);
//!
//! let drawn = text(&board, &labels, &position, &Options::default(), Charset::Ascii);
//! assert_eq!(drawn, "\
//! 4   .   B
//! 3 .   .
//! 2   w   .
//! 1 .   .
//!   a b c d
//! White to move.
//! ");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod caption;
mod colour;
mod comment;
mod decor;
mod draw;
mod drawing;
#[cfg(feature = "gif")]
mod gif;
mod language;
mod marks;
mod names;
mod options;
#[cfg(feature = "pdf")]
mod pdf;
#[cfg(any(feature = "png", feature = "pdf"))]
mod picture;
#[cfg(feature = "png")]
mod png;
mod rim;
mod scene;
mod sentence;
mod sheet;
mod size;
mod text;
mod theme;
mod view;
mod write;

use tavlei_core::{Board, Labels, Position};

pub use caption::{Caption, Facts};
pub use colour::{BadColour, Colour};
pub use comment::Drawn;
pub use decor::{Area, Beside, Decor, Window};
pub use drawing::{Anchor, CELL, Drawing, Paint, Segment, Shape, Spot, Text};
pub use language::{Aim, BadLanguage, Language};
pub use marks::{Arrow, CellMark, MarkShape, Pen, Way};
pub use options::{LabelPlace, Options, Part};
pub use rim::{Edge, RimLabel};
pub use scene::{Cell, Course, Man, Mark, Mover, Numbered, Place, Scene};
pub use sheet::{BadSheet, Item, Page, Sheet};
pub use size::{BadSize, Millimetres, Size};
pub use text::{Charset, to_board_text, to_text};
pub use theme::{BadTheme, Ground, King, Pens, PieceColours, Taken, Theme};
pub use write::{svg_elements, to_svg, to_tex, to_typst};

#[cfg(feature = "gif")]
pub use self::gif::{Pace, to_gif};
#[cfg(feature = "pdf")]
pub use self::pdf::to_pdf;
#[cfg(any(feature = "png", feature = "pdf"))]
pub use self::picture::{PictureError, missing_letters};
#[cfg(feature = "png")]
pub use self::png::to_png;

/// A diagram in characters, a line a row of the board, with a line feed at the end.
pub fn text(
    board: &Board,
    labels: &Labels,
    position: &Position,
    options: &Options,
    charset: Charset,
) -> String {
    to_text(&Scene::new(board, labels, position, options), charset)
}

/// A diagram as shapes, for the writers of this crate and for others.
pub fn drawing(board: &Board, labels: &Labels, position: &Position, options: &Options) -> Drawing {
    let scene = Scene::new(board, labels, position, options);
    Drawing::new(&scene, &options.theme, options.size)
}

/// A diagram as an SVG document, sizes in millimetres.
pub fn svg(board: &Board, labels: &Labels, position: &Position, options: &Options) -> String {
    to_svg(&Page::of(drawing(board, labels, position, options)))
}
