//! Towers: each man lies a little higher than the one below it, so that its colour is seen; on the
//! top one stands how many there are of whom.

use tavlei_core::Kind;

use super::Look;
use super::pieces::{EDGE, draw_cross, draw_halo};
use crate::drawing::{Drawing, Paint};
use crate::scene::{Man, Scene};
use crate::theme::Taken;

/// Radius of a man in a tower.
const RADIUS: i32 = 78;
/// How far inside its edge a king's ring lies: it is seen where the next man leaves it free.
const RING: i32 = 17;
/// Clear between a man and the one under it.
const GAP: i32 = 7;
/// How much higher than the one below it a man is drawn, at most.
const LIFT: i32 = 36;
/// How much higher than the lowest man the top one is drawn, at most.
const TALLEST: i32 = 76;
/// How many men are drawn, from the top; the numbers tell of the rest.
const MOST_SHOWN: u8 = 5;
/// The longest label that can be read on a man.
const LONGEST: usize = 4;

/// Draws one man of a tower.
pub(super) fn draw(out: &mut Drawing, look: Look, man: Man) {
    let hidden = man.height.saturating_sub(MOST_SHOWN);
    let Some(level) = man.level.checked_sub(hidden) else { return };
    let (x, middle) = look.layout.middle(man.place);
    let at = (x, middle + lift(level, man.height - hidden));
    let colours = look.theme.of(man.piece.side);
    let edge = Paint::both(colours.body, colours.edge, EDGE);
    if level == 0 {
        draw_halo(out, look, at, RADIUS);
    } else {
        out.circle(at, RADIUS + EDGE / 2 + GAP, Paint::fill(look.theme.halo));
    }
    let is_hollow = man.taken == Some(Taken::Hollow);
    out.circle(at, RADIUS, if is_hollow { edge.dashed() } else { edge });
    let is_king = man.piece.kind == Kind::King;
    if is_king {
        out.circle(at, RADIUS - RING, Paint::line(colours.sign, 8));
    }
    if man.level + 1 == man.height {
        let label = label(look.scene, man);
        out.label(at, font(&label, is_king), colours.sign, &label);
        if man.taken == Some(Taken::Crossed) {
            draw_cross(out, at, colours);
        }
    }
}

/// How far below the middle of its cell a man of a tower of some height is drawn.
fn lift(level: u8, height: u8) -> i32 {
    let above = i32::from(height) - 1;
    let step = LIFT.min(TALLEST / above.max(1));
    step * above / 2 - i32::from(level) * step
}

/// How many men of one side lie together, from the top: `3`, `1/4`; where that is too long, the sum.
fn label(scene: &Scene, man: Man) -> String {
    let mut men: Vec<&Man> = scene.stack(man.place).collect();
    men.reverse();
    let runs = men.chunk_by(|one, other| one.piece.side == other.piece.side);
    let label = runs.map(|run| run.len().to_string()).collect::<Vec<String>>().join("/");
    if label.len() > LONGEST { man.height.to_string() } else { label }
}

/// The height of letters with which a label fits on a man.
fn font(label: &str, is_king: bool) -> i32 {
    let most = if is_king { 72 } else { 88 };
    let room = if is_king { 180 } else { 215 };
    most.min(room / label.len().max(1) as i32)
}
