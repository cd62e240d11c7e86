//! The crosstables of the tournaments that records are from.

use tavlei_collection::grid::Align;
use tavlei_collection::tournament::{Entry, Layout, Scale, Table, Tournament, group};
use tavlei_replay::replay;

use super::Source;
use super::heading::players;
use crate::Lang;
use crate::model::Crosstable;
use crate::words::Words;

/// Whether records are of a tournament, so that a crosstable can be made of them.
pub fn has_crosstable(sources: &[Source]) -> bool {
    !of(sources, Lang::default().words()).is_empty()
}

/// A table for each event in which two or more played, in the order of their first games.
pub(super) fn of(sources: &[Source], words: &Words) -> Vec<Crosstable> {
    let entry = |source: &Source| {
        let replayed = replay(&source.context, &source.record);
        Entry::new(&source.file, &source.record, &replayed)
    };
    let tournaments = group(sources.iter().filter(|source| is_of_two(source)).map(entry).collect());
    let tables = tournaments.iter().map(|of| table(of, words));
    tables.filter(|table| table.rows.len() > 1).collect()
}

/// Whether a game is no game of more than two: there are no crosstables of such.
pub(super) fn is_of_two(source: &Source) -> bool {
    players(&source.record).len() < 3
}

fn table(of: &Tournament, words: &Words) -> Crosstable {
    let scale = Scale::of(of.games.iter().map(|game| &game.scored));
    let layout = Layout::of(of);
    let grid = Table::new(of, scale, layout.usual_ties()).to_grid(layout);
    let heads = grid
        .columns
        .iter()
        .map(|(head, align)| (words.head(head).to_owned(), *align == Align::Left));
    let mut rows = grid.rows;
    (0..grid.columns.len()).for_each(|column| halve(&mut rows, column));
    Crosstable { title: of.event.clone(), heads: heads.collect(), rows }
}

/// Writes the halves of a column as they are printed elsewhere (`4½`), if it has no other parts.
fn halve(rows: &mut [Vec<String>], column: usize) {
    const HALF: &str = ".5";
    let mut cells = rows.iter().filter_map(|row| row.get(column));
    if !cells.all(|cell| cell.ends_with(HALF) || !cell.contains('.')) {
        return;
    }
    for cell in rows.iter_mut().filter_map(|row| row.get_mut(column)) {
        let Some(whole) = cell.strip_suffix(HALF) else { continue };
        let before = whole.strip_suffix('0').filter(|b| !b.ends_with(|c: char| c.is_ascii_digit()));
        *cell = format!("{}½", before.unwrap_or(whole));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_written_as_such() {
        let halved = |cells: &[&str]| {
            let mut rows: Vec<Vec<String>> = cells.iter().map(|c| vec![(*c).to_owned()]).collect();
            halve(&mut rows, 0);
            rows.concat()
        };
        assert_eq!(halved(&["0.5", "12.5", "3w0.5", "1", "10.5"]), ["½", "12½", "3w½", "1", "10½"]);
        assert_eq!(halved(&["4.5", "4.25"]), ["4.5", "4.25"]);
    }
}
