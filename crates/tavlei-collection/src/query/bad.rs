//! Why a query can't be understood.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

/// A query that can't be understood. `Display` says what is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadQuery {
    /// The whole text that the fault stands in.
    pub text: String,
    /// The faulty part of it, in bytes; empty at the end where something is missing.
    pub range: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What would be right.
    pub help: Option<String>,
}

impl BadQuery {
    /// What would be right.
    pub(crate) fn help(mut self, help: impl Into<String>) -> BadQuery {
        self.help = Some(help.into());
        self
    }
}

impl fmt::Display for BadQuery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for BadQuery {}

/// A part of a query's text that knows where it stands, so that whatever is wrong with it can be
/// shown there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    whole: Arc<str>,
    range: Range<usize>,
}

impl Source {
    /// All of a text.
    pub(crate) fn all(text: &str) -> Source {
        Source { whole: text.into(), range: 0..text.len() }
    }

    /// Another part of the same text.
    pub(crate) fn at(&self, range: Range<usize>) -> Source {
        Source { whole: Arc::clone(&self.whole), range }
    }

    /// A part of this part, by bytes.
    pub(crate) fn part(&self, range: Range<usize>) -> Source {
        let start = self.range.start;
        self.at(start + range.start..start + range.end)
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        self.whole.get(self.range.clone()).unwrap_or("")
    }

    /// Without the blanks at both ends.
    pub(crate) fn trimmed(&self) -> Source {
        let text = self.text();
        let before = text.len() - text.trim_start().len();
        self.part(before..before + text.trim().len())
    }

    /// The pieces between blanks.
    pub(crate) fn words(&self) -> impl Iterator<Item = Source> + '_ {
        let start = self.text().as_ptr() as usize;
        self.text().split_whitespace().map(move |word| {
            let from = word.as_ptr() as usize - start;
            self.part(from..from + word.len())
        })
    }

    /// The pieces between signs, which may be empty.
    pub(crate) fn split(&self, sign: char) -> impl Iterator<Item = Source> + '_ {
        let mut from = 0;
        self.text().split(sign).map(move |piece| {
            let at = from;
            from += piece.len() + sign.len_utf8();
            self.part(at..at + piece.len())
        })
    }

    /// What is wrong with it.
    pub(crate) fn bad(&self, message: impl Into<String>) -> BadQuery {
        let (text, range) = (self.whole.to_string(), self.range.clone());
        BadQuery { text, range, message: message.into(), help: None }
    }
}
