//! From records to a book: what each says is told in the words of the language, numbered and put
//! into chapters.

mod drawn;
mod exercise;
mod game;
mod heading;
mod index;
mod names;
mod numbers;
mod ready;
mod score;
mod tables;

pub use tables::has_crosstable;

use std::sync::Arc;

use tavlei_record::Record;
use tavlei_replay::Context;

use crate::model::{Body, Book, Chapter, Crosstable, Exercise};
use crate::plan::{Content, Part, Plan, Solutions, own_titles};
use crate::prose::{self, Prose};
use index::Indexes;

/// A record with what its file tells about it.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of the file.
    pub file: String,
    /// What the file tells about its games.
    pub context: Arc<Context>,
    /// The record.
    pub record: Record,
}

/// What was read for a part of a plan.
#[derive(Clone, Debug)]
pub enum Material {
    /// The text of a file.
    Text(String),
    /// The records of its files, in order.
    Records(Vec<Source>),
}

/// A book, and what is worth knowing of how it was made.
#[derive(Clone, Debug)]
pub struct Gathered {
    /// The book.
    pub book: Book,
    /// Records that could not be played to their end, and what was left out: one sentence each.
    pub remarks: Vec<String>,
}

/// What is counted and collected from the first chapter to the last.
struct Shelf<'p> {
    plan: &'p Plan,
    games: usize,
    exercises: usize,
    indexes: Indexes,
    remarks: Vec<String>,
    /// The exercises of the chapter at hand that have no solution.
    unsolved: Vec<String>,
    /// The exercises of the chapter at hand that begin from the start of their game.
    from_start: Vec<String>,
    /// The exercises whose solutions stand at the back.
    back: Vec<Exercise>,
}

/// Makes a book of a plan and the materials of its parts, one for each, in their order.
///
/// Moves are written in `notation`; in those of the records by default.
pub fn gather(plan: &Plan, notation: &tavlei_replay::Target, materials: &[Material]) -> Gathered {
    let mut shelf = Shelf {
        plan,
        games: 0,
        exercises: 0,
        indexes: Indexes::default(),
        remarks: Vec::new(),
        unsolved: Vec::new(),
        from_start: Vec::new(),
        back: Vec::new(),
    };
    let parts = plan.parts.iter().zip(materials).zip(titles(plan, materials));
    let mut chapters: Vec<Chapter> = parts
        .filter_map(|((part, material), own)| shelf.chapter(part, own, material, notation))
        .collect();
    chapters.extend(shelf.solutions());
    let indexes = shelf.indexes.in_order(plan);
    let mut book = Book { plan: plan.clone(), title: plan.title.clone(), chapters, indexes };
    book.number_diagrams();
    Gathered { book, remarks: shelf.remarks }
}

/// Some things by their names, and how many more there are.
fn named(all: &[String]) -> String {
    const MOST_NAMED: usize = 10;
    let some = all[..all.len().min(MOST_NAMED)].join(", ");
    match all.len().saturating_sub(MOST_NAMED) {
        0 => some,
        more => format!("{some} and {more} more"),
    }
}

/// What the materials of each part call it themselves.
fn titles(plan: &Plan, materials: &[Material]) -> Vec<String> {
    let own = plan.parts.iter().zip(materials).map(|(part, material)| {
        let file = part.content.files().first().map_or("", String::as_str);
        match material {
            Material::Records(sources) => (file, sources.as_slice()),
            Material::Text(_) => (file, [].as_slice()),
        }
    });
    own_titles(&own.collect::<Vec<_>>())
}

