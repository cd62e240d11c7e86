//! What can be said of a game only when its end is reached.

use super::parse::{Parser, span};
use crate::codes;
use crate::model::{ItemKind, Span};

impl Parser<'_> {
    /// What only the end of the game tells: `12-0` and `19-24*` in the last place are results.
    pub(super) fn settle_end(&mut self) {
        let items = &mut self.record.items;
        let last = items.iter().rposition(|item| {
            !matches!(item.kind, ItemKind::Comment(_) | ItemKind::Unknown | ItemKind::Close)
        });
        let other_result = self.first_result.is_some();
        if last.is_none() {
            return;
        }
        if last == self.score || last == self.forced && !other_result {
            if let Some(item) = last.and_then(|last| items.get_mut(last)) {
                item.kind = ItemKind::Result;
            }
            self.forced = self.forced.filter(|&at| Some(at) != last);
        }
        if let Some(at) = self.forced {
            let at = self.record.items[at].span;
            self.remark(codes::FORCED_MARK, (at.start as usize, at.end as usize), |_| {
                "this * was read as «forced» ($7), not as the end of the game".to_owned()
            });
        }
    }

    /// Closes the variations that the game leaves open; a result at the very end is the game's.
    pub(super) fn close_open(&mut self) {
        if self.open == 0 {
            return;
        }
        let result = self.record.items.pop_if(|item| item.kind == ItemKind::Result);
        let at = result.map_or(self.text.len(), |item| item.span.start as usize);
        self.tell_open();
        for _ in 0..self.open {
            self.push(ItemKind::Close, span((at, at)), (at, at));
        }
        self.record.items.extend(result);
    }

    /// A remark at every `(` that has no `)`.
    fn tell_open(&mut self) {
        let mut opened = Vec::new();
        for item in &self.record.items {
            match item.kind {
                ItemKind::Open => opened.push(item.span),
                ItemKind::Close => drop(opened.pop()),
                _ => {}
            }
        }
        for at in opened {
            self.remark(codes::VARIATION_NOT_CLOSED, (at.start as usize, at.end as usize), |_| {
                "the variation that is opened here is not closed before the end of the game"
                    .to_owned()
            });
        }
    }

    /// Results that differ, and moves behind a result.
    pub(super) fn check_results(&mut self) {
        if self.first_result.is_none_or(|first| first + 1 >= self.record.items.len()) {
            return;
        }
        let (mut depth, mut found) = (0_usize, None::<Span>);
        let mut told = Vec::new();
        for item in &self.record.items {
            match item.kind {
                ItemKind::Open => depth += 1,
                ItemKind::Close => depth = depth.saturating_sub(1),
                ItemKind::Result if depth == 0 => {
                    let differs = found.is_some_and(|other| self.of(other) != self.of(item.text));
                    told.extend(differs.then_some((codes::RESULT_TWICE, item.span)));
                    found = Some(item.text);
                }
                ItemKind::Move if depth == 0 && found.is_some() => {
                    told.push((codes::MOVES_AFTER_RESULT, item.span));
                    break;
                }
                _ => {}
            }
        }
        for (code, at) in told {
            self.remark(code, (at.start as usize, at.end as usize), |text| match code {
                codes::RESULT_TWICE => {
                    format!("a second result, {text}, that differs from the first")
                }
                _ => format!("the moves go on with {text} after a result"),
            });
        }
    }

    fn of(&self, span: Span) -> &str {
        let (start, end) = (span.start as usize, span.end as usize);
        match start.checked_sub(self.text.len()) {
            Some(start) => self.extra.get(start..end - self.text.len()).unwrap_or(""),
            None => self.slice((start, end)),
        }
    }

    pub(super) fn tell_unknown(&mut self) {
        for at in 0..self.record.items.len() {
            let item = self.record.items[at];
            if item.kind != ItemKind::Unknown {
                continue;
            }
            let whole = (item.span.start as usize, item.span.end as usize);
            let text = self.slice(whole);
            let kept = item.text != item.span;
            if kept || matches!(text, ")" | "}") {
                continue;
            }
            let setup = text.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("/fen"));
            let code = if setup { codes::BROKEN_SETUP } else { codes::UNKNOWN_TEXT };
            self.remark(code, whole, |text| {
                if setup {
                    format!("a set-up is written /FEN \"…\"/; this was not understood: {text}")
                } else {
                    format!("not understood, and kept as it is: {text}")
                }
            });
        }
    }

    pub(super) fn tell_literal(&mut self) {
        if let Some(at) = self.lexer.position.literal {
            self.remark(codes::LITERAL_LINE_END, (at, at + 2), |text| {
                format!("line ends are written as the two characters {text}; read as white space")
            });
        }
    }
}
