//! Lines of text above and under the board.

use super::Look;
use super::layout::{LINE, LINE_FONT, NOTE, NOTE_FONT};
use crate::drawing::{Anchor, Drawing, Spot, Text};

/// Draws the captions in the middle of the board's width, and the notes from its left edge.
pub(super) fn draw(out: &mut Drawing, look: Look) {
    let layout = look.layout;
    let middle = layout.width / 2;
    let base = |from: i32, line: usize| from + line as i32 * LINE + LINE_FONT;
    for (line, text) in layout.above.iter().enumerate() {
        write(out, look, (middle, base(LINE_FONT / 4, line)), Anchor::Middle, LINE_FONT, text);
    }
    for (line, text) in layout.below.iter().enumerate() {
        write(
            out,
            look,
            (middle, base(layout.below_y + LINE_FONT / 6, line)),
            Anchor::Middle,
            LINE_FONT,
            text,
        );
    }
    for (line, text) in (1..).zip(&layout.notes) {
        let at = (layout.x, layout.notes_y + line * NOTE - NOTE / 3);
        write(out, look, at, Anchor::Start, NOTE_FONT, text);
    }
}

fn write(out: &mut Drawing, look: Look, at: Spot, anchor: Anchor, size: i32, text: &str) {
    let (colour, text) = (look.theme.ink, text.to_owned());
    out.text(Text { at, anchor, size, colour, halo: None, text });
}
