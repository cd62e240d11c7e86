//! Names of people compared, in one place.

/// A name in one spelling: lower case, words in order, signs aside.
pub(crate) fn fold(name: &str) -> String {
    let lower = name.to_lowercase();
    let mut words: Vec<&str> =
        lower.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// Whether two names are one person's.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let folded = fold(one);
    !folded.is_empty() && folded == fold(other)
}
