//! Lexemes that begin with a sign of their own: comments, brackets, NAGs, judgements, set-ups.

use super::bytes::inline_blanks;
use super::lex::{Kind, Lexeme, Lexer, MARGIN};
use super::tag;
use super::token::{Shape, shape};
use crate::model::CommentStyle;

impl Lexer<'_> {
    /// A lexeme that begins with a byte which ends tokens.
    pub(super) fn special(&mut self, start: usize, first: u8) -> Lexeme {
        match first {
            b'{' => self.brace(start),
            b';' => self.line_comment(start, CommentStyle::Semicolon),
            b'(' => self.parenthesis(start),
            b')' => self.lexeme(Kind::Close, start, start + 1),
            b'[' => self.bracket(start),
            b'$' => self.nag(start),
            b'!' | b'?' => {
                let end = self.run(start, |byte| matches!(byte, b'!' | b'?'));
                self.lexeme(Kind::Strength, start, end)
            }
            b'<' => {
                let window = &self.text[start..self.text.len().min(start + 256)];
                let close =
                    memchr::memchr3(b'>', b'\n', b'\r', window).filter(|&at| window[at] == b'>');
                self.lexeme(Kind::Unknown, start, start + close.map_or(1, |at| at + 1))
            }
            _ => self.lexeme(Kind::Unknown, start, start + 1),
        }
    }

    /// `{ … }`: the first `}` ends it. If a new game's header comes first, the comment was never
    /// closed, and ends there.
    fn brace(&self, start: usize) -> Lexeme {
        let mut at = start + 1;
        let (end, closed) = loop {
            let Some(found) = memchr::memchr2(b'}', b'[', &self.text[at..]) else {
                if !self.ended {
                    return self.lexeme(Kind::More, start, start);
                }
                break (self.text.len(), false);
            };
            at += found;
            if self.text[at] == b'}' {
                break (at, true);
            }
            if self.is_line_start(at) {
                if !self.ended && self.text.len() - at < MARGIN {
                    return self.lexeme(Kind::More, start, start);
                }
                if tag::scan(self.text, at, true).is_some_and(|tag| tag.flaw.is_none()) {
                    break (at, false);
                }
            }
            at += 1;
        };
        let kind = Kind::Comment(CommentStyle::Brace, closed);
        Lexeme { text: (start + 1, end), ..self.lexeme(kind, start, end + usize::from(closed)) }
    }

    /// Whether only a few spaces stand between this place and the line's start.
    fn is_line_start(&self, at: usize) -> bool {
        let before = &self.text[at.saturating_sub(16)..at];
        let blank = before.iter().rev().position(|byte| !matches!(byte, b' ' | b'\t'));
        blank.is_some_and(|back| matches!(before[before.len() - 1 - back], b'\n' | b'\r'))
    }

    pub(super) fn line_comment(&self, start: usize, style: CommentStyle) -> Lexeme {
        let end = match memchr::memchr2(b'\n', b'\r', &self.text[start..]) {
            Some(len) => start + len,
            None if self.ended => self.text.len(),
            None => return self.lexeme(Kind::More, start, start),
        };
        Lexeme { text: (start + 1, end), ..self.lexeme(Kind::Comment(style, true), start, end) }
    }

    /// `(`, or a judgement in brackets: `(!)`.
    fn parenthesis(&self, start: usize) -> Lexeme {
        let end = self.run(start + 1, |byte| matches!(byte, b'!' | b'?'));
        if end > start + 1 && self.text.get(end) == Some(&b')') {
            let whole = self.lexeme(Kind::Strength, start, end + 1);
            return Lexeme { text: (start + 1, end), ..whole };
        }
        self.lexeme(Kind::Open, start, start + 1)
    }

    /// A tag, a die before a move (`[4]a1-e1`), or something else in brackets.
    fn bracket(&mut self, start: usize) -> Lexeme {
        self.tag = tag::scan(self.text, start, !self.position.line_start);
        if let Some(tag) = self.tag {
            return self.lexeme(Kind::Tag, start, tag.end);
        }
        let digits = self.run(start + 1, |byte| byte.is_ascii_digit());
        if digits > start + 1 && self.text.get(digits) == Some(&b']') {
            let from = digits
                + 1
                + inline_blanks(&self.window(digits + 1)[..16.min(self.window(digits + 1).len())]);
            let end = self.token_end(from);
            let gaps = from > digits + 1;
            if end > from && shape(&self.text[from..end]) != Shape::Unknown {
                return Lexeme { gaps, ..self.lexeme(Kind::Move, start, end) };
            }
        }
        let window = self.window(start);
        let ends = |byte: &u8| matches!(byte, b']' | b'[' | b'\n' | b'\r');
        let close = window[1..].iter().position(ends).filter(|&at| window[at + 1] == b']');
        self.lexeme(Kind::Unknown, start, start + close.map_or(1, |at| at + 2))
    }

    fn nag(&self, start: usize) -> Lexeme {
        let end = self.run(start + 1, |byte| byte.is_ascii_digit());
        let small =
            std::str::from_utf8(&self.text[start + 1..end]).is_ok_and(|n| n.parse::<u16>().is_ok());
        self.lexeme(if small { Kind::Nag } else { Kind::Unknown }, start, end)
    }

    /// `/FEN …` that is not whole: up to a slash or the end of the line.
    pub(super) fn broken_setup(&self, start: usize) -> Option<Lexeme> {
        let window = self.window(start);
        let word = window.get(1..4)?.eq_ignore_ascii_case(b"FEN");
        let line = memchr::memchr3(b'/', b'\n', b'\r', &window[1..]).map(|at| at + 1);
        let end = line.map_or(window.len(), |at| at + usize::from(window[at] == b'/'));
        let whole = std::str::from_utf8(&window[..end]).is_ok();
        (word && whole).then(|| self.lexeme(Kind::Unknown, start, start + end))
    }

    /// `/FEN "…"/`
    pub(super) fn setup(&self, start: usize) -> Option<Lexeme> {
        let window = &self.text[start..self.text.len().min(start + tag::LONGEST)];
        let word = window.get(1..4)?.eq_ignore_ascii_case(b"FEN");
        let open = 4 + inline_blanks(window.get(4..)?);
        let close = open + 1 + memchr::memchr3(b'"', b'{', b'[', window.get(open + 1..)?)?;
        let slash = close + 1 + inline_blanks(window.get(close + 1..)?);
        let whole =
            window[open] == b'"' && window[close] == b'"' && window.get(slash) == Some(&b'/');
        let setup = self.lexeme(Kind::Setup, start, start + slash + 1);
        (word && whole).then_some(Lexeme { text: (start + open + 1, start + close), ..setup })
    }
}
