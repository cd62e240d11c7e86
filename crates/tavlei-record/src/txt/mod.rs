//! Plain text: a score as books print it.

mod heading;
mod sections;
mod top;
mod write;

use std::collections::VecDeque;
use std::io::{self, Cursor};

use crate::format::{
    Ended, Format, Games, Holds, Needs, NotAGame, Pieces, Reading, Source, TagsHeld, Writing,
    no_head,
};
use crate::words::{before_words, is_move, result_at_end};
use crate::{
    Item, Origin, RawGame, ReadOptions, Record, Remark, Span, Splitter, decode, parse_game,
};
use sections::Sections;

/// The tags that stand above the moves, and those that the moves themselves tell.
#[rustfmt::skip]
const TAGS: &[&str] = &[
    "White", "Black", "Event", "Site", "Round", "Date", "Variant", "GameType", "Notation", "SetUp", "FEN",
    "Result", "PlyCount",
];

/// A score for people. It is read as PDN without tags, which is what people type.
pub(crate) const FORMAT: Format = Format {
    name: "txt",
    title: "plain text: a score as in books",
    extensions: &["txt"],
    is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse,
        wants: "moves, and above them perhaps the names of the players, «A – B», and lines such as «Position: W:W31:B2»",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::Only(TAGS), two_results: false, ..Holds::ALL },
        needs: Needs::Game,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "\n",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// So much of a text tells whether it is one.
const START: usize = 8 << 10;

/// A text that begins with the lines above a game, and then has moves.
fn is_own(start: &[u8]) -> bool {
    let text = decode(&start[..start.len().min(START)]);
    let text = text.trim_start_matches('\u{feff}');
    heading::find(text).is_some_and(|found| begins_with_moves(&text[found.end()..]))
}

/// What lines above moves tell, as tags, and whether the first one names both players; `None` if they
/// are no heading, or begin with something else.
pub(crate) fn heading_tags(lines: &str) -> Option<(Vec<(&'static str, String)>, bool)> {
    let found = heading::find(lines)?;
    let is_all = lines[found.end()..].trim().is_empty();
    let begins = found.has_players() || heading::is_label(lines.lines().next()?);
    (is_all && begins).then(|| (found.tags(lines), found.has_players()))
}

/// Whether a text begins with moves: with the first number and a move, or with two moves.
pub(crate) fn begins_with_moves(text: &str) -> bool {
    let mut words = text.split_whitespace().map(|word| word.trim_matches(['{', '(']));
    let (first, second) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let is_number = matches!(first, "1." | "1)");
    is_move(first) && (first.starts_with("1.") || is_move(second)) || is_number && is_move(second)
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let sections = Pieces::new(source.bytes, options, Sections);
    Box::new(Headed { sections, ready: VecDeque::new(), number: 0 })
}

/// The games of each section: as PDN parts them, the first one with the heading.
struct Headed {
    sections: Pieces<Sections>,
    ready: VecDeque<RawGame>,
    number: u64,
}

impl Games for Headed {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        while self.ready.is_empty() {
            let Some(section) = self.sections.next()? else { return Ok(None) };
            self.ready = games(section)?;
        }
        self.number += 1;
        let number = self.number;
        Ok(self.ready.pop_front().map(|raw| RawGame { number, ..raw }))
    }

    fn encoding(&self) -> Option<&'static str> {
        self.sections.encoding()
    }
}

/// The games of a section.
fn games(section: RawGame) -> io::Result<VecDeque<RawGame>> {
    let text = Readable::of(&section.text).text;
    let options = ReadOptions { encoding: Some("utf-8".to_owned()), ..ReadOptions::default() };
    let mut splitter = Splitter::new(Cursor::new(text.as_bytes()), &options);
    let (mut games, mut from) = (VecDeque::new(), 0);
    while let Some(game) = splitter.next()? {
        let start = text[from..].find(&game.text).map_or(from, |at| from + at);
        from = start + game.text.len();
        games.push_back(part(&section, &game, (start, from)));
    }
    if games.is_empty() {
        games.push_back(section);
    }
    Ok(games)
}

