//! What a token is by its shape: a move, a result, a score, or nothing known.

use super::bytes::{self, ALPHA, DIGIT, HIGH, dash};

/// The shape of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shape {
    /// A turn; whether its cells exist is for the notation to say.
    Move,
    /// `-`, `--`, `...`: a turn that the record does not know.
    UnknownMove,
    /// A result whatever stands around it: `1-0`, `1/2-1/2`, `1.02-0.98`.
    Result,
    /// A result at the end of a game, otherwise a turn: `12-0`.
    Score,
    /// Neither.
    Unknown,
}

/// The shape of a token without blanks.
pub(super) fn shape(token: &[u8]) -> Shape {
    if let Some(shape) = result(token) {
        return shape;
    }
    match token {
        _ if is_unknown_move(token) => Shape::UnknownMove,
        _ if is_move(token) => Shape::Move,
        _ => Shape::Unknown,
    }
}

fn is_unknown_move(token: &[u8]) -> bool {
    let mut at = 0;
    while at < token.len() {
        match dash(&token[at..]) {
            0 => break,
            len => at += len,
        }
    }
    !token.is_empty() && (at == token.len() || bytes::dots(token) == token.len())
}

/// A turn has a digit and no word, only short runs of letters (`c3`, `cd4`, `e8-off`,
/// `d3xe3A`, Cyrillic homoglyphs too); or it is `pass`, or a list of capital letters (`B`, `D,A`).
fn is_move(token: &[u8]) -> bool {
    let mut letters = 0;
    let mut digit = false;
    for &byte in token {
        if bytes::is(byte, DIGIT) {
            (digit, letters) = (true, 0);
        } else if bytes::is(byte, ALPHA) || byte >= 0xc0 {
            letters += 1;
        } else if byte < 0x80 {
            letters = 0;
        }
        if letters > 3 && !token.eq_ignore_ascii_case(b"pass") || byte < 0x80 && !is_move_byte(byte)
        {
            return false;
        }
    }
    digit && starts_turn(token) || is_letter_list(token) || letters == 4
}

fn is_move_byte(byte: u8) -> bool {
    bytes::is(byte, ALPHA | DIGIT) || b"-:*@^,~=/+.[]|#".contains(&byte)
}

fn starts_turn(token: &[u8]) -> bool {
    bytes::dots(token) == 0
        && token
            .first()
            .is_some_and(|&byte| bytes::is(byte, ALPHA | DIGIT | HIGH) || b"@~[#".contains(&byte))
}

fn is_letter_list(token: &[u8]) -> bool {
    token.len() % 2 == 1
        && token.iter().enumerate().all(|(i, &byte)| match i % 2 {
            0 => byte.is_ascii_uppercase(),
            _ => byte == b',',
        })
}

/// One side of a result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    /// `0`.
    Zero,
    /// `1` or `2`.
    Point(u8),
    /// `1/2`, `½`.
    Fraction,
    /// `0.5`, `1.02`.
    Decimal,
    /// Another number.
    Other,
}

/// `1-0`, `1:0`, `1/2-1/2`, `½-½`, `0.5-0.5`, `2-0` … are results always, also with an F for a game
/// that was not played (`1-0F`, `1F-0F`); with another number on one side and 0 on the other it is a
/// score if it ends the game.
fn result(token: &[u8]) -> Option<Shape> {
    if token == b"*" || is_seats_result(token) {
        return Some(Shape::Result);
    }
    if !matches!(token, [b'0'..=b'9' | 0xc2, _, _, ..]) || token.len() > 16 {
        return None;
    }
    let (left, at) = side(token)?;
    let sign = match &token[at..] {
        [b':', ..] => 1,
        rest => dash(rest),
    };
    let (right, end) = side(token.get(at + sign..)?)?;
    if sign == 0 || at + sign + end != token.len() {
        return None;
    }
    match (left, right) {
        (Half::Zero, Half::Zero | Half::Point(_))
        | (Half::Point(_), Half::Zero)
        | (Half::Point(b'1'), Half::Point(b'1'))
        | (Half::Decimal, Half::Decimal)
        | (Half::Fraction, Half::Fraction | Half::Zero | Half::Point(_))
        | (Half::Zero | Half::Point(_), Half::Fraction) => Some(Shape::Result),
        (Half::Zero, Half::Other) | (Half::Other, Half::Zero) => Some(Shape::Score),
        _ => None,
    }
}

