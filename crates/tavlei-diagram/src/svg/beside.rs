//! What lies beside the board: the sign of the side to move and the men that are not in play.

use super::Writer;
use super::layout::{BESIDE_FONT, Layout};
use super::pieces::draw_small;
use crate::decor::Beside;
use crate::scene::Scene;

/// Height of the word under a pile.
const WORD: i32 = 60;

/// Draws all of it: each side's things from its edge on towards the middle, the sign of who is to
/// move first, on the right.
pub(super) fn draw(out: &mut Writer, scene: &Scene, layout: &Layout) {
    if let Some(mover) = scene.mover {
        let (x, y) = layout.beside_board(false, mover.at_bottom, 0);
        draw_small(out, x, y, mover.seat);
    }
    for (at_left, at_bottom) in [(false, true), (false, false), (true, true), (true, false)] {
        let is_there = |pile: &&Beside| (pile.at_left, pile.at_bottom) == (at_left, at_bottom);
        let piles = scene.decor.piles.iter().filter(is_there);
        for (step, pile) in (1..).zip(piles) {
            draw_pile(out, layout, pile, step);
        }
    }
}

/// A man, how many there are, and below what they are.
fn draw_pile(out: &mut Writer, layout: &Layout, pile: &Beside, step: i32) {
    let (x, y) = layout.beside_board(pile.at_left, pile.at_bottom, step);
    draw_small(out, x, y, pile.men);
    out.open_text("start", BESIDE_FONT);
    out.text(x + 58, y + BESIDE_FONT * 36 / 100, &pile.count.to_string());
    out.close_text();
    out.open_text("start", WORD);
    out.text(x - 42, y + 54 + WORD, &pile.name);
    out.close_text();
}
