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

use super::checks::{self, Mistake, Text, Written};
use super::{Captures, CellNames, Letters, MoveNumbers, Notation, ResultWords};
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
    #[serde(default)]
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
    table: BTreeMap<Text, Text>,
    form: Option<Form>,
    captures: Option<What>,
    step: Option<Text>,
    take: Option<Text>,
    drop: Option<Text>,
    pass: Option<Text>,
    #[serde(default)]
    letters: BTreeMap<Text, Text>,
    move_numbers: Option<Numbering>,
    between: Option<Text>,
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
    white: Text,
    draw: Text,
    black: Text,
}

impl Notation {
    /// Reads a notation from the text of its file. Tables may name all cells of a board or those of
    /// one colour.
    pub fn from_toml(text: &str) -> Result<Notation, NotationError> {
        Notation::from_toml_for(text, &checks::any_size)
    }

    /// The same where it is known which numbers of cells boards of so many files and ranks have.
    pub fn from_toml_for(
        text: &str,
        sizes: &dyn Fn(u8, u8) -> Vec<usize>,
    ) -> Result<Notation, NotationError> {
        let file: File = toml::from_str(text).map_err(|error| of_toml(&error, text))?;
        file.notation(sizes).map_err(|wrong| wrong.error(text))
    }
}

/// What is wrong, and where: at a key of the file, or at a byte of it.
enum Wrong {
    Key(&'static str, String),
    Text(Mistake),
}

impl Wrong {
    fn error(self, text: &str) -> NotationError {
        match self {
            Wrong::Key(key, message) => NotationError { message, place: place(key, text) },
            Wrong::Text(Mistake { span, message }) => {
                NotationError { message, place: Some(line_and_column(text, span.start)) }
            }
        }
    }
}

impl From<Mistake> for Wrong {
    fn from(mistake: Mistake) -> Wrong {
        Wrong::Text(mistake)
    }
}

impl File {
    fn notation(self, sizes: &dyn Fn(u8, u8) -> Vec<usize>) -> Result<Notation, Wrong> {
        let cells = self.cell_names(sizes)?;
        let letters = letters(&self.letters)?;
        let signs = Written {
            step: self.step.as_ref(),
            take: self.take.as_ref(),
            drop: self.drop.as_ref(),
            pass: self.pass.as_ref(),
        };
        let signs = signs.signs(&letters)?;
        Ok(Notation {
            cells,
            form: self.form.map_or(TurnForm::Short, Form::form),
            captures: self.captures.map_or(Captures::Way, What::captures),
            letters,
            signs,
            numbers: self.move_numbers.map_or(MoveNumbers::Dots, Numbering::numbers),
            between: checks::between(self.between.as_ref())?,
            results: self.results.map(Words::words).transpose()?,
            name: self.name,
            title: self.title,
            title_ru: self.title_ru,
            source: self.source,
        })
    }

    fn cell_names(&self, sizes: &dyn Fn(u8, u8) -> Vec<usize>) -> Result<CellNames, Wrong> {
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
            _ if placed => Err(Wrong::Key(
                "cells",
                "corner, along, first-number and seen-by belong to cells = \"numeric\"".to_owned(),
            )),
            Some(Cells::Table) => tables(&self.table, sizes),
            _ if !self.table.is_empty() => {
                let right = "a table of names belongs to cells = \"table\"";
                Err(Wrong::Key("cells", right.to_owned()))
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

fn tables(
    table: &BTreeMap<Text, Text>,
    sizes: &dyn Fn(u8, u8) -> Vec<usize>,
) -> Result<CellNames, Wrong> {
    if table.is_empty() {
        let right =
            "cells = \"table\" needs [table] with a line a board, as in \"8x8\" = \"a1 c1 …\"";
        return Err(Wrong::Key("cells", right.to_owned()));
    }
    Ok(CellNames::Tables(checks::tables(table, sizes)?))
}

/// `a = "аФ"`: the first character is written for the letter, all are read.
fn letters(table: &BTreeMap<Text, Text>) -> Result<Letters, Wrong> {
    let mut letters = Letters::default();
    for (key, others) in table {
        let (Some(latin), Some(first)) = (one_char(key.get_ref()), others.get_ref().chars().next())
        else {
            let right = "in [letters] a Latin letter stands for others, as in c = \"с\"";
            return Err(Mistake { span: key.span(), message: right.to_owned() }.into());
        };
        if let Some(odd) = others.get_ref().chars().find(|c| !c.is_alphabetic()) {
            let message = format!("{odd:?} is no letter");
            return Err(Mistake { span: others.span(), message }.into());
        }
        letters.written.push((latin, first));
        letters.read.extend(others.get_ref().chars().skip(1).map(|other| (other, latin)));
    }
    match twice(&letters) {
        Some(other) => Err(Wrong::Key("letters", format!("{other:?} stands for two letters"))),
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
    fn words(self) -> Result<ResultWords, Wrong> {
        Ok(checks::results(&self.white, &self.draw, &self.black)?)
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
