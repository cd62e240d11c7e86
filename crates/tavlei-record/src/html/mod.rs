//! HTML: a saved page, whose text is read as PDN; and a page of games to be clicked through, which
//! keeps its records as data beside what it shows and so gives them back whole.

mod board;
mod kept;
mod page;
mod play;

use std::io::{self, Cursor, Read};

use self::kept::Kept;

use crate::codes::TEXT_NOT_CLOSED;
use crate::encoding::{Decoder, asked};
use crate::format::{
    Format, Games, Holds, Made, MadeGames, Maker, Needs, NotAGame, Reading, Source, Writing,
    parse_made,
};
use crate::json::read_json_line;
use crate::{RawGame, ReadOptions, Record, Remark, Span};

/// A page whose text holds games.
pub(crate) const FORMAT: Format = Format {
    name: "html",
    title: "a page of HTML: read for the games in its text, written with boards to click through",
    extensions: &["html", "htm", "xhtml"],
    is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "a page must show moves, such as 1. c3-b4 b6-a5, in its text",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds::ALL,
        needs: Needs::Pictures,
        game: play::write,
        head: play::head,
        is_utf8: true,
        between: "",
        tail: include_str!("tail.html"),
        gather: None,
        lacks: None,
    }),
};

/// What is said of a page that ends too early.
const CUT: &str = "the page ends before its </html>: it was probably cut off";
/// The largest page of others in bytes: it is read as a whole.
const LARGEST: usize = 64 << 20;
/// So much of a page tells who wrote it.
const HEAD: u64 = 4096;

fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let begins =
        |mark: &[u8]| start.get(..mark.len()).is_some_and(|s| s.eq_ignore_ascii_case(mark));
    begins(b"<!doctype html")
        || begins(b"<html")
        || begins(b"<head")
        || begins(b"<body")
        || is_mostly_markup(start)
}

/// So many lines tell a part of a page, as programs that make sites keep it.
const FEWEST_LINES: usize = 8;

/// Whether most lines begin with a tag of HTML. Comments of games may have some of these, not more.
fn is_mostly_markup(start: &[u8]) -> bool {
    let lines = start.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_start);
    let (mut all, mut tags) = (0, 0);
    for line in lines.filter(|line| !line.is_empty()) {
        all += 1;
        let is_tag = matches!(line, [b'<', b'/' | b'a'..=b'z' | b'A'..=b'Z', ..]);
        tags += usize::from(is_tag);
    }
    tags >= FEWEST_LINES && tags * 2 > all
}

fn open(mut source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let mut head = Vec::new();
    let failed = source.bytes.by_ref().take(HEAD).read_to_end(&mut head).err();
    let is_kept = kept::is_own(&head);
    let bytes = Box::new(Cursor::new(head).chain(source.bytes));
    if is_kept && failed.is_none() {
        return Box::new(Kept::new(bytes, options));
    }
    let (source, options) = (Some(Source { bytes, ..source }), options.clone());
    let page =
        Page { source, failed, options, encoding: None, games: None, is_cut: false, any: false };
    Box::new(page)
}

fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    if raw.text.starts_with("{\"tavlei\"") {
        read_json_line(&raw.text, record).map_err(|error| NotAGame::new(error.message))?;
        record.remarks.extend(raw.remarks.drain(..).map(|r| Remark { span: Span::default(), ..r }));
        return Ok(());
    }
    parse_made(raw, FORMAT.name, record);
    Ok(())
}

/// A page that somebody else wrote.
struct Page {
    source: Option<Source>,
    /// What kept its beginning from being read.
    failed: Option<io::Error>,
    options: ReadOptions,
    encoding: Option<&'static str>,
    /// Its games, once it has been read.
    games: Option<Box<dyn Games>>,
    /// Whether it ends before its end.
    is_cut: bool,
    /// Whether it has given a game.
    any: bool,
}

impl Games for Page {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        if let Some(error) = self.failed.take() {
            return Err(error);
        }
        if let Some(source) = self.source.take() {
            let text = self.read(source)?;
            self.is_cut = kept::is_cut(&text);
            self.games = Some(self.games(text));
        }
        let next = self.games.as_mut().map_or(Ok(None), |games| games.next())?;
        if next.is_none() && self.is_cut && !self.any {
            let message = format!("there are no games in it: {CUT}");
            return Err(io::Error::new(io::ErrorKind::InvalidData, message));
        }
        self.any |= next.is_some();
        Ok(next)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.encoding
    }
}

impl Page {
    /// Those that the page shows.
    fn games(&self, text: String) -> Box<dyn Games> {
        let span = Span { start: text.len() as u32, end: text.len() as u32 };
        let message = CUT.to_owned();
        let remark = self.is_cut.then_some(Remark { code: TEXT_NOT_CLOSED, span, message });
        let page = RawGame::new(text, 1, (1, 1), remark.into_iter().collect());
        Box::new(MadeGames::new(Shown { page: Some(page), encoding: self.encoding }))
    }

    fn read(&mut self, source: Source) -> io::Result<String> {
        let encoding = asked(&self.options)?;
        let mut decoder = Decoder::new(source.bytes, encoding);
        let mut text = String::new();
        while decoder.fill(&mut text)? {
            if text.len() > LARGEST {
                return Err(io::Error::other(
                    "a page of more than 64 MiB, which is read as a whole, is too large",
                ));
            }
        }
        self.encoding = Some(decoder.encoding());
        Ok(text)
    }
}

/// The text that a page shows.
struct Shown {
    page: Option<RawGame>,
    encoding: Option<&'static str>,
}

impl Maker for Shown {
    fn next(&mut self) -> io::Result<Option<(RawGame, Made)>> {
        let Some(page) = self.page.take() else { return Ok(None) };
        let made = page::shown(&page.text);
        Ok(Some((page, made)))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.encoding
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_page_is_one() {
        let part = format!(
            "---\ntitle: x\n---\n{}",
            "<div>\n  <a href=\"#\">c3-d4</a>\n</div>\n".repeat(4)
        );
        assert!(is_own(part.as_bytes()));
        let game = "[White \"A\"]\n\n1. c3-d4 {\n<b>good</b>\n} d6-c5 *\n".repeat(20);
        assert!(!is_own(game.as_bytes()));
    }
}
