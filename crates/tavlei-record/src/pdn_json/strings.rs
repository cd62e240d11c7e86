//! The strings of JSON that are values, with their places.

use crate::format::Made;

/// A string that is a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Value {
    /// Its opening mark.
    pub(super) start: usize,
    /// Behind its closing mark.
    pub(super) end: usize,
    /// Whether its key says that it is a game.
    is_named: bool,
}

/// Keys whose values are games.
const KEYS: [&str; 6] = ["pdn", "pgn", "moves", "movetext", "game", "notation"];

/// The values in a text that begins outside of strings. One at the end that is cut off, or of which
/// it can't be told yet whether it is a key, is left out, unless the text has `ended`.
pub(super) fn values(text: &str, ended: bool) -> Vec<Value> {
    let mut values = Vec::new();
    let (mut at, mut is_named) = (0, false);
    while let Some((start, end)) = string(text, at).or_else(|| torn(text, at).filter(|_| ended)) {
        at = end;
        let behind = text[end..].trim_start();
        if behind.is_empty() && !ended {
            break;
        }
        if behind.starts_with(':') {
            let key = &text[start + 1..(end - 1).max(start + 1)];
            is_named = KEYS.iter().any(|known| key.eq_ignore_ascii_case(known));
        } else {
            values.push(Value { start, end, is_named });
            is_named = false;
        }
    }
    values
}

/// The next string with its marks.
fn string(text: &str, from: usize) -> Option<(usize, usize)> {
    let start = from + text[from..].find('"')?;
    let bytes = text.as_bytes();
    let mut at = start + 1;
    loop {
        at += memchr::memchr2(b'"', b'\\', bytes.get(at..)?)?;
        if bytes[at] == b'"' {
            return Some((start, at + 1));
        }
        at += 2;
    }
}

/// A string that the text ends in.
fn torn(text: &str, from: usize) -> Option<(usize, usize)> {
    Some((from + text.get(from..)?.find('"')?, text.len()))
}

impl Value {
    /// Where its text ends: before its closing mark, if it has one.
    fn inside_end(self, text: &str) -> usize {
        let has_mark = string(text, self.start).is_some_and(|(_, end)| end == self.end);
        self.end - usize::from(has_mark)
    }

    /// What stands between the marks, with its escapes.
    fn inside(self, text: &str) -> &str {
        let inside = &text[self.start + 1..self.inside_end(text)];
        inside.trim_start_matches(|c: char| c.is_whitespace()).trim_start_matches("\\n")
    }

    /// Whether it begins with a tag or with the first move.
    pub(super) fn looks_like_a_game(self, text: &str) -> bool {
        let inside = self.inside(text);
        is_tag(inside) || self.is_moves(text)
    }

    /// Whether it holds tags and nothing behind them.
    pub(super) fn is_head(self, text: &str) -> bool {
        let inside = self.inside(text);
        let rest = inside.trim_end().trim_end_matches("\\n").trim_end();
        is_tag(inside) && rest.ends_with("\\\"]")
    }

    /// Whether it begins with the first move.
    pub(super) fn is_moves(self, text: &str) -> bool {
        let inside = self.inside(text);
        let rest = inside.trim_start_matches(|c: char| c.is_ascii_digit());
        let has_number = (1..4).contains(&(inside.len() - rest.len())) && rest.starts_with('.');
        let first = rest.trim_start_matches(['.', ' ']).split(' ').next().unwrap_or("");
        // A date is no move.
        let begins = first.starts_with(|c: char| c.is_ascii_alphanumeric())
            && !first.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        (has_number && begins)
            || (self.is_named
                && inside.starts_with(|c: char| c.is_ascii_alphanumeric())
                && inside.contains('-'))
    }

    /// Whether tags can belong to moves: neither names a result that the other contradicts.
    pub(super) fn belongs_to(self, moves: Value, text: &str) -> bool {
        let tag = self
            .inside(text)
            .split_once("[Result \\\"")
            .and_then(|(_, rest)| rest.split_once('\\'));
        let end =
            moves.inside(text).trim_end().trim_end_matches("\\n").split_whitespace().next_back();
        let is_result = |word: &&str| {
            *word != "*" && word.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'/'))
        };
        match (tag.map(|(result, _)| result).filter(is_result), end.filter(is_result)) {
            (Some(tag), Some(end)) if end.len() <= 7 => tag == end || !end.contains('-'),
            _ => true,
        }
    }

    /// Adds what the string says.
    pub(super) fn add_to(self, made: &mut Made, text: &str) {
        let mut at = self.start + 1;
        let end = self.inside_end(text);
        while at < end {
            let run = text[at..end].find('\\').unwrap_or(end - at);
            made.push(&text[at..at + run], at);
            at += run;
            if at < end {
                let (letter, len) = escape(&text[at..end]);
                made.push(letter.encode_utf8(&mut [0; 4]), at);
                at += len;
            }
        }
    }
}

/// `[White \"`
fn is_tag(text: &str) -> bool {
    let Some(inside) = text.strip_prefix('[') else { return false };
    let rest = inside.trim_start_matches(|c: char| c.is_ascii_alphanumeric());
    inside.starts_with(|c: char| c.is_ascii_uppercase()) && rest.trim_start().starts_with("\\\"")
}

/// What an escape stands for, and its length.
fn escape(text: &str) -> (char, usize) {
    let letter = match text.as_bytes().get(1) {
        Some(b'n') => '\n',
        Some(b'r') => '\r',
        Some(b't') => '\t',
        Some(b'b' | b'f') => ' ',
        Some(b'u') => return unicode(text),
        Some(_) => return text[1..].chars().next().map_or(('\\', 1), |c| (c, 1 + c.len_utf8())),
        None => return ('\\', 1),
    };
    (letter, 2)
}

/// `\u0431`, or two of them for a letter beyond the first plane.
fn unicode(text: &str) -> (char, usize) {
    let unit = |at: usize| {
        let digits = text.get(at..at + 6)?.strip_prefix("\\u")?;
        u32::from_str_radix(digits, 16).ok()
    };
    match (unit(0), unit(6)) {
        (Some(high @ 0xd800..=0xdbff), Some(low @ 0xdc00..=0xdfff)) => {
            let code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
            (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), 12)
        }
        (Some(code), _) => (char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER), 6),
        (None, _) => ('u', 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_no_values() {
        let text = r#"{"a": "b", "c": ["d", "e"], "f" : 1, "g": "h\"i"}"#;
        let found: Vec<&str> = values(text, true).iter().map(|v| &text[v.start..v.end]).collect();
        assert_eq!(found, [r#""b""#, r#""d""#, r#""e""#, r#""h\"i""#]);
        assert_eq!(values(r#"["d", "e"#, false).len(), 1);
        assert_eq!(values(r#"["d", "e"#, true).len(), 2, "cut off, it is one all the same");
        assert_eq!(values(r#"["d""#, false).len(), 0, "it may be a key");
    }

    #[test]
    fn escapes() {
        let said = |text: &str| {
            let mut made = Made::default();
            Value { start: 0, end: text.len(), is_named: false }.add_to(&mut made, text);
            made.text
        };
        assert_eq!(said(r#""a\n\"\\\/\u0431\ud83d\ude00\q""#), "a\n\"\\/б😀q");
        assert_eq!(said(r#""\u12""#), "u12");
    }
}
