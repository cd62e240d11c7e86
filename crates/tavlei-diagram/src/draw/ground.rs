//! The board under the men: hatching or a colour, lines between cells, the frame.

use super::layout::Layout;
use super::{FRAME, Look};
use crate::drawing::{CELL, Drawing, Paint, Segment, polyline, rectangle};
use crate::rim::Edge;
use crate::scene::{Cell, Scene};
use crate::theme::Ground;

/// Slanted lines in a cell, counted along one of its sides. Divides [`CELL`], so that lines run on
/// from cell to cell.
const HATCHES: i32 = 6;
/// Width of hatching and of lines between cells.
const THIN: i32 = 5;

/// The colour of cells that nothing sets off, where it is not that of the paper.
pub(super) fn draw_light(out: &mut Drawing, look: Look) {
    let Look { scene, theme, layout } = look;
    if theme.light == theme.page {
        return;
    }
    let paint = Paint::fill(theme.light);
    if scene.irregular && !scene.on_lines {
        out.path(squares(look, |cell| cell.playing), paint);
    } else {
        let Layout { x, y, board_width, board_height, .. } = *layout;
        out.path(rectangle((x, y), board_width, board_height), paint);
    }
}

/// Draws the board: lines between crossings, single cells, or a whole rectangle in a frame.
pub(super) fn draw(out: &mut Drawing, look: Look) {
    let Look { scene, theme, .. } = look;
    if scene.on_lines {
        out.path(joins(scene, look.layout), Paint::line(theme.lines, 8));
    } else if scene.irregular {
        out.path(squares(look, |cell| cell.playing), Paint::line(theme.frame, FRAME / 2));
    } else {
        draw_rectangle(out, look);
    }
}

/// The lines between crossings.
fn joins(scene: &Scene, layout: &Layout) -> Vec<Segment> {
    let line = |&(from, to)| polyline([layout.middle(from), layout.middle(to)]);
    scene.joins.iter().flat_map(line).collect()
}

/// Draws a board that fills its rectangle. A board whose cells are all in play has no second
/// colour; it gets lines.
fn draw_rectangle(out: &mut Drawing, look: Look) {
    let Look { scene, theme, layout } = look;
    match theme.ground {
        Ground::Hatched if scene.two_coloured => {
            let shaded = scene.cells.iter().filter(|cell| cell.playing);
            let hatching = shaded.flat_map(|cell| hatching(layout, cell)).collect();
            out.path(hatching, Paint::line(theme.lines, THIN));
        }
        Ground::Flat if scene.two_coloured => {
            out.path(squares(look, |cell| cell.playing), Paint::fill(theme.dark));
        }
        _ => out.path(grid(layout), Paint::line(theme.lines, THIN)),
    }
    draw_frame(out, look);
}

/// The frame; no line where the board goes on beyond the picture.
fn draw_frame(out: &mut Drawing, look: Look) {
    let Layout { x, y, board_width, board_height, .. } = *look.layout;
    let (left, top, half) = (x - FRAME / 2, y - FRAME / 2, FRAME / 2);
    let (right, bottom) = (x + board_width + half, y + board_height + half);
    let paint = Paint::line(look.theme.frame, FRAME);
    if look.scene.cut.is_empty() {
        let (wide, high) = (board_width + FRAME, board_height + FRAME);
        out.path(rectangle((left, top), wide, high), paint);
        return;
    }
    let sides = [
        (Edge::Top, (left - half, top), (right + half, top)),
        (Edge::Right, (right, top - half), (right, bottom + half)),
        (Edge::Bottom, (left - half, bottom), (right + half, bottom)),
        (Edge::Left, (left, top - half), (left, bottom + half)),
    ];
    let whole = sides.into_iter().filter(|(edge, ..)| !look.scene.cut.contains(edge));
    out.path(whole.flat_map(|(_, from, to)| polyline([from, to])).collect(), paint);
}

/// The slanted lines of a cell: all where x + y is a multiple of the distance.
fn hatching(layout: &Layout, cell: &Cell) -> impl Iterator<Item = Segment> {
    let (x, y) = layout.corner(cell.place);
    (1..2 * HATCHES).flat_map(move |n| {
        let sum = n * CELL / HATCHES;
        let (top, bottom) = (sum.min(CELL), (sum - CELL).max(0));
        [(x + top, y + sum - top), (x + bottom, y + sum - bottom)]
            .into_iter()
            .zip([Segment::Move as fn(_) -> _, Segment::Line])
            .map(|(at, kind)| kind(at))
    })
}

/// The squares of some cells.
fn squares(look: Look, wanted: impl Fn(&Cell) -> bool) -> Vec<Segment> {
    let cells = look.scene.cells.iter().filter(|cell| wanted(cell));
    cells.flat_map(|cell| rectangle(look.layout.corner(cell.place), CELL, CELL)).collect()
}

/// The lines between the cells.
fn grid(layout: &Layout) -> Vec<Segment> {
    let Layout { x, y, board_width, board_height, .. } = *layout;
    let inner = |to: i32| (1..to / CELL).map(|n| n * CELL);
    let upright = inner(board_width).map(|dx| [(x + dx, y), (x + dx, y + board_height)]);
    let level = inner(board_height).map(|dy| [(x, y + dy), (x + board_width, y + dy)]);
    upright.chain(level).flat_map(polyline).collect()
}
