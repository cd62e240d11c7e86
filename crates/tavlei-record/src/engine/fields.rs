//! The letters of a position: the side to move, then squares 1 to 50.

use crate::format::{GameFacts, Grid, Man, Refused};

/// The letters that a protocol uses.
pub(super) struct Letters {
    /// White to move, Black to move.
    pub(super) sides: [char; 2],
    /// A man of each.
    pub(super) men: [char; 2],
    /// A king of each.
    pub(super) kings: [char; 2],
    /// An empty square.
    pub(super) empty: char,
}

/// So many squares have numbers.
const SQUARES: usize = 50;
/// The board has so many files and ranks.
const SIZE: (u8, u8) = (10, 10);

impl Letters {
    /// A position as a FEN; `None` if it is none.
    pub(super) fn fen(&self, text: &str) -> Option<String> {
        let mut letters = text.chars();
        let side = self.sides.iter().position(|side| Some(*side) == letters.clone().next())?;
        letters.next();
        let mut lists = [Vec::new(), Vec::new()];
        let mut squares = 0;
        for letter in letters {
            squares += 1;
            if letter == self.empty {
                continue;
            }
            let is = |letters: &[char; 2]| letters.iter().position(|known| *known == letter);
            match (is(&self.men), is(&self.kings)) {
                (Some(side), _) => lists[side].push(squares.to_string()),
                (None, Some(side)) => lists[side].push(format!("K{squares}")),
                (None, None) => return None,
            }
        }
        let [white, black] = lists.map(|list| list.join(","));
        (squares == SQUARES).then(|| format!("{}:W{white}:B{black}", ["W", "B"][side]))
    }

    /// The position that a game begins at.
    pub(super) fn of(&self, game: Option<&GameFacts>) -> Result<String, Refused> {
        let fits = |game: &&GameFacts| game.size == SIZE && !game.start.men.is_empty();
        let game = game.filter(fits).ok_or_else(|| {
            Refused::new("the protocols of engines have only boards of 10x10 with fifty squares")
        })?;
        let side = usize::from(game.start.white_moves == Some(false));
        let squares = (1..=SQUARES).map(|square| self.letter(&game.start, square));
        Ok(std::iter::once(self.sides[side]).chain(squares).collect())
    }

    fn letter(&self, grid: &Grid, square: usize) -> char {
        let (file, rank) = cell(square);
        grid.at(file, rank).map_or(self.empty, |Man { is_white, is_king, .. }| {
            let letters = if is_king { self.kings } else { self.men };
            letters[usize::from(!is_white)]
        })
    }
}

/// File and rank from 0 of a square: five on a rank, from the far left of White.
fn cell(square: usize) -> (u8, u8) {
    let (row, at) = ((square as u8 - 1) / 5, (square as u8 - 1) % 5);
    (2 * at + u8::from(row % 2 == 0), 9 - row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_from_the_far_left() {
        assert_eq!([1, 5, 6, 46, 50].map(cell), [(1, 9), (9, 9), (0, 8), (0, 0), (8, 0)]);
    }
}
