//! The lines above a score that name the players: read as tags.

use crate::{Record, Span};

/// A heading has no more lines than these.
const MOST_LINES: usize = 3;

/// Where the parts of a heading stand in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    white: Span,
    black: Span,
    /// The lines behind that of the players.
    occasion: Vec<Span>,
    end: usize,
}

/// The heading of a text: up to an empty line, `White – Black` in the first, no moves in it.
pub(super) fn find(text: &str) -> Option<Found> {
    let end = blank_line(text)?;
    let head = &text[..end];
    let lines: Vec<&str> = head.lines().filter(|line| !line.trim().is_empty()).collect();
    let is_prose =
        |line: &&str| !line.contains(['{', '[', '(', '$', '"']) && !has_move_number(line);
    if lines.is_empty() || lines.len() > MOST_LINES || !lines.iter().all(is_prose) {
        return None;
    }
    let (dash, sign) = dash(lines[0])?;
    let white = lines[0][..dash].trim();
    let black = lines[0][dash + sign..].trim();
    let is_name = |name: &str| name.chars().any(char::is_alphabetic) || name == "?";
    if !is_name(white) || !is_name(black) {
        return None;
    }
    let occasion = lines[1..].iter().map(|line| span(text, line.trim())).collect();
    Some(Found { white: span(text, white), black: span(text, black), occasion, end })
}

/// Whether a text is a heading and nothing else.
pub(super) fn is_all(text: &str) -> bool {
    find(&format!("{}\n\n", text.trim_end())).is_some_and(|found| found.end > text.trim_end().len())
}

impl Found {
    /// Where the moves begin.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Adds the heading as tags.
    pub(super) fn add_tags(&self, record: &mut Record) {
        for (name, value) in [("White", self.white), ("Black", self.black)] {
            add(record, name, value);
        }
        let told: Vec<_> =
            self.occasion.iter().flat_map(|line| told(record.str(*line), *line)).collect();
        for (name, value) in told {
            if let Told::Span(value) = value {
                add(record, name, value);
            } else if let Told::Year(year, span) = value {
                record.push_tag(name, &year, span);
            }
        }
    }
}

/// What a line tells.
enum Told {
    Span(Span),
    Year(String, Span),
}

/// An event, and the year at its end, if there is one.
fn told(line: &str, at: Span) -> Vec<(&'static str, Told)> {
    let last = line.rsplit([',', ' ']).next().unwrap_or("");
    let mut told = Vec::new();
    let is_date = last.len() >= 4
        && last.as_bytes()[..4].iter().all(u8::is_ascii_digit)
        && last.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let rest =
        if is_date { line[..line.len() - last.len()].trim_end_matches([',', ' ']) } else { line };
    if !rest.is_empty() {
        let span = Span { start: at.start, end: at.start + rest.len() as u32 };
        told.push(("Event", Told::Span(span)));
    }
    if is_date {
        let span = Span { start: at.end - last.len() as u32, end: at.end };
        told.push(("Date", Told::Year(full_date(last), span)));
    }
    told
}

/// `1984` → `1984.??.??`
fn full_date(text: &str) -> String {
    let parts = text.trim_end_matches('.').split('.').chain(["??", "??"]);
    parts.take(3).collect::<Vec<_>>().join(".")
}

fn add(record: &mut Record, name: &str, value: Span) {
    if record.str(value) != "?" {
        let name = record.push_text(name);
        record.tags.push(crate::Tag { name, value, span: value });
    }
}

/// Where the first empty line behind text begins.
fn blank_line(text: &str) -> Option<usize> {
    let mut at = 0;
    let mut any = false;
    for line in text.split_inclusive('\n') {
        if line.trim().is_empty() && any {
            return Some(at);
        }
        any |= !line.trim().is_empty();
        at += line.len();
    }
    None
}

/// A dash between blanks, and its length.
fn dash(line: &str) -> Option<(usize, usize)> {
    [" – ", " — ", " - "].iter().find_map(|sign| Some((line.find(sign)?, sign.len())))
}

/// `1.` or `1)` with something behind it that begins like a move.
fn has_move_number(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.any(|word| {
        let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = word.len() - rest.len();
        (1..=3).contains(&digits)
            && rest.starts_with(['.', ')'])
            && !rest[1..].starts_with(|c: char| c.is_ascii_digit() && rest.contains(".."))
    })
}

fn span(text: &str, part: &str) -> Span {
    let start = part.as_ptr() as usize - text.as_ptr() as usize;
    Span { start: start as u32, end: (start + part.len()) as u32 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RawGame;

    fn read(text: &str) -> Record {
        let mut raw = RawGame::new(text.to_owned(), 1, (1, 1), Vec::new());
        let mut record = Record::default();
        assert!(super::super::parse(&mut raw, &mut record).is_ok());
        record
    }

    #[test]
    fn names_above_the_moves_are_tags() {
        let record = read("Alder, A. – Birch, B.\nClub cup, Riga, 1984\n\n1. 32-28 19-23 2-0\n");
        let tag = |name| record.tag(name);
        let tags = ["White", "Black", "Event", "Date"].map(tag);
        let expected = ["Alder, A.", "Birch, B.", "Club cup, Riga", "1984.??.??"];
        assert_eq!(tags, expected.map(Some));
        assert_eq!(record.main_line().collect::<Vec<_>>(), ["32-28", "19-23"]);
        assert!(record.source().starts_with("Alder"));
        assert!(record.remarks.is_empty(), "{:?}", record.remarks);
    }

    #[test]
    fn moves_are_no_heading() {
        for text in [
            "1. 32 - 28 19 - 23\n\n2. 28x19",
            "c3 - d4\n\nd6 - c5",
            "[White \"A – B\"]\n\n1. 32-28",
        ] {
            assert!(find(text).is_none() || text.starts_with("c3"), "{text}");
        }
    }
}
