//! A tag pair, `[Name "value"]`, in all the shapes that files have.

use super::bytes::{self, ALPHA, HIGH, inline_blanks};
use crate::codes::{TAG_NAME, TAG_NOT_CLOSED, TAG_QUOTE_INSIDE, TAG_QUOTES_MISSING};

/// The longest tag that is looked at, in bytes.
pub(super) const LONGEST: usize = 16 * 1024;

/// A range of bytes.
pub(super) type Range = (usize, usize);

/// A tag as found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scan {
    pub(super) name: Range,
    /// Still escaped.
    pub(super) value: Range,
    pub(super) end: usize,
    /// The value holds `\"` or `\\`.
    pub(super) escaped: bool,
    /// What is wrong with it, a code.
    pub(super) flaw: Option<&'static str>,
}

/// Reads the tag at `start`, where a `[` stands. `strict`: only the form with a quoted value counts,
/// because the place is one where other things in brackets stand too.
pub(super) fn scan(all: &[u8], start: usize, strict: bool) -> Option<Scan> {
    let text = &all[..all.len().min(start + LONGEST)];
    plain(text, start).or_else(|| any_way(text, start, strict))
}

fn any_way(text: &[u8], start: usize, strict: bool) -> Option<Scan> {
    let name_start = start + 1 + inline_blanks(&text[start + 1..]);
    let (name, after) = name(text, name_start)?;
    match opening_quote(&text[after..]) {
        0 if strict => None,
        0 => Some(long_name(text, name, after).unwrap_or_else(|| unquoted(text, name, after))),
        quote => Some(quoted(text, name, after + quote, quote > 1)),
    }
}

/// The short way for `[Name "value"]` just so, without brackets and escapes in the value: nearly
/// all tags. The long way gives the same answer (a test says so).
fn plain(text: &[u8], start: usize) -> Option<Scan> {
    let name_end = end_of_run(text, start + 1, ALPHA);
    let value = name_end + 2;
    if name_end == start + 1 || text.get(name_end..value)? != b" \"" {
        return None;
    }
    let value_end = value + text[value..].iter().position(|&byte| ends_plain_value(byte))?;
    let closed = text.get(value_end..value_end + 2)? == b"\"]";
    closed.then_some(Scan {
        name: (start + 1, name_end),
        value: (value, value_end),
        end: value_end + 2,
        escaped: false,
        flaw: None,
    })
}

fn end_of_run(text: &[u8], start: usize, class: u8) -> usize {
    let run = text[start..].iter().position(|&byte| !bytes::is(byte, class));
    run.map_or(text.len(), |len| start + len)
}

fn ends_plain_value(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | b']' | b'\n' | b'\r')
}

/// Reads a tag without its opening bracket at `start`: only one that is whole otherwise.
pub(super) fn scan_without_bracket(all: &[u8], start: usize) -> Option<Scan> {
    let text = &all[..all.len().min(start + LONGEST)];
    let (name, after) = name(text, start)?;
    let quote = opening_quote(&text[after..]);
    if quote == 0 || after == name.1 {
        return None;
    }
    let scan = quoted(text, name, after + quote, quote > 1);
    scan.flaw.is_none().then_some(Scan { flaw: Some(TAG_NOT_CLOSED), ..scan })
}

/// The name and the place behind it, where the value begins.
fn name(text: &[u8], start: usize) -> Option<(Range, usize)> {
    if !text.get(start).is_some_and(|&byte| bytes::is(byte, ALPHA | HIGH) || byte == b'&') {
        return None;
    }
    let ends = |at: usize| match text[at] {
        b'"' | b']' | b'[' | b'=' | b':' | b'{' | b'}' => true,
        byte if bytes::is(byte, bytes::BLANK) => true,
        byte => {
            byte >= 0x80 && (bytes::wide_blank(&text[at..]) > 0 || opening_quote(&text[at..]) > 0)
        }
    };
    let end = (start..text.len()).find(|&at| ends(at)).unwrap_or(text.len());
    let mut after = end + inline_blanks(&text[end..]);
    if matches!(text.get(after), Some(b':' | b'=')) {
        after += 1;
        after += inline_blanks(&text[after..]);
    }
    (end > start).then_some(((start, end), after))
}

