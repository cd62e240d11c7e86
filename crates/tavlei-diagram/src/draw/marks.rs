//! Marks on cells. Lines are drawn wide in the halo's colour first, so that they show on any
//! ground and on any man.

use super::Look;
use crate::colour::Colour;
use crate::drawing::{Anchor, CELL, Drawing, Paint, Segment, Spot, Text, polyline, rectangle};
use crate::marks::{MarkShape, Pen};
use crate::scene::Mark;
use crate::theme::Ground;

/// Width of the lines of marks, and of the halo round them.
const LINE: i32 = 12;
/// See [`LINE`].
const HALO: i32 = 26;
/// Radius of a ring round a man.
const RING: i32 = 110;
/// Radius of a dot.
const DOT: i32 = 34;
/// Height of letters in the middle of a cell.
const FONT: i32 = 130;
/// Radius of a badge.
const BADGE: i32 = 44;
/// The corner of a cell in which a badge stands: to the right, up.
pub(super) const BADGE_SIDE: Spot = (1, -1);
/// Height of the letters of a badge.
const BADGE_FONT: i32 = 58;

/// Fills and frames: under what stands on the cells.
pub(super) fn draw_under(out: &mut Drawing, look: Look) {
    for mark in &look.scene.marks {
        let corner = look.layout.corner(mark.place);
        let colour = look.theme.pen(mark.pen);
        match mark.shape {
            MarkShape::Fill => draw_fill(out, look, corner, colour),
            MarkShape::Frame => draw_lines(out, look, mark.pen, frame(corner)),
            _ => {}
        }
    }
}

/// The whole cell in a paler colour; with an edge where that is near the colour of the cell.
fn draw_fill(out: &mut Drawing, look: Look, (x, y): Spot, colour: Colour) {
    let fill = colour.paler(look.theme.page);
    if look.theme.ground != Ground::Flat || !fill.is_near(look.theme.dark) {
        return out.path(rectangle((x, y), CELL, CELL), Paint::fill(fill));
    }
    // Inside the cell, as the neighbours are drawn over what lies outside.
    let (near, side) = (LINE / 2, CELL - LINE);
    out.path(rectangle((x + near, y + near), side, side), Paint::both(fill, colour, LINE));
}

/// All other marks: over what stands on the cells.
pub(super) fn draw_over(out: &mut Drawing, look: Look) {
    for mark in &look.scene.marks {
        draw_mark(out, look, mark);
    }
}

fn draw_mark(out: &mut Drawing, look: Look, mark: &Mark) {
    let middle = look.layout.middle(mark.place);
    let corner = look.layout.corner(mark.place);
    let colour = look.theme.pen(mark.pen);
    match &mark.shape {
        MarkShape::Fill | MarkShape::Frame => {}
        MarkShape::Cross => draw_lines(out, look, mark.pen, cross(corner)),
        MarkShape::Ring => {
            out.circle(middle, RING, Paint::line(look.theme.halo, HALO));
            out.circle(middle, RING, Paint::line(colour, LINE));
        }
        MarkShape::Dot => {
            let edge = (HALO - LINE) / 2;
            out.circle(middle, DOT, Paint::both(colour, look.theme.halo, edge));
        }
        MarkShape::Text(text) => {
            let size = FONT.min(2 * FONT / text.chars().count().max(1) as i32);
            let at = (middle.0, middle.1 + size * 36 / 100);
            let halo = Some(look.theme.halo);
            let (anchor, text) = (Anchor::Middle, text.clone());
            out.text(Text { at, anchor, size, colour, halo, text });
        }
        MarkShape::Badge(text) => draw_badge(out, look, corner, BADGE_SIDE, mark.pen, text),
    }
}

/// A small disc in a corner of a cell (1, -1: to the right, up), with letters.
pub(super) fn draw_badge(
    out: &mut Drawing,
    look: Look,
    (x, y): Spot,
    side: Spot,
    pen: Pen,
    text: &str,
) {
    let far = CELL / 2 - BADGE - 2;
    let at = (x + CELL / 2 + side.0 * far, y + CELL / 2 + side.1 * far);
    let (pen, halo) = (look.theme.pen(pen), look.theme.halo);
    let size = BADGE_FONT.min(116 / text.chars().count().max(1) as i32);
    out.circle(at, BADGE, Paint::both(pen, halo, 6));
    out.label(at, size, halo, text);
}

/// Lines in a pen's colour over wider ones in the halo's.
fn draw_lines(out: &mut Drawing, look: Look, pen: Pen, path: Vec<Segment>) {
    out.path(path.clone(), Paint::line(look.theme.halo, HALO));
    out.path(path, Paint::line(look.theme.pen(pen), LINE));
}

/// A frame inside a cell.
fn frame((x, y): Spot) -> Vec<Segment> {
    let near = CELL / 30;
    rectangle((x + near, y + near), CELL - 2 * near, CELL - 2 * near)
}

/// A cross from corner to corner of a cell, far beyond the man there: one that a man bears says
/// that it is taken.
fn cross((x, y): Spot) -> Vec<Segment> {
    let near = CELL / 12;
    let (left, right, top, bottom) = (x + near, x + CELL - near, y + near, y + CELL - near);
    [[(left, top), (right, bottom)], [(left, bottom), (right, top)]]
        .into_iter()
        .flat_map(polyline)
        .collect()
}
