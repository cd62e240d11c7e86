//! The matrix as a page.

use std::collections::BTreeMap;
use std::fmt::Write;

use tavlei::rules::find;

use crate::round::{Cell, Went};

const HEAD: &str = "\
# Formats and games

Made by the test suite, which writes a record of each game in each format, with tags, a comment, a \
glyph and a variation, and reads it back.

- **all**: everything came back
- **moves**: the moves came back, and what else the format holds (see `tavlei formats NAME`)
- *out*: written; the format is not one to be read
- –: the format has no place for the game, and says so

";

/// Games whose rows are the same share a line.
pub(crate) fn page(matrix: &[(&str, Vec<Cell>)]) -> String {
    let mut text = HEAD.to_owned();
    let names: Vec<&str> = matrix
        .first()
        .map_or(Vec::new(), |(_, cells)| cells.iter().map(|cell| cell.format).collect());
    let _ = writeln!(text, "| | {} |", names.join(" | "));
    let _ = writeln!(text, "| --- |{}", " :---: |".repeat(names.len()));
    let mut rows: BTreeMap<(usize, String), Vec<String>> = BTreeMap::new();
    let mut first: BTreeMap<String, usize> = BTreeMap::new();
    for (at, (id, cells)) in matrix.iter().enumerate() {
        let row = cells.iter().map(word).collect::<Vec<_>>().join(" | ");
        let place = *first.entry(row.clone()).or_insert(at);
        let name = find(id).map_or((*id).to_owned(), |game| game.spec().name.to_string());
        rows.entry((place, row)).or_default().push(name);
    }
    for ((_, row), games) in rows {
        let _ = writeln!(text, "| {} | {row} |", games.join(", "));
    }
    text
}

fn word(cell: &Cell) -> &'static str {
    match &cell.went {
        Went::Back(lost) if lost.is_nothing() => "**all**",
        Went::Back(_) => "**moves**",
        Went::Written => "*out*",
        Went::Refused | Went::Broken(_) => "–",
    }
}
