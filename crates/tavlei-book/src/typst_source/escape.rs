//! Words of people in Typst, so that they are printed as they are.

use std::fmt::Write;

/// A text as Typst markup. Quotation marks and dashes are left to the typography of the language.
pub(super) fn markup(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 8);
    let mut before = None;
    let mut rest = text.chars().peekable();
    while let Some(char) = rest.next() {
        if needs_stroke(before, char, rest.peek().copied()) {
            out.push('\\');
        }
        out.push(char);
        before = Some(char);
    }
    out
}

/// Whether a character would mean something to Typst where it stands.
fn needs_stroke(before: Option<char>, char: char, next: Option<char>) -> bool {
    match char {
        '\\' | '#' | '$' | '*' | '_' | '`' | '<' | '>' | '@' | '[' | ']' | '~' => true,
        // A comment, or a term of a list.
        '/' => before.is_none() || matches!(next, Some('/' | '*')) || before == Some('/'),
        // A minus before a number, a hyphen that is not seen, a list.
        '-' => before.is_none() || next.is_some_and(|next| next.is_ascii_digit() || next == '?'),
        '=' | '+' => before.is_none(),
        // A list with numbers: `24. `.
        '.' => before.is_some_and(|before| before.is_ascii_digit()) && next == Some(' '),
        _ => false,
    }
}

/// A text as a Typst string, quoted.
pub(super) fn string(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for char in text.chars() {
        match char {
            '"' | '\\' => out.extend(['\\', char]),
            '\n' => out.push_str("\\n"),
            char if char.is_control() => {
                // Writing to a string does not fail.
                let _ = write!(out, "\\u{{{:x}}}", char as u32);
            }
            char => out.push(char),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_the_language_lose_their_meaning() {
        assert_eq!(markup("*a* #b $c$ [d] <e> @f"), r"\*a\* \#b \$c\$ \[d\] \<e\> \@f");
        assert_eq!(markup("32-28 - see http://x.org"), r"32\-28 - see http:\/\/x.org");
        assert_eq!(markup("24. wins, 3.5 too"), r"24\. wins, 3.5 too");
        assert_eq!(markup("- so"), r"\- so");
        assert_eq!(markup("er \"zei\" 'ja'"), "er \"zei\" 'ja'");
    }

    #[test]
    fn strings_hold_anything() {
        assert_eq!(string("a \"b\" \\ c\nd\u{7}"), r#""a \"b\" \\ c\nd\u{7}""#);
    }
}
