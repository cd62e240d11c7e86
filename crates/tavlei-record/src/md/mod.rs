//! Markdown: a score for a page or a letter. It is written only.
//!
//! The moves of the main line are bold, comments are text, variations stand in italics and are
//! indented as quotations, one level for each variation around them, up to a depth at which no page
//! shows any more.

use std::io::Write as _;

use crate::format::{
    Format, Holds, Needs, Outgoing, Refused, ScoreLayout, ScoreNumbers, ScoreStyle, Writing,
    no_head,
};
use crate::score::{self, Entry, Heading, Signs, known};
use crate::{Record, Tag};

/// A heading, a table of the tags, the score.
pub(crate) const FORMAT: Format = Format {
    name: "md",
    title: "Markdown: a score for a page or a letter",
    extensions: &["md", "markdown"],
    is_own: |_| false,
    is_strict: false,
    is_binary: false,
    reading: None,
    writing: Some(Writing {
        notation: None,
        holds: Holds { two_results: false, ..Holds::ALL },
        needs: Needs::Game,
        game: write,
        head: no_head,
        is_utf8: false,
        between: "\n",
        tail: "",
        gather: None,
        lacks: None,
    }),
};

/// Quotations inside one another, at most.
const DEEPEST: usize = 32;

/// The tags that the heading shows.
const IN_HEADING: [&str; 7] = ["White", "Black", "Event", "Site", "Round", "Date", "Result"];

fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let result = score::result(game.record, &game.style);
    if game.style.header {
        write_heading(game.record, result, out)?;
    } else if let Some(fen) = game.record.tag("FEN") {
        // Without the position nobody could follow the moves.
        writeln!(out, "{}\n", escaped(fen))?;
    }
    let mut page = Page { style: &game.style, out: String::new(), depth: 0, line: Line::None };
    for entry in &score::entries(game.record, game.round, Signs::Printed) {
        page.entry(entry);
    }
    page.end(result);
    Ok(out.write_all(page.out.as_bytes())?)
}

/// The players as a heading, the occasion, and a table of all other tags.
fn write_heading(record: &Record, result: &str, out: &mut Vec<u8>) -> Result<(), Refused> {
    let Heading { players, occasion } = Heading::of(record);
    if !players.is_empty() {
        writeln!(out, "## {} {}\n", escaped(&players), escaped(result))?;
    }
    if !occasion.is_empty() {
        writeln!(out, "{}\n", escaped(&occasion))?;
    }
    let others: Vec<_> = record.tags.iter().filter(|tag| !is_in_heading(record, tag)).collect();
    if others.is_empty() {
        return Ok(());
    }
    writeln!(out, "| | |\n| --- | --- |")?;
    for tag in others {
        let (name, value) = (record.str(tag.name), record.str(tag.value));
        writeln!(out, "| {} | {} |", escaped(name), escaped(value))?;
    }
    Ok(writeln!(out)?)
}

/// Whether the heading shows a tag, or it says nothing. A second one of its name is not there.
fn is_in_heading(record: &Record, tag: &Tag) -> bool {
    let (name, value) = (record.str(tag.name), record.str(tag.value));
    let is_named = IN_HEADING.iter().any(|shown| shown.eq_ignore_ascii_case(name));
    let is_result = name.eq_ignore_ascii_case("Result");
    let shown = if is_result { record.tag(name) } else { known(record, name) };
    let says_nothing = matches!(value.trim(), "" | "*" | "?" | "-");
    is_named && (says_nothing || shown.map(str::trim) == Some(value.trim()))
}

/// What has signs of its own in Markdown gets a backslash; line ends become blanks.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.trim().chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '#' | '~' | '&')
        {
            escaped.push('\\');
        }
        escaped.push(if matches!(letter, '\n' | '\r') { ' ' } else { letter });
    }
    escaped
}

/// What the line at hand holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// Nothing yet.
    None,
    /// Moves, whose mark is still open.
    Moves,
    /// A row of the table of moves, with so many cells.
    Row(u8),
}

struct Page<'a> {
    style: &'a ScoreStyle,
    out: String,
    depth: usize,
    line: Line,
}

