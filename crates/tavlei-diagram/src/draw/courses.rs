//! Arrows and the ways of turns: a shaft with a bend at each stop and a head at the last one, wide
//! in the halo's colour first, so that it shows on any ground and on any man.

use super::{Look, marks};
use crate::drawing::{Drawing, Paint, Spot, polygon, polyline};
use crate::scene::Course;

/// Width of a shaft.
const SHAFT: i32 = 22;
/// How far the halo reaches beyond what it surrounds.
const HALO: i32 = 8;
/// How far from the middle of its first cell a shaft begins: clear of the sign on a man.
const START: i32 = 74;
/// How far before the middle of the last cell the head ends.
const END: i32 = 10;
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
    let tip = towards(last, before, END);
    let neck = towards(last, before, END + HEAD - 6);
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

/// The stops on the way, and the numbers of all but the first.
fn draw_stops(out: &mut Drawing, look: Look, course: &Course, stops: &[Spot]) {
    let Some(numbered) = course.stops_shown else { return };
    for &stop in stops {
        let colour = look.theme.pen(course.pen);
        out.circle(stop, STOP, Paint::both(look.theme.halo, colour, SHAFT / 2));
    }
    if numbered.0 {
        for (number, &place) in (1..).zip(&course.stops[1..]) {
            let corner = look.layout.corner(place);
            marks::draw_badge(out, look, corner, course.pen, &i32::to_string(&number));
        }
    }
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
