//! A notation as a file of TOML.
//!
//! ```toml
//! name = "club"
//! title = "Our club's paper"
//! cells = "numeric"        # or usual, record, algebraic, algebraic-black, table
//! corner = "bottom-left"   # where the first number stands, as White sees the board
//! take = ":"
//! ```

use std::collections::BTreeMap;
use std::fmt;

use serde::Deserialize;
use tavlei_core::{Along, Corner, LabelScheme, line_and_column, toml_in_words};

use super::{Captures, CellNames, Letters, MoveNumbers, Notation, ResultWords, Signs};
use crate::TurnForm;

/// Why a file is no notation, and where in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotationError {
    /// What is wrong, and what would be right.
    pub message: String,
    /// Line and column, both from 1, where they are known.
    pub place: Option<(usize, usize)>,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for NotationError {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct File {
    name: String,
    title: String,
    #[serde(default)]
    title_ru: String,
    #[serde(default)]
    source: String,
    cells: Option<Cells>,
    corner: Option<At>,
    along: Option<Lines>,
    first_number: Option<u8>,
    seen_by: Option<Seer>,
    #[serde(default)]
    table: BTreeMap<String, String>,
    form: Option<Form>,
    captures: Option<What>,
    step: Option<String>,
    take: Option<String>,
    drop: Option<String>,
    pass: Option<String>,
    #[serde(default)]
    letters: BTreeMap<String, String>,
    move_numbers: Option<Numbering>,
    between: Option<String>,
    results: Option<Words>,
}

#[derive(Deserialize, Clone, Copy, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum Cells {
    Record,
    Usual,
    Algebraic,
    AlgebraicBlack,
    Numeric,
    Table,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum At {
    BottomLeft,
    BottomRight,
    TopLeft,
    TopRight,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Lines {
    Ranks,
    Files,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Seer {
    White,
    First,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Form {
    Short,
    Full,
    Letters,
    Canonical,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum What {
    Way,
    Taken,
}

#[derive(Deserialize, Clone, Copy)]
enum Numbering {
    #[serde(rename = "1.")]
    Dots,
    #[serde(rename = "1)")]
    Brackets,
    #[serde(rename = "none")]
    None,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Words {
    white: String,
    draw: String,
    black: String,
}

impl Notation {
    /// Reads a notation from the text of its file.
    pub fn from_toml(text: &str) -> Result<Notation, NotationError> {
        let file: File = toml::from_str(text).map_err(|error| of_toml(&error, text))?;
        file.notation().map_err(|(key, message)| NotationError { message, place: place(key, text) })
    }
}

/// A key of the file, and what is wrong with it.
type Wrong = (&'static str, String);

impl File {
    fn notation(self) -> Result<Notation, Wrong> {
        let cells = self.cell_names()?;
        Ok(Notation {
            cells,
            form: self.form.map_or(TurnForm::Short, Form::form),
            captures: self.captures.map_or(Captures::Way, What::captures),
            letters: letters(&self.letters)?,
            signs: Signs {
                step: sign("step", self.step)?,
                take: sign("take", self.take)?,
                drop: sign("drop", self.drop)?,
                pass: sign("pass", self.pass)?,
            },
            numbers: self.move_numbers.map_or(MoveNumbers::Dots, Numbering::numbers),
            between: self.between.unwrap_or_else(|| " ".to_owned()),
            results: self.results.map(Words::words),
            name: self.name,
            title: self.title,
            title_ru: self.title_ru,
            source: self.source,
        })
    }

    fn cell_names(&self) -> Result<CellNames, Wrong> {
        let placed = self.corner.is_some()
            || self.along.is_some()
            || self.first_number.is_some()
            || self.seen_by.is_some();
        match self.cells {
            Some(Cells::Numeric) if !placed => Ok(CellNames::Numeric { corner: Corner::TopLeft }),
            Some(Cells::Numeric) => Ok(CellNames::Scheme {
                scheme: self.numbers(),
                seen_by_first: matches!(self.seen_by, Some(Seer::First)),
            }),
            _ if placed => Err((
                "cells",
                "corner, along, first-number and seen-by belong to cells = \"numeric\"".to_owned(),
            )),
            Some(Cells::Table) => tables(&self.table),
            _ if !self.table.is_empty() => {
                Err(("cells", "a table of names belongs to cells = \"table\"".to_owned()))
            }
            Some(Cells::Usual) => Ok(CellNames::Usual),
            Some(Cells::Algebraic) => Ok(CellNames::by(LabelScheme::Algebraic)),
            Some(Cells::AlgebraicBlack) => Ok(CellNames::by(LabelScheme::AlgebraicTurned)),
            Some(Cells::Record) | None => Ok(CellNames::AsRecord),
        }
    }
}

impl File {
    fn numbers(&self) -> LabelScheme {
        LabelScheme::Numeric {
            corner: self.corner.map_or(Corner::TopLeft, At::corner),
            along: self.along.map_or(Along::Ranks, Lines::along),
            first: self.first_number.unwrap_or(1),
        }
    }
}

fn tables(table: &BTreeMap<String, String>) -> Result<CellNames, Wrong> {
    if table.is_empty() {
        let right =
            "cells = \"table\" needs [table] with a line a board, as in \"8x8\" = \"a1 c1 …\"";
        return Err(("cells", right.to_owned()));
    }
    let names = |text: &String| text.split_whitespace().map(str::to_owned).collect();
    Ok(CellNames::Tables(table.iter().map(|(board, text)| (board.clone(), names(text))).collect()))
}

/// A sign may be anything that is no part of a cell's name.
fn sign(key: &'static str, sign: Option<String>) -> Result<Option<String>, Wrong> {
    let is_name = |c: char| c.is_ascii_digit() || matches!(c, 'a'..='n');
    match sign {
        Some(sign) if key != "pass" && sign.chars().any(is_name) => Err((
            key,
            format!("{sign:?} can't be a sign: it would be read as part of a cell's name"),
        )),
        sign => Ok(sign),
    }
}

/// `a = "аФ"`: the first character is written for the letter, all are read.
fn letters(table: &BTreeMap<String, String>) -> Result<Letters, Wrong> {
    let mut letters = Letters::default();
    for (latin, others) in table {
        let (Some(latin), Some(first)) = (one_char(latin), others.chars().next()) else {
            let right = "in [letters] a Latin letter stands for others, as in c = \"с\"";
            return Err(("letters", right.to_owned()));
        };
        letters.written.push((latin, first));
        letters.read.extend(others.chars().skip(1).map(|other| (other, latin)));
    }
    match twice(&letters) {
        Some(other) => Err(("letters", format!("{other:?} stands for two letters"))),
        None => Ok(letters),
    }
}

fn one_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|c| c.is_ascii_lowercase() && chars.next().is_none())
}

/// A character that would be read as two different letters.
fn twice(letters: &Letters) -> Option<char> {
    let written = letters.written.iter().map(|(_, other)| *other);
    let all: Vec<char> = written.chain(letters.read.iter().map(|(other, _)| *other)).collect();
    all.iter().enumerate().find(|(i, c)| all[..*i].contains(c)).map(|(_, c)| *c)
}

impl At {
    fn corner(self) -> Corner {
        match self {
            At::BottomLeft => Corner::BottomLeft,
            At::BottomRight => Corner::BottomRight,
            At::TopLeft => Corner::TopLeft,
            At::TopRight => Corner::TopRight,
        }
    }
}

impl Lines {
    fn along(self) -> Along {
        match self {
            Lines::Ranks => Along::Ranks,
            Lines::Files => Along::Files,
        }
    }
}

impl Form {
    fn form(self) -> TurnForm {
        match self {
            Form::Short => TurnForm::Short,
            Form::Full => TurnForm::Full,
            Form::Letters => TurnForm::Letters,
            Form::Canonical => TurnForm::Canonical,
        }
    }
}

impl What {
    fn captures(self) -> Captures {
        match self {
            What::Way => Captures::Way,
            What::Taken => Captures::Taken,
        }
    }
}

impl Numbering {
    fn numbers(self) -> MoveNumbers {
        match self {
            Numbering::Dots => MoveNumbers::Dots,
            Numbering::Brackets => MoveNumbers::Brackets,
            Numbering::None => MoveNumbers::None,
        }
    }
}

impl Words {
    fn words(self) -> ResultWords {
        ResultWords { white: self.white, draw: self.draw, black: self.black }
    }
}

fn of_toml(error: &toml::de::Error, text: &str) -> NotationError {
    let place = error.span().map(|span| line_and_column(text, span.start));
    NotationError { message: toml_in_words(error.message()), place }
}

/// Where a key stands in the file.
fn place(key: &str, text: &str) -> Option<(usize, usize)> {
    let is_there = |line: &str| {
        let rest = line.trim_start().trim_start_matches('[').strip_prefix(key);
        rest.is_some_and(|rest| rest.trim_start().starts_with(['=', ']']))
    };
    text.lines().position(is_there).map(|line| (line + 1, 1))
}
