//! A record while the reader of a format puts it together.

use crate::codes::MOST_REMARKS;
use crate::pdn::finish_remarks;
use crate::{Item, ItemKind, Origin, RawGame, Record, Remark, Span};

/// Begins the record of a game of a format; the text of the game becomes its source.
pub(crate) fn begin(raw: &mut RawGame, record: &mut Record, format: &'static str) {
    record.clear();
    (record.number, record.first_line, record.first_column) =
        (raw.number, raw.first_line, raw.first_column);
    record.text.push_str(&raw.text);
    record.source_len = raw.text.len();
    record.remarks.append(&mut raw.remarks);
    record.origin = Some(Origin { format, game: Span::default() });
}

/// A record that grows: its items are balanced and its remarks few, whatever is put in.
pub(crate) struct Builder<'r> {
    record: &'r mut Record,
    depth: usize,
    unsaid: usize,
}

impl<'r> Builder<'r> {
    /// Begins the record of a game of a format; the text of the game becomes its source.
    pub(crate) fn new(raw: &mut RawGame, record: &'r mut Record, format: &'static str) -> Self {
        begin(raw, record, format);
        Builder { record, depth: 0, unsaid: 0 }
    }

    /// What the format calls the game.
    pub(crate) fn game(&mut self, code: &str) {
        let game = self.record.push_text(code);
        if let Some(origin) = &mut self.record.origin {
            origin.game = game;
        }
    }

    /// A tag that was made of `span`.
    pub(crate) fn tag(&mut self, name: &str, value: &str, span: Span) {
        self.record.push_tag(name, value, span);
    }

    /// An item that was made of `span`.
    pub(crate) fn item(&mut self, kind: ItemKind, text: &str, span: Span) {
        match kind {
            ItemKind::Open => self.depth += 1,
            ItemKind::Close if self.depth == 0 => return,
            ItemKind::Close => self.depth -= 1,
            _ => {}
        }
        let stands = self.record.str(span) == text;
        let text = if stands { span } else { self.record.push_text(text) };
        self.record.items.push(Item { kind, text, span });
    }

    /// A comment that was made of `span`.
    pub(crate) fn comment(&mut self, text: &str, span: Span) {
        self.item(ItemKind::Comment(crate::CommentStyle::Brace), text, span);
    }

    /// A remark.
    pub(crate) fn remark(&mut self, code: &'static str, span: Span, message: impl Into<String>) {
        if self.record.remarks.len() > MOST_REMARKS {
            self.unsaid += 1;
        } else {
            self.record.remarks.push(Remark { code, span, message: message.into() });
        }
    }

    /// Closes what is still open.
    pub(crate) fn finish(mut self) {
        let end = Span { start: self.record.source_len as u32, end: self.record.source_len as u32 };
        while self.depth > 0 {
            self.item(ItemKind::Close, ")", end);
        }
        finish_remarks(&mut self.record.remarks, self.unsaid);
    }
}

/// The span of a part of a text.
pub(crate) fn span_of(text: &str, part: &str) -> Span {
    let start = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    let start = start.min(text.len()) as u32;
    Span { start, end: (start + part.len() as u32).min(text.len() as u32) }
}
