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
/// Room for the caption of a window.
const CAPTION: i32 = 130;
/// Room where an edge belongs to a side and has no labels.
const BAR: i32 = 60;
/// Room for the sign of the side to move.
const SIGN: i32 = 150;
/// Room for men beside the board and their number.
const PILE: i32 = 330;
/// From one thing beside the board to the next.
const STEP: i32 = 230;
/// Height of the number of men beside the board.
pub(super) const BESIDE_FONT: i32 = 92;

/// Height of a line of text under the board.
pub(super) const NOTE: i32 = 110;
/// Width that a character of such a line may need.
const NOTE_CHARACTER: i32 = 56;

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
    /// The middle of what lies beside the board, at the left and at the right.
    beside_x: [i32; 2],
    /// The middle of the captions above and below the board.
    captions: [i32; 2],
}

/// The lines of text under the board, cut to its width between words, in a word only where it is
/// too long.
pub(super) fn notes(scene: &Scene) -> Vec<String> {
    let most = ((i32::from(scene.columns) * CELL / NOTE_CHARACTER) as usize).max(1);
    let sign = scene.decor.sign.filter(|_| scene.men.iter().any(|man| man.signed));
    let sign = sign.map(|words| format!("• {words}"));
    sign.iter().chain(&scene.sections).flat_map(|text| wrapped(text, most)).collect()
}

/// A text in lines of at most so many characters.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_inclusive([' ', ',']) {
        let letters: Vec<char> = word.chars().collect();
        for part in letters.chunks(most) {
            let room = lines.last().map_or(0, |line| most.saturating_sub(line.chars().count()));
            if part.len() > room {
                lines.push(String::new());
            }
            let line = lines.pop().unwrap_or_default();
            lines.push(line + &String::from_iter(part));
        }
    }
    lines.retain(|line| !line.trim().is_empty());
    lines
}

/// The room that a scene needs at an edge of its board.
fn room(scene: &Scene, edge: Edge) -> i32 {
    let labels = scene.rim.iter().any(|label| label.edge == edge);
    let bar = scene.decor.edges.iter().any(|&(of, _)| of == edge);
    match (labels, bar) {
        (true, _) => RIM,
        (false, true) => BAR,
        (false, false) => MARGIN,
    }
}

/// The room that captions of windows need besides.
fn caption_room(scene: &Scene, edge: Edge) -> i32 {
    if scene.decor.windows.iter().any(|window| window.edge == edge) { CAPTION } else { 0 }
}

impl Layout {
    pub(super) fn of(scene: &Scene) -> Layout {
        let has_piles = |at_left| scene.decor.piles.iter().any(|pile| pile.at_left == at_left);
        let before = if has_piles(true) { PILE } else { 0 };
        let (x, above) = (before + room(scene, Edge::Left), caption_room(scene, Edge::Top));
        let y = room(scene, Edge::Top) + above;
        let board_width = i32::from(scene.columns) * CELL;
        let board_height = i32::from(scene.rows) * CELL;
        let beside = match (has_piles(false), scene.mover) {
            (true, _) => PILE,
            (false, Some(_)) => SIGN,
            (false, None) => 0,
        };
        let right = x + board_width + room(scene, Edge::Right);
        let below = y + board_height + room(scene, Edge::Bottom);
        let notes_y = below + caption_room(scene, Edge::Bottom);
        Layout {
            x,
            y,
            board_width,
            board_height,
            width: right + beside,
            height: notes_y + notes(scene).len() as i32 * NOTE,
            notes_y,
            beside_x: [0, right].map(|from| from + SIGN / 2 - MARGIN / 2),
            captions: [above / 2, below + CAPTION / 2 - MARGIN],
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

    /// The middle of a thing left or right of the board: the first one at the edge of its side, the
    /// others on towards the middle.
    pub(super) fn beside_board(&self, at_left: bool, at_bottom: bool, step: i32) -> (i32, i32) {
        let from_edge = CELL / 2 + step * STEP;
        let top = self.y + from_edge;
        let bottom = self.y + self.board_height - from_edge;
        (self.beside_x[usize::from(!at_left)], if at_bottom { bottom } else { top })
    }

    /// The middle of the captions at an edge.
    pub(super) fn caption(&self, edge: Edge) -> i32 {
        self.captions[usize::from(edge != Edge::Top)]
    }

    /// The height on paper of a picture so wide.
    pub(super) fn paper_height(&self, width: Millimetres) -> Millimetres {
        let (w, h) = (self.width as u64, self.height as u64);
        let hundredths = (u64::from(width.hundredths()) * h + w / 2) / w;
        Millimetres::from_hundredths(u32::try_from(hundredths).unwrap_or(u32::MAX))
    }
}
