//! The games that are built in.

use std::sync::LazyLock;

use crate::{Foreign, Game, games};

static CATALOGUE: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let made = games::ALL.iter().map(|spec| Game::new(spec()));
    // A built-in game that can't be made would be a fault of this crate; its test makes all.
    made.filter_map(Result::ok).collect()
});

/// How many games are built in.
pub const COUNT: usize = games::ALL.len();

/// All built-in games, in the order of the catalogue.
pub fn catalogue() -> &'static [Game] {
    &CATALOGUE
}

/// The game with a number of the PDN tag `GameType`: the standard's, else a program's own.
pub fn by_pdn(number: u16) -> Option<Game> {
    let by = |test: &dyn Fn(&Game) -> bool| catalogue().iter().find(|game| test(game)).cloned();
    by(&|game| game.spec().pdn == Some(number))
        .or_else(|| by(&|game| game.spec().other_numbers.contains(&number)))
}

/// The game that another format calls so, and how.
pub fn by_foreign(format: &str, code: &str) -> Option<(Game, Foreign)> {
    let is = |foreign: &&Foreign| {
        foreign.format == format && foreign.code.eq_ignore_ascii_case(code.trim())
    };
    catalogue().iter().find_map(|game| {
        game.spec().foreign.iter().find(is).map(|foreign| (game.clone(), *foreign))
    })
}
