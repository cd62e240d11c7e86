//! Tables as text, CSV, Markdown and HTML.

pub use tavlei_record::harmless;

/// On which side a column is flush.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Align {
    /// Words.
    #[default]
    Left,
    /// Numbers.
    Right,
    /// Marks.
    Center,
}

/// A table: a head and rows of as many cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Grid {
    /// The head of each column and how it is aligned.
    pub columns: Vec<(String, Align)>,
    /// The cells, row by row.
    pub rows: Vec<Vec<String>>,
}

impl Grid {
    /// Adds a column without cells.
    pub fn column(&mut self, head: impl Into<String>, align: Align) {
        self.columns.push((head.into(), align));
    }

    /// For a terminal: columns as wide as their widest cell, two blanks between, a line under the
    /// head. Characters are taken to be one cell wide, combining ones to be none.
    pub fn to_text(&self) -> String {
        let widths = self.widths();
        let line = |cells: &[String]| {
            let padded = cells.iter().zip(&widths).zip(&self.columns);
            let padded: Vec<String> =
                padded.map(|((cell, &wide), (_, align))| pad(cell, wide, *align)).collect();
            format!("{}\n", padded.join("  ").trim_end())
        };
        let rule: Vec<String> = widths.iter().map(|&wide| "-".repeat(wide)).collect();
        let body: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}{}{body}", line(&self.heads()), line(&rule))
    }

    /// A table of GitHub's Markdown.
    pub fn to_markdown(&self) -> String {
        let line = |cells: &[String]| {
            let cells: Vec<String> = cells.iter().map(|cell| escape_markdown(cell)).collect();
            format!("| {} |\n", cells.join(" | "))
        };
        let rule: Vec<String> = self
            .columns
            .iter()
            .map(|(_, align)| match align {
                Align::Left => "---".to_owned(),
                Align::Right => "---:".to_owned(),
                Align::Center => ":---:".to_owned(),
            })
            .collect();
        let body: String = self.rows.iter().map(|row| line(row)).collect();
        format!("{}{}{body}", line(&self.heads()), line(&rule))
    }

    /// Comma-separated values (RFC 4180, lines ended by LF). Words are [`harmless`]; numbers and marks
    /// stay as they are.
    pub fn to_csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let safe = |(cell, (_, align)): (&String, &(String, Align))| match align {
            Align::Left => harmless(cell).into_owned(),
            Align::Right | Align::Center => cell.clone(),
        };
        let row = |row: &Vec<String>| -> Vec<String> {
            row.iter().zip(&self.columns).map(safe).collect()
        };
        let rows = std::iter::once(self.heads()).chain(self.rows.iter().map(row));
        // Writing to memory does not fail.
        let written = rows.map(|row| writer.write_record(row)).all(|done| done.is_ok());
        let bytes = writer.into_inner().unwrap_or_default();
        if written { String::from_utf8(bytes).unwrap_or_default() } else { String::new() }
    }

    /// A `<table>`, its text escaped; cells have the class of their alignment (`l`, `r`, `c`).
    pub fn to_html(&self) -> String {
        let cell = |(text, (_, align)): (&String, &(String, Align)), tag: &str| {
            let class = match align {
                Align::Left => "l",
                Align::Right => "r",
                Align::Center => "c",
            };
            format!("<{tag} class=\"{class}\">{}</{tag}>", escape(text))
        };
        let line = |cells: &[String], tag: &str| {
            let cells = cells.iter().zip(&self.columns).map(|pair| cell(pair, tag));
            format!("<tr>{}</tr>\n", cells.collect::<Vec<_>>().concat())
        };
        let body: String = self.rows.iter().map(|row| line(row, "td")).collect();
        let head = line(&self.heads(), "th");
        format!("<table>\n<thead>\n{head}</thead>\n<tbody>\n{body}</tbody>\n</table>\n")
    }

    fn heads(&self) -> Vec<String> {
        self.columns.iter().map(|(head, _)| head.clone()).collect()
    }

    fn widths(&self) -> Vec<usize> {
        let widest = |at: usize, head: &str| {
            let cells = self.rows.iter().filter_map(|row| row.get(at));
            cells.map(|cell| width(cell)).max().unwrap_or(0).max(width(head))
        };
        self.columns.iter().enumerate().map(|(at, (head, _))| widest(at, head)).collect()
    }
}

/// How many cells of a terminal a text takes.
fn width(text: &str) -> usize {
    text.chars().filter(|letter| !('\u{300}'..='\u{36f}').contains(letter)).count()
}

fn pad(cell: &str, wide: usize, align: Align) -> String {
    let free = wide.saturating_sub(width(cell));
    let before = match align {
        Align::Left => 0,
        Align::Right => free,
        Align::Center => free / 2,
    };
    format!("{}{cell}{}", " ".repeat(before), " ".repeat(free - before))
}

/// Text as Markdown that shows it: no markup, no HTML, one line.
pub fn escape_markdown(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '|' => out.extend(['\\', letter]),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// Text as HTML.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Grid {
        let mut grid = Grid::default();
        grid.column("Player", Align::Left);
        grid.column("Pts", Align::Right);
        grid.rows.push(vec!["Щука, А.".to_owned(), "10".to_owned()]);
        grid.rows.push(vec!["A|B <C>, \"D\"".to_owned(), "2".to_owned()]);
        grid
    }

    #[test]
    fn columns_stand_under_each_other_in_any_alphabet() {
        let text = grid().to_text();
        let ends: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert_eq!(ends, [17, 17, 17, 17], "{text}");
    }

    #[test]
    fn words_are_no_formulas_and_no_markup() {
        let mut grid = grid();
        grid.rows.push(vec!["=HYPERLINK(1)".to_owned(), "-1".to_owned()]);
        grid.rows.push(vec!["<script>[x](y)".to_owned(), "+".to_owned()]);
        let csv = grid.to_csv();
        assert!(csv.contains("\n'=HYPERLINK(1),-1\n") && csv.ends_with(",+\n"), "{csv}");
        assert!(grid.to_markdown().contains("| &lt;script&gt;\\[x\\](y) |"));
        assert!(grid.to_html().contains("&lt;script&gt;"));
    }

    #[test]
    fn signs_of_the_format_are_escaped() {
        assert!(grid().to_markdown().contains("| A\\|B &lt;C&gt;, \"D\" | 2 |"));
        assert!(grid().to_html().contains("A|B &lt;C&gt;, &quot;D&quot;</td>"));
        assert!(grid().to_csv().contains("\"A|B <C>, \"\"D\"\"\",2"));
    }
}
