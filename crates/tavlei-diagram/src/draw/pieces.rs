//! Men and kings, other pieces by their look or letter.

use tavlei_core::{Figure, Kind, Placed, Seat};

use super::Look;
use crate::drawing::{Drawing, Paint, Segment, Spot, polygon, polyline};
use crate::scene::Man;
use crate::theme::{Ground, King, PieceColours, Taken, Theme};

/// Radius of a man.
const MAN: i32 = 94;
/// Radius of each of two men that make a king.
const STACKED: i32 = 76;
/// How far above and below the middle these are.
const STACK_LIFT: i32 = 28;
/// Radius of a king's inner ring.
const RING: i32 = 58;
/// Width of a man's edge.
pub(super) const EDGE: i32 = 12;
/// Clear between a man and the hatching around.
const HALO: i32 = 8;
/// Height of the letter on a small man.
const SMALL_FONT: i32 = 56;
/// Height of letters and numbers on pieces.
const FONT: i32 = 92;
/// How far the cross over a man that is taken reaches.
const CROSS: i32 = 60;
/// Width of its lines.
const CROSS_LINE: i32 = 15;
/// The broken edge of a man that is taken.
const HOLLOW: i32 = 9;

/// Draws a piece that stands alone on its cell.
pub(super) fn draw(out: &mut Drawing, look: Look, man: Man) {
    let at = look.layout.middle(man.place);
    let colours = look.theme.of(man.piece.side);
    let label = label(man);
    if man.taken == Some(Taken::Hollow) {
        draw_hollow(out, look, at, man);
    } else if man.piece.kind == Kind::King {
        draw_king(out, look, at, colours, label.is_empty());
    } else {
        draw_disc(out, look, at, MAN, colours);
    }
    let sign = sign_colour(look.theme, man);
    if let Some(figure) = man.figure {
        draw_figure(out, at, figure, sign);
    }
    if man.signed {
        out.circle((at.0, at.1 + MAN - 20), 11, Paint::fill(sign));
    }
    out.label(at, FONT, sign, &label);
    if man.taken == Some(Taken::Crossed) {
        draw_cross(out, at, colours);
    }
}

/// A man crossed out: in the colour of its signs, with an edge in that of its body where it lies
/// over one.
pub(super) fn draw_cross(out: &mut Drawing, at: Spot, colours: PieceColours) {
    let lines = diagonals(at, CROSS);
    out.path(lines.clone(), Paint::line(colours.body, CROSS_LINE + 14));
    out.path(lines, Paint::line(colours.sign, CROSS_LINE));
}

/// Two lines through a place, so far to all sides.
fn diagonals((x, y): Spot, far: i32) -> Vec<Segment> {
    let (left, right, top, bottom) = (x - far, x + far, y - far, y + far);
    let lines = [[(left, top), (right, bottom)], [(left, bottom), (right, top)]];
    lines.into_iter().flat_map(polyline).collect()
}

/// The colour of what is drawn on a man; a hollow one has no body to set it off from.
fn sign_colour(theme: &Theme, man: Man) -> crate::Colour {
    if man.taken == Some(Taken::Hollow) { theme.name } else { theme.of(man.piece.side).sign }
}

/// A disc, set off from what lies under it.
pub(super) fn draw_disc(
    out: &mut Drawing,
    look: Look,
    at: Spot,
    radius: i32,
    colours: PieceColours,
) {
    draw_halo(out, look, at, radius);
    out.circle(at, radius, Paint::both(colours.body, colours.edge, EDGE));
}

/// Clear paper under a man; a colour needs none.
pub(super) fn draw_halo(out: &mut Drawing, look: Look, at: Spot, radius: i32) {
    if look.theme.ground == Ground::Hatched || look.scene.on_lines {
        out.circle(at, radius + EDGE / 2 + HALO, Paint::fill(look.theme.light));
    }
}

/// A man that is taken, as a broken ring; a king has two.
fn draw_hollow(out: &mut Drawing, look: Look, at: Spot, man: Man) {
    draw_halo(out, look, at, MAN);
    let broken = Paint::line(look.theme.name, HOLLOW).dashed();
    out.circle(at, MAN, broken);
    if man.piece.kind == Kind::King {
        out.circle(at, RING, broken);
    }
}

fn draw_king(out: &mut Drawing, look: Look, at: Spot, colours: PieceColours, is_free: bool) {
    if look.theme.king == King::Stacked {
        let (lower, upper) = ((at.0, at.1 + STACK_LIFT), (at.0, at.1 - STACK_LIFT));
        draw_disc(out, look, lower, STACKED, colours);
        out.circle(upper, STACKED + EDGE / 2 + HALO, Paint::fill(look.theme.halo));
        out.circle(upper, STACKED, Paint::both(colours.body, colours.edge, EDGE));
        return;
    }
    draw_disc(out, look, at, MAN, colours);
    match look.theme.king {
        // A number or letter of its own leaves room for a ring only.
        King::Crown if is_free => out.path(crown(at), Paint::fill(colours.sign)),
        King::Letter if is_free => {
            let letter = look.scene.language.words().king_letter;
            out.label(at, FONT + 12, colours.sign, letter);
        }
        _ => out.circle(at, RING, Paint::line(colours.sign, EDGE)),
    }
}

/// A crown of three points.
fn crown(at: Spot) -> Vec<Segment> {
    const CORNERS: [Spot; 7] =
        [(-46, 42), (-60, -28), (-25, 2), (0, -50), (25, 2), (60, -28), (46, 42)];
    moved(at, &CORNERS)
}

/// A figure with its corners counted from a middle.
fn moved((x, y): Spot, corners: &[Spot]) -> Vec<Segment> {
    polygon(corners.iter().map(|&(dx, dy)| (x + dx, y + dy)))
}

/// What makes a piece another kind, where that is no letter.
fn draw_figure(out: &mut Drawing, at: Spot, figure: Figure, colour: crate::Colour) {
    let (x, y) = at;
    let fill = Paint::fill(colour);
    match figure {
        Figure::Dead => out.path(diagonals(at, 52), Paint::line(colour, 16)),
        Figure::Turned => out.circle(at, 34, fill),
        Figure::Shark => out.path(fin(at), fill),
        Figure::Star => out.path(star(at), fill),
        Figure::Beast => {
            out.circle((x - 34, y - 24), 13, fill);
            out.circle((x + 34, y - 24), 13, fill);
            out.path(moved(at, &[(-28, 14), (28, 14), (0, 50)]), fill);
        }
    }
}

/// The fin of a shark.
fn fin((x, y): Spot) -> Vec<Segment> {
    vec![
        Segment::Move((x - 56, y + 42)),
        Segment::Curve((x - 39, y - 13), (x - 8, y - 44), (x + 36, y - 52)),
        Segment::Curve((x + 17, y - 17), (x + 19, y + 14), (x + 42, y + 42)),
        Segment::Close,
    ]
}

/// A star of five points, the first one up.
fn star(at: Spot) -> Vec<Segment> {
    const CORNERS: [Spot; 10] = [
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
    moved(at, &CORNERS)
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
pub(super) fn draw_small(out: &mut Drawing, at: Spot, look: Look, seat: Seat) {
    let colours = look.theme.of(seat.side());
    if look.theme.page.is_dark() {
        // On dark paper a dark man is hardly seen by its edge alone.
        out.circle(at, 58, Paint::fill(look.theme.light));
    }
    out.circle(at, 40, Paint::both(colours.body, colours.edge, EDGE));
    if let Some(letter) = seat.man().kind.letter() {
        out.label(at, SMALL_FONT, colours.sign, &letter.to_string());
    }
}
