//! A book as Typst source: one file that holds everything, made to be read and changed.
//!
//! The settings come first, then the pictures, then the functions that say how the book looks
//! (`template.typ`), then the text, which only calls them.

mod escape;
mod pictures;
mod prose;

use std::fmt::{self, Write};

use escape::{markup, string};
use pictures::Pictures;

use crate::model::{
    Block, Body, Book, Chapter, Crosstable, Exercise, Game, Index, Run, RunKind, Target,
};
use crate::plan::{Exercises as Sheet, Solutions};
use crate::prose::Prose;

/// A book as Typst source.
pub fn to_typst(book: &Book) -> String {
    let mut writer = Writer { out: String::new(), pictures: Pictures::of(book), book };
    // Writing to a string does not fail.
    let _ = writer.whole();
    writer.out
}

struct Writer<'b> {
    out: String,
    pictures: Pictures<'b>,
    book: &'b Book,
}

impl Writer<'_> {
    fn whole(&mut self) -> fmt::Result {
        self.settings()?;
        self.out += &self.pictures.definitions();
        self.out += include_str!("template.typ");
        if !self.book.title.is_empty() {
            writeln!(self.out, "\n#title-page()")?;
        }
        if self.book.has_contents() {
            writeln!(self.out, "\n#contents({})", string(&self.book.lang().words().contents))?;
        }
        for chapter in &self.book.chapters {
            self.chapter(chapter)?;
        }
        self.diagram_list()?;
        self.indexes()
    }

    fn settings(&mut self) -> fmt::Result {
        let (plan, words) = (&self.book.plan, self.book.lang().words());
        let (paper, margins) = (plan.paper, plan.margins);
        writeln!(self.out, "// A book made by Tavlei. Typst makes a PDF of it: typst compile.\n")?;
        writeln!(self.out, "#let book = (")?;
        for (name, value) in [
            ("title", &self.book.title),
            ("subtitle", &plan.subtitle),
            ("author", &plan.author),
            ("imprint", &plan.imprint),
        ] {
            writeln!(self.out, "  {name}: {},", string(value))?;
        }
        writeln!(self.out, "  lang: {},\n)", string(self.book.lang().code()))?;
        writeln!(self.out, "#let words = (diagram: {})", string(&words.diagram))?;
        writeln!(
            self.out,
            "#let paper = (width: {}mm, height: {}mm)\n\
             #let margins = (top: {}mm, bottom: {}mm, inner: {}mm, outer: {}mm)\n\
             #let font-size = {}pt\n",
            paper.width,
            paper.height,
            margins.top,
            margins.bottom,
            margins.inner,
            margins.outer,
            plan.font_size
        )
    }

    fn chapter(&mut self, chapter: &Chapter) -> fmt::Result {
        let columns = self.book.plan.columns;
        let title = chapter.title.as_str();
        match &chapter.body {
            Body::Text(prose) => self.prose(title, prose),
            Body::Tables => self.tables(title, &chapter.tables),
            Body::Games(games) if chapter.tables.is_empty() => {
                self.open(title, columns)?;
                games.iter().try_for_each(|game| self.game(game))?;
                self.close()
            }
            Body::Games(games) => {
                self.tables(title, &chapter.tables)?;
                writeln!(self.out, "#[\n#set page(columns: {columns})")?;
                games.iter().try_for_each(|game| self.game(game))?;
                self.close()
            }
            Body::Exercises(exercises, sheet) if sheet.solutions == Solutions::After => {
                self.open(title, columns)?;
                exercises.iter().try_for_each(|exercise| self.solved(exercise, sheet))?;
                self.close()
            }
            Body::Exercises(exercises, sheet) => self.sheet(title, exercises, sheet),
            Body::Solutions(exercises) => {
                self.open(title, columns)?;
                exercises.iter().try_for_each(|exercise| self.solution(exercise))?;
                self.close()
            }
        }
    }

    fn open(&mut self, title: &str, columns: u8) -> fmt::Result {
        writeln!(self.out, "\n#chapter({}, columns: {columns})[", string(title))
    }

    fn close(&mut self) -> fmt::Result {
        writeln!(self.out, "]")
    }

    fn tables(&mut self, title: &str, tables: &[Crosstable]) -> fmt::Result {
        self.open(title, 1)?;
        tables.iter().try_for_each(|table| self.table(table))?;
        self.close()
    }

    fn table(&mut self, table: &Crosstable) -> fmt::Result {
        let align = table.heads.iter().map(|(_, left)| if *left { "left" } else { "center" });
        let align: Vec<&str> = align.collect();
        let heads: Vec<&str> = table.heads.iter().map(|(head, _)| head.as_str()).collect();
        let title = string(&table.title);
        writeln!(self.out, "#crosstable({title}, ({},), {},", align.join(", "), list(&heads))?;
        for row in &table.rows {
            let row: Vec<&str> = row.iter().map(String::as_str).collect();
            writeln!(self.out, "  {},", list(&row))?;
        }
        writeln!(self.out, ")")
    }

    fn game(&mut self, game: &Game) -> fmt::Result {
        let lines: Vec<&str> = game.lines.iter().map(String::as_str).collect();
        let (players, result) = (string(&game.players), string(&game.result));
        let (number, lines) = (game.number, list(&lines));
        writeln!(self.out, "\n#game({number}, {players}, result: {result}, lines: {lines})[")?;
        self.score(&game.score)?;
        self.close()
    }

    fn score(&mut self, blocks: &[Block]) -> fmt::Result {
        for block in blocks {
            match block {
                Block::Paragraph(0, runs) => writeln!(self.out, "{}\n", paragraph(runs))?,
                Block::Paragraph(depth, runs) => {
                    writeln!(self.out, "#variation({depth})[{}]\n", paragraph(runs))?;
                }
                Block::Diagram(diagram) => {
                    let picture = &diagram.picture;
                    writeln!(
                        self.out,
                        "#diagram({}, {}, width: {}mm, alt: {})[{}]\n",
                        diagram.number,
                        self.pictures.name(picture),
                        picture.width,
                        string(&picture.alt),
                        markup(&diagram.sentence())
                    )?;
                }
            }
        }
        Ok(())
    }

    fn sheet(&mut self, title: &str, exercises: &[Exercise], sheet: &Sheet) -> fmt::Result {
        self.open(title, 1)?;
        let (across, down) = (sheet.per_page.across, sheet.per_page.down);
        writeln!(self.out, "#exercise-sheet({across}, {down}, (")?;
        for exercise in exercises {
            writeln!(self.out, "  arguments({}),", self.exercise(exercise, sheet))?;
        }
        writeln!(self.out, "))\n]")
    }

    /// The arguments that an exercise is given as.
    fn exercise(&self, exercise: &Exercise, sheet: &Sheet) -> String {
        format!(
            "{}, {}, width: {}mm, stipulation: {}, credit: {}, lines: {}",
            exercise.number,
            self.pictures.name(&exercise.picture),
            exercise.picture.width,
            string(&exercise.stipulation),
            string(&exercise.credit),
            sheet.lines
        )
    }

    fn solved(&mut self, exercise: &Exercise, sheet: &Sheet) -> fmt::Result {
        let arguments = self.exercise(exercise, sheet);
        writeln!(self.out, "\n#solved({arguments})[")?;
        self.score(&exercise.solution)?;
        self.close()
    }

    fn solution(&mut self, exercise: &Exercise) -> fmt::Result {
        writeln!(self.out, "\n#solution({})[", exercise.number)?;
        self.score(&exercise.solution)?;
        self.close()
    }

    fn prose(&mut self, title: &str, blocks: &[Prose]) -> fmt::Result {
        let own = blocks.first().and_then(Prose::as_title).filter(|_| title.is_empty());
        self.open(own.as_deref().unwrap_or(title), 1)?;
        let blocks = blocks.iter().skip(usize::from(own.is_some()));
        blocks.map(prose::block).try_for_each(|block| writeln!(self.out, "{block}"))?;
        self.close()
    }

    fn diagram_list(&mut self) -> fmt::Result {
        let diagrams = self.book.listed_diagrams();
        if diagrams.is_empty() {
            return Ok(());
        }
        self.open(&self.book.lang().words().diagrams, 1)?;
        for diagram in diagrams {
            let name = string(&diagram.listed());
            writeln!(self.out, "#entry({name}, <diagram-{}>)", diagram.number)?;
        }
        self.close()
    }

    /// Short indexes stand below each other, long ones on pages of their own.
    fn indexes(&mut self) -> fmt::Result {
        const SHORT: usize = 30;
        let indexes = self.book.indexes.iter();
        let (short, long): (Vec<&Index>, Vec<&Index>) =
            indexes.partition(|index| index.entries.len() <= SHORT);
        for index in long {
            self.open(&index.title, 2)?;
            let entries = index.entries.iter().map(|(name, at)| format!("#{}", entry(name, at)));
            entries.into_iter().try_for_each(|entry| writeln!(self.out, "{entry}"))?;
            self.close()?;
        }
        if let Some((first, rest)) = short.split_first() {
            self.open(&first.title, 1)?;
            self.short_index(first)?;
            for index in rest {
                writeln!(self.out, "#section({})", string(&index.title))?;
                self.short_index(index)?;
            }
            self.close()?;
        }
        Ok(())
    }

    fn short_index(&mut self, index: &Index) -> fmt::Result {
        writeln!(self.out, "#short-index(")?;
        for (name, targets) in &index.entries {
            writeln!(self.out, "  {},", entry(name, targets))?;
        }
        writeln!(self.out, ")")
    }
}

/// An entry of an index with the labels of what it points at.
fn entry(name: &str, targets: &[Target]) -> String {
    let targets = targets.iter().map(|target| match target {
        Target::Game(number) => format!("<game-{number}>"),
        Target::Exercise(number) => format!("<exercise-{number}>"),
    });
    format!("entry({}, {})", string(name), targets.collect::<Vec<_>>().join(", "))
}

/// A Typst array of strings.
fn list(texts: &[&str]) -> String {
    let texts: String = texts.iter().map(|text| string(text) + ", ").collect();
    format!("({})", texts.trim_end())
}

fn paragraph(runs: &[Run]) -> String {
    let runs = runs.iter().map(|run| match run.kind {
        RunKind::Main | RunKind::Result => format!("#main({})", moves(&run.text)),
        RunKind::Side => format!("#side({})", moves(&run.text)),
        RunKind::Comment => markup(&run.text),
    });
    runs.collect::<Vec<_>>().join(" ")
}

/// Moves as the template wants them: blanks that keep a line together are tildes.
fn moves(text: &str) -> String {
    string(&text.replace('\u{a0}', "~"))
}
