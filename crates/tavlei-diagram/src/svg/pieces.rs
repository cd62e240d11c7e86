//! Men and kings, other pieces by their letter, towers.

use tavlei_core::{Kind, Placed, Seat, Side};

use super::Writer;
use super::layout::Layout;
use crate::scene::Man;

/// Radius of a man.
const MAN: i32 = 94;
/// Radius of a king's inner ring.
const RING: i32 = 58;
/// Width of a man's edge.
const EDGE: i32 = 12;
/// White between a man and the hatching around.
const HALO: i32 = 8;
/// How much higher than the one below it a piece of a tower is drawn, at most.
const LIFT: i32 = 26;
/// How much higher than the lowest piece of a tower the top one is drawn, at most.
const TALLEST: i32 = 88;
/// How many pieces of a tower are drawn, from the top; the number on the top one tells the rest.
const MOST_SHOWN: u8 = 5;
/// Height of letters and numbers on pieces.
const FONT: i32 = 92;
/// Height of the letter on the sign of the player to move.
const SIGN_FONT: i32 = 56;

/// Draws a piece. The top one of a tower says how many there are.
pub(super) fn draw(out: &mut Writer, layout: &Layout, man: Man) {
    let hidden = man.height.saturating_sub(MOST_SHOWN);
    let Some(level) = man.level.checked_sub(hidden) else { return };
    let (x, y) = layout.middle(man.place);
    let y = y + lift(level, man.height - hidden);
    let (body, edge) = colours(man.piece.side);
    if level == 0 {
        out.disc(x, y, MAN + EDGE / 2 + HALO, "#fff");
    }
    out.circle(x, y, MAN, body, "#000", EDGE);
    if man.piece.kind == Kind::King {
        out.circle(x, y, RING, body, edge, EDGE);
    }
    let label = label(man);
    if !label.is_empty() {
        out.label(x, y + FONT * 36 / 100, FONT, edge, &label);
    }
}

/// How far below the middle of its cell a piece of a tower of some height is drawn.
fn lift(level: u8, height: u8) -> i32 {
    let above = i32::from(height) - 1;
    let step = LIFT.min(TALLEST / above.max(1));
    step * above / 2 - i32::from(level) * step
}

/// What is written on a piece: the letter of its kind, its number, the height of its tower.
fn label(man: Man) -> String {
    let mut label = String::new();
    if let Kind::Other(letter) = man.piece.kind {
        label.push(letter as char);
    }
    label += &Placed::mark_text(man.mark);
    let is_top = man.height > 1 && man.level + 1 == man.height;
    if is_top && label.is_empty() {
        label += &man.height.to_string();
    }
    label
}

/// Draws the sign of the player to move: a small disc in its colour, with the letter of its men.
pub(super) fn draw_mover(out: &mut Writer, x: i32, y: i32, seat: Seat) {
    let (body, edge) = colours(seat.side());
    out.circle(x, y, 40, body, "#000", EDGE);
    if let Some(letter) = seat.man().kind.letter() {
        out.label(x, y + SIGN_FONT * 36 / 100, SIGN_FONT, edge, &letter.to_string());
    }
}

/// The colour of the body and of a line on it.
fn colours(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::White => ("#fff", "#000"),
        Side::Black => ("#000", "#fff"),
    }
}
