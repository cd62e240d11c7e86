//! The records that a page keeps beside what it shows. Such a page is read game by game, however long.

use std::io::{self, ErrorKind, Read};

use super::CUT;
use crate::codes::TEXT_NOT_CLOSED;
use crate::format::{Cut, Games, Pieces};
use crate::json::write_json;
use crate::{RawGame, ReadOptions, Record, Remark, Span};

/// Stands before a record.
const BEFORE: &str = "<script type=\"application/tavlei+json\">";
/// Stands behind it.
const BEHIND: &str = "</script>";

/// Stands in the head of such a page.
const MARK: &[u8] = b"<meta name=\"generator\" content=\"tavlei\">";
/// A record with its board and its score has no more bytes.
const LONGEST: usize = 1 << 30;

/// Whether a page is one of this program, by its beginning.
pub(super) fn is_own(start: &[u8]) -> bool {
    memchr::memmem::find(start, MARK).is_some()
}

/// Writes a record as data of the page. A page must not hold `</` in it.
pub(super) fn write(page: &mut String, record: &Record) {
    let mut line = Vec::new();
    // Writing into memory does not fail.
    if write_json(&mut line, record).is_ok() {
        let line = String::from_utf8_lossy(&line).replace("</", "<\\/");
        page.push_str(BEFORE);
        page.push_str(line.trim_end());
        page.push_str(BEHIND);
        page.push('\n');
    }
}

/// Cuts behind each record.
#[derive(Default)]
struct Records {
    /// So far there is none.
    seen: usize,
}

impl Cut for Records {
    fn cut(&mut self, text: &str, _: bool) -> Option<usize> {
        // A mark may stand where the text was cut.
        let from = text.floor_char_boundary(self.seen.saturating_sub(BEFORE.len()));
        let Some(start) = text[from..].find(BEFORE).map(|at| from + at) else {
            self.seen = text.len();
            return None;
        };
        self.seen = start + BEFORE.len();
        let end = self.seen + text[self.seen..].find(BEHIND)?;
        self.seen = 0;
        Some(end + BEHIND.len())
    }
}

/// The records of a page of this program.
pub(super) struct Kept {
    pieces: Pieces<Records>,
    /// The next record: what is behind it may tell something.
    ahead: Option<RawGame>,
    given: u64,
}

impl Kept {
    /// Those of a page.
    pub(super) fn new(bytes: Box<dyn Read + Send>, options: &ReadOptions) -> Kept {
        let options = ReadOptions { longest_game: LONGEST, ..options.clone() };
        Kept { pieces: Pieces::new(bytes, &options, Records::default()), ahead: None, given: 0 }
    }

    /// The next record, with a word on the end of the page behind the last one.
    fn following(&mut self) -> io::Result<Option<RawGame>> {
        let Some(piece) = self.pieces.next()? else { return Ok(None) };
        if let Some(mut game) = record(&piece) {
            // Of a page that is cut off the last record is not whole, which its parser tells.
            game.number = self.given + u64::from(self.ahead.is_some()) + 1;
            return Ok(Some(game));
        }
        if !piece.text.to_ascii_lowercase().contains("</html") {
            let message = format!("there are no games in it: {CUT}");
            let error = || io::Error::new(ErrorKind::InvalidData, message);
            let last = self.ahead.as_mut().ok_or_else(error)?;
            let end = last.text.len() as u32;
            let span = Span { start: end, end };
            last.remarks.push(Remark { code: TEXT_NOT_CLOSED, span, message: CUT.to_owned() });
        }
        Ok(None)
    }
}

impl Games for Kept {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        if self.given == 0 {
            self.ahead = self.following()?;
        }
        let following = self.following()?;
        let next = std::mem::replace(&mut self.ahead, following);
        self.given += u64::from(next.is_some());
        Ok(next)
    }

    fn encoding(&self) -> Option<&'static str> {
        self.pieces.encoding()
    }
}

/// The record in a piece of a page.
fn record(piece: &RawGame) -> Option<RawGame> {
    let start = piece.text.find(BEFORE)? + BEFORE.len();
    let inside = piece.text[start..].split(BEHIND).next()?;
    let line = piece.first_line + piece.text[..start].matches('\n').count() as u64;
    Some(RawGame::new(inside.to_owned(), piece.number, (line, 1), Vec::new()))
}

/// Whether a page ends before it should: in the middle of a tag, before `</html>`, or with no more in
/// it than its first line.
pub(super) fn is_cut(page: &str) -> bool {
    let page = page.trim_matches(['\u{feff}', ' ', '\t', '\r', '\n']).to_ascii_lowercase();
    let in_tag = page.rfind('<').is_some_and(|at| !page[at..].contains('>'));
    let is_open = page.contains("<html") && !page.contains("</html");
    let is_begun = page.matches('<').count() == 1 && page.ends_with('>');
    page.starts_with('<') && (in_tag || is_open || is_begun)
}
