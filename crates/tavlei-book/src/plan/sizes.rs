//! Values of a `book.toml` with their limits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, de};

use super::{Content, Diagrams, Exercises, Part};
use crate::Lang;

/// A value that no page can have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSheet {
    /// No size of paper.
    Paper(String),
    /// No number of exercises on a page.
    PerPage(String),
}

impl fmt::Display for BadSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadSheet::Paper(text) => write!(
                f,
                "{text:?} is no size of paper: write a4, a5, a6, b5, letter, half-letter, or \
                 millimetres as in 145x215 (from 70 to 1000)"
            ),
            BadSheet::PerPage(text) => write!(
                f,
                "{text:?} is no number of exercises on a page: write how many stand beside and \
                 below each other, as in 2x3 (at most 9x9)"
            ),
        }
    }
}

impl std::error::Error for BadSheet {}

/// How many exercises stand beside and below each other on a page.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub struct PerPage {
    /// Beside each other, 1 to 9.
    pub across: u8,
    /// Below each other, 1 to 9.
    pub down: u8,
}

impl Default for PerPage {
    fn default() -> PerPage {
        PerPage { across: 2, down: 3 }
    }
}

impl FromStr for PerPage {
    type Err = BadSheet;

    fn from_str(text: &str) -> Result<PerPage, BadSheet> {
        let count = |text: &str| text.trim().parse().ok().filter(|n| (1..=9).contains(n));
        let parts = text.split_once(['x', '×']);
        parts
            .and_then(|(across, down)| Some(PerPage { across: count(across)?, down: count(down)? }))
            .ok_or_else(|| BadSheet::PerPage(text.to_owned()))
    }
}

impl TryFrom<String> for PerPage {
    type Error = BadSheet;

    fn try_from(text: String) -> Result<PerPage, BadSheet> {
        text.parse()
    }
}

/// What is wrong with a part that holds nothing, or more than one thing.
pub(super) const ONE_OF: &str = "a part holds one of text, games, exercises, table, with its files; \
                                 only games may have table = true beside them";

/// A part as it is written, before it is known what it holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenPart {
    #[serde(default)]
    title: String,
    text: Option<String>,
    games: Option<Files>,
    exercises: Option<Files>,
    table: Option<Table>,
    style: Option<Exercises>,
    diagrams: Option<Diagrams>,
}

/// One file or several.
#[derive(Deserialize)]
#[serde(untagged, expecting = "files should stand here, as in [\"games.pdn\"]")]
enum Files {
    One(String),
    Many(Vec<String>),
}

impl From<Files> for Vec<String> {
    fn from(files: Files) -> Vec<String> {
        match files {
            Files::One(file) => vec![file],
            Files::Many(files) => files,
        }
    }
}

/// Whether games have their crosstable with them, or the files that one is made of.
#[derive(Deserialize)]
#[serde(untagged, expecting = "true or false should stand here, or files as in [\"games.pdn\"]")]
enum Table {
    With(bool),
    Of(Files),
}

impl TryFrom<WrittenPart> for Part {
    type Error = &'static str;

    fn try_from(part: WrittenPart) -> Result<Part, &'static str> {
        let content = match (part.text, part.games, part.exercises, part.table) {
            (Some(text), None, None, None) => Content::Text(text),
            (None, Some(games), None, None) => Content::Games(games.into(), false),
            (None, Some(games), None, Some(Table::With(with))) => {
                Content::Games(games.into(), with)
            }
            (None, None, Some(files), None) => Content::Exercises(files.into()),
            (None, None, None, Some(Table::Of(files))) => Content::Table(files.into()),
            _ => {
                return Err(ONE_OF);
            }
        };
        let (title, exercises, diagrams) = (part.title, part.style, part.diagrams);
        Ok(Part { title, content, exercises, diagrams, places: Vec::new() })
    }
}

/// A whole number within limits.
fn within<'de, D: Deserializer<'de>, T: TryFrom<u16>>(
    from: D,
    limits: std::ops::RangeInclusive<u16>,
) -> Result<T, D::Error> {
    let wrong = || -> D::Error {
        let (least, most) = (limits.start(), limits.end());
        de::Error::custom(format!("a whole number from {least} to {most} should stand here"))
    };
    let number = i64::deserialize(from).map_err(|_| wrong())?;
    let number = u16::try_from(number).ok().filter(|n| limits.contains(n)).ok_or_else(wrong)?;
    T::try_from(number).map_err(|_| wrong())
}

pub(super) fn columns<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(from, 1..=4)
}

pub(super) fn font_size<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(from, 6..=24)
}

pub(super) fn width<'de, D: Deserializer<'de>>(from: D) -> Result<u16, D::Error> {
    within(from, 15..=200)
}

pub(super) fn margin<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(from, 0..=200)
}

/// How often diagrams come, or `false` for never.
#[derive(Deserialize)]
#[serde(untagged)]
enum Every {
    Never(bool),
    Moves(i64),
}

pub(super) fn every<'de, D: Deserializer<'de>>(from: D) -> Result<Option<u16>, D::Error> {
    let moves = match Every::deserialize(from) {
        Ok(Every::Never(false)) => return Ok(None),
        Ok(Every::Moves(moves)) => u16::try_from(moves).ok().filter(|n| (1..=1000).contains(n)),
        _ => None,
    };
    let right = "a whole number of moves from 1 to 1000 should stand here, or false for never";
    moves.map(Some).ok_or_else(|| de::Error::custom(right))
}

pub(super) fn lines<'de, D: Deserializer<'de>>(from: D) -> Result<u8, D::Error> {
    within(from, 0..=9)
}

pub(super) fn lang<'de, D: Deserializer<'de>>(from: D) -> Result<Lang, D::Error> {
    let code = String::deserialize(from)?;
    Lang::find(&code).ok_or_else(|| {
        let all: Vec<&str> = Lang::all().map(Lang::code).collect();
        de::Error::custom(format!("there is no language {code:?}; there are {}", all.join(", ")))
    })
}
