//! What the formats of Othello programs share: boards drawn as 64 signs, rows of cells.

use super::{Grid, Men, Refused};
use crate::Record;

/// Files and ranks of the board.
pub(crate) const SIDE: u8 = 8;

/// The turns that a game can begin with.
pub(crate) const FIRST_TURNS: [&str; 4] = ["f5", "d3", "c4", "e6"];

/// The name of a cell by its number, from 0, along the ranks from a1.
pub(crate) fn cell(index: usize) -> String {
    let side = usize::from(SIDE);
    format!("{}{}", char::from(b'a' + (index % side) as u8), index / side + 1)
}

/// The position of a drawn board: `black` and `white` are its signs, `-` and `.` stand for empty
/// cells. `None` if it is no such board.
pub(crate) fn parse_board(signs: &str, black: &str, white: &str, black_moves: bool) -> Option<Men> {
    let mut found = Men { white_moves: !black_moves, ..Men::default() };
    let mut cells = 0;
    for sign in signs.chars() {
        match sign {
            '-' | '.' => {}
            sign if black.contains(sign) => found.men[1].push(cell(cells)),
            sign if white.contains(sign) => found.men[0].push(cell(cells)),
            _ => return None,
        }
        cells += 1;
    }
    (cells == usize::from(SIDE) * usize::from(SIDE)).then_some(found)
}

/// A board as rows of signs, from rank 1.
pub(crate) fn write_board(grid: &Grid, black: char, white: char, between: &str) -> String {
    let sign = |file, rank| match grid.at(file, rank) {
        Some(man) if man.is_white => white,
        Some(_) => black,
        None => '-',
    };
    let row = |rank| (0..SIDE).map(|file| sign(file, rank)).collect::<String>();
    (0..SIDE).map(row).collect::<Vec<_>>().join(between)
}

/// How many discs more White has, with the empty cells given to who has more.
pub(crate) fn margin(grid: &Grid) -> i32 {
    let white = grid.men.iter().filter(|man| man.is_white).count() as i32;
    let all = grid.men.len() as i32;
    let (more, empty) = (2 * white - all, i32::from(SIDE) * i32::from(SIDE) - all);
    more + more.signum() * empty
}

/// Whether two bytes are a cell of the board, in either case.
pub(crate) fn is_cell(pair: &[u8]) -> bool {
    let [file, rank] = pair else { return false };
    matches!(file.to_ascii_lowercase(), b'a'..=b'h') && matches!(rank, b'1'..=b'8')
}

/// Why a turn that names no cell can't be written: the turns of a record that could be played
/// through are cells, the others stand as they were written.
pub(crate) fn no_cell(record: &Record, turn: &str) -> Refused {
    Refused::new(if record.verbatim {
        "it can't be played to its end, so its turns can't be written as cells".to_owned()
    } else {
        format!("its turn {turn} is no cell of the board")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Man;

    #[test]
    fn boards_are_drawn_from_the_first_rank() {
        let signs = format!("{}OX{}XO{}", "-".repeat(27), "-".repeat(6), "-".repeat(27));
        let men = parse_board(&signs, "X*", "O", true).unwrap_or_default();
        assert_eq!(men.fen(), "B:Wd4,e5:Be4,d5");
        assert_eq!(parse_board("-O", "X", "O", true), None);
        assert_eq!(parse_board(&"?".repeat(64), "X", "O", true), None);
    }

    #[test]
    fn empty_cells_go_to_the_winner() {
        let man = |file, is_white| Man { file, rank: 0, is_white, is_king: false };
        let grid = Grid { men: vec![man(0, true), man(1, true), man(2, false)], white_moves: None };
        assert_eq!(margin(&grid), 1 + 61);
        assert_eq!(margin(&Grid::default()), 0);
    }
}
