//! What lies beside the board: the sign of the side to move and the men that are not in play.

use super::Look;
use super::layout::{BESIDE_FONT, WORD};
use super::pieces::draw_small;
use crate::decor::Beside;
use crate::drawing::{Anchor, Drawing, Spot, Text};

/// Draws all of it: each side's things from its edge on towards the middle, the sign of who is to
/// move first, on the right.
pub(super) fn draw(out: &mut Drawing, look: Look) {
    if let Some(mover) = look.scene.mover.filter(|_| look.scene.mover_shown) {
        draw_small(out, look.layout.beside_board(false, mover.at_bottom, 0), look, mover.seat);
    }
    for (at_left, at_bottom) in [(false, true), (false, false), (true, true), (true, false)] {
        let is_there = |pile: &&Beside| (pile.at_left, pile.at_bottom) == (at_left, at_bottom);
        let piles = look.scene.decor.piles.iter().filter(is_there);
        for (step, pile) in (1..).zip(piles) {
            draw_pile(out, look, pile, step);
        }
    }
}

/// A man, how many there are, and below what they are.
fn draw_pile(out: &mut Drawing, look: Look, pile: &Beside, step: i32) {
    let (x, y) = look.layout.beside_board(pile.at_left, pile.at_bottom, step);
    draw_small(out, (x, y), look, pile.men);
    write(out, look, (x + 58, y + BESIDE_FONT * 36 / 100), BESIDE_FONT, pile.count.to_string());
    write(out, look, (x - 42, y + 54 + WORD), WORD, pile.name.clone());
}

fn write(out: &mut Drawing, look: Look, at: Spot, size: i32, text: String) {
    let colour = look.theme.ink;
    out.text(Text { at, anchor: Anchor::Start, size, colour, halo: None, text });
}
