//! Names of cells on the command line.

use tavlei::core::{Labels, Point};
use tavlei::rules::Game;

use crate::failure::Failure;

/// The cell with a name, one of the diagram's or of the game's.
pub(super) fn cell(text: &str, game: &Game, labels: &Labels) -> Result<Point, Failure> {
    let name = text.trim();
    let found = [labels, game.labels(), game.algebraic()].into_iter().find_map(|l| l.find(name));
    found.ok_or_else(|| {
        let example = game.board().point_at(0, 0).or_else(|| game.board().point_at(1, 0));
        let example = example.map(|at| format!("a cell is named as in {}", labels.label(at)));
        Failure::new(format!("{name:?} is no cell of {}", game.id())).maybe_help(example)
    })
}

/// Two cells joined by a dash.
pub(super) fn pair(text: &str, game: &Game, labels: &Labels) -> Result<(Point, Point), Failure> {
    let (from, to) = text.split_once('-').ok_or_else(|| {
        Failure::new(format!("{text:?} is no pair of cells: join two by a dash, as in c3-e5"))
    })?;
    Ok((cell(from, game, labels)?, cell(to, game, labels)?))
}
