//! The tokeniser of PDN: a hand-written byte loop over a table of byte classes.
//!
//! Decision: no parser-combinator library here. Nearly every rule is about what to do when the text
//! does *not* follow the grammar, and this loop decides the speed of the whole program. The lexemes
//! with a sign of their own are in `marks`, the tokens in `words`, a short way for most of them in
//! `quick`.
//!
//! The same tokeniser serves the [`Splitter`](super::Splitter), which sees a window of the file, and
//! the parser, which sees one game. So that the window makes no difference, no decision looks further
//! than [`MARGIN`] bytes ahead, and where fewer are there and more may come the answer is
//! [`Kind::More`].

use super::bytes::{self, BLANK, CLASS, STOP};
use super::{quick, tag};
use crate::model::CommentStyle;

/// How far a decision may look ahead, in bytes.
pub(super) const MARGIN: usize = 32 * 1024;
/// The longest token; what is longer is no move, and is taken in pieces.
pub(super) const LONGEST: usize = 1024;

/// What a lexeme is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing is left.
    End,
    /// More bytes are needed to tell.
    More,
    /// `[Name "value"]`; [`Lexer::tag`] has the parts.
    Tag,
    /// A comment; false when its end is missing.
    Comment(CommentStyle, bool),
    Number,
    Move,
    UnknownMove,
    /// A number and 0: a result at the end of a game, else a move.
    Score,
    Result,
    /// `*` glued to a move.
    Forced,
    Nag,
    Strength,
    Open,
    Close,
    Setup,
    Unknown,
}

/// One piece of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lexeme {
    pub(super) kind: Kind,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The part that counts: the inside of a comment, of a set-up, of `(!)`.
    pub(super) text: (usize, usize),
    /// How many line ends stand before it; at least 2 when there is an empty line.
    pub(super) breaks: u8,
    /// Blanks stand inside it: `35x 4`.
    pub(super) gaps: bool,
}

/// Where the tokeniser is.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Position {
    pub(super) at: usize,
    /// Only blanks and tags have stood on this line so far.
    pub(super) line_start: bool,
    breaks: u8,
    /// Where the sign for a line end, written as text, was first seen.
    pub(super) literal: Option<usize>,
}

impl Position {
    /// The start of a game.
    pub(super) fn start(at: usize, line_start: bool) -> Self {
        Self { at, line_start, ..Self::default() }
    }
}

/// The tokeniser over some bytes.
#[derive(Clone)]
pub(super) struct Lexer<'a> {
    pub(super) text: &'a [u8],
    /// Nothing comes behind `text`.
    pub(super) ended: bool,
    pub(super) position: Position,
    /// The parts of the last [`Kind::Tag`].
    pub(super) tag: Option<tag::Scan>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a [u8], position: Position, ended: bool) -> Self {
        Self { text, ended, position, tag: None }
    }

    /// Goes on from another place of the text.
    pub(super) fn jump(&mut self, at: usize) {
        self.position.at = at;
        self.position.breaks = 0;
        self.position.line_start = false;
    }

    /// The plain lexemes that come next, if any, up to a place; [`jump`](Self::jump) goes on behind
    /// them.
    #[inline]
    pub(super) fn run_of_plain(&self, end: usize) -> quick::Run<'a> {
        let kept_back = if self.ended { 0 } else { MARGIN };
        let end = self.text.len().saturating_sub(kept_back).min(end);
        quick::Run { text: &self.text[..end], at: self.position.at }
    }

    /// The next piece.
    #[inline]
    pub(super) fn next(&mut self) -> Lexeme {
        self.skip_blanks();
        let start = self.position.at;
        if !self.ended && self.text.len() - start < MARGIN {
            return self.lexeme(Kind::More, start, start);
        }
        let Some(&first) = self.text.get(start) else {
            return self.lexeme(Kind::End, start, start);
        };
        let quick = if first == b'[' { None } else { self.quickly(start) };
        let lexeme = quick.unwrap_or_else(|| self.slowly(start, first));
        self.advance(lexeme);
        lexeme
    }

    fn quickly(&self, start: usize) -> Option<Lexeme> {
        let (kind, len) = quick::lexeme(&self.text[start..])?;
        Some(self.lexeme(kind, start, start + len))
    }

    fn slowly(&mut self, start: usize, first: u8) -> Lexeme {
        match first {
            b'0'..=b'9' => self.digits(start),
            _ if CLASS[first as usize] & STOP != 0 => self.special(start, first),
            _ => self.word(start, first),
        }
    }

    fn advance(&mut self, lexeme: Lexeme) {
        if lexeme.kind == Kind::More {
            return;
        }
        self.position.at = lexeme.end;
        self.position.breaks = 0;
        self.position.line_start &= lexeme.kind == Kind::Tag;
    }

    pub(super) fn lexeme(&self, kind: Kind, start: usize, end: usize) -> Lexeme {
        let breaks = self.position.breaks;
        Lexeme { kind, start, end, text: (start, end), breaks, gaps: false }
    }

    #[inline]
    fn skip_blanks(&mut self) {
        let at = self.position.at;
        if self.text.get(at) == Some(&b' ')
            && matches!(self.text.get(at + 1), Some(b'!'..=b'[' | b']'..=b'~'))
        {
            self.position.at += 1;
            return;
        }
        self.skip_any_blanks();
    }

    fn skip_any_blanks(&mut self) {
        let position = &mut self.position;
        while let Some(&byte) = self.text.get(position.at) {
            match byte {
                b' ' => position.at += 1,
                b'\n' | b'\r' => {
                    let paired =
                        byte == b'\n' && position.at > 0 && self.text[position.at - 1] == b'\r';
                    position.breaks = position.breaks.saturating_add(u8::from(!paired));
                    position.line_start = true;
                    position.at += 1;
                }
                0x80.. => match bytes::wide_blank(&self.text[position.at..]) {
                    0 => break,
                    len => position.at += len,
                },
                b'\\' if is_literal(self.text, position.at) => {
                    position.literal.get_or_insert(position.at);
                    position.at += 2;
                }
                _ if CLASS[byte as usize] & BLANK != 0 => position.at += 1,
                _ => break,
            }
        }
    }

    /// The end of the run of such bytes that begins here.
    pub(super) fn run(&self, start: usize, of: impl Fn(u8) -> bool) -> usize {
        let window = &self.text[start..self.text.len().min(start + LONGEST)];
        start + window.iter().position(|&byte| !of(byte)).unwrap_or(window.len())
    }

    /// What a decision about a token at this place may look at.
    pub(super) fn window(&self, from: usize) -> &'a [u8] {
        &self.text[from..self.text.len().min(from + LONGEST)]
    }
}

