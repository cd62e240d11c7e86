//! Opening ballots: the decks from which the first moves of a game, or where its men stand, are
//! drawn by lot.
//!
//! A deck is data: `decks.toml` names it and the games it is for, a table beside it has its entries.

mod play;
mod read;

use std::sync::LazyLock;

pub use play::{BallotError, Begun};

use crate::{Game, find};

/// A deck of opening ballots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deck {
    /// The name that options use: lower-case ASCII letters, digits and `-`.
    pub name: String,
    /// What it is.
    pub title: String,
    /// The ids of the games that it is for; never empty.
    pub games: Vec<String>,
    /// Who publishes it.
    pub source: String,
    /// Its entries, in the order of the deck.
    pub ballots: Vec<Ballot>,
}

/// One entry of a deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ballot {
    /// What it is called in the deck: a number (`12`), or row and column of a table (`3-XIV`).
    pub number: String,
    /// Which part of the deck it belongs to: `board`, `mail`, `barred`, `moves`, `flying`.
    pub class: String,
    /// The moves, apart by blanks, with the cells that records of its games use. For flying men, the
    /// way of White's man and of Black's, `-` where it stays.
    pub moves: String,
    /// The position that it leads to, as FEN with the same cells.
    pub fen: String,
}

static DECKS: LazyLock<Vec<Deck>> = LazyLock::new(read::built_in);

/// All decks that are built in.
pub fn decks() -> &'static [Deck] {
    &DECKS
}

/// The deck with a name.
pub fn deck(name: &str) -> Option<&'static Deck> {
    decks().iter().find(|deck| deck.name.eq_ignore_ascii_case(name))
}

/// The deck and the entry that a text such as `idf#3-XIV` names.
pub fn ballot(text: &str) -> Result<(&'static Deck, &'static Ballot), BallotError> {
    let (name, number) = text.split_once('#').unwrap_or((text, ""));
    let deck = deck(name.trim()).ok_or_else(|| BallotError::NoSuchDeck(name.trim().to_owned()))?;
    let ballot = deck.find(number.trim()).ok_or_else(|| BallotError::NoSuchNumber {
        deck: deck.name.clone(),
        number: number.trim().to_owned(),
    })?;
    Ok((deck, ballot))
}

impl Deck {
    /// The entry with a number, case aside.
    pub fn find(&self, number: &str) -> Option<&Ballot> {
        self.ballots.iter().find(|ballot| ballot.number.eq_ignore_ascii_case(number))
    }

    /// The games that it is for.
    pub fn for_games(&self) -> impl Iterator<Item = Game> + '_ {
        self.games.iter().filter_map(|id| find(id))
    }

    /// Whether it is for a game. A user's own game may take any deck.
    pub fn is_for(&self, game: &Game) -> bool {
        self.games.iter().any(|id| id == game.id()) || find(game.id()).is_none()
    }
}

impl Ballot {
    /// Whether men are lifted and put elsewhere, and nothing is played.
    pub fn is_flying(&self) -> bool {
        self.class == "flying"
    }

    /// How many half-moves it has; none if men fly.
    pub fn plies(&self) -> usize {
        if self.is_flying() { 0 } else { self.moves.split_whitespace().count() }
    }
}
