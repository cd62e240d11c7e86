//! What a book says of its own, in its language. A language is one file of data.

mod dates;
mod order;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use serde::Deserialize;
use tavlei_diagram::Language;

/// The words of one language.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Words {
    /// The code of the language: `ru`.
    pub(crate) code: String,
    /// Its name for itself.
    pub(crate) name: String,
    /// Its letters in order, for the indexes.
    alphabet: String,
    pub(crate) contents: String,
    pub(crate) games: String,
    pub(crate) exercises: String,
    pub(crate) solution: String,
    pub(crate) solutions: String,
    pub(crate) tables: String,
    pub(crate) diagrams: String,
    pub(crate) players: String,
    pub(crate) authors: String,
    pub(crate) themes: String,
    pub(crate) openings: String,
    /// The word before the number of a diagram.
    pub(crate) diagram: String,
    /// Under the diagram of the first position.
    pub(crate) start: String,
    /// With `{n}`.
    round: String,
    /// With `{n}`.
    number: String,
    /// With `{name}`.
    annotator: String,
    months: [String; 12],
    months_in_dates: [String; 12],
    /// A whole date: with `{d}`, `{m}`, `{y}`.
    day: String,
    /// A date without its day.
    month: String,
    /// The heads of crosstables that are words.
    heads: BTreeMap<String, String>,
}

impl Words {
    /// `round 3`; a round that is no number stays as it is.
    pub(crate) fn round(&self, round: &str) -> String {
        if round.bytes().all(|byte| byte.is_ascii_digit()) {
            self.round.replace("{n}", round)
        } else {
            round.to_owned()
        }
    }

    /// `No. 7`.
    pub(crate) fn number(&self, number: usize) -> String {
        self.number.replace("{n}", &number.to_string())
    }

    /// `Notes by …`.
    pub(crate) fn annotator(&self, name: &str) -> String {
        self.annotator.replace("{name}", name)
    }

    /// The head of a column of a crosstable, in this language where it is a word.
    pub(crate) fn head<'s>(&'s self, head: &'s str) -> &'s str {
        self.heads.get(head).map_or(head, String::as_str)
    }
}

static ALL: LazyLock<Vec<Words>> = LazyLock::new(|| {
    let files = [
        include_str!("en.toml"),
        include_str!("ru.toml"),
        include_str!("nl.toml"),
        include_str!("fr.toml"),
        include_str!("de.toml"),
        include_str!("pl.toml"),
        include_str!("uk.toml"),
    ];
    // A test reads them all; a file that could not be read would be missing there.
    files.into_iter().filter_map(|file| toml::from_str(file).ok()).collect()
});

/// The language that a book is set in: its words, hyphenation, dates, order of letters.
#[derive(Clone, Copy)]
pub struct Lang(&'static Words);

impl Lang {
    /// All languages.
    pub fn all() -> impl Iterator<Item = Lang> {
        ALL.iter().map(Lang)
    }

    /// A language by its code, such as `ru`.
    pub fn find(code: &str) -> Option<Lang> {
        Lang::all().find(|lang| lang.code() == code)
    }

    /// Its code.
    pub fn code(self) -> &'static str {
        &self.0.code
    }

    /// Its name for itself.
    pub fn name(self) -> &'static str {
        &self.0.name
    }

    /// The words of its own.
    pub(crate) fn words(self) -> &'static Words {
        self.0
    }

    /// The language of diagrams, which have the words for turns and for what is asked.
    pub(crate) fn spoken(self) -> Language {
        // A test says that the languages of books are among those of diagrams.
        self.code().parse().unwrap_or_default()
    }
}

/// English.
impl Default for Lang {
    fn default() -> Lang {
        Lang(&ALL[0])
    }
}

impl PartialEq for Lang {
    fn eq(&self, other: &Lang) -> bool {
        self.code() == other.code()
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_is_there_with_all_of_its_words() {
        let codes: Vec<&str> = Lang::all().map(Lang::code).collect();
        assert_eq!(codes, ["en", "ru", "nl", "fr", "de", "pl", "uk"]);
        for lang in Lang::all() {
            let words = lang.words();
            assert_eq!(lang.spoken().code(), lang.code());
            assert!(words.round("3").contains('3'), "{lang:?}");
            assert!(words.number(7).contains('7'), "{lang:?}");
            assert!(words.annotator("X").contains('X'), "{lang:?}");
            assert!(words.heads.contains_key("Player") && words.heads.contains_key("Pts"));
        }
    }
}
