//! The lines above a score that name the players: read as tags.

use crate::{Record, Span};

/// A heading has no more lines than these, those with labels aside.
const MOST_LINES: usize = 3;

/// The labels of lines such as `Position: W:W31:B2`, and the tags that they tell.
pub(super) const LABELS: [(&str, &str); 11] = [
    ("White", "White"),
    ("Black", "Black"),
    ("Event", "Event"),
    ("Site", "Site"),
    ("Round", "Round"),
    ("Date", "Date"),
    ("Game", "Variant"),
    ("GameType", "GameType"),
    ("Notation", "Notation"),
    ("SetUp", "SetUp"),
    ("Position", "FEN"),
];

/// What a heading tells, and where it ends in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Found {
    told: Vec<(&'static str, Told)>,
    end: usize,
}

/// The value of a tag.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Told {
    /// As it stands.
    Span(Span),
    /// Made of what stands there.
    Made(String, Span),
}

/// The heading of a text: up to an empty line, `White – Black` in the first and no moves in it, or
/// nothing but lines with labels.
pub(super) fn find(text: &str) -> Option<Found> {
    let end = blank_line(text)?;
    let lines = text[..end].lines().map(str::trim).filter(|line| !line.is_empty());
    let (with_label, free): (Vec<&str>, Vec<&str>) = lines.partition(|line| label(line).is_some());
    let mut told = match free.split_first() {
        None if with_label.is_empty() => return None,
        None => Vec::new(),
        Some((first, occasion)) => {
            if free.len() > MOST_LINES || !free.iter().all(is_prose) {
                return None;
            }
            let lines = occasion.iter().flat_map(|line| of_occasion(text, line));
            players(text, first)?.into_iter().chain(lines).collect()
        }
    };
    let labels = with_label.iter().filter_map(|line| label(line));
    told.extend(labels.map(|(name, value)| (name, Told::Span(span(text, value)))));
    Some(Found { told, end })
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

    /// What a tag is told to be.
    pub(super) fn told<'a>(&'a self, text: &'a str, name: &str) -> Option<&'a str> {
        let (_, told) = self.told.iter().find(|(known, _)| *known == name)?;
        let value = match told {
            Told::Span(span) => text.get(span.start as usize..span.end as usize)?,
            Told::Made(value, _) => value,
        };
        Some(value).filter(|value| *value != "?")
    }

    /// Adds the heading as tags.
    pub(super) fn add_tags(self, record: &mut Record) {
        for (name, told) in self.told {
            match told {
                Told::Span(value) if record.str(value) == "?" => {}
                Told::Span(value) => {
                    let name = record.push_text(name);
                    record.tags.push(crate::Tag { name, value, span: value });
                }
                Told::Made(value, span) => record.push_tag(name, &value, span),
            }
        }
    }
}

/// The tag that a line with a label tells, and its value.
fn label(line: &str) -> Option<(&'static str, &str)> {
    let (label, value) = line.split_once(':')?;
    let is = |(known, _): &&(&str, &str)| known.eq_ignore_ascii_case(label.trim());
    let (_, name) = LABELS.iter().find(is)?;
    Some((*name, value.trim())).filter(|(_, value)| !value.is_empty())
}

fn is_prose(line: &&str) -> bool {
    !line.contains(['{', '[', '(', '$', '"']) && !has_move_number(line)
}

fn players(text: &str, line: &str) -> Option<[(&'static str, Told); 2]> {
    let (dash, sign) = dash(line)?;
    let names = [line[..dash].trim(), line[dash + sign..].trim()];
    let is_name = |name: &&str| name.chars().any(char::is_alphabetic) || **name == *"?";
    let [white, black] = names.map(|name| Told::Span(span(text, name)));
    names.iter().all(is_name).then_some([("White", white), ("Black", black)])
}

/// `Club cup, Riga, round 3, 1984`: what stands alone is the place.
fn of_occasion(text: &str, line: &str) -> Vec<(&'static str, Told)> {
    let mut told = Vec::new();
    let last = line.rsplit([',', ' ']).next().unwrap_or("");
    let is_date = last.len() >= 4
        && last.as_bytes()[..4].iter().all(u8::is_ascii_digit)
        && last.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    let mut rest = line;
    if is_date {
        rest = line[..line.len() - last.len()].trim_end_matches([',', ' ']);
        told.push(("Date", Told::Made(full_date(last), span(text, last))));
    }
    let (before, part) = last_part(rest);
    if let Some(round) = part.strip_prefix("round ") {
        told.push(("Round", Told::Span(span(text, round.trim()))));
        rest = before;
    }
    let (event, site) = last_part(rest);
    let places =
        [("Site", site), ("Event", event)].into_iter().filter(|(_, part)| !part.is_empty());
    told.extend(places.map(|(name, part)| (name, Told::Span(span(text, part)))));
    told.reverse();
    told
}

/// What stands before the last comma, and behind it.
fn last_part(line: &str) -> (&str, &str) {
    let (before, part) = line.rsplit_once(',').unwrap_or(("", line));
    (before.trim(), part.trim())
}

/// `1984` → `1984.??.??`
fn full_date(text: &str) -> String {
    let parts = text.trim_end_matches('.').split('.').chain(["??", "??"]);
    parts.take(3).collect::<Vec<_>>().join(".")
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
        let tags = ["White", "Black", "Event", "Site", "Date"].map(tag);
        let expected = ["Alder, A.", "Birch, B.", "Club cup", "Riga", "1984.??.??"];
        assert_eq!(tags, expected.map(Some));
        assert_eq!(record.main_line().collect::<Vec<_>>(), ["32-28", "19-23"]);
        assert!(record.source().starts_with("Alder"));
        assert!(record.remarks.is_empty(), "{:?}", record.remarks);
    }

    #[test]
    fn lines_with_labels_are_tags() {
        let record = read(
            "A – B\nriga: old, round 2\nGAME: Frisian draughts\nPosition: W:W31,K32:B1\n\n1. 32-28\n",
        );
        let tags: Vec<_> =
            record.tags.iter().map(|tag| (record.str(tag.name), record.str(tag.value))).collect();
        let expected = [
            ("White", "A"),
            ("Black", "B"),
            ("Site", "riga: old"),
            ("Round", "2"),
            ("Variant", "Frisian draughts"),
            ("FEN", "W:W31,K32:B1"),
        ];
        assert_eq!(tags, expected);
        let problem = read("Position: W:W31:B2\n\n1. 31-27 *\n");
        assert_eq!((problem.tag("FEN"), problem.main_line().count()), (Some("W:W31:B2"), 1));
        assert!(find("Event: x\nc3-d4 d6-c5\n\n").is_none(), "moves are never hidden");
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