impl Page<'_> {
    fn entry(&mut self, entry: &Entry<'_>) {
        match entry {
            Entry::Turn(at, text) if self.depth == 0 && self.is_table() => {
                self.cell(at.number, at.place, text);
            }
            Entry::Turn(at, text) => self.turn(at.number, at.place > 0, text),
            Entry::Comment(text) | Entry::Text(text) => self.paragraph(text),
            Entry::Setup(fen) => self.paragraph(fen),
            Entry::Open => {
                self.close_line();
                self.depth += 1;
            }
            Entry::Close => {
                self.close_line();
                self.depth = self.depth.saturating_sub(1);
            }
        }
    }

    /// Adds to the page.
    fn push(&mut self, text: std::fmt::Arguments<'_>) {
        use std::fmt::Write as _;
        // Writing into a string does not fail.
        let _ = self.out.write_fmt(text);
    }

    fn is_table(&self) -> bool {
        self.style.layout == ScoreLayout::Columns
    }

    /// Moves of the main line are bold, those of variations in italics.
    fn mark(&self) -> &'static str {
        if self.depth == 0 { "**" } else { "*" }
    }

    fn turn(&mut self, number: u32, is_later: bool, text: &str) {
        let begins = self.line != Line::Moves;
        if begins {
            self.close_line();
            self.indent();
            self.out.push_str(self.mark());
            self.line = Line::Moves;
        } else {
            let between = if is_later { self.style.between.as_str() } else { " " };
            self.out.push_str(&between.replace(['\n', '\r'], " "));
        }
        if (begins || !is_later) && self.style.numbers != ScoreNumbers::None {
            self.out.push_str(&score::number(self.style, number, is_later));
            self.out.push(' ');
        }
        self.out.push_str(&escaped(text));
    }

    fn cell(&mut self, number: u32, place: u8, text: &str) {
        match self.line {
            Line::Row(cells) if cells == place && place > 0 => {}
            Line::Row(_) => self.row(number, place, false),
            _ => self.row(number, place, true),
        }
        self.push(format_args!(" {} |", escaped(text)));
        self.line = Line::Row(place + 1);
    }

    /// Begins a row, and the table before it.
    fn row(&mut self, number: u32, place: u8, begins: bool) {
        if begins {
            self.close_line();
            self.out.push_str("| | | |\n| ---: | --- | --- |");
        }
        self.push(format_args!("\n| {} |", score::number(self.style, number, false)));
        self.out.push_str(&" … |".repeat(usize::from(place)));
    }

    fn paragraph(&mut self, text: &str) {
        self.close_line();
        self.indent();
        self.out.push_str(&begun(&escaped(text)));
        self.out.push_str("\n\n");
    }

    fn indent(&mut self) {
        self.out.push_str(&"> ".repeat(self.depth.min(DEEPEST)));
    }

    fn close_line(&mut self) {
        match self.line {
            Line::None => return,
            Line::Moves => self.out.push_str(self.mark()),
            Line::Row(_) => {}
        }
        self.out.push_str("\n\n");
        self.line = Line::None;
    }

    fn end(&mut self, result: &str) {
        self.close_line();
        self.push(format_args!("**{}**\n", escaped(result)));
    }
}

/// A paragraph that begins with a number and a dot, or with a dash, would be a list.
fn begun(text: &str) -> String {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    if rest.starts_with(['.', ')', '-', '+']) && !rest.is_empty() {
        let at = text.len() - rest.len();
        return format!("{}\\{rest}", &text[..at]);
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, Round, parse_all};

    fn written(text: &str, style: ScoreStyle) -> String {
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let round = Round::default();
        let game = Outgoing { round, style, ..Outgoing::new("a.pdn", record) };
        let mut out = Vec::new();
        assert!(write(&game, &mut out).is_ok());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_page() {
        let text = "[White \"Alder, A.\"] [Black \"Birch_B\"] [Date \"1984.??.??\"] [GameType \"20\"]\n\
            1. 32-28 19-23 {1. is *best*} 2. 28x19 (2. 37-32 (2. 31-27 {no}) 23x32) 14x23 2-0";
        let expected = "## Alder, A. – Birch\\_B 2-0\n\n1984\n\n| | |\n| --- | --- |\n| GameType | 20 |\n\n\
            **1. 32-28 19-23**\n\n1\\. is \\*best\\*\n\n**2. 28x19**\n\n> *2. 37-32*\n\n\
            > > *2. 31-27*\n\n> > no\n\n> *2... 23x32*\n\n**2... 14x23**\n\n**2-0**\n";
        assert_eq!(written(text, ScoreStyle::default()), expected);
    }

    /// What the heading has no place for stands in the table.
    #[test]
    fn no_tag_is_left_out() {
        let text =
            "[White \"A\"] [White \"B\"] [Black \"***\"] [Date \"?\"] [Result \"2-0\"]\n1. 32-28 *";
        let expected = "## A – ? 2-0\n\n| | |\n| --- | --- |\n| White | B |\n| Black | \\*\\*\\* |\n\n\
            **1. 32-28**\n\n**2-0**\n";
        assert_eq!(written(text, ScoreStyle::default()), expected);
    }

    #[test]
    fn a_table_of_moves() {
        let style =
            ScoreStyle { layout: ScoreLayout::Columns, header: false, ..ScoreStyle::default() };
        let expected = "| | | |\n| ---: | --- | --- |\n| 1. | 32-28 | 19-23 |\n| 2. | 28x19 |\n\ngood\n\n\
            | | | |\n| ---: | --- | --- |\n| 2. | … | 14x23 |\n\n**2-0**\n";
        assert_eq!(written("1. 32-28 19-23 2. 28x19 {good} 14x23 2-0", style), expected);
    }
}