/// `0-1-0`, `1-0-0-0`: a digit for each of three or four players, one of whom has won.
fn is_seats_result(token: &[u8]) -> bool {
    let digits = || token.iter().step_by(2);
    matches!(token.len(), 5 | 7)
        && token.iter().skip(1).step_by(2).all(|&sign| sign == b'-')
        && digits().all(|digit| matches!(digit, b'0' | b'1'))
        && digits().filter(|&&digit| digit == b'1').count() == 1
}

/// One side of a result and its length, with the F of a game that was not played.
fn side(bytes: &[u8]) -> Option<(Half, usize)> {
    let (half, len) = half(bytes)?;
    let forfeit = matches!(bytes.get(len), Some(b'F' | b'f'));
    Some((half, len + usize::from(forfeit)))
}

fn half(bytes: &[u8]) -> Option<(Half, usize)> {
    let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit()).count();
    match &bytes[digits..] {
        [0xc2, 0xbd, ..] if digits < 2 => return Some((Half::Fraction, digits + 2)),
        [b'/', b'2', ..] if bytes.starts_with(b"1") && digits == 1 => {
            return Some((Half::Fraction, 3));
        }
        [b'.' | b',', rest @ ..] if (1..4).contains(&digits) => {
            let after = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            return (1..4).contains(&after).then_some((Half::Decimal, digits + 1 + after));
        }
        _ => {}
    }
    match &bytes[..digits] {
        [] => None,
        b"0" => Some((Half::Zero, 1)),
        [digit @ (b'1' | b'2')] => Some((Half::Point(*digit), 1)),
        [_] | [b'1'..=b'9', _] | [b'1'..=b'9', _, _] => Some((Half::Other, digits)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(shape_wanted: Shape, tokens: &[&str]) {
        for token in tokens {
            assert_eq!(shape(token.as_bytes()), shape_wanted, "{token}");
        }
    }

    #[test]
    fn results_in_every_scale() {
        all(Shape::Result, &["1-0", "0-1", "2-0", "0-2", "1-1", "0-0", "1:0", "1/2:1/2", "*"]);
        all(Shape::Result, &["1/2-1/2", "½-½", "0.5-0.5", "1.02-0.98", "1–0", "½:½", "1½-½"]);
        all(Shape::Result, &["0-1-0", "1-0-0", "0-0-0-1"]);
        all(Shape::Result, &["1-0F", "0-2f", "0-0F", "1F-0F"]);
        all(Shape::Score, &["12-0", "0-12", "4-0"]);
    }

    #[test]
    fn moves_that_look_like_results() {
        all(Shape::Move, &["1-18", "01-06", "11x22", "4-6", "1-9", "00-28", "1x1", "2-1", "11-1"]);
    }

    #[test]
    fn moves_of_all_games() {
        all(
            Shape::Move,
            &["32-28", "cd4", "C3-B4", "3228", "@d4", "@d4^", "b2-b3,f2-f3", "2c3-c5"],
        );
        all(
            Shape::Move,
            &["~e4,c4^", "[6]@a1", "[3]--", "e2xe3Axd4W", "e8-off", "D,A", "c3xc5=a6"],
        );
        all(Shape::Move, &["@a1,@b2", "8e1-off", "f3-g3,g2:g3-g3:g4", "c3~d3,e5-d4", "b8-@c1"]);
        all(Shape::Move, &["48:13:15", "7:3=R:1", "xd4", "c3^", "Б-52", "d1xb3=a2", "3@a1"]);
        all(Shape::Move, &["с3-д4", "32–28", "a1xa5xe5", "3@e5", "@d4/d5", "c2:d2-c4:d4", "pass"]);
    }

    #[test]
    fn neither() {
        all(Shape::Unknown, &["tail", "draw2", "won", "I'd", ",", ".", "Cake++", "(TN)", "x"]);
        all(Shape::UnknownMove, &["-", "--", "...", "…", "—"]);
    }
}