/// `[Heure blanche "0:10:00"]`: a name of several words.
fn long_name(text: &[u8], name: Range, from: usize) -> Option<Scan> {
    let within = &text[from..text.len().min(from + 120)];
    let quote =
        within.iter().position(|byte| matches!(byte, b'"' | b'\n' | b'\r' | b']' | b'['))?;
    if within[quote] != b'"' {
        return None;
    }
    let blank = |letter: char| {
        letter.is_whitespace() || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{feff}')
    };
    let words = std::str::from_utf8(&within[..quote]).ok()?.trim_end_matches(blank).len();
    if !(1..=60).contains(&words) {
        return None;
    }
    let scan = quoted(text, (name.0, from + words), from + quote + 1, false);
    Some(Scan { flaw: scan.flaw.or(Some(TAG_NAME)), ..scan })
}

/// The length of an opening quotation mark here, straight or curly, or 0.
fn opening_quote(bytes: &[u8]) -> usize {
    match bytes {
        [b'"', ..] => 1,
        [0xe2, 0x80, 0x9c..=0x9f, ..] => 3,
        _ => 0,
    }
}

fn line_end(text: &[u8], from: usize) -> usize {
    memchr::memchr2(b'\n', b'\r', &text[from..]).map_or(text.len(), |at| from + at)
}

/// `[Round 17]`, `[Game # 612]`, `[White]`: the value goes to the bracket or the end of the line.
fn unquoted(text: &[u8], name: Range, from: usize) -> Scan {
    let line = line_end(text, from);
    let close = memchr::memchr(b']', &text[from..line]).map(|at| from + at);
    let mut value = (from, close.unwrap_or(line));
    while value.1 > value.0 && matches!(text[value.1 - 1], b' ' | b'\t' | b'"' | b'\'') {
        value.1 -= 1;
    }
    if value.0 < value.1 && text[value.0] == b'\'' {
        value.0 += 1;
    }
    let flaw = if close.is_some() { TAG_QUOTES_MISSING } else { TAG_NOT_CLOSED };
    let end = close.map_or(line, |at| at + 1);
    Scan { name, value, end, escaped: false, flaw: Some(flaw) }
}

/// What stands behind a mark that may close the value.
enum After {
    /// The closing bracket, ending here.
    Bracket(usize),
    /// The end of the line, or the next tag: the bracket is missing.
    Nothing,
    /// More of the value.
    Text,
}

fn after_quote(text: &[u8], at: usize) -> After {
    let at = at + inline_blanks(&text[at..]);
    match text.get(at) {
        Some(b']') => After::Bracket(at + 1),
        None | Some(b'\n' | b'\r') => After::Nothing,
        Some(b'[') if is_tag_start(text, at) => After::Nothing,
        _ => After::Text,
    }
}

/// Whether a whole tag begins here: a name, a blank, and two quotation marks on this line.
fn is_tag_start(text: &[u8], at: usize) -> bool {
    let Some((name, after)) = text.get(at + 1).and_then(|_| name(text, at + 1)) else {
        return false;
    };
    let mark = after > name.1 && text.get(after) == Some(&b'"');
    mark && memchr::memchr3(b'"', b'\n', b'\r', &text[after + 1..])
        .is_some_and(|next| text[after + 1 + next] == b'"')
}

fn quoted(text: &[u8], name: Range, from: usize, curly: bool) -> Scan {
    let mut walk = Walk { text, from, curly, at: from, escaped: false, inner: None, missed: None };
    let (value_end, end, flaw) = match walk.run() {
        Some((value_end, After::Bracket(end))) => {
            let curly = curly.then_some(TAG_QUOTES_MISSING);
            (value_end, end, walk.inner.map(|_| TAG_QUOTE_INSIDE).or(curly))
        }
        Some((value_end, _)) => {
            let bracket = usize::from(text.get(value_end) == Some(&b']'));
            let mark = closing_quote(&text[value_end..], curly);
            (value_end, value_end + mark + bracket, Some(TAG_NOT_CLOSED))
        }
        None => walk.give_up(),
    };
    let escaped = walk.escaped;
    Scan { name, value: (from, value_end), end, escaped, flaw }
}

