//! A book as Typst source: one file that holds everything, made to be read and changed.
//!
//! The settings come first, then the pictures, then the functions that say how the book looks
//! (`template.typ`), then the text, which only calls them.

mod escape;
mod pictures;

use std::fmt::{self, Write};

use escape::{markup, string};
use pictures::Pictures;

use crate::model::{
    Block, Body, Book, Chapter, Crosstable, Exercise, Game, Index, Run, RunKind, Target,
};
use crate::plan::{Exercises as Sheet, Solutions};
use crate::prose::{Prose, ProseKind, Words};

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
        self.book.indexes.iter().try_for_each(|index| self.index(index))
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

    fn prose(&mut self, title: &str, prose: &[Prose]) -> fmt::Result {
        let own = prose.first().filter(|first| title.is_empty() && is_title(first));
        let title = own.map_or(title.to_owned(), |first| plain(&first.spans));
        self.open(&title, 1)?;
        for block in prose.iter().skip(usize::from(own.is_some())) {
            let words = spans(&block.spans);
            match block.kind {
                // Typst knows a heading by its mark.
                ProseKind::Heading(level) => {
                    let mark = "=".repeat(usize::from(level.max(2)));
                    writeln!(self.out, "{mark} {words}\n")?;
                }
                ProseKind::Paragraph => writeln!(self.out, "{words}\n")?,
                ProseKind::Quote => writeln!(self.out, "#quotation[{words}]\n")?,
                ProseKind::Item(None) => writeln!(self.out, "#item[–][{words}]\n")?,
                ProseKind::Item(Some(number)) => {
                    writeln!(self.out, "#item[{number}\\.][{words}]\n")?;
                }
            }
        }
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

    fn index(&mut self, index: &Index) -> fmt::Result {
        self.open(&index.title, 2)?;
        for (name, targets) in &index.entries {
            let targets = targets.iter().map(|target| match target {
                Target::Game(number) => format!("<game-{number}>"),
                Target::Exercise(number) => format!("<exercise-{number}>"),
            });
            let targets = targets.collect::<Vec<_>>().join(", ");
            writeln!(self.out, "#entry({}, {targets})", string(name))?;
        }
        self.close()
    }
}

/// Whether a block is the heading of its chapter.
fn is_title(block: &Prose) -> bool {
    block.kind == ProseKind::Heading(1)
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

fn plain(spans: &[Words]) -> String {
    spans.iter().map(|words| words.text.as_str()).collect()
}

fn spans(spans: &[Words]) -> String {
    let shown = spans.iter().map(|words| {
        let text = markup(&words.text);
        match (words.is_emphasised, words.is_strong) {
            (false, false) => text,
            (true, false) => format!("#emph[{text}]"),
            (false, true) => format!("#strong[{text}]"),
            (true, true) => format!("#strong[#emph[{text}]]"),
        }
    });
    shown.collect()
}
