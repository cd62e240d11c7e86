//! Where things lie in the picture, in whole units.

use super::wrap::{self, wrapped};
use crate::drawing::{CELL, Spot};
use crate::rim::Edge;
use crate::scene::{Place, Scene};
use crate::size::{Millimetres, Size};

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
/// Height of the word under a pile.
pub(super) const WORD: i32 = 60;
/// From where things beside the board begin to where their words do, and free behind the words.
const AROUND_WORD: i32 = 44;
/// From one thing beside the board to the next.
const STEP: i32 = 230;
/// Height of the number of men beside the board.
pub(super) const BESIDE_FONT: i32 = 92;

/// From one line of notes under the board to the next.
pub(super) const NOTE: i32 = 110;
/// Height of the letters of notes.
pub(super) const NOTE_FONT: i32 = 90;
/// From one line of captions to the next.
pub(super) const LINE: i32 = 160;
/// Height of the letters of captions.
pub(super) const LINE_FONT: i32 = 124;
/// Between captions and what they stand at.
const LINE_GAP: i32 = 40;

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
    /// The lines of text above the board.
    pub(super) above: Vec<String>,
    /// The lines of text under the board.
    pub(super) below: Vec<String>,
    /// Where these begin.
    pub(super) below_y: i32,
    /// What the position holds besides, in lines under the board.
    pub(super) notes: Vec<String>,
    /// Where the notes begin.
    pub(super) notes_y: i32,
    /// The middle of what lies beside the board, at the left and at the right.
    beside_x: [i32; 2],
    /// The middle of the captions above and below the board.
    captions: [i32; 2],
}

/// What the position holds beside its pieces, in lines no wider than `room`.
fn notes(scene: &Scene, room: i32) -> Vec<String> {
    let sign = scene.decor.sign.as_ref().filter(|_| scene.men.iter().any(|man| man.signed));
    let sign = sign.map(|words| format!("• {words}"));
    let texts = sign.iter().chain(&scene.sections);
    texts.flat_map(|text| wrapped(text, room * 1000 / NOTE_FONT)).collect()
}

/// Captions in lines no wider than `room`.
fn captions(texts: &[String], room: i32) -> Vec<String> {
    texts.iter().flat_map(|text| wrapped(text, room * 1000 / LINE_FONT)).collect()
}

/// The height of some lines of captions.
fn captions_height(lines: &[String]) -> i32 {
    if lines.is_empty() { 0 } else { lines.len() as i32 * LINE + LINE_GAP }
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

/// The room for piles at a side, where there are any: as wide as their widest word.
fn piles_room(scene: &Scene, at_left: bool) -> Option<i32> {
    let piles = scene.decor.piles.iter().filter(|pile| pile.at_left == at_left);
    let word = |name: &str| wrap::width(name) * WORD / 1000 + AROUND_WORD;
    piles.map(|pile| word(&pile.name).max(PILE)).max()
}

/// The room that captions of windows need besides.
fn caption_room(scene: &Scene, edge: Edge) -> i32 {
    if scene.decor.windows.iter().any(|window| window.edge == edge) { CAPTION } else { 0 }
}

impl Layout {
    pub(super) fn of(scene: &Scene) -> Layout {
        let before = piles_room(scene, true).unwrap_or(0);
        let x = before + room(scene, Edge::Left);
        let board_width = i32::from(scene.columns) * CELL;
        let board_height = i32::from(scene.rows) * CELL;
        let beside = match (piles_room(scene, false), scene.mover) {
            (Some(room), _) => room,
            (None, Some(_)) if scene.mover_shown => SIGN,
            (None, _) => 0,
        };
        let right = x + board_width + room(scene, Edge::Right);
        let width = right + beside;
        let above = captions(&scene.above, width - 2 * MARGIN);
        let top = captions_height(&above);
        let window = caption_room(scene, Edge::Top);
        let y = top + window + room(scene, Edge::Top);
        let under = y + board_height + room(scene, Edge::Bottom);
        let below_y = under + caption_room(scene, Edge::Bottom);
        let below = captions(&scene.below, width - 2 * MARGIN);
        let notes_y = below_y + captions_height(&below);
        let notes = notes(scene, width - x - MARGIN);
        Layout {
            x,
            y,
            board_width,
            board_height,
            width,
            height: notes_y + notes.len() as i32 * NOTE,
            above,
            below,
            below_y,
            notes,
            notes_y,
            beside_x: [0, right].map(|from| from + SIGN / 2 - MARGIN / 2),
            captions: [top + window / 2, under + CAPTION / 2 - MARGIN],
        }
    }

    /// The upper left corner of a cell.
    pub(super) fn corner(&self, place: Place) -> Spot {
        (self.x + i32::from(place.column) * CELL, self.y + i32::from(place.row) * CELL)
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, place: Place) -> Spot {
        let (x, y) = self.corner(place);
        (x + CELL / 2, y + CELL / 2)
    }

    /// The middle of a thing left or right of the board: the first one at the edge of its side, the
    /// others on towards the middle.
    pub(super) fn beside_board(&self, at_left: bool, at_bottom: bool, step: i32) -> Spot {
        let from_edge = CELL / 2 + step * STEP;
        let top = self.y + from_edge;
        let bottom = self.y + self.board_height - from_edge;
        (self.beside_x[usize::from(!at_left)], if at_bottom { bottom } else { top })
    }

    /// The middle of the captions at an edge.
    pub(super) fn caption(&self, edge: Edge) -> i32 {
        self.captions[usize::from(edge != Edge::Top)]
    }

    /// The width of the picture on paper.
    pub(super) fn paper_width(&self, size: Size) -> Millimetres {
        let (given, of) = match size {
            Size::Width(width) => return width,
            Size::Board(board) => (board, self.board_width),
            Size::Cell(cell) => (cell, CELL),
        };
        let (width, of) = (self.width as u64, of as u64);
        let hundredths = (u64::from(given.hundredths()) * width + of / 2) / of;
        Millimetres::from_hundredths(u32::try_from(hundredths).unwrap_or(u32::MAX))
    }
}
