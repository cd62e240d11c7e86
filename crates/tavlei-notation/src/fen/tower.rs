//! The pieces on one cell: `Kc3`, `c3=4`, `Kc3*`, a tower `c3(wWb)` with the top man first.
//!
//! In a tower `w` and `b` are men, `W` and `B` kings; a piece of another kind has its capital before
//! the letter of its side, and a number that a man carries stands behind it: `c3(Gww=2b)`.

use std::fmt::Write as _;

use tavlei_core::{Kind, Piece, Placed, Point, Side};

/// Writes what stands on a cell, the lowest piece first in `stack`.
pub(crate) fn write_stack(stack: &[&Placed], label: &str, out: &mut String) {
    if let [single] = stack {
        out.extend(single.piece.kind.letter());
        out.push_str(label);
        write_mark(single.mark, out);
        return;
    }
    out.push_str(label);
    out.push('(');
    for placed in stack.iter().rev() {
        write_man(**placed, out);
    }
    out.push(')');
}

fn write_man(placed: Placed, out: &mut String) {
    let side = placed.piece.side.letter();
    match placed.piece.kind {
        Kind::King => out.push(side),
        Kind::Man => out.push(side.to_ascii_lowercase()),
        Kind::Other(letter) => out.extend([letter as char, side.to_ascii_lowercase()]),
    }
    write_mark(placed.mark, out);
}

fn write_mark(mark: u8, out: &mut String) {
    match mark {
        0 => {}
        Placed::STAR => out.push('*'),
        number => {
            let _ = write!(out, "={number}");
        }
    }
}

/// Reads `=4` or `*` at the start of a text: the number and the length; 0 and 0 where there is none.
/// `None` if the number can't be read.
pub(crate) fn parse_mark(text: &[u8]) -> Option<(u8, usize)> {
    match text.first() {
        Some(b'*') => return Some((Placed::STAR, 1)),
        Some(b'=') => {}
        _ => return Some((0, 0)),
    }
    let digits = text[1..].iter().take_while(|b| b.is_ascii_digit()).count();
    let number = str::from_utf8(&text[1..=digits]).ok()?.parse().ok()?;
    Some((number, digits + 1))
}

/// Reads the inside of a tower's brackets, top first; gives the pieces with the lowest first.
pub(crate) fn parse_tower(mut text: &[u8], at: Point) -> Option<Vec<Placed>> {
    let mut stack = Vec::new();
    while !text.is_empty() {
        let (piece, len) = parse_man(text)?;
        let (mark, more) = parse_mark(&text[len..])?;
        stack.push(Placed { at, piece, mark });
        text = &text[len + more..];
    }
    stack.reverse();
    (!stack.is_empty()).then_some(stack)
}

fn parse_man(text: &[u8]) -> Option<(Piece, usize)> {
    let piece = |side, kind| Piece { side, kind };
    match *text {
        [letter @ b'A'..=b'Z', b'w', ..] if !matches!(letter, b'W' | b'B' | b'K') => {
            Some((piece(Side::White, Kind::Other(letter)), 2))
        }
        [letter @ b'A'..=b'Z', b'b', ..] if !matches!(letter, b'W' | b'B' | b'K') => {
            Some((piece(Side::Black, Kind::Other(letter)), 2))
        }
        [b'w', ..] => Some((piece(Side::White, Kind::Man), 1)),
        [b'b', ..] => Some((piece(Side::Black, Kind::Man), 1)),
        [b'W', ..] => Some((piece(Side::White, Kind::King), 1)),
        [b'B', ..] => Some((piece(Side::Black, Kind::King), 1)),
        _ => None,
    }
}
