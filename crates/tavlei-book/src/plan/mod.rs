//! What a book is made of: the file `book.toml`.
//!
//! ```toml
//! title = "Autumn in the club"
//! author = "A. Writer"
//! lang = "en"
//! paper = "a5"
//!
//! [diagrams]
//! every = 20
//!
//! [[part]]
//! text = "preface.md"
//!
//! [[part]]
//! title = "The tournament"
//! games = ["autumn.pdn"]
//! table = true
//!
//! [[part]]
//! exercises = ["problems.pdn"]
//! ```

mod error;
mod files;
mod paper;
mod sense;
mod sizes;
mod written;

use serde::Deserialize;

pub use error::PlanError;
pub(crate) use files::own_titles;
pub use paper::{Margins, Paper};
pub use sizes::{BadSheet, PerPage};

use tavlei_diagram::Theme;

use crate::Lang;
use written::{Step, Written};

/// What a book is made of.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Plan {
    /// The title; without one the book has no title page.
    pub title: String,
    /// What stands below the title.
    pub subtitle: String,
    /// Who wrote the book.
    pub author: String,
    /// What stands at the foot of the title page: the place, the year, the publisher.
    pub imprint: String,
    /// The language.
    #[serde(deserialize_with = "sizes::lang")]
    pub lang: Lang,
    /// The size of a page.
    pub paper: Paper,
    /// The space around the text.
    pub margins: Margins,
    /// In how many columns scores and solutions are set, 1 to 4.
    #[serde(deserialize_with = "sizes::columns")]
    pub columns: u8,
    /// The size of the letters, 6 to 24 points.
    #[serde(deserialize_with = "sizes::font_size")]
    pub font_size: u8,
    /// How moves are written: names of notations joined by commas, or a file; empty: as the
    /// records have them.
    pub notation: String,
    /// Whether there is a table of contents.
    pub contents: bool,
    /// Whether there is a list of diagrams.
    pub diagram_list: bool,
    /// The indexes at the end; those that would be empty are left out.
    pub indexes: Vec<IndexKind>,
    /// How diagrams look and where they stand.
    pub diagrams: Diagrams,
    /// How exercises are set.
    pub exercises: Exercises,
    /// The parts, in their order.
    #[serde(rename = "part")]
    pub parts: Vec<Part>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            title: String::new(),
            subtitle: String::new(),
            author: String::new(),
            imprint: String::new(),
            lang: Lang::default(),
            paper: Paper::default(),
            margins: Margins::default(),
            columns: 2,
            font_size: 10,
            notation: String::new(),
            contents: true,
            diagram_list: false,
            indexes: IndexKind::ALL.to_vec(),
            diagrams: Diagrams::default(),
            exercises: Exercises::default(),
            parts: Vec::new(),
        }
    }
}

/// An index at the end of a book.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum IndexKind {
    /// Who played.
    Players,
    /// Who composed.
    Authors,
    /// What exercises are about.
    Themes,
    /// How games were opened.
    Openings,
}

impl IndexKind {
    /// All of them, in the order in which they stand in a book.
    pub const ALL: [IndexKind; 4] =
        [IndexKind::Players, IndexKind::Authors, IndexKind::Themes, IndexKind::Openings];
}

/// How diagrams look and where they stand in games.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Diagrams {
    /// Their width in millimetres, 15 to 200; the column is the limit.
    #[serde(deserialize_with = "sizes::width")]
    pub width: u16,
    /// Where the names of the cells stand.
    pub labels: Labels,
    /// The theme: its name, or a file that ends in `.toml`; empty: `print`.
    pub theme: String,
    /// What the theme says; who reads the plan reads the theme.
    #[serde(skip)]
    pub look: Theme,
    /// Whether there is one where a comment says `[D]` or `[#]`.
    pub marked: bool,
    /// After every so many moves of both sides, 1 to 1000; `false` for never.
    #[serde(deserialize_with = "sizes::every")]
    pub every: Option<u16>,
    /// Whether there is one after the last move.
    pub at_end: bool,
}

impl Default for Diagrams {
    fn default() -> Diagrams {
        Diagrams {
            width: 45,
            labels: Labels::default(),
            theme: String::new(),
            look: Theme::default(),
            marked: true,
            every: None,
            at_end: false,
        }
    }
}

/// Where the names of the cells stand.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Labels {
    /// Nowhere.
    None,
    /// Around the board.
    #[default]
    Border,
    /// In the cells.
    Cells,
    /// In the cells on which nothing stands.
    Free,
    /// Around the board and in the cells.
    Both,
}

/// How exercises are set.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Exercises {
    /// How many stand beside and below each other on a page: `"2x3"`.
    pub per_page: PerPage,
    /// Where the solutions are.
    pub solutions: Solutions,
    /// How many lines for an answer stand under each, 0 to 9.
    #[serde(deserialize_with = "sizes::lines")]
    pub lines: u8,
}

