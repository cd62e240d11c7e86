//! A short way for what nearly all movetext consists of: `12.`, `32-28`, `28x19x10`, `c3-d4`, `cd4`,
//! each with a blank behind it. The long way gives the same answer (a test says so).

use super::lex::Kind;

/// The kind and the length of the lexeme at the start of these bytes, when it is of the simplest.
#[inline]
pub(super) fn lexeme(bytes: &[u8]) -> Option<(Kind, usize)> {
    match *bytes {
        [b'1'..=b'9', ..] => numeric(bytes),
        [b'a'..=b'h', b'1'..=b'8', ..] => chain(bytes, 2, square),
        [b'a'..=b'h', b'a'..=b'h', b'1'..=b'8', b' ' | b'\n', ..] => Some((Kind::Move, 3)),
        _ => None,
    }
}

#[inline]
fn numeric(bytes: &[u8]) -> Option<(Kind, usize)> {
    let len = number(bytes)?;
    match *bytes.get(len)? {
        b'.' => move_number(bytes, len + 1),
        // With a single digit on both sides it may be a result.
        b'-' | b':' if len == 1 && bytes[0] < b'3' && number(&bytes[2..])? == 1 => None,
        _ => chain(bytes, len, number),
    }
}

/// `12.` that no ellipsis follows.
#[inline]
fn move_number(bytes: &[u8], len: usize) -> Option<(Kind, usize)> {
    match bytes.get(len..len + 2)? {
        [b' ', b'0'..=b'9' | b'a'..=b'z'] | [b'\n', _] => Some((Kind::Number, len)),
        _ => None,
    }
}

/// Cells with a sign between them, up to a blank.
#[inline]
fn chain(bytes: &[u8], first: usize, cell: fn(&[u8]) -> Option<usize>) -> Option<(Kind, usize)> {
    let mut at = first;
    while at < 60 {
        match bytes.get(at)? {
            b'-' | b'x' | b':' => at += 1 + cell(bytes.get(at + 1..)?)?,
            b' ' | b'\n' | b'\r' if at > first => return Some((Kind::Move, at)),
            _ => return None,
        }
    }
    None
}

/// One or two digits, the first of them not 0.
#[inline]
fn number(bytes: &[u8]) -> Option<usize> {
    match *bytes {
        [b'1'..=b'9', b'0'..=b'9', ..] => Some(2),
        [b'1'..=b'9', ..] => Some(1),
        _ => None,
    }
}

#[inline]
fn square(bytes: &[u8]) -> Option<usize> {
    matches!(*bytes, [b'a'..=b'h', b'1'..=b'8', ..]).then_some(2)
}
