//! Men and kings.

use tavlei_core::{Kind, Side};

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
/// How much higher than the one below it a piece of a tower is drawn.
const LIFT: i32 = 26;

/// Draws a piece.
pub(super) fn draw(out: &mut Writer, layout: &Layout, man: Man) {
    let (x, y) = layout.middle(man.place);
    let y = y - i32::from(man.level) * LIFT;
    let (body, edge) = colours(man.piece.side);
    out.disc(x, y, MAN + EDGE / 2 + HALO, "#fff");
    out.circle(x, y, MAN, body, "#000", EDGE);
    if man.piece.kind == Kind::King {
        out.circle(x, y, RING, body, edge, EDGE);
    }
}

/// Draws the sign of the side to move: a small disc in its colour.
pub(super) fn draw_mover(out: &mut Writer, x: i32, y: i32, side: Side) {
    out.circle(x, y, 40, colours(side).0, "#000", EDGE);
}

/// The colour of the body and of a line on it.
fn colours(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::White => ("#fff", "#000"),
        Side::Black => ("#000", "#fff"),
    }
}
