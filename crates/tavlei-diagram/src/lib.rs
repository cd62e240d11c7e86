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

mod decor;
mod options;
mod rim;
mod scene;
mod sentence;
mod size;
mod svg;
mod text;

use tavlei_core::{Board, Labels, Position};

pub use decor::{Area, Beside, Decor, Window};
pub use options::{Ground, LabelPlace, Options};
pub use rim::{Edge, RimLabel};
pub use scene::{Cell, Man, Mark, MarkShape, Mover, Place, Scene};
pub use size::{BadSize, Millimetres};
pub use svg::to_svg;
pub use text::{Charset, to_board_text, to_text};

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

/// A diagram as an SVG document for print: black on white, sizes in millimetres.
pub fn svg(board: &Board, labels: &Labels, position: &Position, options: &Options) -> String {
    to_svg(&Scene::new(board, labels, position, options), options.width, options.ground)
}