impl Shelf<'_> {
    fn chapter(
        &mut self,
        part: &Part,
        own_title: String,
        material: &Material,
        notation: &tavlei_replay::Target,
    ) -> Option<Chapter> {
        let words = self.plan.lang.words();
        let look = part.diagrams.as_ref().unwrap_or(&self.plan.diagrams);
        let (usual, tables, body) = match (&part.content, material) {
            (Content::Text(_), Material::Text(text)) => {
                ("", Vec::new(), Body::Text(self.text(part, text)))
            }
            (Content::Games(_, with_table), Material::Records(sources)) => {
                let tables = if *with_table { self.tables(sources) } else { Vec::new() };
                let games = sources.iter().map(|source| self.game(source, look, notation));
                (words.games.as_str(), tables, Body::Games(games.collect()))
            }
            (Content::Exercises(_), Material::Records(sources)) => {
                let sheet = part.exercises.as_ref().unwrap_or(&self.plan.exercises);
                let all = sources.iter().filter_map(|source| {
                    let mut exercise = self.exercise(source, look, notation, sheet.solutions)?;
                    if sheet.solutions == Solutions::Back {
                        let solution = std::mem::take(&mut exercise.solution);
                        self.back.push(Exercise { solution, ..exercise.clone() });
                    }
                    Some(exercise)
                });
                let all: Vec<Exercise> = all.collect();
                self.remark_exercises(all.len());
                (words.exercises.as_str(), Vec::new(), Body::Exercises(all, sheet.clone()))
            }
            (Content::Table(_), Material::Records(sources)) => {
                let tables = Some(self.tables(sources)).filter(|tables| !tables.is_empty());
                (words.tables.as_str(), tables?, Body::Tables)
            }
            _ => return None,
        };
        let title = match (part.title.as_str(), material) {
            ("", Material::Records(_)) if self.is_one_of_many(part) => own_title,
            ("", _) => usual.to_owned(),
            (title, _) => title.to_owned(),
        };
        Some(Chapter { title, tables, body })
    }

    /// Crosstables; which games are in none is told.
    fn tables(&mut self, sources: &[Source]) -> Vec<Crosstable> {
        if let Some(other) = sources.iter().find(|source| !tables::is_of_two(source)) {
            let (file, number) = (&other.file, other.record.number);
            self.remarks.push(format!(
                "{file}: game {number}: games of more than two players are in no crosstable"
            ));
        }
        tables::of(sources, self.plan.lang.words())
    }

    /// A text of the author; what no book holds is told.
    fn text(&mut self, part: &Part, markdown: &str) -> Vec<Prose> {
        let text = prose::parse(markdown);
        let file = part.content.files().first().map_or("", String::as_str);
        let left_out = text.left_out.into_iter().map(|(line, what)| {
            format!(
                "{file}:{line}: left out: {what}: a book holds no pictures of files and no HTML"
            )
        });
        self.remarks.extend(left_out);
        text.blocks
    }

    /// Whether other parts without a title hold the same, so that the usual one tells nothing.
    fn is_one_of_many(&self, part: &Part) -> bool {
        let alike = |other: &&Part| {
            other.title.is_empty()
                && std::mem::discriminant(&other.content) == std::mem::discriminant(&part.content)
        };
        self.plan.parts.iter().filter(alike).count() > 1
    }

    /// Tells which exercises have no solution to be printed, and which of many have no position of
    /// their own.
    fn remark_exercises(&mut self, count: usize) {
        let unsolved = std::mem::take(&mut self.unsolved);
        if !unsolved.is_empty() {
            let named = named(&unsolved);
            self.remarks.push(format!("no solution is printed, for there are no moves: {named}"));
        }
        let from_start = std::mem::take(&mut self.from_start);
        if !from_start.is_empty() && from_start.len() < count {
            let named = named(&from_start);
            self.remarks.push(format!(
                "from the start of the game, for there is no tag FEN with a position: {named}"
            ));
        }
    }

    /// The chapter of solutions, where some stand at the back.
    fn solutions(&mut self) -> Option<Chapter> {
        let mut back = std::mem::take(&mut self.back);
        back.retain(|exercise| !exercise.solution.is_empty());
        let title = self.plan.lang.words().solutions.clone();
        let chapter = |back| Chapter { title, tables: Vec::new(), body: Body::Solutions(back) };
        (!back.is_empty()).then(|| chapter(back))
    }
}

#[cfg(test)]
mod tests;