/// Where the solutions of exercises are.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum Solutions {
    /// In a chapter behind the last one.
    #[default]
    Back,
    /// Below each exercise.
    After,
    /// Nowhere: a sheet to work on.
    None,
}

/// A part of a book: one of text, games, exercises.
#[derive(Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(try_from = "sizes::WrittenPart")]
pub struct Part {
    /// The title; of a text its first heading stands in for it.
    pub title: String,
    /// What it holds.
    pub content: Content,
    /// How exercises are set in this part, where not as in the others: `style`.
    pub exercises: Option<Exercises>,
    /// How diagrams look in this part, where not as in the others.
    pub diagrams: Option<Diagrams>,
    /// Where its files stand in `book.toml`, one place for each, a line and a column from 1.
    pub places: Vec<(usize, usize)>,
}

/// What a part of a book holds. Files are named from the folder of `book.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    /// A file of text in Markdown.
    Text(String),
    /// Games of these files, and whether the crosstables of their tournaments come first.
    Games(Vec<String>, bool),
    /// Exercises: records that begin from a position.
    Exercises(Vec<String>),
    /// Crosstables alone.
    Table(Vec<String>),
}

impl Default for Content {
    fn default() -> Content {
        Content::Games(Vec::new(), false)
    }
}

impl Content {
    /// The key that its files stand under.
    pub fn key(&self) -> &'static str {
        match self {
            Content::Text(_) => "text",
            Content::Games(..) => "games",
            Content::Exercises(_) => "exercises",
            Content::Table(_) => "table",
        }
    }

    /// The files of this part.
    pub fn files(&self) -> &[String] {
        match self {
            Content::Text(file) => std::slice::from_ref(file),
            Content::Games(files, _) | Content::Exercises(files) | Content::Table(files) => files,
        }
    }
}

impl Plan {
    /// Reads a `book.toml`.
    pub fn parse(text: &str) -> Result<Plan, PlanError> {
        let text = text.trim_start_matches('\u{feff}');
        let written = Written::of(text);
        let plan: Plan = toml::from_str(text).map_err(|error| {
            let misshapen = sense::misshapen(&error, text, &written);
            misshapen.unwrap_or_else(|| PlanError::new(&error, text))
        })?;
        let mut plan = inherited(text).unwrap_or(plan);
        for (at, part) in plan.parts.iter_mut().enumerate() {
            part.places = places(&written, at, &part.content);
        }
        match sense::nonsense(&plan.parts, &written) {
            Some(error) => Err(error),
            None if plan.parts.is_empty() => Err(PlanError::no_parts()),
            None => Ok(plan),
        }
    }

    /// Refuses a page that its margins leave no room on, or its columns; `text` is that of the
    /// `book.toml`, or nothing.
    pub fn check_room(&self, text: &str) -> Result<(), PlanError> {
        let text = text.trim_start_matches('\u{feff}');
        sense::too_little_room(self, &Written::of(text)).map_or(Ok(()), Err)
    }
}

/// Where a value stands in the text of a `book.toml`, a line and a column from 1; its path is made
/// of keys and of numbers of parts from 0, as in `part.2.diagrams.theme`.
pub fn place_of(text: &str, path: &str) -> Option<(usize, usize)> {
    let step = |word| str::parse(word).map_or(Step::Key(word), Step::Item);
    let steps: Vec<Step<'_>> = path.split('.').map(step).collect();
    Written::of(text.trim_start_matches('\u{feff}')).place(&steps)
}

/// Where the files of a part stand.
fn places(written: &Written<'_>, part: usize, content: &Content) -> Vec<(usize, usize)> {
    let steps = [Step::Key("part"), Step::Item(part), Step::Key(content.key())];
    let whole = written.place(&steps);
    let one = |at| written.place(&[steps.as_slice(), &[Step::Item(at)]].concat()).or(whole);
    (0..content.files().len()).filter_map(one).collect()
}

/// The plan with what the parts leave unsaid as the whole book has it.
fn inherited(text: &str) -> Option<Plan> {
    let mut book: toml::Table = text.parse().ok()?;
    let whole = book.clone();
    for part in book.get_mut("part")?.as_array_mut()?.iter_mut().filter_map(|p| p.as_table_mut()) {
        for (own, of_book) in [("diagrams", "diagrams"), ("style", "exercises")] {
            let own = part.get_mut(own).and_then(toml::Value::as_table_mut);
            let of_book = whole.get(of_book).and_then(toml::Value::as_table);
            if let (Some(own), Some(of_book)) = (own, of_book) {
                for (key, value) in of_book {
                    own.entry(key.clone()).or_insert_with(|| value.clone());
                }
            }
        }
    }
    book.try_into().ok()
}

#[cfg(test)]
mod tests;
