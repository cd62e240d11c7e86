//! What the cells are called in a diagram.

use std::borrow::Cow;

use tavlei_core::{Labels, Point};

/// The names of cells, in the letters that the diagram shows them with.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    /// The names in Latin letters.
    pub(crate) labels: &'a Labels,
    /// Latin letters and those that are shown for them.
    pub(crate) letters: &'a [(char, char)],
}

impl<'a> Names<'a> {
    /// The name of a cell.
    pub(crate) fn name(self, at: Point) -> Cow<'a, str> {
        self.shown(self.labels.label(at))
    }

    /// The letter of a file, where files have letters.
    pub(crate) fn file(self, file: u8) -> Option<String> {
        let letter = self.labels.file_letter(file)?.to_string();
        Some(self.shown(&letter).into_owned())
    }

    fn shown(self, text: &str) -> Cow<'_, str> {
        let other = |c: char| self.letters.iter().find(|(latin, _)| *latin == c).map(|(_, to)| *to);
        if text.chars().any(|c| other(c).is_some()) {
            Cow::Owned(text.chars().map(|c| other(c).unwrap_or(c)).collect())
        } else {
            Cow::Borrowed(text)
        }
    }
}
