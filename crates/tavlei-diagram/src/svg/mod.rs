//! Diagrams as SVG, with the look of a printed book: black on white, hatched cells, white men as
//! rings, black men as discs, kings with a second ring.
//!
//! All coordinates are whole numbers, [`layout::CELL`] a cell, so that the same scene gives the
//! same bytes on every machine. The viewBox holds those units and `width` and `height` the
//! millimetres. Nothing but plain shapes and text is used (no patterns, clips or styles): office
//! programs and old readers draw them alike.

mod ground;
mod layout;
mod pieces;
mod writer;

use crate::options::Ground;
use crate::rim::{Edge, RimLabel};
use crate::scene::{Mark, MarkShape, Scene};
use crate::size::Millimetres;
use layout::{CELL, Layout, NOTE, notes};
use writer::Writer;

/// Height of the letters outside the board.
const RIM_FONT: i32 = 100;
/// Height of the letters in the cells.
const CELL_FONT: i32 = 56;
/// Width of the board's frame.
const FRAME: i32 = 14;

/// Renders a scene as an SVG document, ending with a line feed; `width` is that of the picture.
pub fn to_svg(scene: &Scene, width: Millimetres, ground: Ground) -> String {
    let layout = Layout::of(scene);
    let mut out = Writer::open(&layout, width, &scene.title, &scene.sentence);
    ground::draw(&mut out, scene, &layout, ground);
    draw_marks(&mut out, scene, &layout, MarkShape::Frame);
    for man in &scene.men {
        pieces::draw(&mut out, &layout, *man);
    }
    draw_marks(&mut out, scene, &layout, MarkShape::Cross);
    draw_cell_labels(&mut out, scene, &layout);
    draw_rim(&mut out, scene, &layout);
    draw_notes(&mut out, scene, &layout);
    if let Some(mover) = scene.mover {
        let (x, y) = layout.mover(mover.at_bottom);
        pieces::draw_mover(&mut out, x, y, mover.seat);
    }
    out.close()
}

/// The marks of one form: frames lie under the pieces, crosses over them.
fn draw_marks(out: &mut Writer, scene: &Scene, layout: &Layout, shape: MarkShape) {
    for mark in scene.marks.iter().filter(|mark| mark.shape == shape) {
        draw_mark(out, layout, *mark);
    }
}

/// A mark, each line drawn white and wide first, so that it shows on any ground.
fn draw_mark(out: &mut Writer, layout: &Layout, mark: Mark) {
    let (x, y) = layout.corner(mark.place);
    let (near, wide) = (CELL / 30, CELL - CELL / 15);
    let (low, half) = (CELL / 4, CELL / 2);
    let d = match mark.shape {
        MarkShape::Frame => format!("M{} {}h{wide}v{wide}h-{wide}Z", x + near, y + near),
        MarkShape::Cross => {
            format!("M{} {}l{half} {half}m-{half} 0l{half} -{half}", x + low, y + low)
        }
    };
    out.line(&d, "#fff", 26);
    out.line(&d, "#000", 12);
}

fn draw_cell_labels(out: &mut Writer, scene: &Scene, layout: &Layout) {
    let named: Vec<_> = scene.cells.iter().filter(|cell| !cell.label.is_empty()).collect();
    if named.is_empty() {
        return;
    }
    out.open_text("start", CELL_FONT);
    for cell in named {
        let (x, y) = layout.corner(cell.place);
        out.haloed_text(x + 10, y + CELL_FONT - 4, &cell.label);
    }
    out.close_text();
}

/// What the position holds beside its pieces, under the board.
fn draw_notes(out: &mut Writer, scene: &Scene, layout: &Layout) {
    let notes = notes(scene);
    if notes.is_empty() {
        return;
    }
    out.open_text("start", RIM_FONT * 9 / 10);
    for (line, text) in (1..).zip(&notes) {
        out.text(layout.x, layout.notes_y + line * NOTE - NOTE / 3, text);
    }
    out.close_text();
}

fn draw_rim(out: &mut Writer, scene: &Scene, layout: &Layout) {
    if scene.rim.is_empty() {
        return;
    }
    out.open_text("middle", RIM_FONT);
    for RimLabel { edge, at, text } in &scene.rim {
        let (x, y) = layout.beside(*edge, *at);
        out.text(x, y + RIM_FONT * 36 / 100, text);
    }
    out.close_text();
}

impl Layout {
    /// The middle of a label beside a column or row.
    fn beside(&self, edge: Edge, at: u8) -> (i32, i32) {
        let along = i32::from(at) * CELL + CELL / 2;
        let gap = FRAME + RIM_FONT * 3 / 4;
        match edge {
            Edge::Top => (self.x + along, self.y - gap),
            Edge::Bottom => (self.x + along, self.y + self.board_height + gap),
            Edge::Left => (self.x - gap - 8, self.y + along),
            Edge::Right => (self.x + self.board_width + gap + 8, self.y + along),
        }
    }
}
