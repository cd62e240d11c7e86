//! A FEN cut into its fields: `W`, `W31,K32`, `B1,2`, `H0`, `F1`, `+0+0`.

use std::ops::Range;

use super::dialect::Dialect;
use super::remark::Remarks;
use super::section::name_len;
use crate::fold::Folded;

/// The fields of a folded FEN, as ranges without the spaces around; wrappers are left out:
/// `[FEN "…"]`, quotes, slashes and a final full stop.
pub(crate) fn fields(
    dialect: Dialect,
    folded: &Folded,
    remarks: &mut Remarks,
) -> Vec<Range<usize>> {
    let bytes = &folded.bytes;
    let body = body(bytes);
    let body = without_dot(folded, body, remarks);
    let mut fields = Vec::with_capacity(6);
    let mut start = body.start;
    for at in body.clone() {
        let in_section = dialect == Dialect::Open && name_len(&bytes[start..at]) > 0;
        if is_colon(bytes, at, body.end) && !(in_section && bytes[at] == b';') {
            note_semicolon(folded, at, remarks);
            fields.push(trimmed(bytes, start..at));
            start = at + 1;
        }
    }
    fields.push(trimmed(bytes, start..body.end));
    fields
}

/// Whether a byte parts two fields. A semicolon does where a new list begins behind it.
fn is_colon(bytes: &[u8], at: usize, end: usize) -> bool {
    match bytes[at] {
        b':' => true,
        b';' => match bytes[trimmed(bytes, at + 1..end)] {
            [b'W' | b'B' | b'w', ..] => true,
            [b'b', next, ..] => !next.is_ascii_digit(),
            _ => false,
        },
        _ => false,
    }
}

fn note_semicolon(folded: &Folded, at: usize, remarks: &mut Remarks) {
    if folded.bytes[at] == b';' {
        let range = folded.source(at..at + 1);
        remarks.add("T621", range, "a semicolon stands where a colon should");
    }
}

/// The FEN inside `[FEN "…"]`, `FEN "…"`, `/FEN "…"/` or quotes.
fn body(bytes: &[u8]) -> Range<usize> {
    let wrapper = |b: &u8| matches!(b, b'[' | b']' | b'"' | b'/' | b' ');
    let mut start = bytes.iter().take_while(|b| wrapper(b)).count();
    let named = bytes[start..].get(..3).is_some_and(|word| word.eq_ignore_ascii_case(b"FEN"));
    if named {
        start += 3;
        start += bytes[start..].iter().take_while(|b| wrapper(b)).count();
    }
    let behind = bytes[start..].iter().rev().take_while(|b| wrapper(b)).count();
    start..bytes.len() - behind
}

fn without_dot(folded: &Folded, body: Range<usize>, remarks: &mut Remarks) -> Range<usize> {
    let dot = |b: &u8| matches!(b, b'.' | b' ');
    let dots = folded.bytes[body.clone()].iter().rev().take_while(|b| dot(b)).count();
    let end = body.end - dots;
    if dots > 0 {
        remarks.add("T612", folded.source(end..body.end), "a full stop ends the position");
    }
    body.start..end
}

/// A range without the spaces at its ends.
fn trimmed(bytes: &[u8], range: Range<usize>) -> Range<usize> {
    let text = &bytes[range.clone()];
    let before = text.iter().take_while(|b| **b == b' ').count();
    let behind = text[before..].iter().rev().take_while(|b| **b == b' ').count();
    range.start + before..range.end - behind
}
