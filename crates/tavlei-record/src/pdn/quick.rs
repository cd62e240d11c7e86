//! A short way for what nearly all movetext consists of: `12.`, `32-28`, `28x19x10`, `c3-d4`, `cd4`,
//! each with a blank behind it. The long way gives the same answer (tests say so).

use super::lex::Kind;

/// A run of the simplest lexemes, each with blanks or line ends before it: kind, start and end.
///
/// Nearly all movetext is such runs, and neither the splitter nor the parser needs more of them.
pub(super) struct Run<'a> {
    pub(super) text: &'a [u8],
    /// The end of the last lexeme.
    pub(super) at: usize,
}

impl Iterator for Run<'_> {
    type Item = (Kind, usize, usize);

    #[inline]
    fn next(&mut self) -> Option<(Kind, usize, usize)> {
        let mut start = self.at;
        while is_blank(*self.text.get(start)?) {
            start += 1;
        }
        let (kind, len) = lexeme(self.text.get(start..)?)?;
        if start == self.at {
            return None;
        }
        self.at = start + len;
        Some((kind, start, self.at))
    }
}

#[inline(always)]
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r')
}

/// What a decision looks at first. Near the end of the text, where fewer bytes are left, the long
/// way serves as well.
type Head = [u8; 12];

/// The kind and the length of the lexeme at the start of these bytes, when it is of the simplest.
#[inline(always)]
pub(super) fn lexeme(bytes: &[u8]) -> Option<(Kind, usize)> {
    let head: &Head = bytes.first_chunk()?;
    match *head {
        [b'1'..=b'9', ..] => numeric(bytes, head),
        [
            b'a'..=b'h',
            b'1'..=b'8',
            b'-' | b'x' | b':',
            b'a'..=b'h',
            b'1'..=b'8',
            b' ' | b'\n' | b'\r',
            ..,
        ] => Some((Kind::Move, 5)),
        [b'a'..=b'h', b'1'..=b'8', ..] => chain(bytes, 2, square),
        [b'a'..=b'h', b'a'..=b'h', b'1'..=b'8', b' ' | b'\n' | b'\r', ..] => Some((Kind::Move, 3)),
        _ => None,
    }
}

#[inline]
fn numeric(bytes: &[u8], head: &Head) -> Option<(Kind, usize)> {
    let len = 1 + usize::from(head[1].is_ascii_digit());
    match head[len] {
        b'.' => move_number(head, len + 1),
        b'-' | b'x' | b':' => numeric_move(bytes, head, len + 1),
        _ => None,
    }
}

/// `12.` that no ellipsis follows.
#[inline]
fn move_number(head: &Head, len: usize) -> Option<(Kind, usize)> {
    match (head[len], head[len + 1], head[len + 2]) {
        (b' ', b'0'..=b'9' | b'a'..=b'z', _)
        | (b' ', b' ', b'0'..=b'9' | b'a'..=b'z')
        | (b'\n' | b'\r', ..) => Some((Kind::Number, len)),
        _ => None,
    }
}

/// A move whose second cell begins at `to`.
#[inline]
fn numeric_move(bytes: &[u8], head: &Head, to: usize) -> Option<(Kind, usize)> {
    if !matches!(head[to], b'1'..=b'9') {
        return None;
    }
    let len = to + 1 + usize::from(head[to + 1].is_ascii_digit());
    // With a single digit on both sides it may be a result.
    if len == 3 && head[0] < b'3' && head[1] != b'x' {
        return None;
    }
    if is_blank(head[len]) {
        return Some((Kind::Move, len));
    }
    chain(bytes, to - 1, number)
}

/// Cells with a sign between them, up to a blank.
fn chain(
    bytes: &[u8],
    first: usize,
    cell: impl Fn(&[u8]) -> Option<usize>,
) -> Option<(Kind, usize)> {
    let mut at = first;
    while at < 60 {
        match bytes.get(at)? {
            b'-' | b'x' | b':' => at += 1 + cell(bytes.get(at + 1..)?)?,
            byte if is_blank(*byte) && at > first => return Some((Kind::Move, at)),
            _ => return None,
        }
    }
    None
}

/// One or two digits, the first of them not 0.
fn number(bytes: &[u8]) -> Option<usize> {
    match *bytes {
        [b'1'..=b'9', b'0'..=b'9', ..] => Some(2),
        [b'1'..=b'9', ..] => Some(1),
        _ => None,
    }
}

fn square(bytes: &[u8]) -> Option<usize> {
    matches!(*bytes, [b'a'..=b'h', b'1'..=b'8', ..]).then_some(2)
}
