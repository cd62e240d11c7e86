//! Movetext as it grows: moves get their numbers, and lines are broken.

use super::numbers::{PdnStart, Round};
use crate::ItemKind;
use crate::layout::Layout;

/// Movetext as PDN 3.0 asks for it. What comes in is not looked at: it must be read back as it is.
pub struct PdnScore {
    pub(super) layout: Layout,
    pub(super) round: Round,
    /// The next move.
    pub(super) next: PdnStart,
    /// The next move must show its number although it is not the first of it.
    pub(super) number: bool,
    last: Option<ItemKind>,
    /// The move before is a mere cell, so that what follows could be taken for the rest of it.
    after_cell: bool,
    piece: String,
}

impl PdnScore {
    /// Of lines that are so wide, in characters, from a move on.
    pub fn new(line_width: usize, round: Round, next: PdnStart) -> PdnScore {
        let layout = Layout::new(line_width);
        let piece = String::new();
        PdnScore { layout, round, next, number: true, last: None, after_cell: false, piece }
    }

    /// The same, with nothing in it, from a move on.
    pub fn begin(&mut self, next: PdnStart) {
        self.layout.clear();
        (self.next, self.number, self.last, self.after_cell) = (next, true, None, false);
    }

    /// What was written so far.
    pub fn text(&self) -> &str {
        &self.layout.text
    }

    /// A move of a line, with its number where it needs one.
    pub fn turn(&mut self, text: &str) {
        self.numbered(text);
        self.saw(ItemKind::Move, text);
    }

    /// A comment.
    pub fn comment(&mut self, text: &str) {
        self.braced(text);
        self.saw(ItemKind::Comment(crate::CommentStyle::Brace), text);
    }

    /// A glyph, by its number.
    pub fn glyph(&mut self, number: u16) {
        self.layout.piece(&format!("${number}"));
        self.saw(ItemKind::Nag(number), "");
    }

    /// A judgement on the move before it: `!?`.
    pub fn judgement(&mut self, text: &str) {
        self.layout.glued(text);
        self.saw(ItemKind::Strength, text);
    }

    /// The result.
    pub fn result(&mut self, text: &str) {
        self.layout.piece(text);
        self.saw(ItemKind::Result, text);
    }

    pub(super) fn last(&self) -> Option<ItemKind> {
        self.last
    }

    /// What was written last.
    pub(super) fn saw(&mut self, kind: ItemKind, text: &str) {
        let is_cell =
            || text.len() < 4 && text.bytes().any(|b| b.is_ascii_digit()) && !text.contains('-');
        self.after_cell = kind == ItemKind::Move && is_cell();
        self.last = Some(kind);
    }

    pub(super) fn braced(&mut self, text: &str) {
        self.piece.clear();
        self.piece.push('{');
        self.piece.push_str(text);
        self.piece.push('}');
        self.layout.piece(&self.piece);
        self.number = true;
    }

    pub(super) fn numbered(&mut self, text: &str) {
        let begins = self.next.place == 0;
        let is_due = self.number
            || begins
            || self.last == Some(ItemKind::UnknownMove)
            || (self.after_cell && !text.starts_with('@'));
        if is_due {
            self.piece.clear();
            push_number(&mut self.piece, self.next.number);
            self.piece.push_str(if begins { ". " } else { "... " });
            self.piece.push_str(text);
            self.layout.piece(&self.piece);
        } else {
            self.layout.piece(text);
        }
        self.number = false;
        self.advance();
    }

    pub(super) fn advance(&mut self) {
        self.next = self.round.next(self.next);
    }
}

/// A number in digits; most have one or two.
fn push_number(out: &mut String, number: u32) {
    if number >= 10 {
        push_number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}
