//! Where a game ends.

use crate::format::Cut;

/// Cuts behind `;)` outside values.
#[derive(Debug, Default)]
pub(super) struct GamesOfLines {
    /// How much of the text at hand was looked at.
    seen: usize,
    in_value: bool,
}

impl Cut for GamesOfLines {
    fn cut(&mut self, text: &str, _: bool) -> Option<usize> {
        let bytes = text.as_bytes();
        if self.seen > bytes.len() {
            // A game that is too long was cut.
            *self = GamesOfLines::default();
        }
        while let Some(&byte) = bytes.get(self.seen) {
            match (byte, self.in_value) {
                (b']', _) => self.in_value = false,
                (b'[', _) => self.in_value = true,
                (b')', false) if bytes[..self.seen].ends_with(b";") => {
                    let end = self.seen + 1;
                    *self = GamesOfLines::default();
                    return Some(end);
                }
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
    fn two_games_of_a_line() {
        let text = "2 (;GM[a;)b]B[f5];)(;GM[x];)";
        for first in 0..text.len() {
            let mut cut = GamesOfLines::default();
            let early = cut.cut(&text[..first], false);
            let end = early.or_else(|| cut.cut(text, false)).unwrap_or_default();
            assert_eq!(&text[end..], "(;GM[x];)");
        }
    }
}
