//! Games in texts that a file does not hold in that form: what a page shows, what the strings of
//! JSON say. They are read as PDN, and what is odd in them is shown where it stands in the file.

use std::collections::VecDeque;
use std::io::{self, Cursor};

use super::Games;
use crate::{Origin, RawGame, ReadOptions, Record, Remark, Span, Splitter, parse_game};

/// A text and where its parts come from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Made {
    /// The text.
    pub(crate) text: String,
    /// From this byte of the text on, text and source go along: byte of the text, byte of the
    /// source. In order.
    marks: Vec<(u32, u32)>,
}

impl Made {
    /// Adds a part that stands in the source from a byte on.
    pub(crate) fn push(&mut self, part: &str, source: usize) {
        if !part.is_empty() {
            self.marks.push((self.text.len() as u32, source as u32));
            self.text.push_str(part);
        }
    }

    /// Whether there is more than blanks in it.
    pub(crate) fn has_text(&self) -> bool {
        !self.text.trim().is_empty()
    }

    /// The place in the source of a byte of the text.
    fn place(&self, at: u32) -> u32 {
        let behind = self.marks.partition_point(|(text, _)| *text <= at);
        let (text, source) = behind.checked_sub(1).map_or((0, 0), |mark| self.marks[mark]);
        source + (at - text)
    }

    /// The place of a range of the text, as far as it is one in the source.
    pub(crate) fn span(&self, span: Span) -> Span {
        let start = self.place(span.start);
        let end = self.place(span.end.saturating_sub(1).max(span.start)) + 1;
        Span { start, end: end.max(start) }
    }

    /// A part of the text, whose source is counted from a byte of the source on.
    fn part(&self, start: usize, end: usize, source: u32) -> Made {
        let (first, last) = (start as u32, end as u32);
        let begins = (0, self.place(first).saturating_sub(source));
        let inside = self.marks.iter().filter(|(text, _)| *text > first && *text < last);
        let inside = inside.map(|(text, at)| (text - first, at.saturating_sub(source)));
        Made {
            text: self.text[start..end].to_owned(),
            marks: std::iter::once(begins).chain(inside).collect(),
        }
    }
}

/// What gives pieces of a file, each with the text that is made of it.
pub(crate) trait Maker: Send {
    /// The next piece; `None` behind the last one.
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>>;

    /// The encoding of the file.
    fn encoding(&self) -> Option<&'static str>;

    /// As [`Games::said`].
    fn said(&self) -> Option<&str> {
        None
    }
}

/// The games in what a maker makes.
pub(crate) struct MadeGames<M> {
    maker: M,
    ready: VecDeque<RawGame>,
    number: u64,
}

impl<M: Maker> MadeGames<M> {
    /// The games of a file.
    pub(crate) fn new(maker: M) -> MadeGames<M> {
        MadeGames { maker, ready: VecDeque::new(), number: 0 }
    }
}

impl<M: Maker> Games for MadeGames<M> {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        while self.ready.is_empty() {
            let Some((piece, made)) = self.maker.next()? else { return Ok(None) };
            self.ready = games(&piece, &made)?;
        }
        self.number += 1;
        let number = self.number;
        Ok(self.ready.pop_front().map(|raw| RawGame { number, ..raw }))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.maker.encoding()
    }

    fn said(&self) -> Option<&str> {
        self.maker.said()
    }
}

/// The games of one piece.
fn games(piece: &RawGame, made: &Made) -> io::Result<VecDeque<RawGame>> {
    let options = ReadOptions { encoding: Some("utf-8".to_owned()), ..ReadOptions::default() };
    let mut splitter = Splitter::new(Cursor::new(made.text.as_bytes()), &options);
    let mut games = VecDeque::new();
    let mut from = 0;
    while let Some(game) = splitter.next()? {
        let start = made.text[from..].find(&game.text).map_or(from, |at| from + at);
        from = start + game.text.len();
        games.push_back(cut(piece, made, &game, (start, from)));
    }
    if let Some(last) = games.back_mut() {
        let end = made.span(Span { start: 0, end: from as u32 }).end.min(piece.text.len() as u32);
        let behind = piece.remarks.iter().filter(|remark| remark.span.start >= end);
        let at = Span { start: last.text.len() as u32, end: last.text.len() as u32 };
        last.remarks.extend(behind.map(|remark| Remark { span: at, ..remark.clone() }));
    }
    Ok(games)
}

