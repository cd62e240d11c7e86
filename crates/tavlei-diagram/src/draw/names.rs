//! The names of cells, in them and outside the board.

use super::layout::Layout;
use super::{FRAME, Look, RIM_FONT};
use crate::drawing::{Anchor, Drawing, Spot, Text};
use crate::marks::MarkShape;
use crate::rim::Edge;
use crate::scene::{Cell, Course, Mark};
use crate::theme::Ground;

/// Height of the letters in cells with men.
const CELL_FONT: i32 = 46;
/// Height of the letters in free cells.
const FREE_FONT: i32 = 84;

/// The names in cells, smaller where they must not touch the man or the mark; that of a free crossing stands
/// beside it.
pub(super) fn draw_in_cells(out: &mut Drawing, look: Look) {
    for cell in look.scene.cells.iter().filter(|cell| !cell.label.is_empty()) {
        draw_in_cell(out, look, cell);
    }
}

fn draw_in_cell(out: &mut Drawing, look: Look, cell: &Cell) {
    let is_free = look.scene.man(cell.place).is_none() && !is_marked(look, cell);
    let size = if is_free { FREE_FONT } else { CELL_FONT };
    let at = if look.scene.on_lines && is_free {
        let (x, y) = look.layout.middle(cell.place);
        (x + 12, y - 14)
    } else {
        let (x, y) = look.layout.corner(cell.place);
        (x + 6, y + size - 8)
    };
    let needs_halo = look.theme.ground == Ground::Hatched || look.scene.on_lines;
    let halo = needs_halo.then_some(look.theme.light);
    let (colour, text) = (look.theme.name, cell.label.clone());
    out.text(Text { at, anchor: Anchor::Start, size, colour, halo, text });
}

/// Whether a mark or an arrow's head is in the middle of a cell, where it would hide letters.
fn is_marked(look: Look, cell: &Cell) -> bool {
    let hides = |mark: &Mark| match mark.shape {
        MarkShape::Fill | MarkShape::Frame | MarkShape::Badge(_) => false,
        MarkShape::Ring | MarkShape::Cross | MarkShape::Dot | MarkShape::Text(_) => {
            mark.place == cell.place
        }
    };
    let is_met =
        |course: &Course| course.stops_shown.is_none() && course.stops.last() == Some(&cell.place);
    look.scene.marks.iter().any(hides) || look.scene.courses.iter().any(is_met)
}

/// The labels outside the board.
pub(super) fn draw_outside(out: &mut Drawing, look: Look) {
    for label in &look.scene.rim {
        let at = beside(look.layout, label.edge, label.at);
        out.label(at, RIM_FONT, look.theme.ink, &label.text);
    }
}

/// The middle of a label beside a column or row.
fn beside(layout: &Layout, edge: Edge, at: u8) -> Spot {
    let along = i32::from(at) * crate::drawing::CELL + crate::drawing::CELL / 2;
    let gap = FRAME + RIM_FONT * 3 / 4;
    match edge {
        Edge::Top => (layout.x + along, layout.y - gap),
        Edge::Bottom => (layout.x + along, layout.y + layout.board_height + gap),
        Edge::Left => (layout.x - gap - 8, layout.y + along),
        Edge::Right => (layout.x + layout.board_width + gap + 8, layout.y + along),
    }
}
