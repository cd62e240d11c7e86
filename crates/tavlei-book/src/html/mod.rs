//! A book as one page of HTML that needs nothing else: to be read on a screen, or printed from the
//! browser.

mod prose;
mod score;

use std::fmt::{self, Write};

use score::{escaped, figure};

use crate::model::{Body, Book, Chapter, Crosstable, Exercise, Game, Index, Target};
use crate::plan::{Exercises as Sheet, Solutions};
use crate::prose::Prose;

/// A book as a page of HTML.
pub fn to_html(book: &Book) -> String {
    let mut writer = Writer { out: String::new(), book };
    // Writing to a string does not fail.
    let _ = writer.whole();
    writer.out
}

struct Writer<'b> {
    out: String,
    book: &'b Book,
}

impl Writer<'_> {
    fn whole(&mut self) -> fmt::Result {
        let (lang, title) = (self.book.lang().code(), escaped(self.book.name()));
        let style = include_str!("style.css");
        write!(
            self.out,
            "<!DOCTYPE html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
             <style>\n{style}</style>\n</head>\n<body>\n"
        )?;
        self.title_page()?;
        if self.book.has_contents() {
            self.contents()?;
        }
        for (index, chapter) in self.book.chapters.iter().enumerate() {
            writeln!(self.out, "<section id=\"c{index}\">")?;
            self.chapter(index, chapter)?;
            writeln!(self.out, "</section>")?;
        }
        self.diagram_list()?;
        self.book.indexes.iter().try_for_each(|index| self.index(index))?;
        self.out += "</body>\n</html>\n";
        Ok(())
    }

    fn title_page(&mut self) -> fmt::Result {
        if self.book.title.is_empty() {
            return Ok(());
        }
        let plan = &self.book.plan;
        writeln!(self.out, "<header class=\"title\">")?;
        self.line("", &plan.author)?;
        writeln!(self.out, "<h1>{}</h1>", escaped(&self.book.title))?;
        self.line("subtitle", &plan.subtitle)?;
        self.line("imprint", &plan.imprint)?;
        writeln!(self.out, "</header>")
    }

    /// A paragraph of a class, if there is a text.
    fn line(&mut self, class: &str, text: &str) -> fmt::Result {
        match (text.is_empty(), class.is_empty()) {
            (true, _) => Ok(()),
            (false, true) => writeln!(self.out, "<p>{}</p>", escaped(text)),
            (false, false) => writeln!(self.out, "<p class=\"{class}\">{}</p>", escaped(text)),
        }
    }

    fn contents(&mut self) -> fmt::Result {
        let head = escaped(&self.book.lang().words().contents);
        writeln!(self.out, "<nav>\n<h1>{head}</h1>\n<ul>")?;
        for (index, chapter) in self.book.chapters.iter().enumerate() {
            write!(self.out, "<li><a href=\"#c{index}\">{}</a>", escaped(&heading(chapter)))?;
            if let Body::Games(games) = &chapter.body {
                writeln!(self.out, "\n<ul>")?;
                for game in games {
                    let (number, players) = (game.number, escaped(&game.players));
                    writeln!(self.out, "<li><a href=\"#g{number}\">{players}</a></li>")?;
                }
                writeln!(self.out, "</ul>")?;
            }
            writeln!(self.out, "</li>")?;
        }
        writeln!(self.out, "</ul>\n</nav>")
    }

    fn chapter(&mut self, index: usize, chapter: &Chapter) -> fmt::Result {
        let title = heading(chapter);
        if !title.is_empty() {
            writeln!(self.out, "<h1>{}</h1>", escaped(&title))?;
        }
        chapter.tables.iter().try_for_each(|table| self.table(table))?;
        match &chapter.body {
            Body::Text(blocks) => {
                let own = own_title(chapter).is_some();
                self.out += &prose::blocks(&blocks[usize::from(own)..], index);
                Ok(())
            }
            Body::Games(games) => games.iter().try_for_each(|game| self.game(game)),
            Body::Exercises(exercises, sheet) => self.sheet(exercises, sheet),
            Body::Solutions(exercises) => self.solutions(exercises),
            Body::Tables => Ok(()),
        }
    }

    fn game(&mut self, game: &Game) -> fmt::Result {
        let (number, players, result) =
            (game.number, escaped(&game.players), escaped(&game.result));
        writeln!(
            self.out,
            "<article class=\"game\">\n<h2 id=\"g{number}\"><span>{players}</span>\
             <span>{result}</span></h2>"
        )?;
        if !game.lines.is_empty() {
            let lines = game.lines.iter().map(|line| format!("<div>{}</div>", escaped(line)));
            writeln!(self.out, "<div class=\"about\">{}</div>", lines.collect::<String>())?;
        }
        self.out += &score::written(&game.score, &self.book.lang().words().diagram);
        writeln!(self.out, "</article>")
    }

    fn sheet(&mut self, exercises: &[Exercise], sheet: &Sheet) -> fmt::Result {
        let across = sheet.per_page.across;
        writeln!(
            self.out,
            "<div class=\"sheet\" style=\"grid-template-columns: repeat({across}, 1fr)\">"
        )?;
        for exercise in exercises {
            self.exercise(exercise, sheet)?;
        }
        writeln!(self.out, "</div>")
    }

    fn exercise(&mut self, exercise: &Exercise, sheet: &Sheet) -> fmt::Result {
        let number = exercise.number;
        writeln!(self.out, "<div class=\"exercise\" id=\"e{number}\">")?;
        self.out += &figure(&exercise.picture, None, "");
        writeln!(self.out, "<p><b>{number}.</b> {}</p>", escaped(&exercise.stipulation))?;
        self.line("credit", &exercise.credit)?;
        for _ in 0..sheet.lines {
            writeln!(self.out, "<div class=\"answer\"></div>")?;
        }
        let words = self.book.lang().words();
        if sheet.solutions == Solutions::After && !exercise.solution.is_empty() {
            let solution = score::written(&exercise.solution, &words.diagram);
            let head = escaped(&words.solution);
            writeln!(self.out, "<details><summary>{head}</summary>\n{solution}</details>")?;
        }
        writeln!(self.out, "</div>")
    }

    fn solutions(&mut self, exercises: &[Exercise]) -> fmt::Result {
        let diagram = &self.book.lang().words().diagram;
        writeln!(self.out, "<div class=\"solutions\">")?;
        for exercise in exercises {
            let number = exercise.number;
            let solution = score::written(&exercise.solution, diagram);
            writeln!(
                self.out,
                "<div class=\"solution\"><a href=\"#e{number}\">{number}</a>\n\
                 <div>{solution}</div></div>"
            )?;
        }
        writeln!(self.out, "</div>")
    }

    fn table(&mut self, table: &Crosstable) -> fmt::Result {
        writeln!(self.out, "<div class=\"scroll\"><table>")?;
        if !table.title.is_empty() {
            writeln!(self.out, "<caption>{}</caption>", escaped(&table.title))?;
        }
        let class = |left: bool| if left { " class=\"l\"" } else { "" };
        let heads = table.heads.iter();
        let heads = heads.map(|(head, left)| format!("<th{}>{}</th>", class(*left), escaped(head)));
        writeln!(self.out, "<thead><tr>{}</tr></thead>", heads.collect::<String>())?;
        for row in &table.rows {
            let cells = row.iter().zip(&table.heads);
            let cells = cells
                .map(|(cell, (_, left))| format!("<td{}>{}</td>", class(*left), escaped(cell)));
            writeln!(self.out, "<tr>{}</tr>", cells.collect::<String>())?;
        }
        writeln!(self.out, "</table></div>")
    }

    fn diagram_list(&mut self) -> fmt::Result {
        let diagrams = self.book.listed_diagrams();
        if diagrams.is_empty() {
            return Ok(());
        }
        let head = escaped(&self.book.lang().words().diagrams);
        writeln!(self.out, "<section>\n<h1>{head}</h1>\n<ul class=\"list\">")?;
        for diagram in diagrams {
            let (number, name) = (diagram.number, escaped(&diagram.listed()));
            writeln!(self.out, "<li><a href=\"#d{number}\">{name}</a></li>")?;
        }
        writeln!(self.out, "</ul>\n</section>")
    }

    fn index(&mut self, index: &Index) -> fmt::Result {
        writeln!(self.out, "<section>\n<h1>{}</h1>\n<ul class=\"index\">", escaped(&index.title))?;
        for (name, targets) in &index.entries {
            let links = targets.iter().map(|target| match target {
                Target::Game(number) => format!("<a href=\"#g{number}\">{number}</a>"),
                Target::Exercise(number) => {
                    let name = self.book.lang().words().number(*number);
                    format!("<a href=\"#e{number}\">{name}</a>")
                }
            });
            let links = links.collect::<Vec<_>>().join(", ");
            writeln!(self.out, "<li>{} {links}</li>", escaped(name))?;
        }
        writeln!(self.out, "</ul>\n</section>")
    }
}

/// The heading of a chapter; a text may bring its own.
fn heading(chapter: &Chapter) -> String {
    own_title(chapter).unwrap_or_else(|| chapter.title.clone())
}

/// The title that a text brings.
fn own_title(chapter: &Chapter) -> Option<String> {
    match &chapter.body {
        Body::Text(blocks) if chapter.title.is_empty() => blocks.first().and_then(Prose::as_title),
        _ => None,
    }
}
