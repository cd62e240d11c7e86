//! Men and kings, other pieces by their look or letter.

use tavlei_core::{Figure, Kind, Placed, Seat, Side};

use super::Writer;
use super::layout::Layout;
use crate::scene::Man;

/// Radius of a man.
const MAN: i32 = 94;
/// Radius of a king's inner ring.
const RING: i32 = 58;
/// Width of a man's edge.
pub(super) const EDGE: i32 = 12;
/// White between a man and the hatching around.
const HALO: i32 = 8;
/// Height of the letter on a small man.
const SMALL_FONT: i32 = 56;
/// Height of letters and numbers on pieces.
const FONT: i32 = 92;

/// Draws a piece that stands alone on its cell.
pub(super) fn draw(out: &mut Writer, layout: &Layout, man: Man) {
    let (x, y) = layout.middle(man.place);
    let (body, edge) = colours(man.piece.side);
    out.disc(x, y, MAN + EDGE / 2 + HALO, "#fff");
    out.circle(x, y, MAN, body, "#000", EDGE);
    if man.piece.kind == Kind::King {
        out.circle(x, y, RING, body, edge, EDGE);
    }
    if let Some(figure) = man.figure {
        draw_figure(out, x, y, figure, edge);
    }
    if man.signed {
        out.disc(x, y + MAN - 20, 11, edge);
    }
    let label = label(man);
    if !label.is_empty() {
        out.label(x, y + FONT * 36 / 100, FONT, edge, &label);
    }
}

/// What makes a piece another kind, where that is no letter.
fn draw_figure(out: &mut Writer, x: i32, y: i32, figure: Figure, colour: &str) {
    match figure {
        Figure::Dead => {
            let (left, right, top, bottom) = (x - 52, x + 52, y - 52, y + 52);
            let d = format!("M{left} {top}L{right} {bottom}M{left} {bottom}L{right} {top}");
            out.line(&d, colour, 16);
        }
        Figure::Turned => out.disc(x, y, 34, colour),
        Figure::Shark => {
            let d = format!(
                "M{} {}Q{} {} {} {}Q{} {} {} {}Z",
                x - 56,
                y + 42,
                x - 30,
                y - 40,
                x + 36,
                y - 52,
                x + 8,
                y,
                x + 42,
                y + 42
            );
            out.fill(&d, colour);
        }
        Figure::Star => out.fill(&star(x, y), colour),
        Figure::Beast => {
            out.disc(x - 34, y - 24, 13, colour);
            out.disc(x + 34, y - 24, 13, colour);
            out.fill(&format!("M{} {}h56l-28 36Z", x - 28, y + 14), colour);
        }
    }
}

/// A star of five points, the first one up.
fn star(x: i32, y: i32) -> String {
    const CORNERS: [(i32, i32); 10] = [
        (0, -62),
        (14, -20),
        (59, -19),
        (23, 8),
        (36, 50),
        (0, 24),
        (-36, 50),
        (-23, 8),
        (-59, -19),
        (-14, -20),
    ];
    let corners: Vec<String> =
        CORNERS.iter().map(|(dx, dy)| format!("{} {}", x + dx, y + dy)).collect();
    format!("M{}Z", corners.join("L"))
}

/// What is written on a piece: the letter of its kind, its number.
fn label(man: Man) -> String {
    let mut label = String::new();
    if let (Kind::Other(letter), None) = (man.piece.kind, man.figure) {
        label.push(letter as char);
    }
    label += &Placed::mark_text(man.mark);
    label
}

/// Draws a small man beside the board, in the colour of its player and with the letter of its men.
pub(super) fn draw_small(out: &mut Writer, x: i32, y: i32, seat: Seat) {
    let (body, edge) = colours(seat.side());
    out.circle(x, y, 40, body, "#000", EDGE);
    if let Some(letter) = seat.man().kind.letter() {
        out.label(x, y + SMALL_FONT * 36 / 100, SMALL_FONT, edge, &letter.to_string());
    }
}

/// The colour of the body and of a line on it.
pub(super) fn colours(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::White => ("#fff", "#000"),
        Side::Black => ("#000", "#fff"),
    }
}