/// `\r` or `\n` as two characters, at the end of a line or before another such sign or a tag.
pub(super) fn is_literal(text: &[u8], at: usize) -> bool {
    matches!(text.get(at + 1), Some(b'r' | b'n'))
        && match text.get(at + 2) {
            None | Some(b'[') => true,
            Some(b'\\') => matches!(text.get(at + 3), Some(b'r' | b'n')),
            Some(&byte) => bytes::is(byte, BLANK),
        }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn kinds(text: &str) -> Vec<(Kind, &str)> {
        let mut lexer = Lexer::new(text.as_bytes(), Position::start(0, true), true);
        let mut kinds = Vec::new();
        loop {
            let lexeme = lexer.next();
            if lexeme.kind == Kind::End {
                return kinds;
            }
            kinds.push((lexeme.kind, &text[lexeme.start..lexeme.end]));
        }
    }

    #[test]
    fn numbers_and_moves_glued_together() {
        let expected = [(Kind::Number, "1."), (Kind::Move, "33-29"), (Kind::Move, "19-23")];
        assert_eq!(kinds("1.33-29 19-23"), expected);
        assert_eq!(kinds("1. ... 7-12"), [(Kind::Number, "1. ..."), (Kind::Move, "7-12")]);
        assert_eq!(kinds("12…7-12"), [(Kind::Number, "12…"), (Kind::Move, "7-12")]);
        assert_eq!(kinds("1.\u{a0}10-15"), [(Kind::Number, "1."), (Kind::Move, "10-15")]);
    }

    #[test]
    fn moves_with_blanks_inside() {
        assert_eq!(kinds("35x 4 9-13"), [(Kind::Move, "35x 4"), (Kind::Move, "9-13")]);
        assert_eq!(kinds("35 - 4x 9 "), [(Kind::Move, "35 - 4x 9")]);
        assert_eq!(kinds("1 - 0"), [(Kind::Result, "1 - 0")]);
        assert_eq!(kinds("1/2 - 1/2"), [(Kind::Result, "1/2 - 1/2")]);
        assert_eq!(kinds("32-\n28"), [(Kind::Move, "32-"), (Kind::Number, "28")]);
    }

    #[test]
    fn semicolons_end_words_of_prose_but_begin_comments_behind_moves() {
        let comment = Kind::Comment(CommentStyle::Semicolon, true);
        assert_eq!(kinds("28x19;good"), [(Kind::Move, "28x19"), (comment, ";good")]);
        assert_eq!(kinds("good; bad"), [(Kind::Unknown, "good;"), (Kind::Unknown, "bad")]);
    }

    #[test]
    fn an_unclosed_comment_ends_at_the_next_header() {
        let open = Kind::Comment(CommentStyle::Brace, false);
        let found = kinds("{ a [b \"c\"] \n[%clk 1]\n [Event \"x\"]");
        assert_eq!(found.iter().map(|found| found.0).collect::<Vec<_>>(), [open, Kind::Tag]);
    }

    #[test]
    fn brackets_that_are_no_tags() {
        assert_eq!(kinds("[4] a1-e1"), [(Kind::Move, "[4] a1-e1")]);
        assert_eq!(kinds("[3]--"), [(Kind::Move, "[3]--")]);
        assert_eq!(kinds("1-2 [see here]"), [(Kind::Move, "1-2"), (Kind::Unknown, "[see here]")]);
    }

    proptest! {
        #[test]
        fn the_quick_way_agrees_with_the_slow_one(text in "[0-9a-i]{1,3}[-x:.]{0,2}[0-9a-h]{0,3}[x:-]?[0-9]{0,2}[ \r\n*!x0-9-]{1,6}[1-9a-h. -]{0,4}") {
            if let Some((kind, len)) = quick::lexeme(text.as_bytes()) {
                let mut lexer = Lexer::new(text.as_bytes(), Position::start(0, false), true);
                let slow = lexer.slowly(0, text.as_bytes()[0]);
                prop_assert_eq!((slow.kind, slow.end), (kind, len), "{:?}", text);
            }
        }
    }
}