/// One game, with the part of the source that it stands in.
fn cut(piece: &RawGame, made: &Made, game: &RawGame, (start, end): (usize, usize)) -> RawGame {
    let whole = made.span(Span { start: start as u32, end: end as u32 });
    let from = boundary(&piece.text, whole.start as usize);
    let to = boundary(&piece.text, whole.end as usize).max(from);
    let place = place(piece, from);
    let made = made.part(start, end, from as u32);
    let own =
        game.remarks.iter().map(|remark| Remark { span: made.span(remark.span), ..remark.clone() });
    let of_file =
        piece.remarks.iter().filter(|remark| (from..to).contains(&(remark.span.start as usize)));
    let of_file = of_file.map(|remark| {
        let Span { start, end } = remark.span;
        let end = (end.min(to as u32)).saturating_sub(from as u32);
        let span = Span { start: start - from as u32, end };
        Remark { span, ..remark.clone() }
    });
    let remarks = of_file.chain(own).collect();
    let raw = RawGame::new(piece.text[from..to].to_owned(), 0, place, remarks);
    RawGame { made: Some(Box::new(made)), ..raw }
}

fn boundary(text: &str, at: usize) -> usize {
    (at.min(text.len())..=text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len())
}

/// Line and column in the file of a byte of a piece.
fn place(piece: &RawGame, at: usize) -> (u64, u32) {
    let record = Record {
        text: piece.text[..at].to_owned(),
        source_len: at,
        first_line: piece.first_line,
        first_column: piece.first_column,
        ..Record::default()
    };
    let place = record.place(Span { start: at as u32, end: at as u32 });
    (place.line, place.column)
}

/// Parses a game of [`MadeGames`].
pub(crate) fn parse_made(raw: &mut RawGame, format: &'static str, record: &mut Record) {
    let made = raw.made.take().unwrap_or_default();
    let source = std::mem::take(&mut raw.text);
    let of_file = std::mem::take(&mut raw.remarks);
    raw.text.clone_from(&made.text);
    parse_game(raw, record);
    let shift = source.len() as u32;
    let behind = |span: Span| Span { start: span.start + shift, end: span.end + shift };
    // What the parser added behind the text has no place of its own.
    let of_source = |span: Span| {
        if span.start as usize >= made.text.len() {
            return Span::default();
        }
        // An entity may stand for more letters, or longer ones, than it has.
        let Span { start, end } = made.span(span);
        let whole = |at: u32| boundary(&source, at as usize) as u32;
        Span { start: whole(start), end: whole(end) }
    };
    for tag in &mut record.tags {
        (tag.name, tag.value, tag.span) =
            (behind(tag.name), behind(tag.value), of_source(tag.span));
    }
    for item in &mut record.items {
        (item.text, item.span) = (behind(item.text), of_source(item.span));
    }
    for remark in &mut record.remarks {
        remark.span = of_source(remark.span);
    }
    record.remarks.splice(0..0, of_file);
    record.text.insert_str(0, &source);
    record.source_len = source.len();
    record.verbatim = false;
    record.origin = Some(Origin { format, game: Span::default() });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_source() {
        let mut made = Made::default();
        made.push("ab", 10);
        made.push("\n", 14);
        made.push("cd", 20);
        let span = |start, end| made.span(Span { start, end });
        assert_eq!(span(0, 2), Span { start: 10, end: 12 });
        assert_eq!(span(1, 5), Span { start: 11, end: 22 });
        let part = made.part(2, 5, 10);
        assert_eq!((part.text.as_str(), part.place(0), part.place(2)), ("\ncd", 4, 11));
    }
}
