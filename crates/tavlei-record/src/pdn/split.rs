//! A stream of text → the texts of its games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;

use super::boundary::{Boundary, Verdict};
use super::lex::{Kind, Lexer, MARGIN, Position};
use crate::encoding::{Decoder, Note, asked};
use crate::format::Made;
use crate::{ReadOptions, Remark, Span};

/// The text of one game, before it is parsed. It owns everything, so it can go to another thread.
#[derive(Clone, Default, Debug)]
pub struct RawGame {
    /// The text, verbatim, in UTF-8.
    pub text: String,
    /// Which record of its file, from 1.
    pub number: u64,
    /// The line of the file on which it begins, from 1.
    pub first_line: u64,
    /// The column at which it begins, from 1.
    pub first_column: u32,
    /// What the decoder and the splitter have to say of it.
    pub remarks: Vec<Remark>,
    /// Whether only blanks, or nothing, stand before it on its first line.
    pub(crate) line_start: bool,
    /// The text to be parsed, where the file does not hold it in that form.
    pub(crate) made: Option<Box<Made>>,
}

impl RawGame {
    /// A text cut out of a file of another format.
    pub(crate) fn new(
        text: String,
        number: u64,
        (first_line, first_column): (u64, u32),
        remarks: Vec<Remark>,
    ) -> RawGame {
        RawGame { text, number, first_line, first_column, remarks, line_start: true, made: None }
    }
}

/// Splits a stream into games, in constant memory: it keeps the game at hand and one window.
pub struct Splitter<R> {
    decoder: Decoder<R>,
    /// An encoding that nobody knows, told at the first call.
    error: Option<io::Error>,
    window: String,
    /// Where the game at hand begins in the window.
    start: usize,
    /// How much text stood before the window.
    passed: u64,
    ended: bool,
    position: Position,
    boundary: Boundary,
    longest: usize,
    number: u64,
    line: u64,
    column: u32,
    line_start: bool,
    notes: VecDeque<Note>,
}

/// Where a game ends and why.
struct Cut {
    at: usize,
    too_long: bool,
}

impl<R: Read> Splitter<R> {
    /// A splitter over the bytes of a file. An encoding in the options that nobody knows is an
    /// error of the first [`next`](Self::next), of the kind [`io::ErrorKind::InvalidInput`].
    pub fn new(input: R, options: &ReadOptions) -> Self {
        let (encoding, error) = match asked(options) {
            Ok(encoding) => (encoding, None),
            Err(error) => (None, Some(error)),
        };
        Self {
            decoder: Decoder::new(input, encoding),
            error,
            window: String::new(),
            start: 0,
            passed: 0,
            ended: false,
            position: Position::start(0, true),
            boundary: Boundary::default(),
            longest: options.longest_game.clamp(1024, 1 << 30),
            number: 0,
            line: 1,
            column: 1,
            line_start: true,
            notes: VecDeque::new(),
        }
    }

