//! Plain text: a score as books print it.

mod heading;
mod write;

use crate::format::{Format, Holds, Needs, NotAGame, Reading, TagsHeld, Writing};
use crate::{RawGame, Record, parse_game};

/// The tags that stand above the moves, and those that the moves themselves tell.
const TAGS: &[&str] = &["White", "Black", "Event", "Site", "Round", "Date", "Result", "PlyCount"];

/// A score for people. It is read as PDN without tags, which is what people type.
pub(crate) const FORMAT: Format = Format {
    name: "txt",
    title: "plain text: a score as in books",
    extensions: &["txt"],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open: crate::pdn::open,
        parse,
        wants: "moves, and above them perhaps the names of the players: «A – B»",
    }),
    writing: Some(Writing {
        notation: None,
        holds: Holds { tags: TagsHeld::Only(TAGS), ..Holds::ALL },
        needs: Needs::Game,
        game: write::write,
        head: "",
        between: "\n",
        tail: "",
    }),
};

/// Reads a score, with the names of the players from the line above it. The parser, which knows no
/// headings, sees blanks in their place, and `1.` for `1)`; the record keeps the text.
#[expect(clippy::unnecessary_wraps, reason = "other formats can fail")]
fn parse(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let original = raw.text.clone();
    let heading = heading::find(&original);
    let moves = heading.as_ref().map_or(0, heading::Found::end);
    raw.text = blanked(&original[..moves]) + &dotted(&original[moves..]);
    parse_game(raw, record);
    record.text.replace_range(..original.len(), &original);
    if let Some(heading) = heading {
        heading.add_tags(record);
    }
    Ok(())
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
