//! Names of files made of any text.

use std::collections::HashSet;

/// The most characters of a name; with four bytes each it stays below what file systems bear.
const LONGEST: usize = 60;

/// Names that Windows keeps for devices.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];

/// Gives names that are all different, upper and lower case aside.
#[derive(Debug, Default)]
pub(crate) struct FileNames(HashSet<String>);

impl FileNames {
    /// A name for a text: letters of all alphabets stay, signs that file systems do not bear become
    /// `-`. The second text that would get the same name gets a number.
    pub(crate) fn name(&mut self, text: &str) -> String {
        let name = safe(text);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let mut tried = std::iter::once(name.clone()).chain(numbered);
        tried.find(|name| self.0.insert(name.to_lowercase())).unwrap_or(name)
    }
}

fn safe(text: &str) -> String {
    let bears = |c: char| {
        if c.is_control() || matches!(c, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|') {
            '-'
        } else if c.is_whitespace() {
            ' '
        } else {
            c
        }
    };
    let name: String = text.trim().chars().map(bears).take(LONGEST).collect();
    // A dot in front hides a file, one behind is lost on Windows; a - in front looks like an option.
    let name = name.trim_matches(|c: char| c == '.' || c == ' ' || c == '-');
    match name {
        "" => "unknown".to_owned(),
        name if is_device(name) => format!("{name}_"),
        name => name.to_owned(),
    }
}

fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name).trim_end().to_lowercase();
    let bare = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    DEVICES.contains(&bare) && stem.len() <= 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_every_file_system_bears() {
        for (text, name) in [
            ("Club evening", "Club evening"),
            ("Чемпионат мира 1987", "Чемпионат мира 1987"),
            ("../../etc/passwd", "etc-passwd"),
            ("a/b\\c:d", "a-b-c-d"),
            ("-rf", "rf"),
            ("  ", "unknown"),
            ("?", "unknown"),
            ("CON", "CON_"),
            ("com1.txt", "com1.txt_"),
            ("Conrad", "Conrad"),
        ] {
            assert_eq!(safe(text), name, "{text}");
        }
        assert!(safe(&"ш".repeat(1000)).len() < 200);
    }

    #[test]
    fn no_two_files_get_one_name() {
        let mut names = FileNames::default();
        assert_eq!(names.name("Open"), "Open");
        assert_eq!(names.name("OPEN"), "OPEN-2");
        assert_eq!(names.name("open?"), "open-3");
    }
}
