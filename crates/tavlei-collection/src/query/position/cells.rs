//! Names of cells in a game, numbers and letters alike.

use tavlei_core::{Bits, Point};
use tavlei_rules::Game;

use super::per_game::Unfit;
use crate::query::bad::Source;

/// The cell with a name.
pub(crate) fn cell(game: &Game, name: &str) -> Option<Point> {
    let lower = name.to_lowercase();
    game.labels().find(&lower).or_else(|| game.algebraic().find(&lower))
}

/// The cells of a name or of a range of numbers: `28`, `c3`, `31-35`.
pub(crate) fn cells(
    game: &Game,
    source: &Source,
    from: usize,
    text: &str,
) -> Result<Vec<Point>, Unfit> {
    debug_assert!(source.text().get(from..from + text.len()) == Some(text));
    if let Some(point) = cell(game, text) {
        return Ok(vec![point]);
    }
    let range = text
        .split_once('-')
        .and_then(|(a, b)| Some((a.parse::<u32>().ok()?, b.parse::<u32>().ok()?)));
    match range {
        Some((first, last)) if first <= last && last < 1000 => (first..=last)
            .map(|number| cell(game, &number.to_string()))
            .collect::<Option<Vec<_>>>()
            .ok_or_else(|| no_cell(game, from, text)),
        _ => Err(no_cell(game, from, text)),
    }
}

fn no_cell(game: &Game, from: usize, text: &str) -> Unfit {
    let points = game.board().points().points();
    let names = || points.clone().map(|point| game.labels().label(point));
    let unfit = Unfit::new(from..from + text.len(), format!("there is no cell {text:?}"));
    let order = |name: &&str| (name.len(), (*name).to_owned());
    match (names().min_by_key(order), names().max_by_key(order)) {
        (Some(first), Some(last)) => unfit.help(format!("cells are called {first}, …, {last}")),
        _ => unfit,
    }
}