/// The length of a mark that closes the value, or 0.
fn closing_quote(bytes: &[u8], curly: bool) -> usize {
    if curly || bytes.first() == Some(&b'"') { opening_quote(bytes) } else { 0 }
}

/// The search for the end of a quoted value.
struct Walk<'a> {
    text: &'a [u8],
    from: usize,
    curly: bool,
    at: usize,
    escaped: bool,
    /// The first mark that did not close the value.
    inner: Option<usize>,
    /// An escaped mark that may have been meant to close it: `"C:\games\"]`.
    missed: Option<(usize, usize)>,
}

impl Walk<'_> {
    /// The end of the value and what follows the mark there, if the line holds it.
    fn run(&mut self) -> Option<(usize, After)> {
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'\\' if matches!(self.text.get(self.at + 1), Some(b'"' | b'\\')) => self.escape(),
                b'\n' | b'\r' => return None,
                b']' if self.next_tag_follows() => return Some((self.at, After::Text)),
                b'"' | 0xe2 if closing_quote(&self.text[self.at..], self.curly) > 0 => {
                    let mark = closing_quote(&self.text[self.at..], self.curly);
                    match after_quote(self.text, self.at + mark) {
                        After::Text => {
                            self.inner.get_or_insert(self.at);
                            self.at += mark;
                        }
                        after => return Some((self.at, after)),
                    }
                }
                _ => self.at += 1,
            }
        }
        None
    }

    fn escape(&mut self) {
        if let After::Bracket(end) = after_quote(self.text, self.at + 2) {
            self.missed.get_or_insert((self.at + 1, end));
        }
        self.escaped = true;
        self.at += 2;
    }

    fn next_tag_follows(&self) -> bool {
        let at = self.at + 1 + inline_blanks(&self.text[self.at + 1..]);
        self.text.get(at) == Some(&b'[') && is_tag_start(self.text, at)
    }

    /// No closing mark on the line.
    fn give_up(&mut self) -> (usize, usize, Option<&'static str>) {
        let line = self.at.min(self.text.len());
        if let Some((mark, end)) = self.missed {
            return (mark, end, None);
        }
        if let Some(found) = self.next_lines(line) {
            return found;
        }
        let bracket = memchr::memrchr(b']', &self.text[self.from..line]).map(|at| self.from + at);
        match (self.inner, bracket) {
            (Some(mark), _) => (mark, line, Some(TAG_NOT_CLOSED)),
            (None, Some(bracket)) => (bracket, bracket + 1, Some(TAG_NOT_CLOSED)),
            (None, None) => (line, line, Some(TAG_NOT_CLOSED)),
        }
    }

    /// A value broken over a few lines, with its mark and bracket at last and no other bracket.
    fn next_lines(&mut self, line: usize) -> Option<(usize, usize, Option<&'static str>)> {
        let rest = &self.text[line..];
        let close = memchr::memchr2(b'[', b']', rest)?;
        let lines = memchr::memchr_iter(b'\n', &rest[..close]).count();
        let mark = memchr::memrchr(b'"', &rest[..close])?;
        let glued = rest[mark + 1..close].iter().all(u8::is_ascii_whitespace);
        let whole = rest[close] == b']' && glued && lines <= 4 && self.inner.is_none();
        let blank_line = memchr::memmem::find(&rest[..close], b"\n\n").is_some();
        (whole && !blank_line).then_some((line + mark, line + close + 1, Some(TAG_NOT_CLOSED)))
    }
}

