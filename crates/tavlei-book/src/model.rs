//! A book as its writers see it: settled, numbered, in the words of its language.

use crate::Lang;
use crate::plan::{Exercises as Sheet, Plan};
use crate::prose::Prose;

/// A book, ready to be written.
#[derive(Clone, Debug)]
pub struct Book {
    /// The settings that writers need.
    pub(crate) plan: Plan,
    /// The title, found for a book that has none of its own.
    pub(crate) title: String,
    /// The chapters, in order.
    pub(crate) chapters: Vec<Chapter>,
    /// The indexes that hold something.
    pub(crate) indexes: Vec<Index>,
}

impl Book {
    pub(crate) fn lang(&self) -> Lang {
        self.plan.lang
    }

    /// What the book is called where it must have a name: by its title, else by its first chapter.
    pub(crate) fn name(&self) -> &str {
        let first = || self.chapters.first().map_or("", |chapter| chapter.title.as_str());
        if self.title.is_empty() { first() } else { &self.title }
    }

    /// Whether there is a table of contents: if it is wanted and has more than two lines.
    pub(crate) fn has_contents(&self) -> bool {
        let lines = self.chapters.iter().map(|chapter| match &chapter.body {
            Body::Games(games) => 1 + games.len(),
            _ => 1,
        });
        self.plan.contents && lines.sum::<usize>() > 2
    }

    /// The diagrams with a number, in order: of games and of solutions that are printed.
    pub(crate) fn diagrams(&self) -> impl Iterator<Item = &Diagram> {
        let blocks = self.chapters.iter().flat_map(|chapter| chapter.body.scores()).flatten();
        blocks.filter_map(|block| match block {
            Block::Diagram(diagram) => Some(diagram),
            Block::Paragraph(..) => None,
        })
    }

    /// Numbers the diagrams in the order in which they are printed.
    pub(crate) fn number_diagrams(&mut self) {
        let bodies = self.chapters.iter_mut().map(|chapter| &mut chapter.body);
        let blocks = bodies.flat_map(Body::scores_mut).flatten();
        let diagrams = blocks.filter_map(|block| match block {
            Block::Diagram(diagram) => Some(diagram),
            Block::Paragraph(..) => None,
        });
        diagrams.zip(1..).for_each(|(diagram, number)| diagram.number = number);
    }

    /// Those for the list of diagrams; none where the plan wants no list.
    pub(crate) fn listed_diagrams(&self) -> Vec<&Diagram> {
        if self.plan.diagram_list { self.diagrams().collect() } else { Vec::new() }
    }
}

/// A chapter.
#[derive(Clone, Debug)]
pub(crate) struct Chapter {
    /// Its heading; a text has its own.
    pub(crate) title: String,
    /// The crosstables that stand before the rest.
    pub(crate) tables: Vec<Crosstable>,
    /// What it holds.
    pub(crate) body: Body,
}

/// What a chapter holds.
#[derive(Clone, Debug)]
pub(crate) enum Body {
    /// Text of the author.
    Text(Vec<Prose>),
    /// Games.
    Games(Vec<Game>),
    /// Exercises, and how they are set.
    Exercises(Vec<Exercise>, Sheet),
    /// The solutions of all exercises that have theirs at the back.
    Solutions(Vec<Exercise>),
    /// Crosstables alone.
    Tables,
}

impl Body {
    /// The scores that are printed here.
    fn scores(&self) -> Vec<&[Block]> {
        match self {
            Body::Games(games) => games.iter().map(|game| game.score.as_slice()).collect(),
            Body::Exercises(all, _) | Body::Solutions(all) => {
                all.iter().map(|exercise| exercise.solution.as_slice()).collect()
            }
            Body::Text(_) | Body::Tables => Vec::new(),
        }
    }

    fn scores_mut(&mut self) -> Vec<&mut [Block]> {
        match self {
            Body::Games(games) => games.iter_mut().map(|game| game.score.as_mut_slice()).collect(),
            Body::Exercises(all, _) | Body::Solutions(all) => {
                all.iter_mut().map(|exercise| exercise.solution.as_mut_slice()).collect()
            }
            Body::Text(_) | Body::Tables => Vec::new(),
        }
    }
}

/// A game with its score.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    /// Its number in the book, from 1: what indexes point at.
    pub(crate) number: usize,
    /// Who played: `White – Black`, or what stands in their place.
    pub(crate) players: String,
    /// The result as the record writes it, signs made typographic.
    pub(crate) result: String,
    /// What stands below: event, place, round, date, opening, annotator, each told as a text.
    pub(crate) lines: Vec<String>,
    /// The score.
    pub(crate) score: Vec<Block>,
}

/// A piece of a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// A paragraph, indented so many steps.
    Paragraph(u8, Vec<Run>),
    /// A diagram.
    Diagram(Diagram),
}

/// Words of one kind in a paragraph of a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    /// What they are.
    pub(crate) kind: RunKind,
    /// The text.
    pub(crate) text: String,
}

/// What words of a score are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RunKind {
    /// A turn of the main line with its number and signs.
    Main,
    /// A turn of a variation.
    Side,
    /// A comment.
    Comment,
    /// The result behind the last move.
    Result,
}

/// A diagram in a score.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Diagram {
    /// Its number in the book, from 1 in the order of the pages.
    pub(crate) number: usize,
    /// Its picture.
    pub(crate) picture: Picture,
    /// After which turn, in the words of the language.
    pub(crate) caption: String,
    /// Who played, for the list of diagrams.
    pub(crate) players: String,
}

impl Diagram {
    /// How the list of diagrams names it: `7. White – Black, after 24. 32-28`.
    pub(crate) fn listed(&self) -> String {
        let parts = [self.players.as_str(), self.caption.as_str()];
        let parts: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        format!("{}. {}", self.number, parts.join(", "))
    }

    /// The caption as a sentence of its own.
    pub(crate) fn sentence(&self) -> String {
        capital(&self.caption)
    }
}

/// A text that begins with a capital.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// A picture of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Picture {
    /// An SVG document.
    pub(crate) svg: String,
    /// What it shows, for those who hear it.
    pub(crate) alt: String,
    /// The width in millimetres.
    pub(crate) width: u16,
    /// The height in millimetres, rounded up.
    pub(crate) height: u16,
}

/// An exercise.
#[derive(Clone, Debug)]
pub(crate) struct Exercise {
    /// Its number in the book, from 1.
    pub(crate) number: usize,
    /// The position.
    pub(crate) picture: Picture,
    /// What is to be done.
    pub(crate) stipulation: String,
    /// Author and source; may be empty.
    pub(crate) credit: String,
    /// The solution, where it is printed; may be empty.
    pub(crate) solution: Vec<Block>,
}

/// A crosstable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Crosstable {
    /// The event.
    pub(crate) title: String,
    /// The heads of the columns, and whether a column is set to the left.
    pub(crate) heads: Vec<(String, bool)>,
    /// The rows.
    pub(crate) rows: Vec<Vec<String>>,
}

/// An index at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Index {
    /// Its heading.
    pub(crate) title: String,
    /// The entries in the order of the language, each with where it is found.
    pub(crate) entries: Vec<(String, Vec<Target>)>,
}

/// What an index points at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Target {
    /// A game by its number.
    Game(usize),
    /// An exercise by its number.
    Exercise(usize),
}
