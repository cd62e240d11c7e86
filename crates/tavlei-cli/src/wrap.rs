//! Words into lines that fit a terminal.

/// Puts words into lines of at most `width` characters, one space between words. The first line
/// begins with `first`, the others with `next`. A word that is too long has a line of its own.
pub(crate) fn wrap<W: AsRef<str>>(
    words: impl IntoIterator<Item = W>,
    first: &str,
    next: &str,
    width: usize,
) -> String {
    let mut text = first.to_owned();
    let (mut len, mut is_empty) = (first.chars().count(), true);
    for word in words {
        let word = word.as_ref();
        let more = word.chars().count();
        if !is_empty && len + 1 + more > width {
            text.push('\n');
            text.push_str(next);
            len = next.chars().count();
            is_empty = true;
        }
        if !is_empty {
            text.push(' ');
            len += 1;
        }
        text.push_str(word);
        len += more;
        is_empty = false;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn lines_are_filled_and_never_overfull() {
        let text = wrap("one two three four".split(' '), "- ", "  ", 9);
        assert_eq!(text, "- one two\n  three\n  four");
        assert_eq!(wrap(["incomprehensible"], "", "", 9), "incomprehensible");
        assert_eq!(wrap([""; 0], "- ", "", 9), "- ");
    }
}
