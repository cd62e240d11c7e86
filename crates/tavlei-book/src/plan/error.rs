//! What is wrong with a `book.toml`, and where.

use std::fmt;

use tavlei_core::{line_and_column, toml_in_words};

/// What is wrong with a `book.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlanError {
    /// One or two sentences.
    pub message: String,
    /// Line and column, both from 1; the column counts characters.
    pub place: Option<(usize, usize)>,
}

impl PlanError {
    pub(super) fn new(error: &toml::de::Error, text: &str) -> PlanError {
        let message = toml_in_words(error.message());
        let place = error.span().map(|span| line_and_column(text, span.start));
        PlanError { message, place }
    }

    pub(super) fn no_parts() -> PlanError {
        let message = "the book has no parts: begin one with [[part]] and name its files below, \
                       as in games = [\"games.pdn\"]";
        PlanError { message: message.to_owned(), place: None }
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some((line, column)) => write!(f, "{line}:{column}: {}", self.message),
            None => f.write_str(&self.message),
        }
    }
}

impl std::error::Error for PlanError {}
