//! The board under the men: hatching or grey, lines between cells, the frame.

use std::fmt::Write as _;

use super::layout::{CELL, Layout};
use super::{FRAME, Writer};
use crate::options::Ground;
use crate::scene::{Cell, Scene};

/// Slanted lines in a cell, counted along one of its sides. Divides [`CELL`], so that lines run on
/// from cell to cell.
const HATCHES: i32 = 6;

/// Draws the board: lines between crossings, single cells, or a whole rectangle in a frame.
pub(super) fn draw(out: &mut Writer, scene: &Scene, layout: &Layout, ground: Ground) {
    if scene.on_lines {
        out.line(&joins(scene, layout), "#000", 8);
    } else if scene.irregular {
        let cells = scene.cells.iter().filter(|cell| cell.playing);
        let d: String = cells.map(|cell| square(layout, cell)).collect();
        out.line(&d, "#000", FRAME / 2);
    } else {
        draw_rectangle(out, scene, layout, ground);
    }
}

/// The lines between crossings.
fn joins(scene: &Scene, layout: &Layout) -> String {
    let mut d = String::new();
    for &(from, to) in &scene.joins {
        let ((x, y), (to_x, to_y)) = (layout.middle(from), layout.middle(to));
        let _ = write!(d, "M{x} {y}L{to_x} {to_y}");
    }
    d
}

/// Draws a board that fills its rectangle. A board whose cells are all in play has no second colour; it gets lines.
fn draw_rectangle(out: &mut Writer, scene: &Scene, layout: &Layout, ground: Ground) {
    let shaded = scene.cells.iter().filter(|cell| cell.playing);
    match ground {
        Ground::Hatched if scene.two_coloured => {
            let d: String = shaded.map(|cell| hatching(layout, cell)).collect();
            out.line(&d, "#000", 5);
        }
        Ground::Grey if scene.two_coloured => {
            let d: String = shaded.map(|cell| square(layout, cell)).collect();
            out.fill(&d, "#ccc");
        }
        _ => out.line(&grid(layout), "#000", 5),
    }
    let around = format!(
        "M{} {}h{}v{}h{}Z",
        layout.x - FRAME / 2,
        layout.y - FRAME / 2,
        layout.board_width + FRAME,
        layout.board_height + FRAME,
        -layout.board_width - FRAME,
    );
    out.line(&around, "#000", FRAME);
}

/// The slanted lines of a cell: all where x + y is a multiple of the distance.
fn hatching(layout: &Layout, cell: &Cell) -> String {
    let (x, y) = layout.corner(cell.place);
    let mut d = String::new();
    for n in 1..2 * HATCHES {
        let sum = n * CELL / HATCHES;
        let (top, bottom) = (sum.min(CELL), (sum - CELL).max(0));
        let _ = write!(d, "M{} {}l{} {}", x + top, y + sum - top, bottom - top, top - bottom);
    }
    d
}

fn square(layout: &Layout, cell: &Cell) -> String {
    let (x, y) = layout.corner(cell.place);
    format!("M{x} {y}h{CELL}v{CELL}h-{CELL}Z")
}

/// The lines between the cells.
fn grid(layout: &Layout) -> String {
    let step = CELL as usize;
    let mut d = String::new();
    for x in (CELL..layout.board_width).step_by(step) {
        let _ = write!(d, "M{} {}v{}", layout.x + x, layout.y, layout.board_height);
    }
    for y in (CELL..layout.board_height).step_by(step) {
        let _ = write!(d, "M{} {}h{}", layout.x, layout.y + y, layout.board_width);
    }
    d
}
