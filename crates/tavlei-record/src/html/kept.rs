//! The records that a page keeps beside what it shows.

use crate::json::write_json;
use crate::{RawGame, Record};

/// Stands before a record.
const BEFORE: &str = "<script type=\"application/tavlei+json\">";
/// Stands behind it.
const BEHIND: &str = "</script>";

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

/// The records of a page, each with its line; none of a page that somebody else wrote.
pub(super) fn games(page: &str) -> Vec<RawGame> {
    let (mut games, mut at, mut line) = (Vec::new(), 0, 1);
    while let Some(found) = page[at..].find(BEFORE) {
        let start = at + found + BEFORE.len();
        // Of a page that is cut off the last record is not whole, which its parser tells.
        let len = page[start..].find(BEHIND).unwrap_or(page.len() - start);
        line += page[at..start].matches('\n').count() as u64;
        let number = games.len() as u64 + 1;
        games.push(RawGame::new(
            page[start..start + len].to_owned(),
            number,
            (line, 1),
            Vec::new(),
        ));
        line += page[start..start + len].matches('\n').count() as u64;
        at = start + len;
    }
    games
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
