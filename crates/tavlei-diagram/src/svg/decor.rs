//! What lies on and round the board under the men: grey grounds, thick lines, arrows, edges that
//! belong to a side, captions of windows.

use std::fmt::Write as _;

use tavlei_core::Side;

use super::layout::{CELL, Layout};
use super::{FRAME, RIM_FONT, Writer};
use crate::decor::{Area, Window};
use crate::rim::Edge;
use crate::scene::{Place, Scene};

/// The colour of grey cells.
const GREY: &str = "#ddd";
/// The colour of arrows under the men.
const ARROW: &str = "#777";
/// Length of an arrow's head; half of it is its half width.
const HEAD: i32 = 60;
/// Width of the bar at an edge that belongs to a side.
const BAR: i32 = 22;

/// Grey cells: the lowest layer.
pub(super) fn draw_tints(out: &mut Writer, scene: &Scene, layout: &Layout) {
    if scene.decor.tints.is_empty() {
        return;
    }
    let square = |&place: &Place| {
        let (x, y) = layout.corner(place);
        format!("M{x} {y}h{CELL}v{CELL}h-{CELL}Z")
    };
    out.fill(&scene.decor.tints.iter().map(square).collect::<String>(), GREY);
}

/// All that lies over the cells and under the men.
pub(super) fn draw(out: &mut Writer, scene: &Scene, layout: &Layout) {
    let windows = scene.decor.windows.iter().map(|window| window.area);
    let areas: Vec<Area> = scene.decor.borders.iter().copied().chain(windows).collect();
    if !areas.is_empty() {
        out.line(
            &areas.iter().map(|&area| outline(layout, area)).collect::<String>(),
            "#000",
            FRAME,
        );
    }
    for track in &scene.decor.tracks {
        draw_track(out, layout, track);
    }
    for &(edge, side) in &scene.decor.edges {
        draw_edge(out, layout, edge, side);
    }
    draw_captions(out, &scene.decor.windows, layout);
}

fn outline(layout: &Layout, area: Area) -> String {
    let (x, y) = layout.corner(area.place);
    let (wide, high) = (i32::from(area.columns) * CELL, i32::from(area.rows) * CELL);
    format!("M{x} {y}h{wide}v{high}h-{wide}Z")
}

/// A line from corner to corner, with the head of an arrow in the middle of each part.
fn draw_track(out: &mut Writer, layout: &Layout, track: &[Place]) {
    let points: Vec<(i32, i32)> = track.iter().map(|&place| layout.middle(place)).collect();
    let (mut line, mut heads) = (String::new(), String::new());
    for (index, (x, y)) in points.iter().enumerate() {
        let _ = write!(line, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
    }
    for pair in points.windows(2) {
        heads += &head(pair[0], pair[1]);
    }
    out.line(&line, ARROW, 10);
    out.fill(&heads, ARROW);
}

/// The head of an arrow on the border between two cells near the middle of a line.
fn head(from: (i32, i32), to: (i32, i32)) -> String {
    let (dx, dy) = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
    let cells = ((to.0 - from.0).abs().max((to.1 - from.1).abs())) / CELL;
    let along = (cells - 1) / 2 * CELL + CELL / 2 + HEAD / 2;
    let (x, y) = (from.0 + dx * along, from.1 + dy * along);
    let (back_x, back_y) = (x - dx * HEAD, y - dy * HEAD);
    let (side_x, side_y) = (dy * HEAD / 2, -dx * HEAD / 2);
    let (left_x, left_y) = (back_x + side_x, back_y + side_y);
    format!("M{x} {y}L{left_x} {left_y}L{} {}Z", back_x - side_x, back_y - side_y)
}

/// A bar in a side's colour along an edge.
fn draw_edge(out: &mut Writer, layout: &Layout, edge: Edge, side: Side) {
    let (wide, high) = (layout.board_width, layout.board_height);
    let gap = FRAME + 8;
    let (x, y) = (layout.x, layout.y);
    let d = match edge {
        Edge::Top => format!("M{x} {}h{wide}v{BAR}h-{wide}Z", y - gap - BAR),
        Edge::Bottom => format!("M{x} {}h{wide}v{BAR}h-{wide}Z", y + high + gap),
        Edge::Left => format!("M{} {y}h{BAR}v{high}h-{BAR}Z", x - gap - BAR),
        Edge::Right => format!("M{} {y}h{BAR}v{high}h-{BAR}Z", x + wide + gap),
    };
    out.fill(&d, if side == Side::White { "#fff" } else { "#000" });
    out.line(&d, "#000", 6);
}

/// The names of windows with the numbers of their men, at their owner's edge.
fn draw_captions(out: &mut Writer, windows: &[Window], layout: &Layout) {
    if windows.is_empty() {
        return;
    }
    out.open_text("middle", RIM_FONT);
    for Window { area, edge, name, men, .. } in windows {
        let (left, _) = layout.corner(area.place);
        let x = left + i32::from(area.columns) * CELL / 2;
        out.text(x, layout.caption(*edge) + RIM_FONT * 36 / 100, &format!("{name}: {men}"));
    }
    out.close_text();
}
