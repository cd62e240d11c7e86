//! Why a user's rules can't be used.

use std::fmt;

use tavlei_core::{line_and_column, toml_in_words};

use crate::SpecError;
use crate::ballots::BallotError;

/// Why a user's rules can't be used, and where in their text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError {
    /// What is wrong.
    pub kind: RulesErrorKind,
    /// Line and column, both from 1, where they are known.
    pub place: Option<(usize, usize)>,
}

/// What is wrong with a user's rules.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RulesErrorKind {
    /// The text is not TOML, or a key or value is unknown.
    Toml(String),
    /// The game that it is based on is not in the catalogue.
    NoSuchGame(String),
    /// The id is that of a game of the catalogue.
    TakenId(String),
    /// A value is not one of those that fit.
    Bad {
        /// The key.
        key: &'static str,
        /// What stands there.
        value: String,
        /// What would be right.
        right: &'static str,
    },
    /// The board, labels or start position do not fit together.
    Spec(SpecError),
    /// There is no such opening ballot, or it can't be played in this game.
    Ballot(BallotError),
}

impl RulesError {
    /// An error at a key of the text, if the key stands there.
    pub(super) fn at_key(kind: RulesErrorKind, text: &str, key: &str) -> RulesError {
        let key = key.rsplit('.').next().unwrap_or(key);
        let is_there = |line: &str| {
            let rest = line.trim_start_matches('[').strip_prefix(key);
            rest.is_some_and(|rest| rest.trim_start().starts_with(['=', ']']))
        };
        let line = text.lines().position(|line| is_there(line.trim_start()));
        RulesError { kind, place: line.map(|line| (line + 1, 1)) }
    }

    pub(super) fn of_toml(error: &toml::de::Error, text: &str) -> RulesError {
        let place = error.span().map(|span| line_and_column(text, span.start));
        RulesError { kind: RulesErrorKind::Toml(toml_in_words(error.message())), place }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "line {line}, column {column}: ")?;
        }
        match &self.kind {
            RulesErrorKind::Toml(message) => f.write_str(message),
            RulesErrorKind::NoSuchGame(name) => {
                write!(f, "based-on names a game that is not in the catalogue: {name:?}")
            }
            RulesErrorKind::TakenId(id) => {
                write!(f, "{id:?} is the id of another game: give yours an id of its own")
            }
            RulesErrorKind::Bad { key, value, right } => {
                write!(f, "{key} can't be {value}; right would be: {right}")
            }
            RulesErrorKind::Spec(error) => error.fmt(f),
            RulesErrorKind::Ballot(error) => {
                write!(
                    f,
                    "{error}; right would be a deck and a number of it, as `tavlei ballots` lists them: \"idf#3-XIV\""
                )
            }
        }
    }
}

impl std::error::Error for RulesError {}
