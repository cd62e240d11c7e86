//! Which game is meant: an id of the catalogue or a file with house rules.

use std::fs;
use std::path::Path;

use tavlei::rules::ballots::{Deck, deck, decks};
use tavlei::rules::{Game, RulesErrorKind, find, game_from_toml, names};

use crate::args::GameChoice;
use crate::failure::Failure;
use crate::suggest::{did_you_mean, nearest};

/// The game that the command line names, if it names one.
pub(crate) fn chosen(choice: &GameChoice) -> Result<Option<Game>, Failure> {
    match (&choice.game, &choice.rules) {
        (Some(id), _) => by_id(id).map(Some),
        (None, Some(file)) => by_rules(file).map(Some),
        (None, None) => Ok(None),
    }
}

/// The game that the command line must name.
pub(crate) fn needed(choice: &GameChoice) -> Result<Game, Failure> {
    let missing =
        || Failure::new("which game?").help("name it with --game ID; `tavlei games` lists them");
    chosen(choice)?.ok_or_else(missing)
}

/// A game of the catalogue.
pub(crate) fn by_id(id: &str) -> Result<Game, Failure> {
    find(id).ok_or_else(|| unknown(id))
}

fn unknown(id: &str) -> Failure {
    Failure::new(format!("there is no game {id}"))
        .maybe_help(nearest(id, names()).map(did_you_mean))
        .help("`tavlei games` lists all games")
}

/// The deck of opening ballots with a name.
pub(crate) fn deck_named(name: &str) -> Result<&'static Deck, Failure> {
    let names = decks().iter().map(|deck| deck.name.as_str());
    deck(name).ok_or_else(|| {
        Failure::new(format!("there is no deck of ballots {name}"))
            .maybe_help(nearest(name, names).map(did_you_mean))
            .help("`tavlei ballots` lists all decks")
    })
}

/// The largest file of house rules, in bytes. A real one has some hundred.
const MOST_RULES: u64 = 1 << 20;

/// A game by the house rules of a file.
pub(crate) fn by_rules(file: &Path) -> Result<Game, Failure> {
    let fits = |meta: fs::Metadata| meta.is_file() && meta.len() <= MOST_RULES;
    if fs::metadata(file).is_ok_and(|meta| !fits(meta)) {
        return Err(Failure::new(format!("{} is no file of house rules", file.display())));
    }
    let text = fs::read_to_string(file).map_err(|error| Failure::reading(file.display(), &error));
    game_from_toml(&text?).map_err(|error| {
        let likely = match &error.kind {
            RulesErrorKind::NoSuchGame(name) => nearest(name, names()).map(did_you_mean),
            _ => None,
        };
        Failure::new(format!("{}: {error}", file.display())).maybe_help(likely).help(
            "`tavlei games ID` shows the rules of a game in words that such a file may change",
        )
    })
}
