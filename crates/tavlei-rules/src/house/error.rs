//! Why a user's rules can't be used.

use std::fmt;

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
        let place = error.span().map(|span| {
            let before = text.get(..span.start).unwrap_or(text);
            let line_start = before.rfind('\n').map_or(0, |at| at + 1);
            (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
        });
        RulesError { kind: RulesErrorKind::Toml(in_words(error.message())), place }
    }
}

/// The words of the TOML reader, for people who do not know its terms.
fn in_words(message: &str) -> String {
    [
        ("unknown field", "there is no key"),
        ("unknown variant", "there is no value"),
        ("expected one of", "there are"),
        ("missing field", "this key is missing:"),
        ("invalid type:", "this can't be a"),
        ("invalid value:", "this can't be the"),
        ("expected a sequence", "a list should stand here, as in [\"most\"]"),
        ("expected a boolean", "true or false should stand here"),
        ("expected a string", "a text in quotation marks should stand here"),
        ("expected string or table", "a text in quotation marks should stand here"),
        ("expected u8", "a whole number from 0 to 255 should stand here"),
        ("`", "\""),
    ]
    .iter()
    .fold(message.to_owned(), |text, (from, to)| text.replace(from, to))
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
