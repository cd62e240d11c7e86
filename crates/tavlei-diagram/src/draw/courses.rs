//! Arrows and the ways of turns: a shaft with a bend at each stop and a head at the last one, wide
//! in the halo's colour first, so that it shows on any ground and on any man.

use super::{Look, marks};
use crate::drawing::{Drawing, Paint, Spot, polygon, polyline};
use crate::scene::{Course, Place};

/// Width of a shaft.
const SHAFT: i32 = 22;
/// How far the halo reaches beyond what it surrounds.
const HALO: i32 = 8;
/// How far from the middle of its first cell a shaft begins: clear of the sign on a man.
const START: i32 = 74;
/// How far before the middle of the last cell the head ends.
const END: i32 = 10;
/// The same where a man stands there: at its edge.
const AT_A_MAN: i32 = 84;
/// Length of a head.
const HEAD: i32 = 92;
/// Half the width of a head.
const HEAD_SIDE: i32 = 52;
/// Radius of a stop.
const STOP: i32 = 26;
/// Radius of the ring round a cell where all ends that began there.
const RING: i32 = 110;

/// Draws all of them.
pub(super) fn draw(out: &mut Drawing, look: Look) {
    for course in &look.scene.courses {
        draw_course(out, look, course);
    }
}

fn draw_course(out: &mut Drawing, look: Look, course: &Course) {
    let mut spots: Vec<Spot> = course.stops.iter().map(|&at| look.layout.middle(at)).collect();
    spots.dedup();
    let colour = look.theme.pen(course.pen);
    let halo = look.theme.halo;
    let [first, .., last] = spots[..] else {
        for spot in spots {
            out.circle(spot, RING, Paint::line(halo, SHAFT + 2 * HALO));
            out.circle(spot, RING, Paint::line(colour, SHAFT));
        }
        return;
    };
    let stops: Vec<Spot> = spots[1..spots.len() - 1].to_vec();
    let count = spots.len();
    let before = spots[count - 2];
    let end = end(look, course);
    let tip = towards(last, before, end);
    let neck = towards(last, before, end + HEAD - 6);
    spots[0] = towards(first, spots[1], START);
    spots[count - 1] = neck;
    let shaft = polyline(spots);
    let head = head(tip, before);
    out.path(shaft.clone(), Paint::line(halo, SHAFT + 2 * HALO));
    out.path(head.clone(), Paint::both(halo, halo, 2 * HALO));
    out.path(shaft, Paint::line(colour, SHAFT));
    out.path(head, Paint::fill(colour));
    draw_stops(out, look, course, &stops);
}

/// How far before the middle of its last cell an arrow ends.
fn end(look: Look, course: &Course) -> i32 {
    let goal = course.stops.last().filter(|_| course.stops.len() == 2);
    let is_at_a_man = goal.is_some_and(|&at| look.scene.man(at).is_some());
    if is_at_a_man { AT_A_MAN } else { END }
}

/// The stops on the way, and the numbers of all but the first.
fn draw_stops(out: &mut Drawing, look: Look, course: &Course, stops: &[Spot]) {
    let Some(numbered) = course.stops_shown else { return };
    for &stop in stops {
        let colour = look.theme.pen(course.pen);
        out.circle(stop, STOP, Paint::both(look.theme.halo, colour, SHAFT / 2));
    }
    if numbered.0 {
        for (number, &place) in course.stops.iter().enumerate().skip(1) {
            let (corner, side) =
                (look.layout.corner(place), free_side(look, &course.stops, number));
            marks::draw_badge(out, look, corner, side, course.pen, &number.to_string());
        }
    }
}

/// A corner of a stop's cell through which the way does not go and where no other badge is.
fn free_side(look: Look, stops: &[Place], number: usize) -> Spot {
    let here = stops[number];
    let towards = |other: Option<&Place>| {
        let sign = |to: u8, from: u8| (i32::from(to) - i32::from(from)).signum();
        other.map(|to| (sign(to.column, here.column), sign(to.row, here.row)))
    };
    let used = [towards(number.checked_sub(1).map(|n| &stops[n])), towards(stops.get(number + 1))];
    let corners = [(1, -1), (-1, -1), (1, 1), (-1, 1)];
    let taken = look.scene.has_badge(here).then_some(marks::BADGE_SIDE);
    let is_free = |corner: &Spot| !used.contains(&Some(*corner)) && taken != Some(*corner);
    corners.into_iter().find(is_free).unwrap_or((1, -1))
}

/// The head of an arrow whose tip is given and which comes from another place.
fn head(tip: Spot, from: Spot) -> Vec<crate::drawing::Segment> {
    let base = towards(tip, from, HEAD);
    let (dx, dy) = (tip.0 - base.0, tip.1 - base.1);
    let (side_x, side_y) = (dy * HEAD_SIDE / HEAD, -dx * HEAD_SIDE / HEAD);
    polygon([tip, (base.0 + side_x, base.1 + side_y), (base.0 - side_x, base.1 - side_y)])
}

/// The place so far from one place towards another; whole numbers only, so that all machines
/// agree.
fn towards(from: Spot, to: Spot, far: i32) -> Spot {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = ((dx * dx + dy * dy) as u32).isqrt().max(1) as i32;
    (from.0 + dx * far / length, from.1 + dy * far / length)
}
