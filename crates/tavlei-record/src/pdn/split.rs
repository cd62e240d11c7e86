//! A stream of text → the texts of its games.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::mem;

use super::block::{Block, likely_start};
use super::boundary::{Boundary, Verdict};
use super::lex::{Kind, Lexer, MARGIN, Position};
use super::place::Place;
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
    /// Whether the text is all that there is to be said: it is parsed as it stands, from the start of a
    /// line, and nothing was odd about it.
    pub fn is_plain(&self) -> bool {
        self.remarks.is_empty() && self.made.is_none() && self.line_start
    }

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
    /// Where a place of the window, at or before `start`, stands in the file; see [`Self::walk`].
    place: Place,
    walked: usize,
    ended: bool,
    position: Position,
    boundary: Boundary,
    longest: usize,
    number: u64,
    notes: VecDeque<Note>,
}

/// Where a game ends and why.
struct Cut {
    at: usize,
    why: Why,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// Another one begins there.
    Next,
    /// Nothing is left.
    End,
    TooLong,
}

impl<R: Read> Splitter<R> {
    /// A splitter over the bytes of a file. An encoding in the options that nobody knows is an
    /// error of the first [`next`](Self::next), of the kind [`io::ErrorKind::InvalidInput`].
    pub fn new(input: R, options: &ReadOptions) -> Self {
        let (encoding, error) = match asked(options) {
            Ok(encoding) => (encoding, None),
            Err(error) => (None, Some(error)),
        };
        let longest = options.longest_game.clamp(1024, 1 << 30);
        Self { error, ..Self::at_start(Decoder::new(input, encoding), longest) }
    }

    fn at_start(decoder: Decoder<R>, longest: usize) -> Self {
        Self {
            decoder,
            error: None,
            window: String::new(),
            start: 0,
            place: Place::START,
            walked: 0,
            ended: false,
            position: Position::start(0, true),
            boundary: Boundary::default(),
            longest,
            number: 0,
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
                    return (!blank).then_some(Cut { at: end, why: Why::End });
                }
                _ => {}
            }
            if let Verdict::Cut(at) = self.boundary.see(text, &lexeme, lexer.tag.as_ref()) {
                return Some(Cut { at, why: Why::Next });
            }
        }
    }

    /// The cut of a game that is longer than any real one.
    fn too_long(&self, most: usize) -> Cut {
        let mut at = most.min(self.window.len());
        while !self.window.is_char_boundary(at) {
            at -= 1;
        }
        Cut { at, why: Why::TooLong }
    }

    fn refill(&mut self) -> io::Result<()> {
        if self.start > 0 {
            self.walk();
            self.window.drain(..self.start);
            self.walked = 0;
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
        self.walk();
        let text = &self.window[self.start..cut.at];
        game.text.clear();
        game.text.push_str(text);
        self.number += 1;
        game.number = self.number;
        game.first_line = self.place.line;
        game.first_column = self.place.column;
        game.line_start = self.place.line_start;
        game.made = None;
        game.remarks.clear();
        let before = self.place.passed;
        while self.notes.front().is_some_and(|note| note.at < before + text.len() as u64) {
            game.remarks.extend(self.notes.pop_front().map(|note| note.remark(before, text)));
        }
        if cut.why == Why::TooLong {
            game.remarks.push(too_long_remark(text, self.longest));
        }
        self.begin(cut.at);
    }

    /// Brings the place up to the start of the game at hand.
    fn walk(&mut self) {
        self.place = self.place.behind(&self.window[self.walked..self.start]);
        self.walked = self.start;
    }

    fn begin(&mut self, at: usize) {
        let line_start = self.place.is_line_start_behind(&self.window[self.walked..at]);
        self.start = at;
        self.position = Position::start(at, line_start);
        self.boundary = Boundary::default();
    }

    /// The next stretch of about so many bytes that is likely to end between games, or of more; `None`
    /// behind the last one. Only reading itself can fail. The games of all [blocks](Block) are those
    /// that [`next`](Self::next) gives.
    pub fn next_block(&mut self, size: usize) -> io::Result<Option<Block>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let most = size.max(self.longest);
        let mut wanted = size.max(1);
        loop {
            while self.window.len() - self.start < wanted && !self.ended {
                self.refill()?;
            }
            let rest = self.rest();
            if rest.is_empty() {
                return Ok(None);
            }
            let seen = &rest[..rest.floor_char_boundary(wanted)];
            let likely = likely_start(seen).filter(|&(at, _)| at > 0);
            let is_all = self.ended && seen.len() == rest.len();
            let cut = match likely {
                _ if is_all => Some((rest.len(), rest.len())),
                // Something is kept back, so that the last block is known to be the last one.
                None if rest.len() > most => {
                    let len = rest.floor_char_boundary(rest.len() - 1);
                    Some((len, len))
                }
                likely => likely,
            };
            if let Some((len, end)) = cut {
                return Ok(Some(self.cut_block(len, end)));
            }
            wanted = wanted.saturating_mul(2);
        }
    }

    /// A block of some bytes of the window, with what follows up to `end`.
    fn cut_block(&mut self, len: usize, end: usize) -> Block {
        self.walk();
        let text = self.rest()[..end].to_owned();
        let place = self.place;
        let behind = place.passed + len as u64;
        let split = self.notes.partition_point(|note| note.at < behind);
        let later = self.notes.split_off(split);
        let notes = mem::replace(&mut self.notes, later);
        self.begin(self.start + len);
        let is_last = self.ended && self.start == self.window.len();
        Block { text, len, place, notes, is_last, longest_game: self.longest }
    }

    /// What the window holds from the game at hand on.
    pub(super) fn rest(&self) -> &str {
        &self.window[self.start..]
    }
}

impl Splitter<io::Empty> {
    /// A splitter over a text at hand, with what the decoder had to say of it.
    pub(super) fn of_text(
        text: String,
        place: Place,
        notes: VecDeque<Note>,
        longest: usize,
    ) -> Self {
        let mut splitter = Self::at_start(Decoder::new(io::empty(), None), longest);
        splitter.position = Position::start(0, place.line_start);
        Self { window: text, place, notes, ended: true, ..splitter }
    }

    /// The same, as far as a game may go.
    pub(super) fn ahead(&self) -> &str {
        let rest = self.rest();
        &rest[..rest.floor_char_boundary(self.longest)]
    }

    /// Where the game at hand begins.
    pub(super) fn at(&self) -> usize {
        self.start
    }

    pub(super) fn has_notes(&self) -> bool {
        !self.notes.is_empty()
    }

    /// Passes over the game at hand, which is known to be so long.
    pub(super) fn pass(&mut self, len: usize) {
        self.number += 1;
        self.begin(self.start + len);
    }

    /// The next game if it is a whole one that ends before some place or there.
    pub(super) fn next_before(&mut self, end: usize) -> Option<RawGame> {
        let cut = self.find_cut()?;
        let is_whole = end == usize::MAX || (cut.why != Why::End && cut.at <= end);
        if !is_whole {
            return None;
        }
        let mut game = RawGame::default();
        self.hand_over(&mut game, &cut);
        Some(game)
    }

    /// The text, and the longest game.
    pub(super) fn into_text(self) -> (String, usize) {
        (self.window, self.longest)
    }

    /// So many bytes from the game at hand on.
    pub(super) fn into_block(mut self, len: usize) -> Block {
        self.walk();
        let mut text = self.window.split_off(self.start);
        text.truncate(len);
        let (place, notes) = (self.place, self.notes);
        Block { len: text.len(), text, place, notes, is_last: false, longest_game: self.longest }
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
