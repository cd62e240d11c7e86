//! Text of the author in HTML.

use std::fmt::Write;

use super::score::escaped;
use crate::prose::{Mark, Prose, ProseKind, Words};

/// Blocks of text, with their notes at the end; `chapter` sets its notes apart from those of others.
pub(super) fn blocks(blocks: &[Prose], chapter: usize) -> String {
    let mut writer = Writer { notes: Vec::new(), chapter };
    let out: String = blocks.iter().map(|block| writer.block(block)).collect();
    if writer.notes.is_empty() {
        return out;
    }
    format!("{out}<ol class=\"notes\">\n{}</ol>\n", writer.notes())
}

struct Writer<'b> {
    /// The notes so far.
    notes: Vec<&'b [Words]>,
    chapter: usize,
}

impl<'b> Writer<'b> {
    fn block(&mut self, block: &'b Prose) -> String {
        match block {
            Prose::Words(kind, words) => of_kind(*kind, &self.spans(words)),
            Prose::Table(rows) => self.table(rows),
            Prose::Lines(lines) => format!("<pre>{}</pre>\n", escaped(lines)),
            Prose::Pause => "<hr>\n".to_owned(),
        }
    }

    fn table(&mut self, rows: &'b [Vec<Vec<Words>>]) -> String {
        let mut out = "<div class=\"scroll\"><table>\n".to_owned();
        for (at, row) in rows.iter().enumerate() {
            let tag = if at == 0 { "th" } else { "td" };
            let cells = row.iter().map(|c| format!("<{tag} class=\"l\">{}</{tag}>", self.spans(c)));
            let cells: String = cells.collect();
            // Writing to a string does not fail.
            let _ = writeln!(out, "<tr>{cells}</tr>");
        }
        out + "</table></div>\n"
    }

    fn spans(&mut self, words: &'b [Words]) -> String {
        words.iter().map(|words| self.span(words)).collect()
    }

    fn span(&mut self, words: &'b Words) -> String {
        if words.note.is_empty() {
            return marked(words);
        }
        self.notes.push(&words.note);
        let (chapter, number) = (self.chapter, self.notes.len());
        format!("<sup><a href=\"#n{chapter}-{number}\">{number}</a></sup>")
    }

    fn notes(&self) -> String {
        let chapter = self.chapter;
        let note = |(number, words): (usize, &&[Words])| {
            let words: String = words.iter().map(marked).collect();
            format!("<li id=\"n{chapter}-{number}\">{words}</li>\n")
        };
        let notes: Vec<String> = (1..).zip(&self.notes).map(note).collect();
        notes.concat()
    }
}

fn of_kind(kind: ProseKind, words: &str) -> String {
    match kind {
        ProseKind::Heading(level) => {
            let level = level.clamp(2, 3);
            format!("<h{level}>{words}</h{level}>\n")
        }
        ProseKind::Paragraph => format!("<p>{words}</p>\n"),
        ProseKind::Quote => format!("<blockquote>{words}</blockquote>\n"),
        ProseKind::Item(deep, mark) => {
            let list = match mark {
                Mark::Dash => format!("<ul><li>{words}</li></ul>"),
                Mark::Number(number) => format!("<ol start=\"{number}\"><li>{words}</li></ol>"),
                Mark::Nothing => format!("<ul class=\"more\"><li>{words}</li></ul>"),
            };
            let within = usize::from(deep).saturating_sub(1);
            format!(
                "{}{list}{}\n",
                "<ul class=\"more\"><li>".repeat(within),
                "</li></ul>".repeat(within)
            )
        }
    }
}

fn marked(words: &Words) -> String {
    let text = escaped(&words.text).replace('\n', "<br>\n");
    let text = match (words.is_emphasised, words.is_strong) {
        (false, false) => text,
        (true, false) => format!("<em>{text}</em>"),
        (false, true) => format!("<strong>{text}</strong>"),
        (true, true) => format!("<strong><em>{text}</em></strong>"),
    };
    match words.link.as_str() {
        "" => text,
        // Only what leads to a page may be followed.
        link if is_page(link) => format!("<a href=\"{}\">{text}</a>", escaped(link)),
        _ => text,
    }
}

fn is_page(link: &str) -> bool {
    ["http://", "https://", "mailto:"].iter().any(|scheme| link.starts_with(scheme))
}
