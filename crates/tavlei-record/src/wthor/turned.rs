//! The four ways in which one game of Othello can lie on the board.

/// A cell by file and rank, from 0.
pub(super) type Cell = (u8, u8);

const LAST: u8 = 7;

/// The symmetries of the start position.
const WAYS: [fn(Cell) -> Cell; 4] = [
    |cell| cell,
    |(file, rank)| (rank, file),
    |(file, rank)| (LAST - file, LAST - rank),
    |(file, rank)| (LAST - rank, LAST - file),
];

/// The cell that all games of a database begin with: f5.
const FIRST: Cell = (5, 4);

/// Turns a game so that it begins as all do, and whether it had to be turned; `None` if it begins
/// with no turn of Othello.
pub(super) fn turned(cells: &[Cell]) -> Option<(Vec<Cell>, bool)> {
    let Some(&first) = cells.first() else { return Some((Vec::new(), false)) };
    let way = WAYS.iter().position(|way| way(first) == FIRST)?;
    Some((cells.iter().map(|&cell| WAYS[way](cell)).collect(), way > 0))
}

/// A cell as the files have it: ten times the rank and the file, from 1.
pub(super) fn code((file, rank): Cell) -> u8 {
    10 * (rank + 1) + file + 1
}

/// The name of a cell; `None` if the code is none.
pub(super) fn name(code: u8) -> Option<String> {
    let (rank, file) = (code / 10, code % 10);
    let is_cell = (1..=LAST + 1).contains(&rank) && (1..=LAST + 1).contains(&file);
    is_cell.then(|| format!("{}{rank}", char::from(b'a' + file - 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_first_turns_become_one() {
        // f5, e6, c4, d3.
        for (at, first) in [(5, 4), (4, 5), (2, 3), (3, 2)].into_iter().enumerate() {
            let (cells, is_turned) = turned(&[first]).unwrap_or_default();
            assert_eq!((cells, is_turned), (vec![FIRST], at > 0));
        }
        assert_eq!(turned(&[(0, 0)]), None);
        assert_eq!(name(code(FIRST)).as_deref(), Some("f5"));
        assert_eq!(name(9), None);
    }
}
