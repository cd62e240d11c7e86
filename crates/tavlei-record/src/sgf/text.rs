//! Values as SGF writes them.

/// The text of a value: escapes and soft line breaks undone, line breaks as `\n`, other white space
/// as blanks.
pub(super) fn plain(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some(first @ ('\n' | '\r')) => skip_other_half(first, &mut letters),
                Some(escaped) => out.push(blank(escaped)),
                None => {}
            },
            '\n' | '\r' => {
                skip_other_half(letter, &mut letters);
                out.push('\n');
            }
            letter => out.push(blank(letter)),
        }
    }
    out
}

/// The same in one line.
pub(super) fn simple(value: &str) -> String {
    plain(value).replace('\n', " ").trim().to_owned()
}

fn skip_other_half(first: char, letters: &mut std::iter::Peekable<std::str::Chars<'_>>) {
    let other = if first == '\n' { '\r' } else { '\n' };
    letters.next_if_eq(&other);
}

fn blank(letter: char) -> char {
    if matches!(letter, '\t' | '\u{b}' | '\u{c}') { ' ' } else { letter }
}

/// A text as a value.
pub(super) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | ']') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

/// A value of two parts, `name:text`: both are plain. `None` if it has no colon.
pub(super) fn composed(value: &str) -> Option<(String, String)> {
    let mut escaped = false;
    let at = value.bytes().position(|byte| {
        let parts = byte == b':' && !escaped;
        escaped = byte == b'\\' && !escaped;
        parts
    })?;
    Some((plain(&value[..at]), plain(&value[at + 1..])))
}

/// The reverse of [`composed`].
pub(super) fn compose(name: &str, text: &str) -> String {
    format!("{}:{}", escaped(name).replace(':', "\\:"), escaped(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_and_line_breaks() {
        assert_eq!(plain("a\\]b\\\\c\\:d"), "a]b\\c:d");
        assert_eq!(plain("soft\\\r\nbreak\r\nhard\tline"), "softbreak\nhard line");
        assert_eq!(simple(" a\nb "), "a b");
        for text in ["a]b", "\\", "x:y", "two\nlines"] {
            assert_eq!(plain(&escaped(text)), text);
            assert_eq!(composed(&compose(text, text)), Some((text.to_owned(), text.to_owned())));
        }
        assert_eq!(composed("none"), None);
    }
}
