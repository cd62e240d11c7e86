//! A stream of text cut into pieces, each of which is a game.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::Games;
use crate::encoding::{Decoder, Note, asked};
use crate::{RawGame, ReadOptions};

/// Where games end in a text.
pub(crate) trait Cut: Send {
    /// How many bytes of `text`, which begins where a piece does, belong to the piece; `None` asks
    /// for more text, which is given until `ended`. A blank piece is dropped. Called again with the
    /// same text and more behind it, it may go on where it was.
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize>;
}

/// The pieces of a stream, in the memory of one piece and one window.
pub(crate) struct Pieces<C> {
    decoder: Decoder<Box<dyn Read + Send>>,
    error: Option<io::Error>,
    cut: C,
    window: String,
    start: usize,
    /// How much text stood before the window.
    passed: u64,
    ended: bool,
    longest: usize,
    number: u64,
    line: u64,
    column: u32,
    notes: VecDeque<Note>,
}

impl<C: Cut> Pieces<C> {
    /// Cuts the text of a file.
    pub(crate) fn new(bytes: Box<dyn Read + Send>, options: &ReadOptions, cut: C) -> Self {
        let (encoding, error) = match asked(options) {
            Ok(encoding) => (encoding, None),
            Err(error) => (None, Some(error)),
        };
        Pieces {
            decoder: Decoder::new(bytes, encoding),
            error,
            cut,
            window: String::new(),
            start: 0,
            passed: 0,
            ended: false,
            longest: options.longest_game.clamp(1024, 1 << 30),
            number: 0,
            line: 1,
            column: 1,
            notes: VecDeque::new(),
        }
    }

    fn refill(&mut self) -> io::Result<()> {
        self.window.drain(..self.start);
        self.passed += self.start as u64;
        self.start = 0;
        let wanted = self.window.len() + self.window.len().max(64 * 1024);
        while self.window.len() < wanted && !self.ended {
            self.ended = !self.decoder.fill(&mut self.window)?;
        }
        self.notes.extend(std::mem::take(&mut self.decoder.notes));
        Ok(())
    }

    /// The length of the next piece.
    fn find(&mut self) -> io::Result<Option<usize>> {
        loop {
            let text = &self.window[self.start..];
            match self.cut.cut(text, self.ended) {
                Some(len) if len > 0 => return Ok(Some(len)),
                _ if text.len() > self.longest => return Ok(Some(self.longest_cut())),
                _ if !self.ended => self.refill()?,
                _ if text.is_empty() => return Ok(None),
                _ => return Ok(Some(text.len())),
            }
        }
    }

    fn longest_cut(&self) -> usize {
        let text = &self.window[self.start..];
        (0..=self.longest).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(text.len())
    }

    fn hand_over(&mut self, len: usize) -> Option<RawGame> {
        let text = &self.window[self.start..self.start + len];
        let blank = text.len() - text.trim_start_matches(char::is_whitespace).len();
        let skipped = text[..blank].trim_start_matches('\u{feff}').len();
        self.walk(self.start, self.start + skipped);
        let before = self.passed + (self.start + skipped) as u64;
        let piece = self.window[self.start + skipped..self.start + len].to_owned();
        let (line, column) = (self.line, self.column);
        self.walk(self.start + skipped, self.start + len);
        self.start += len;
        let end = before + piece.len() as u64;
        let mut remarks = Vec::new();
        while self.notes.front().is_some_and(|note| note.at < end) {
            remarks.extend(self.notes.pop_front().map(|note| note.remark(before, &piece)));
        }
        if piece.trim().is_empty() {
            return None;
        }
        self.number += 1;
        Some(RawGame::new(piece, self.number, (line, column), remarks))
    }

    /// Counts lines and columns.
    fn walk(&mut self, start: usize, end: usize) {
        let mut last = 0;
        for &byte in &self.window.as_bytes()[start..end] {
            match byte {
                b'\n' if last == b'\r' => {}
                b'\n' | b'\r' => (self.line, self.column) = (self.line + 1, 1),
                0x80..=0xbf => {}
                _ => self.column += 1,
            }
            last = byte;
        }
    }
}

impl<C: Cut> Games for Pieces<C> {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        while let Some(len) = self.find()? {
            if let Some(game) = self.hand_over(len) {
                return Ok(Some(game));
            }
        }
        Ok(None)
    }

    fn encoding(&self) -> Option<&'static str> {
        Some(self.decoder.encoding())
    }
}

/// A piece a line.
#[derive(Debug, Default)]
pub(crate) struct Lines;

impl Cut for Lines {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let bytes = text.as_bytes();
        let at = memchr::memchr2(b'\n', b'\r', bytes)?;
        match (bytes[at], bytes.get(at + 1)) {
            (b'\r', Some(b'\n')) => Some(at + 2),
            (b'\r', None) if !ended => None,
            _ => Some(at + 1),
        }
    }
}

/// The whole file is one piece.
#[derive(Debug, Default)]
pub(crate) struct Whole;

impl Cut for Whole {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        ended.then_some(text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_numbered_as_in_an_editor() {
        let bytes = "\u{feff}one\r\n\r\n  два\nthree".as_bytes();
        let mut lines = Pieces::new(Box::new(bytes), &ReadOptions::default(), Lines);
        let mut seen = Vec::new();
        while let Some(raw) = lines.next().unwrap() {
            seen.push((raw.text.trim().to_owned(), raw.number, raw.first_line, raw.first_column));
        }
        let expected = [("one", 1, 1, 1), ("два", 2, 3, 3), ("three", 3, 4, 1)];
        assert_eq!(seen, expected.map(|(t, n, l, c)| (t.to_owned(), n, l, c)));
    }
}
