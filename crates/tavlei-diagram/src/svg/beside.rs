//! What lies beside the board: the sign of the side to move and the men that are not in play.

use super::Writer;
use super::layout::{BESIDE_FONT, Layout};
use super::pieces::{draw_mover, draw_small};
use crate::decor::Beside;
use crate::scene::Scene;

/// Height of the word under a pile.
const WORD: i32 = 60;

/// Draws all of it: each side's things from its edge on towards the middle.
pub(super) fn draw(out: &mut Writer, scene: &Scene, layout: &Layout) {
    if let Some(mover) = scene.mover {
        let (x, y) = layout.beside_board(mover.at_bottom, 0);
        draw_mover(out, x, y, mover.seat);
    }
    for at_bottom in [true, false] {
        let piles = scene.decor.piles.iter().filter(|pile| pile.at_bottom == at_bottom);
        for (step, pile) in (1..).zip(piles) {
            draw_pile(out, layout, pile, step);
        }
    }
}

/// A man, how many there are, and below what they are.
fn draw_pile(out: &mut Writer, layout: &Layout, pile: &Beside, step: i32) {
    let (x, y) = layout.beside_board(pile.at_bottom, step);
    draw_small(out, x, y, pile.men);
    out.open_text("start", BESIDE_FONT);
    out.text(x + 58, y + BESIDE_FONT * 36 / 100, &pile.count.to_string());
    out.close_text();
    out.open_text("start", WORD);
    out.text(x - 42, y + 54 + WORD, &pile.name);
    out.close_text();
}
