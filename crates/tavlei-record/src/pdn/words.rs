//! Lexemes that are tokens: numbers, moves (with blanks inside them, too), results, other words.

use super::bytes::{self, BLANK, CLASS, DIGIT, STOP, inline_blanks};
use super::lex::{Kind, Lexeme, Lexer, is_literal};
use super::tag;
use super::token::{Shape, shape};
use crate::model::CommentStyle;

impl Lexer<'_> {
    /// The end of the token that begins here.
    pub(super) fn token_end(&self, start: usize) -> usize {
        let window = self.window(start);
        let mut at = 0;
        while let Some(&byte) = window.get(at) {
            let inside = match byte {
                b';' => at > 0 && is_punctuation(window[at - 1]),
                b'\\' => !is_literal(self.text, start + at),
                0x80.. => bytes::wide_blank(&window[at..]) == 0,
                _ => CLASS[byte as usize] & (BLANK | STOP) == 0,
            };
            if !inside {
                break;
            }
            at += 1;
        }
        self.char_end(start + at)
    }

    /// This place, or the end of the character that it cuts (a token is cut only at its full length).
    fn char_end(&self, mut at: usize) -> usize {
        while self.text.get(at).is_some_and(|byte| byte & 0xc0 == 0x80) {
            if bytes::wide_blank(&self.text[at..]) > 0 {
                break;
            }
            at += 1;
        }
        at
    }

    /// A lexeme that begins with a digit: a number, a move, a result.
    pub(super) fn digits(&mut self, start: usize) -> Lexeme {
        let digits = self.run(start, |byte| byte.is_ascii_digit());
        match self.text.get(digits) {
            Some(b'.') => {}
            Some(0x80..) if bytes::dots(&self.text[digits..]) > 0 => {
                return self.lexeme(Kind::Number, start, digits + 3);
            }
            Some(0x80..) if bytes::wide_blank(&self.text[digits..]) > 0 => {
                return self.bare_number(start, digits);
            }
            Some(&byte) if CLASS[byte as usize] & (BLANK | STOP) == 0 => return self.token(start),
            _ => return self.bare_number(start, digits),
        }
        if self.text.get(digits + 1).is_some_and(u8::is_ascii_digit) {
            let end = self.token_end(start);
            if shape(&self.text[start..end]) == Shape::Result {
                return self.lexeme(Kind::Result, start, end);
            }
        }
        let dots = self.run(digits, |byte| byte == b'.');
        self.lexeme(Kind::Number, start, self.number_end(digits, dots))
    }

    /// Behind `12.` an ellipsis belongs to the number: `12. ...`, `12.…`.
    fn number_end(&self, digits: usize, dots: usize) -> usize {
        if dots - digits > 1 {
            return dots;
        }
        let window = self.window(dots);
        let gap = inline_blanks(window).min(16);
        match bytes::dots(&window[gap..]) {
            0 => dots,
            len => dots + gap + len,
        }
    }

    /// Digits alone: the first cell of `32 - 28`, a number without its dot, or `3228`.
    fn bare_number(&self, start: usize, digits: usize) -> Lexeme {
        if let Some(joined) = self.joined(start, digits) {
            return joined;
        }
        let kind = if digits - start > 3 { Kind::Move } else { Kind::Number };
        self.lexeme(kind, start, digits)
    }

    pub(super) fn word(&mut self, start: usize, first: u8) -> Lexeme {
        match first {
            b'%' if self.position.line_start => {
                return self.line_comment(start, CommentStyle::Percent);
            }
            b'*' if start > 0 && self.text[start - 1].is_ascii_alphanumeric() => {
                return self.lexeme(Kind::Forced, start, start + 1);
            }
            b'*' => return self.lexeme(Kind::Result, start, start + 1),
            b'/' => {
                if let Some(setup) = self.setup(start).or_else(|| self.broken_setup(start)) {
                    return setup;
                }
            }
            _ if self.position.line_start && bytes::is(first, bytes::ALPHA) => {
                self.tag = tag::scan_without_bracket(self.text, start);
                if let Some(tag) = self.tag {
                    return self.lexeme(Kind::Tag, start, tag.end);
                }
            }
            _ => {}
        }
        if let Some(mark) = self.glued_ellipsis(start) {
            return mark;
        }
        self.token(start)
    }

    /// `...` glued to a move says whose move it is, like the number that is missing before it.
    fn glued_ellipsis(&self, start: usize) -> Option<Lexeme> {
        let dots = bytes::dots(self.window(start));
        let follows = dots > 0 && starts_cell(self.text.get(start + dots..)?);
        follows.then(|| self.lexeme(Kind::Number, start, start + dots))
    }

    /// A token that is no number: a move, a result, or unknown.
    fn token(&self, start: usize) -> Lexeme {
        let end = self.token_end(start);
        let token = &self.text[start..end];
        if let Some(joined) = self.joined(start, end) {
            return joined;
        }
        let kind = match shape(token) {
            Shape::Unknown => return self.lexeme(Kind::Unknown, start, end),
            _ if token.len() > 1 && matches!(token[token.len() - 1], b'*' | b',' | b'.') => {
                return self.trimmed(start, end);
            }
            shape => kind_of(shape),
        };
        self.lexeme(kind, start, end)
    }

    /// A move with a sign glued behind it: `8-11*`, `24-19,`, `32-28...`. The sign is left for the
    /// next lexeme.
    fn trimmed(&self, start: usize, end: usize) -> Lexeme {
        let token = &self.text[start..end];
        let tail = token.iter().rev().take_while(|byte| matches!(byte, b'*' | b',' | b'.')).count();
        let short = if tail == token.len() { end } else { end - tail };
        self.lexeme(kind_of(shape(&self.text[start..short])), start, short)
    }

    /// A move written with blanks in it: `35x 4`, `35 x4`, `3 - 9`, `1 - 0`.
    fn joined(&self, start: usize, end: usize) -> Option<Lexeme> {
        let mut reach = end;
        while let Some(next) = self.join(start, reach) {
            reach = next;
        }
        if reach == end {
            return None;
        }
        let mut packed = [0; 64];
        let mut len = 0;
        for &byte in self.text[start..reach].iter().filter(|byte| !matches!(byte, b' ' | b'\t')) {
            *packed.get_mut(len)? = byte;
            len += 1;
        }
        let kind = match shape(&packed[..len]) {
            Shape::Unknown | Shape::UnknownMove => return None,
            shape => kind_of(shape),
        };
        Some(Lexeme { gaps: true, ..self.lexeme(kind, start, reach) })
    }

    /// One step of joining: the end of the next token if it carries on the move up to `end`.
    fn join(&self, start: usize, end: usize) -> Option<usize> {
        let done = &self.text[start..end];
        let window = self.window(end);
        let gap = window.iter().take(9).take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        if gap == 0 || gap > 8 || end - start > 48 {
            return None;
        }
        let next = end + gap;
        let open = ends_in_separator(done);
        let sign = bytes::separator(&window[gap..]);
        if open && starts_cell(&window[gap..]) && done[0].is_ascii_alphanumeric() {
            return Some(self.token_end(next));
        }
        let after = next + sign;
        let spaced = inline_blanks(&self.window(after)[..self.window(after).len().min(8)]);
        let cell_follows = starts_cell(self.text.get(after + spaced..)?);
        (!open && sign > 0 && cell_follows && is_cell(done))
            .then(|| if spaced > 0 { after } else { self.token_end(next) })
    }
}