/// A game of a section, in its own words.
fn part(section: &RawGame, game: &RawGame, (start, end): (usize, usize)) -> RawGame {
    let inside = |remark: &&Remark| (start..end).contains(&(remark.span.start as usize));
    let moved = |remark: &Remark| {
        let Span { start: from, end: to } = remark.span;
        let span = Span { start: from - start as u32, end: to.min(end as u32) - start as u32 };
        Remark { span, ..remark.clone() }
    };
    let of_section = section.remarks.iter().filter(inside).map(moved);
    let remarks = of_section.chain(game.remarks.iter().cloned()).collect();
    let column = if game.first_line == 1 { section.first_column - 1 } else { 0 };
    let place = (section.first_line + game.first_line - 1, column + game.first_column);
    let raw = RawGame::new(section.text[start..end].to_owned(), 0, place, remarks);
    RawGame { line_start: game.line_start, ..raw }
}

/// A section as the parser of PDN takes it, each part in its place: blanks for the heading, `1.` for
/// `1)`, and `*` for results in words.
struct Readable {
    text: String,
    heading: Option<heading::Found>,
    /// Where the results stood, and what they say.
    results: Vec<(Span, Ended)>,
}

impl Readable {
    fn of(text: &str) -> Readable {
        let heading = heading::find(text);
        let moves = heading.as_ref().map_or(0, heading::Found::end);
        let (starred, results) = starred(&text[moves..]);
        let moved =
            |span: Span| Span { start: span.start + moves as u32, end: span.end + moves as u32 };
        let results = results.into_iter().map(|(span, ended)| (moved(span), ended)).collect();
        Readable { text: blanked(&text[..moves]) + &dotted(&starred), heading, results }
    }
}

/// Reads a score, with the names of the players from the line above it. The record keeps the text.
#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let original = raw.text.clone();
    let Readable { text, heading, results } = Readable::of(&original);
    raw.text = text;
    parse_game(raw, record);
    if record.text.get(..original.len()) != Some(&original) {
        record.text.replace_range(..original.len(), &original);
        // The source is no PDN.
        record.origin = Some(Origin { format: FORMAT.name, game: Span::default() });
    }
    for (words, ended) in results {
        let made = record.push_text(ended.result());
        let is_it = |item: &&mut Item| item.span.start == words.start;
        if let Some(item) = record.items.iter_mut().find(is_it) {
            (item.text, item.span) = (made, words);
        }
        let star = words.start + 1;
        let ends_there = record.remarks.iter_mut().filter(|remark| remark.span.end == star);
        ends_there.for_each(|remark| remark.span.end = words.end);
    }
    if let Some(heading) = heading {
        heading.add_tags(record);
    }
    Ok(())
}

