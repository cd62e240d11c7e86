//! What games say of their hands and sections, in all languages: the file `phrases.toml`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// For each English phrase what it is in each language, by its code.
type Phrases = BTreeMap<String, BTreeMap<String, String>>;

// A test reads the file; what could not be read would be missing there.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| toml::from_str(include_str!("phrases.toml")).unwrap_or_default());

/// A phrase in the language with a code.
pub(super) fn phrase(english: &str, code: &str) -> Option<&'static str> {
    PHRASES.get(english)?.get(code).map(String::as_str)
}