    /// The name of the encoding as far as it is known by now, such as `UTF-8`.
    pub fn encoding(&self) -> &'static str {
        self.decoder.encoding()
    }

    /// The next game, or `None` at the end. Only reading itself can fail.
    #[expect(clippy::should_implement_trait, reason = "an io::Result<Option<_>> reads better here")]
    pub fn next(&mut self) -> io::Result<Option<RawGame>> {
        let mut game = RawGame::default();
        Ok(self.next_into(&mut game)?.then_some(game))
    }

    /// As [`next`](Self::next), into a game whose buffers are used again; false at the end.
    pub fn next_into(&mut self, game: &mut RawGame) -> io::Result<bool> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let cut = loop {
            match self.find_cut() {
                Some(cut) => break cut,
                None if self.ended => return Ok(false),
                None => self.refill()?,
            }
        };
        self.hand_over(game, &cut);
        Ok(true)
    }

    /// The end of the game at hand; `None` when more text is needed or nothing is left.
    fn find_cut(&mut self) -> Option<Cut> {
        let text = self.window.as_bytes();
        let most = self.start + self.longest;
        let mut lexer = Lexer::new(text, self.position, self.ended);
        loop {
            self.boundary.see_plain(&mut lexer, most);
            let lexeme = lexer.next();
            match lexeme.kind {
                Kind::More if text.len() <= most + MARGIN => {
                    self.position = lexer.position;
                    return None;
                }
                Kind::More => return Some(self.too_long(most)),
                _ if lexeme.end > most => return Some(self.too_long(most)),
                Kind::End => {
                    let end = self.boundary.end().unwrap_or(text.len());
                    let blank = self.boundary.is_blank();
                    return (!blank).then_some(Cut { at: end, too_long: false });
                }
                _ => {}
            }
            if let Verdict::Cut(at) = self.boundary.see(text, &lexeme, lexer.tag.as_ref()) {
                return Some(Cut { at, too_long: false });
            }
        }
    }

    /// The cut of a game that is longer than any real one.
    fn too_long(&self, most: usize) -> Cut {
        let mut at = most.min(self.window.len());
        while !self.window.is_char_boundary(at) {
            at -= 1;
        }
        Cut { at, too_long: true }
    }

    fn refill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.window.drain(..self.start);
            self.passed += self.start as u64;
            self.position.at -= self.start;
            self.boundary.shift(self.start);
            self.start = 0;
        }
        let wanted = self.window.len().min(self.longest).max(64 * 1024) + self.window.len();
        while self.window.len() < wanted && !self.ended {
            self.ended = !self.decoder.fill(&mut self.window)?;
        }
        self.notes.extend(mem::take(&mut self.decoder.notes));
        Ok(())
    }

    fn hand_over(&mut self, game: &mut RawGame, cut: &Cut) {
        let text = &self.window[self.start..cut.at];
        game.text.clear();
        game.text.push_str(text);
        self.number += 1;
        game.number = self.number;
        game.first_line = self.line;
        game.first_column = self.column;
        game.line_start = self.line_start;
        game.remarks.clear();
        let before = self.passed + self.start as u64;
        while self.notes.front().is_some_and(|note| note.at < before + text.len() as u64) {
            game.remarks.extend(self.notes.pop_front().map(|note| note.remark(before, text)));
        }
        if cut.too_long {
            game.remarks.push(too_long_remark(text, self.longest));
        }
        self.walk(cut.at);
        self.begin(cut.at);
    }

    /// Counts lines and columns up to a place.
    fn walk(&mut self, end: usize) {
        let text = &self.window.as_bytes()[self.start..end];
        let feeds = memchr::memchr_iter(b'\n', text).count();
        let mut breaks = feeds;
        for at in memchr::memchr_iter(b'\r', text) {
            breaks += usize::from(text.get(at + 1) != Some(&b'\n'));
        }
        let last = memchr::memrchr2(b'\n', b'\r', text);
        let tail = &self.window[self.start + last.map_or(0, |at| at + 1)..end];
        self.line += breaks as u64;
        self.column = tail.chars().count() as u32 + if breaks > 0 { 1 } else { self.column };
        self.line_start = tail.trim().is_empty() && (breaks > 0 || self.line_start);
    }

    fn begin(&mut self, at: usize) {
        self.start = at;
        self.position = Position::start(at, self.line_start);
        self.boundary = Boundary::default();
    }
}

fn too_long_remark(text: &str, longest: usize) -> Remark {
    let end = text.chars().next().map_or(0, char::len_utf8);
    let span = Span { start: 0, end: end as u32 };
    let message = format!(
        "this game is longer than {} and is cut here; its text goes on in the next record",
        if longest.is_multiple_of(1 << 20) {
            format!("{} MiB", longest >> 20)
        } else {
            format!("{longest} bytes")
        }
    );
    Remark { code: crate::codes::GAME_TOO_LONG, span, message }
}
