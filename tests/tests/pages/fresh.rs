//! Generated text against what is on disk.

use std::path::{Path, PathBuf};
use std::{env, fs};

/// Where the generated part of a file begins and ends.
const BEGIN: &str = "<!-- games: generated from the catalogue, see CONTRIBUTING.md -->\n";
const END: &str = "<!-- games: end -->";

/// Compares, or writes where `TAVLEI_BLESS` is 1.
#[derive(Debug, Default)]
pub(crate) struct Fresh {
    stale: Vec<PathBuf>,
}

impl Fresh {
    /// A file that is generated as a whole.
    pub(crate) fn file(&mut self, path: &Path, wanted: &str) {
        if fs::read_to_string(path).is_ok_and(|text| text == wanted) {
            return;
        }
        if is_blessed() {
            fs::write(path, wanted).unwrap();
        } else {
            self.stale.push(path.to_owned());
        }
    }

    /// The part of a file between the two marks.
    pub(crate) fn part(&mut self, path: &Path, wanted: &str) {
        let text = fs::read_to_string(path).unwrap();
        let marks = text.split_once(BEGIN).and_then(|(head, rest)| {
            rest.split_once(END).map(|(_, tail)| format!("{head}{BEGIN}\n{wanted}{END}{tail}"))
        });
        let whole = marks.unwrap_or_else(|| panic!("{} has no marks", path.display()));
        self.file(path, &whole);
    }

    /// A file of a game that is no more.
    pub(crate) fn remove(&mut self, path: &Path) {
        if is_blessed() {
            fs::remove_file(path).unwrap();
        } else {
            self.stale.push(path.to_owned());
        }
    }

    /// Fails if anything was stale.
    pub(crate) fn check(self) {
        assert!(
            self.stale.is_empty(),
            "stale: {:#?}\nrun TAVLEI_BLESS=1 cargo test -p tavlei-tests --test pages, and look at \
             the difference",
            self.stale
        );
    }
}

fn is_blessed() -> bool {
    env::var_os("TAVLEI_BLESS").is_some_and(|value| value == "1")
}
