//! Where things lie in the picture, in whole units.

use crate::rim::Edge;
use crate::scene::{Place, Scene};
use crate::size::Millimetres;

/// The side of a cell.
pub(super) const CELL: i32 = 240;
/// Room outside the board where nothing is written.
const MARGIN: i32 = 24;
/// Room for labels outside the board.
const RIM: i32 = 176;
/// Room for the sign of the side to move.
const SIGN: i32 = 150;

/// Height of a line of text under the board.
pub(super) const NOTE: i32 = 110;
/// Width that a character of such a line may need.
const NOTE_CHARACTER: i32 = 54;

/// The measures of one picture.
pub(super) struct Layout {
    /// The board's left edge.
    pub(super) x: i32,
    /// The board's upper edge.
    pub(super) y: i32,
    /// The board's width.
    pub(super) board_width: i32,
    /// The board's height.
    pub(super) board_height: i32,
    /// The picture's width.
    pub(super) width: i32,
    /// The picture's height.
    pub(super) height: i32,
    /// Where the lines of text under the board begin.
    pub(super) notes_y: i32,
}

/// The lines of text under the board, cut to its width.
pub(super) fn notes(scene: &Scene) -> Vec<String> {
    let most = (i32::from(scene.columns) * CELL / NOTE_CHARACTER) as usize;
    let cut = |text: &String| {
        let letters: Vec<char> = text.chars().collect();
        letters.chunks(most.max(1)).map(String::from_iter).collect::<Vec<String>>()
    };
    scene.sections.iter().flat_map(cut).collect()
}

impl Layout {
    pub(super) fn of(scene: &Scene) -> Layout {
        let room = |edge| {
            if scene.rim.iter().any(|label| label.edge == edge) { RIM } else { MARGIN }
        };
        let (x, y) = (room(Edge::Left), room(Edge::Top));
        let board_width = i32::from(scene.columns) * CELL;
        let board_height = i32::from(scene.rows) * CELL;
        let sign = if scene.mover.is_some() { SIGN } else { 0 };
        let notes_y = y + board_height + room(Edge::Bottom);
        Layout {
            x,
            y,
            board_width,
            board_height,
            width: x + board_width + room(Edge::Right) + sign,
            height: notes_y + notes(scene).len() as i32 * NOTE,
            notes_y,
        }
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, place: Place) -> (i32, i32) {
        (self.x + i32::from(place.column) * CELL, self.y + i32::from(place.row) * CELL)
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, place: Place) -> (i32, i32) {
        let (x, y) = self.corner(place);
        (x + CELL / 2, y + CELL / 2)
    }

    /// The middle of the sign of the side to move: right of the board, at that side's edge.
    pub(super) fn mover(&self, at_bottom: bool) -> (i32, i32) {
        let y = if at_bottom { self.y + self.board_height - CELL / 2 } else { self.y + CELL / 2 };
        (self.width - SIGN / 2 - MARGIN / 2, y)
    }

    /// The height on paper of a picture so wide.
    pub(super) fn paper_height(&self, width: Millimetres) -> Millimetres {
        let (w, h) = (self.width as u64, self.height as u64);
        let hundredths = (u64::from(width.hundredths()) * h + w / 2) / w;
        Millimetres::from_hundredths(u32::try_from(hundredths).unwrap_or(u32::MAX))
    }
}