/// A text with `*` and blanks for results in words outside of comments and variations, and where they
/// stood.
fn starred(text: &str) -> (String, Vec<(Span, Ended)>) {
    let (mut starred, mut results) = (String::with_capacity(text.len()), Vec::new());
    let (mut depth, mut in_comment) = (0_usize, false);
    for line in text.split_inclusive('\n') {
        for letter in line.chars() {
            match letter {
                '{' => in_comment = true,
                '}' => in_comment = false,
                '(' if !in_comment => depth += 1,
                ')' if !in_comment => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
        let found = result_at_end(line).filter(|_| depth == 0 && !in_comment);
        let Some((at, ended)) = found else {
            starred.push_str(line);
            continue;
        };
        let start = (starred.len() + at) as u32;
        let len = line[at..].trim_end().len() as u32;
        results.push((Span { start, end: start + len }, ended));
        let before = before_words(&line[..at]);
        starred.push_str(before);
        starred.push_str(&blanked(&line[before.len()..at]));
        starred.push('*');
        starred.push_str(&blanked(&line[at..])[1..]);
    }
    (starred, results)
}

/// Line ends, and a blank for each other byte.
fn blanked(text: &str) -> String {
    let blank = |byte| if matches!(byte, b'\n' | b'\r') { char::from(byte) } else { ' ' };
    text.bytes().map(blank).collect()
}

/// `12)` as `12.`, outside of parentheses and braces.
fn dotted(text: &str) -> String {
    let mut dotted = String::with_capacity(text.len());
    let (mut depth, mut digits) = (0_usize, 0);
    for letter in text.chars() {
        let is_number = letter == ')' && depth == 0 && (1..=3).contains(&digits);
        dotted.push(if is_number { '.' } else { letter });
        match letter {
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        // Digits count from the beginning of a word on.
        digits = match letter {
            '0'..='9' if digits < 9 => digits + 1,
            letter if letter.is_whitespace() => 0,
            _ => 9,
        };
    }
    dotted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::records;

    /// `04.` looks like the number of the next move of the game before.
    #[test]
    fn a_heading_with_a_number_goes_on_with_no_game() {
        let game = |event: &str, moves: &str| {
            format!("Event: {event}.DAM\nDate: 2000.09.16\nGameType: 20\n\n{moves} *\n")
        };
        let moves = "1. 33-29 19-23 2. 32-28 23x32 3. 37x28";
        let text = [game("03", moves), game("04", moves), game("03", moves)].join("\n");
        let records = records(&FORMAT, &text);
        let event = |record: &Record| record.tag("Event").unwrap_or("").to_owned();
        let events: Vec<_> = records.iter().map(|r| (event(r), r.main_line().count())).collect();
        assert_eq!(events, ["03", "04", "03"].map(|event| (format!("{event}.DAM"), 5)));
    }

    #[test]
    fn a_text_with_lines_above_moves_is_known() {
        for own in [
            "Event: X\nGameType: 26\n\n1. c3-d4 d6-c5 *",
            "\u{feff}Иванов – Петров\r\n\r\n1) c3-d4 d6-c5",
            "Белые: Иванов\n32-28 19-23",
        ] {
            assert!(is_own(own.as_bytes()), "{own}");
        }
        let cp1251 = b"\xc1\xe5\xeb\xfb\xe5: \xc8\xe2\xe0\xed\xee\xe2\r\n\r\n1. c3-d4 d6-c5\r\n";
        assert!(is_own(cp1251));
        for other in [
            "1. c3-d4 d6-c5",
            "[White \"A\"]\n\n1. c3-d4",
            "Date: 2020\n\nDear all,\n1. come early",
            "Tavlei – a program\n\nIt plays 1. c3-d4 for you.",
            "",
        ] {
            assert!(!is_own(other.as_bytes()), "{other}");
        }
    }

    #[test]
    fn results_in_words_end_a_game() {
        let text = "А – Б\n\n1. c3-d4 d6-c5 2. b2-c3\nНичья.\n\nВ – Г\n\n1. e3-f4, Белые сдались\n\n\
                    1. c3-b4 d6-c5 {draw} Black resigned";
        let records = records(&FORMAT, text);
        let told: Vec<_> = records.iter().map(|r| (r.result(), r.main_line().count())).collect();
        assert_eq!(told, [(Some("1/2-1/2"), 3), (Some("0-1"), 1), (Some("1-0"), 2)]);
        assert!(records.iter().all(|record| record.remarks.is_empty()));
        assert!(records[0].source().contains("Ничья."));
    }

    #[test]
    fn a_result_above_the_moves_splits_no_game() {
        let records = records(&FORMAT, "White: A\nResult: 1-0\n\n1. c3-d4 d6-c5 1-0\n");
        assert_eq!(records.len(), 1);
        assert_eq!((records[0].tag("Result"), records[0].main_line().count()), (Some("1-0"), 2));
    }

    #[test]
    fn each_game_has_the_heading_above_it() {
        let text = "Alder – Birch\nRiga, 1984\n\n1. 32-28 19-23 2-0\n\nCedar – Dogwood\nRiga, 1985\n\n\
                    1. 33-28 18-23 *\n";
        let mut seen = Vec::new();
        for record in records(&FORMAT, text) {
            let tag = |name: &str| record.tag(name).unwrap_or("").to_owned();
            let moves = record.main_line().collect::<Vec<_>>().join(" ");
            seen.push((record.number, record.first_line, tag("White"), tag("Date"), moves));
        }
        let game = |number, line, white: &str, date: &str, moves: &str| {
            (number, line, white.to_owned(), date.to_owned(), moves.to_owned())
        };
        let expected = [
            game(1, 1, "Alder", "1984.??.??", "32-28 19-23"),
            game(2, 6, "Cedar", "1985.??.??", "33-28 18-23"),
        ];
        assert_eq!(seen, expected);
    }
}
