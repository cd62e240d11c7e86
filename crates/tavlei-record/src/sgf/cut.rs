//! Where a game of a collection ends.

use crate::format::Cut;

/// Cuts behind the bracket that closes a game tree. Brackets inside values do not count.
#[derive(Debug, Default)]
pub(super) struct GameTrees {
    /// How much of the text at hand was looked at.
    seen: usize,
    depth: usize,
    in_value: bool,
}

impl Cut for GameTrees {
    fn cut(&mut self, text: &str, _: bool) -> Option<usize> {
        let bytes = text.as_bytes();
        if self.seen > bytes.len() {
            // A game that is too long was cut.
            *self = GameTrees::default();
        }
        while let Some(&byte) = bytes.get(self.seen) {
            match byte {
                // What is escaped may not have come yet.
                b'\\' if self.in_value && self.seen + 1 == bytes.len() => return None,
                b'\\' if self.in_value => self.seen += 1,
                b']' => self.in_value = false,
                _ if self.in_value => {}
                b'[' => self.in_value = true,
                b'(' => self.depth += 1,
                b')' if self.depth == 1 => {
                    let end = self.seen + 1;
                    *self = GameTrees::default();
                    return Some(end);
                }
                b')' => self.depth = self.depth.saturating_sub(1),
                _ => {}
            }
            self.seen += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_end_where_their_brackets_do() {
        let text = "(;C[a ) \\] ) b](;B[f5])(;B[c4]))\n(;C[x])";
        for first in 0..text.len() {
            let mut cut = GameTrees::default();
            let early = cut.cut(&text[..first], false);
            let end = early.or_else(|| cut.cut(text, false)).unwrap_or_default();
            assert_eq!(&text[end..], "\n(;C[x])");
        }
    }
}
