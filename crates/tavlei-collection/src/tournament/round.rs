//! Rounds as tags name them.

/// The number of a round: `3`, `3.2` (round 3, board 2), `Round 3`, `тур 3`. `None` for `?`, `-`, an
/// empty text and 0.
pub(super) fn parse_round(text: &str) -> Option<u32> {
    let start = text.find(|letter: char| letter.is_ascii_digit())?;
    let rest = &text[start..];
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok().filter(|&round| round > 0 && round < 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_in_all_clothes() {
        for text in ["3", "3.2", "Round 3", "тур 3", "(3)"] {
            assert_eq!(parse_round(text), Some(3), "{text}");
        }
        for text in ["", "?", "-", "0", "final"] {
            assert_eq!(parse_round(text), None, "{text}");
        }
    }
}
