//! HTML: a saved page, whose text is read as PDN; and a page of games to be clicked through, which
//! keeps its records as data beside what it shows and so gives them back whole.

mod board;
mod kept;
mod page;
mod play;

use std::io::{self, Cursor, Read};

use self::kept::Kept;

use crate::charset::{Charset, find};
use crate::codes::TEXT_NOT_CLOSED;
use crate::encoding::{Decoder, asked};
use crate::format::{
    Format, Games, Holds, Made, MadeGames, Maker, Needs, NotAGame, Reading, Source, Writing,
    parse_made,
};
use crate::json::read_json_line;
use crate::{RawGame, ReadOptions, Record, Remark, Span, decode};

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

fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let begins =
        |mark: &[u8]| start.get(..mark.len()).is_some_and(|s| s.eq_ignore_ascii_case(mark));
    begins(b"<!doctype html")
        || begins(b"<html")
        || begins(b"<head")
        || begins(b"<body")
        || (begins(b"<?xml") && start.windows(5).any(|part| part.eq_ignore_ascii_case(b"<html")))
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

/// Whether a page keeps records, or shows moves.
pub(crate) fn holds_records(start: &[u8]) -> bool {
    kept::is_own(start) || page::shown(&decode(start)).has_text()
}

fn open(mut source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let mut head = Vec::new();
    let failed = source.bytes.by_ref().take(START).read_to_end(&mut head).err();
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
        let mut bytes = source.bytes;
        let mut start = Vec::new();
        bytes.by_ref().take(START).read_to_end(&mut start)?;
        let asked = asked(&self.options)?;
        let declared = if asked.is_none() { declared(&start) } else { None };
        let bytes = Cursor::new(start).chain(bytes);
        let mut decoder = Decoder::new(bytes, asked.or(declared));
        let mut text = String::new();
        while decoder.fill(&mut text)? {
            if text.len() > LARGEST {
                return Err(io::Error::other(
                    "a page of more than 64 MiB, which is read as a whole, is too large",
                ));
            }
        }
        // What the page says itself is no guess.
        self.encoding = Some(decoder.encoding()).filter(|_| declared.is_none());
        Ok(text)
    }
}

/// So much of a page tells its encoding, and who wrote it.
const START: u64 = 64 << 10;

/// The encoding that a page says it has: `<meta charset=…>`, `<meta … content="…; charset=…">` or
/// `<?xml … encoding="…"?>`. A page that is UTF-8 was saved anew, whatever it says.
fn declared(start: &[u8]) -> Option<Charset> {
    let head = String::from_utf8_lossy(&start[..start.len().min(4096)]).to_ascii_lowercase();
    let is_utf8 = match std::str::from_utf8(start) {
        Ok(_) => !start.is_ascii(),
        Err(error) => error.error_len().is_none() && error.valid_up_to() > 0,
    };
    let tags = head.split('<').filter(|tag| tag.starts_with("meta") || tag.starts_with("?xml"));
    let label = |tag: &str| {
        let (_, value) = tag.split_once("charset=").or_else(|| tag.split_once("encoding="))?;
        let value = value.trim_start_matches(['"', '\'', ' ']);
        let len = value.find(|c: char| !c.is_ascii_alphanumeric() && !"-_:.".contains(c));
        find(&value[..len.unwrap_or(value.len())]).ok()
    };
    let is_marked = start.starts_with(b"\xff\xfe") || start.starts_with(b"\xfe\xff");
    if is_utf8 || is_marked { None } else { tags.into_iter().find_map(label) }
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
    fn a_page_says_its_encoding() {
        let page = |head: &str, text: &[u8]| [head.as_bytes(), text].concat();
        let (old, new) = (b"<p>\xc0 1. c3-d4".as_slice(), "<p>А 1. c3-d4".as_bytes());
        for head in [
            "<meta charset=windows-1251>",
            "<META http-equiv=\"Content-Type\" content=\"text/html; charset=Windows-1251\">",
            "<?xml version=\"1.0\" encoding='windows-1251'?><html>",
        ] {
            let declared = |text| declared(&page(head, text)).map(Charset::name);
            assert_eq!((declared(old), declared(new)), (Some("windows-1251"), None), "{head}");
        }
        assert!(declared(old).is_none() && declared(b"<meta charset=nobody>\xc0").is_none());
        assert!(is_own(b"<?xml version=\"1.0\"?>\n<html>") && !is_own(b"<?xml?><x/>"));
    }

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
