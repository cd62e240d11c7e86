//! The lines above a score that name the players: read as tags.

use crate::pdn::is_result;
use crate::words::{is_cell, is_move, result_of, tag_of};
use crate::{Record, Span};

/// A heading has no more lines than these, those with labels aside.
const MOST_LINES: usize = 3;

/// The labels that are written, and the tags that they tell. More words are read: see [`tag_of`].
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
    has_players: bool,
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

/// The heading of a text: paragraphs of lines with labels, or with `White – Black` in the first line
/// and no moves, as long as none tells what another one has told.
pub(super) fn find(text: &str) -> Option<Found> {
    let mut all = paragraph(text, 0)?;
    while let Some(next) = paragraph(text, all.end) {
        let is_told = |(name, _): &(&str, Told)| all.told.iter().any(|(told, _)| told == name);
        if next.told.iter().any(is_told) || (next.has_players && all.has_players) {
            break;
        }
        all.told.extend(next.told);
        all.has_players |= next.has_players;
        all.end = next.end;
    }
    Some(all)
}

/// The heading in the first lines behind a byte of a text: it ends before an empty line or before moves.
fn paragraph(text: &str, from: usize) -> Option<Found> {
    let (mut with_label, mut free, mut end) = (Vec::new(), Vec::new(), from);
    for whole in text[from..].split_inclusive('\n') {
        let line = whole.trim();
        let any = !with_label.is_empty() || !free.is_empty();
        if line.is_empty() && !any {
            end += whole.len();
            continue;
        }
        if line.is_empty() || (any && is_movetext(line)) {
            break;
        }
        match label(line) {
            Some(label) => with_label.push(label),
            None if free.len() < MOST_LINES && is_prose(line) => free.push(line),
            None => return None,
        }
        end += whole.len();
    }
    let names_player = with_label.iter().any(|(name, _)| matches!(*name, "White" | "Black"));
    let players = free.first().and_then(|first| players(text, first));
    let has_players = players.is_some();
    let occasion = match free.as_slice() {
        [] if with_label.is_empty() => return None,
        [_, occasion @ ..] if has_players => occasion,
        [_, ..] if !names_player => return None,
        occasion => occasion,
    };
    let mut told: Vec<_> = players.into_iter().flatten().collect();
    told.extend(occasion.iter().flat_map(|line| of_occasion(text, line)));
    told.extend(with_label.into_iter().map(|(name, value)| (name, of_label(text, name, value))));
    Some(Found { told, has_players, end })
}