/// The value without its escapes, appended to `out`.
pub(super) fn unescape(value: &str, out: &mut String) {
    let mut rest = value;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        match rest.chars().next() {
            Some(mark @ ('"' | '\\')) => {
                out.push(mark);
                rest = &rest[1..];
            }
            _ => out.push('\\'),
        }
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(text: &str) -> (String, String, Option<&'static str>, &str) {
        let Some(scan) = scan(text.as_bytes(), 0, false) else { panic!("no tag: {text}") };
        let (name, value) = (&text[scan.name.0..scan.name.1], &text[scan.value.0..scan.value.1]);
        let mut plain = String::new();
        unescape(value, &mut plain);
        (name.into(), plain, scan.flaw, &text[scan.end..])
    }

    #[test]
    fn the_usual_form() {
        assert_eq!(read("[Event \"A b\"]\n"), ("Event".into(), "A b".into(), None, "\n"));
        assert_eq!(read("[ Date   \"\" ]x"), ("Date".into(), String::new(), None, "x"));
        assert_eq!(read(r#"[Site "\"64\", \\ 1974"]"#).1, r#""64", \ 1974"#);
        assert_eq!(read(r#"[Comment "C:\new\b.xml"]"#).1, r"C:\new\b.xml");
        assert_eq!(read(r#"[Comment "C:\new\"]"#).1, r"C:\new\");
    }

    proptest! {
        #[test]
        fn the_short_way_agrees_with_the_long_one(text in "\\[ ?[A-C&]{1,3} {0,2}\"[a \\]\\[\\\\\"\n\r\u{201c}]{0,6}\"? ?\\]?[ \\]\n\\[A]{0,3}") {
            if let Some(scan) = plain(text.as_bytes(), 0) {
                prop_assert_eq!(Some(scan), any_way(text.as_bytes(), 0, true), "{:?}", text);
            }
        }
    }

    #[test]
    fn quotation_marks_missing_or_others() {
        let flaw = Some(TAG_QUOTES_MISSING);
        assert_eq!(read("[Round 17]\n"), ("Round".into(), "17".into(), flaw, "\n"));
        assert_eq!(read("[Game # 612]"), ("Game".into(), "# 612".into(), flaw, ""));
        assert_eq!(read("[White]"), ("White".into(), String::new(), flaw, ""));
        assert_eq!(read("[Event “Cup”]"), ("Event".into(), "Cup".into(), flaw, ""));
        assert_eq!(read("[Event 'Cup']").1, "Cup");
        assert_eq!(read("[Event: \"Cup\"]").1, "Cup");
    }

    #[test]
    fn names_of_several_words() {
        let (name, value, flaw, _) = read("[Heure blanche \"0:10\"]");
        assert_eq!((&*name, &*value, flaw), ("Heure blanche", "0:10", Some(TAG_NAME)));
        assert_eq!(read("[&#x00c9;v \"a\"]").0, "&#x00c9;v");
    }

    #[test]
    fn not_closed() {
        let flaw = Some(TAG_NOT_CLOSED);
        assert_eq!(read("[Event \"Cup]\nx"), ("Event".into(), "Cup".into(), flaw, "\nx"));
        assert_eq!(read("[Event \"Cup\nx"), ("Event".into(), "Cup".into(), flaw, "\nx"));
        assert_eq!(read("[Event \"Cup\"\nx"), ("Event".into(), "Cup".into(), flaw, "\nx"));
        assert_eq!(read("[A \"x] [B \"y\"]"), ("A".into(), "x".into(), flaw, " [B \"y\"]"));
        assert_eq!(read("[A \"x\" [B \"y\"]"), ("A".into(), "x".into(), flaw, " [B \"y\"]"));
        assert_eq!(
            read("[FEN \"W:W1,\n2:B3\"]\n1."),
            ("FEN".into(), "W:W1,\n2:B3".into(), flaw, "\n1.")
        );
    }

    #[test]
    fn marks_inside() {
        let flaw = Some(TAG_QUOTE_INSIDE);
        assert_eq!(
            read("[A \"The \"big\" cup\"]"),
            ("A".into(), "The \"big\" cup".into(), flaw, "")
        );
    }

    #[test]
    fn not_a_tag() {
        assert_eq!(scan(b"[4]a1-b2", 0, false), None);
        assert_eq!(scan(b"[%clk 1:00]", 0, false), None);
        assert_eq!(scan(b"[see Smith]", 0, true), None);
    }
}
