//! A look at a game as it stands in its file: is all well with it?
//!
//! Nearly all games are legal, are written plainly, and end with a result that fits. To see that of one,
//! its text is gone through once and its moves are played as they are met; no record is made. Whatever
//! is odd in any way is left to [`check`](crate::check), which finds the same of all others.

use tavlei_core::{Labels, Separator, Turn};
use tavlei_notation::{Parsed, parse_pair, parse_turn_into};
use tavlei_record::{PlainGame, RawGame};

use crate::context::Context;
use crate::draws;
use crate::kinds::{Common, RESULTS};
use crate::line::{Line, Step, Wanted};
use crate::results;

/// A game that nothing is to be said of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fine {
    /// How many half-moves it has; not none.
    pub plies: u32,
}

/// Whether all is well with a game: its moves are legal, its result fits, and a check would find nothing
/// graver than a note. `None` says nothing; [`check`](crate::check) knows.
pub fn glance(context: &Context, raw: &RawGame) -> Option<Fine> {
    let game = PlainGame::of(raw)?;
    let kind = context.kinds().of(context, &game)?;
    let common = kind.common.as_ref()?;
    let mut look = Look::new(common, game.movetext.as_bytes());
    let result = look.moves(game.tag("Result"))?;
    look.ends_with(common, result).then_some(Fine { plies: look.line.len() as u32 })
}

/// A game that is looked at.
struct Look<'a> {
    text: &'a [u8],
    labels: &'a Labels,
    line: Line,
    parsed: Parsed,
    found: Vec<Turn>,
}

impl<'a> Look<'a> {
    fn new(common: &'a Common, text: &'a [u8]) -> Look<'a> {
        let line = Line::new(common.game.open());
        let labels = common.game.labels();
        Look { text, labels, line, parsed: Parsed::default(), found: Vec::new() }
    }

    /// Plays all moves, up to the result, which it gives; that of the tag, if there is one.
    fn moves(&mut self, tag: Option<&str>) -> Option<&'static str> {
        loop {
            self.skip_blanks();
            if let Some((pair, len)) = parse_pair(self.text, self.labels)
                && is_blank(*self.text.get(len)?)
                && self.line.play_pair(pair)
            {
                self.pass(len)?;
            } else if let Some(len) = number(self.text) {
                self.pass(len)?;
            } else if self.text.first() == Some(&b'{') {
                self.pass(comment(self.text)?)?;
            } else if let Some(result) = result(self.text) {
                return tag.is_none_or(|tag| tag == result).then_some(result);
            } else {
                self.word()?;
            }
        }
    }

    #[inline(always)]
    fn skip_blanks(&mut self) {
        while let Some((&first, rest)) = self.text.split_first()
            && is_blank(first)
        {
            self.text = rest;
        }
    }

    #[inline(always)]
    fn pass(&mut self, len: usize) -> Option<()> {
        self.text = self.text.get(len..)?;
        Some(())
    }

    /// A move that is written otherwise: with all cells of a capture, or in short.
    fn word(&mut self) -> Option<()> {
        let len = self.text.iter().position(|&byte| is_blank(byte))?;
        let (word, rest) = self.text.split_at_checked(len)?;
        let word = str::from_utf8(word).ok().filter(|word| is_of_cells(word))?;
        parse_turn_into(word, self.labels, &mut self.parsed).ok()?;
        let pattern = &self.parsed.pattern;
        let played = self.line.play(Wanted::Cells(pattern), &mut self.found);
        let Step::Played { takes, partial: false } = played else { return None };
        self.text = rest;
        let as_step = pattern.separator == Some(Separator::Step);
        (self.parsed.quirks.is_empty() && !(takes && as_step)).then_some(())
    }

    /// Whether nothing is to be said of the end: the result, and the draws that might have been
    /// claimed.
    fn ends_with(&mut self, common: &Common, result: &str) -> bool {
        let calm = self.line.longest_calm();
        let end = self.line.session().pieces();
        let board = self.line.outcome().and_then(results::of_outcome);
        self.line.len() > 0
            && !self.line.is_open()
            && common.fits(result, board)
            && !draws::may_hold(&common.draws, end, calm)
    }
}

#[inline(always)]
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r')
}

/// Whether a word holds nothing but what the names of cells and the signs between them consist of.
fn is_of_cells(word: &str) -> bool {
    word.len() > 2
        && word.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'h' | b'x' | b':' | b'-'))
}

/// The result that a text consists of, but for blanks behind it.
fn result(text: &[u8]) -> Option<&'static str> {
    let text = text.trim_ascii_end();
    RESULTS.into_iter().find(|result| result.as_bytes() == text)
}

/// The length of `12.` before a move or the end of a line.
#[inline(always)]
fn number(text: &[u8]) -> Option<usize> {
    let digits = text.iter().take(4).take_while(|byte| byte.is_ascii_digit()).count();
    let is_number = digits > 0
        && text.get(digits) == Some(&b'.')
        && matches!(text.get(digits + 1), Some(b' ' | b'\r' | b'\n' | b'0'..=b'9' | b'a'..=b'h'));
    is_number.then_some(digits + 1)
}

/// The length of a comment that is nothing but text.
fn comment(text: &[u8]) -> Option<usize> {
    let inside = text.get(1..)?;
    let len = memchr::memchr(b'}', inside)?;
    let is_plain = inside.get(..len)?.iter().all(|byte| !matches!(byte, b'{' | b'['));
    is_plain.then_some(len + 2)
}