impl Found {
    /// Where the moves begin.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// Whether a line of it names both players.
    pub(super) fn has_players(&self) -> bool {
        self.has_players
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

    /// All that it tells.
    pub(super) fn tags(&self, text: &str) -> Vec<(&'static str, String)> {
        let told = self.told.iter().map(|(name, _)| *name);
        told.filter_map(|name| Some((name, self.told(text, name)?.to_owned()))).collect()
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

/// Whether a line has a label.
pub(super) fn is_label(line: &str) -> bool {
    label(line).is_some()
}

/// The tag that a line with a label tells, and its value.
fn label(line: &str) -> Option<(&'static str, &str)> {
    let (label, value) = line.split_once(':')?;
    Some((tag_of(label)?, value.trim())).filter(|(_, value)| !value.is_empty())
}

/// A result may be told in words.
fn of_label(text: &str, name: &str, value: &str) -> Told {
    match result_of(value).filter(|_| name == "Result") {
        Some(ended) => Told::Made(ended.result().to_owned(), span(text, value)),
        None => Told::Span(span(text, value)),
    }
}

fn is_prose(line: &str) -> bool {
    !line.contains(['{', '[', '(', '$', '"']) && !has_move_number(line) && !is_movetext(line)
}

/// Whether a line is one of moves: it begins with a move or with what only stands among them, or has
/// a number of a move in it.
fn is_movetext(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or("");
    line.starts_with(['{', '[', '(', '*'])
        || is_move(first)
        || is_result(first)
        || (label(line).is_none() && has_move_number(line))
}

/// No name is longer: what stands on both sides of a dash in a sentence is no name.
const LONGEST_NAME: usize = 60;
/// No name has more words.
const MOST_WORDS: usize = 6;

fn players(text: &str, line: &str) -> Option<[(&'static str, Told); 2]> {
    let (dash, sign) = dash(line)?;
    let names = [line[..dash].trim(), line[dash + sign..].trim()];
    let [white, black] = names.map(|name| Told::Span(span(text, name)));
    names.iter().all(|name| is_name(name)).then_some([("White", white), ("Black", black)])
}

fn is_name(name: &str) -> bool {
    let is_short = name.len() <= LONGEST_NAME && name.split_whitespace().count() <= MOST_WORDS;
    let is_word = name.chars().any(char::is_alphabetic) && !name.split_whitespace().any(is_cell);
    name == "?" || (is_short && is_word)
}

/// `Club cup, Riga, round 3, 1984`: what stands alone is the place.
fn of_occasion(text: &str, line: &str) -> Vec<(&'static str, Told)> {
    let mut told = Vec::new();
    let line = line.strip_suffix("г.").map_or(line, str::trim_end);
    let last = line.rsplit([',', ' ']).next().unwrap_or("");
    let mut rest = line;
    if let Some(date) = date(last) {
        rest = line[..line.len() - last.len()].trim_end_matches([',', ' ']);
        told.push(("Date", Told::Made(date, span(text, last))));
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

/// `1984`, `1984.05`, `17.05.1984`
fn date(text: &str) -> Option<String> {
    let text = text.trim_end_matches('.');
    let parts: Vec<&str> = text.split('.').collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    if !parts.iter().all(is_number) {
        return None;
    }
    match parts.as_slice() {
        [year, ..] if year.len() >= 4 => Some(full_date(text)),
        [day, month, year] if year.len() == 4 && day.len() <= 2 && month.len() <= 2 => {
            Some(format!("{year}.{month:0>2}.{day:0>2}"))
        }
        _ => None,
    }
}

/// `1984` → `1984.??.??`
fn full_date(text: &str) -> String {
    let parts = text.trim_end_matches('.').split('.').chain(["??", "??"]);
    parts.take(3).collect::<Vec<_>>().join(".")
}

/// A dash between blanks, and its length.
fn dash(line: &str) -> Option<(usize, usize)> {
    [" – ", " — ", " - "].iter().find_map(|sign| Some((line.find(sign)?, sign.len())))
}

/// `1.` or `1)` with something behind it that begins like a move.
fn has_move_number(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.any(|word| {
        if date(word).is_some() {
            return false;
        }
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
        let found = find("Event: x\nc3-d4 d6-c5\n\n").map(|found| found.end());
        assert_eq!(found, Some("Event: x\n".len()), "moves are never hidden");
    }

    #[test]
    fn labels_and_dates_are_read_as_people_write_them() {
        let record = read(
            "Чемпионат СССР\nБелые: Иванов\nЧёрные: Петров\nДата: 5.03.1956\nРезультат: ничья\n1. c3-d4 d6-c5",
        );
        let tags = ["Site", "White", "Black", "Date", "Result"].map(|name| record.tag(name));
        let expected = ["Чемпионат СССР", "Иванов", "Петров", "5.03.1956", "1/2-1/2"];
        assert_eq!((tags, record.main_line().count()), (expected.map(Some), 2));
        let record =
            read("Турнир: Кубок\n\nСидоров – Кузнецов\nМосква, 5.03.1956 г.\n\n1. c3-d4 *");
        let tags = ["Event", "White", "Site", "Date"].map(|name| record.tag(name));
        assert_eq!(tags, ["Кубок", "Сидоров", "Москва", "1956.03.05"].map(Some));
    }

    #[test]
    fn moves_are_no_heading() {
        for text in [
            "1. 32 - 28 19 - 23\n\n2. 28x19",
            "c3 - d4\n\nd6 - c5",
            "[White \"A – B\"]\n\n1. 32-28",
        ] {
            assert!(find(text).is_none(), "{text}");
        }
    }
}
