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
        let Some(len) = page[start..].find(BEHIND) else { break };
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
