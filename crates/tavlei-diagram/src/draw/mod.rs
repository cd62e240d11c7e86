//! From a scene to a drawing: where each thing lies and how it looks.

mod beside;
mod captions;
mod courses;
mod decor;
mod ground;
mod layout;
mod marks;
mod names;
mod pieces;
mod towers;
mod wrap;

use crate::Size;
use crate::drawing::{Drawing, Paint, rectangle};
use crate::scene::Scene;
use crate::theme::Theme;
use layout::Layout;

/// Height of the letters outside the board.
const RIM_FONT: i32 = 100;
/// Width of the board's frame.
const FRAME: i32 = 14;

/// What all parts of a drawing are made from.
#[derive(Clone, Copy)]
struct Look<'a> {
    scene: &'a Scene,
    theme: &'a Theme,
    layout: &'a Layout,
}

impl Drawing {
    /// The drawing of a scene.
    pub fn new(scene: &Scene, theme: &Theme, size: Size) -> Drawing {
        let layout = Layout::of(scene);
        let look = Look { scene, theme, layout: &layout };
        let mut out = Drawing {
            width: layout.width,
            height: layout.height,
            paper_width: layout.paper_width(size),
            language: scene.language.code(),
            title: scene.title.clone(),
            sentence: scene.sentence.clone(),
            fen: scene.fen.clone(),
            shapes: Vec::with_capacity(256),
        };
        draw(&mut out, look);
        out
    }
}

/// Draws all parts, the lowest first.
fn draw(out: &mut Drawing, look: Look) {
    let Layout { width, height, .. } = *look.layout;
    out.path(rectangle((0, 0), width, height), Paint::fill(look.theme.page));
    ground::draw_light(out, look);
    decor::draw_tints(out, look);
    ground::draw(out, look);
    decor::draw(out, look);
    marks::draw_under(out, look);
    names::draw_in_cells(out, look);
    for man in &look.scene.men {
        if man.height > 1 {
            towers::draw(out, look, *man);
        } else {
            pieces::draw(out, look, *man);
        }
    }
    courses::draw(out, look);
    marks::draw_over(out, look);
    names::draw_outside(out, look);
    captions::draw(out, look);
    beside::draw(out, look);
}