fn kind_of(shape: Shape) -> Kind {
    match shape {
        Shape::Move => Kind::Move,
        Shape::UnknownMove => Kind::UnknownMove,
        Shape::Result => Kind::Result,
        Shape::Score => Kind::Score,
        Shape::Unknown => Kind::Unknown,
    }
}

/// Whether a `;` behind this byte belongs to a word of prose.
fn is_punctuation(before: u8) -> bool {
    before.is_ascii_alphabetic() || matches!(before, b'"' | b'\'' | 0x80..)
}

/// Whether a cell and a sign stand at the end: `35x`, `35 x`.
pub(super) fn ends_in_separator(token: &[u8]) -> bool {
    let ([before @ .., b'-' | b'x' | b'X' | b':'] | [before @ .., 0xe2, 0x80, 0x90..=0x95]) = token
    else {
        return false;
    };
    before.trim_ascii_end().last().is_some_and(u8::is_ascii_digit)
}

fn starts_cell(bytes: &[u8]) -> bool {
    match bytes {
        [letter, digit, ..] if letter.is_ascii_alphabetic() => bytes::is(*digit, DIGIT),
        [first, ..] => bytes::is(*first, DIGIT),
        [] => false,
    }
}

/// `35`, `c3`, or `1/2` (of a result).
fn is_cell(token: &[u8]) -> bool {
    match token {
        b"1/2" => true,
        [letter, rest @ ..] if letter.is_ascii_alphabetic() => {
            matches!(rest.len(), 1 | 2) && rest.iter().all(u8::is_ascii_digit)
        }
        _ => token.len() <= 2 && token.iter().all(u8::is_ascii_digit),
    }
}
