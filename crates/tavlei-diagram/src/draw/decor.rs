//! What lies on and round the board under the men: grey grounds, thick lines, arrows, edges that
//! belong to a side, captions of windows.

use tavlei_core::Side;

use super::layout::Layout;
use super::{FRAME, Look, RIM_FONT};
use crate::decor::{Area, Window};
use crate::drawing::{CELL, Drawing, Paint, Segment, Spot, polygon, polyline, rectangle};
use crate::rim::Edge;
use crate::scene::Place;

/// Length of an arrow's head; half of it is its half width.
const HEAD: i32 = 60;
/// Width of the bar at an edge that belongs to a side.
const BAR: i32 = 22;

/// Grey cells: the lowest layer.
pub(super) fn draw_tints(out: &mut Drawing, look: Look) {
    let tints = look.scene.decor.tints.iter();
    let squares = tints.flat_map(|&place| rectangle(look.layout.corner(place), CELL, CELL));
    out.path(squares.collect(), Paint::fill(look.theme.tint));
}

/// All that lies over the cells and under the men.
pub(super) fn draw(out: &mut Drawing, look: Look) {
    let decor = &look.scene.decor;
    let windows = decor.windows.iter().map(|window| window.area);
    let areas = decor.borders.iter().copied().chain(windows);
    let outlines = areas.flat_map(|area| outline(look.layout, area)).collect();
    out.path(outlines, Paint::line(look.theme.frame, FRAME));
    for track in &decor.tracks {
        draw_track(out, look, track);
    }
    for &(edge, side) in &decor.edges {
        draw_edge(out, look, edge, side);
    }
    draw_captions(out, look, &decor.windows);
}

fn outline(layout: &Layout, area: Area) -> Vec<Segment> {
    let (wide, high) = (i32::from(area.columns) * CELL, i32::from(area.rows) * CELL);
    rectangle(layout.corner(area.place), wide, high)
}

/// A line from corner to corner, with the head of an arrow in the middle of each part.
fn draw_track(out: &mut Drawing, look: Look, track: &[Place]) {
    let points: Vec<Spot> = track.iter().map(|&place| look.layout.middle(place)).collect();
    let heads = points.windows(2).flat_map(|pair| head(pair[0], pair[1])).collect();
    out.path(polyline(points), Paint::line(look.theme.track, 10));
    out.path(heads, Paint::fill(look.theme.track));
}

/// The head of an arrow on the border between two cells near the middle of a line.
fn head(from: Spot, to: Spot) -> Vec<Segment> {
    let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let cells = ((to.0 - from.0).abs().max((to.1 - from.1).abs())) / CELL;
    let along = (cells - 1) / 2 * CELL + CELL / 2 + HEAD / 2;
    let (x, y) = (from.0 + dx * along, from.1 + dy * along);
    let (back_x, back_y) = (x - dx * HEAD, y - dy * HEAD);
    let (side_x, side_y) = (dy * HEAD / 2, -dx * HEAD / 2);
    polygon([(x, y), (back_x + side_x, back_y + side_y), (back_x - side_x, back_y - side_y)])
}

/// A bar in a side's colour along an edge.
fn draw_edge(out: &mut Drawing, look: Look, edge: Edge, side: Side) {
    let Layout { x, y, board_width: wide, board_height: high, .. } = *look.layout;
    let gap = FRAME + 8;
    let bar = match edge {
        Edge::Top => rectangle((x, y - gap - BAR), wide, BAR),
        Edge::Bottom => rectangle((x, y + high + gap), wide, BAR),
        Edge::Left => rectangle((x - gap - BAR, y), BAR, high),
        Edge::Right => rectangle((x + wide + gap, y), BAR, high),
    };
    let colours = look.theme.of(side);
    out.path(bar, Paint::both(colours.body, colours.edge, 6));
}

/// The names of windows with the numbers of their men, at their owner's edge.
fn draw_captions(out: &mut Drawing, look: Look, windows: &[Window]) {
    for Window { area, edge, name, men, .. } in windows {
        let (left, _) = look.layout.corner(area.place);
        let middle = (left + i32::from(area.columns) * CELL / 2, look.layout.caption(*edge));
        out.label(middle, RIM_FONT, look.theme.ink, &format!("{name}: {men}"));
    }
}
