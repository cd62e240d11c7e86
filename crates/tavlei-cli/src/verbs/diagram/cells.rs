//! Names of cells on the command line.

use tavlei::core::{Labels, Point};
use tavlei::notation::to_plain_letters;
use tavlei::rules::Game;

use crate::failure::Failure;

/// What the cells of a board may be called.
#[derive(Clone, Copy)]
pub(super) struct Cells<'a> {
    /// The rules and the board.
    pub(super) game: &'a Game,
    /// The names on the diagram.
    pub(super) labels: &'a Labels,
    /// Latin letters in them and those that the diagram shows for them.
    pub(super) letters: &'a [(char, char)],
}

impl Cells<'_> {
    /// The cell with a name, one of the diagram's or of the game's.
    pub(super) fn cell(self, text: &str) -> Result<Point, Failure> {
        let (name, game) = (text.trim(), self.game);
        let names = [self.labels, game.labels(), game.algebraic()];
        let plain = to_plain_letters(&self.latin(name));
        let found = names.into_iter().find_map(|l| l.find(name).or_else(|| l.find(&plain)));
        found.ok_or_else(|| {
            let example = game.board().point_at(0, 0).or_else(|| game.board().point_at(1, 0));
            let example =
                example.map(|at| format!("a cell is named as in {}", self.labels.label(at)));
            Failure::new(format!("{name:?} is no cell of {}", game.id())).maybe_help(example)
        })
    }

    /// Two cells joined by a dash.
    pub(super) fn pair(self, text: &str) -> Result<(Point, Point), Failure> {
        let (from, to) = text.split_once('-').ok_or_else(|| {
            Failure::new(format!("{text:?} is no pair of cells: join two by a dash, as in c3-e5"))
        })?;
        Ok((self.cell(from)?, self.cell(to)?))
    }

    fn latin(self, name: &str) -> String {
        let latin =
            |c: char| self.letters.iter().find(|(_, shown)| *shown == c).map(|(latin, _)| *latin);
        name.chars().map(|c| latin(c).unwrap_or(c)).collect()
    }
}
