//! The notations that come with the library.

use std::sync::LazyLock;

use super::Notation;

macro_rules! files {
    ($($name:literal)*) => {
        [$(include_str!(concat!("../../../../formats/notations/", $name, ".toml"))),*]
    };
}

/// The files, in the order in which they are listed.
const FILES: [&str; 22] = files! {
    "pdn" "full" "canonical" "short" "algebraic" "algebraic-black" "letters" "cyrillic"
    "cyrillic-short" "numeric" "numeric-top-left" "numeric-top-right" "numeric-bottom-left"
    "numeric-bottom-right" "numeric-files" "numeric-zero" "iberian" "colon" "book" "othello" "hub"
    "uci"
};

static SHIPPED: LazyLock<Vec<Notation>> = LazyLock::new(|| {
    // A file of ours that is not right is left out; a test counts them.
    FILES.iter().filter_map(|text| Notation::from_toml(text).ok()).collect()
});

/// All notations that come with the library.
pub fn shipped() -> &'static [Notation] {
    &SHIPPED
}

/// The notation with a name.
pub fn find_notation(name: &str) -> Option<&'static Notation> {
    shipped().iter().find(|notation| notation.name == name)
}

/// The text of the file of a notation that comes with the library.
pub fn notation_file(name: &str) -> Option<&'static str> {
    let names_it = |text: &&str| Notation::from_toml(text).is_ok_and(|one| one.name == name);
    FILES.into_iter().find(names_it)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_right_and_has_a_name_of_its_own() {
        for text in FILES {
            let notation = Notation::from_toml(text);
            let notation = notation.unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(find_notation(&notation.name), Some(&notation));
            assert!(!notation.title.is_empty() && !notation.source.is_empty());
        }
        assert_eq!(shipped().len(), FILES.len());
    }
}
