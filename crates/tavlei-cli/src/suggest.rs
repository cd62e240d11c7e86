//! «Did you mean …?»

/// How alike two names must be, from 0 to 1, for one to be offered for the other.
const ALIKE: f64 = 0.75;

/// The most alike of some names to one that is not among them, if any comes near.
pub(crate) fn nearest<'a>(
    wrong: &str,
    names: impl IntoIterator<Item = &'a str>,
) -> Option<&'a str> {
    let wrong = wrong.to_lowercase();
    let alike = |name: &str| {
        let name = name.to_lowercase();
        strsim::jaro_winkler(&wrong, &name)
            .max(strsim::normalized_damerau_levenshtein(&wrong, &name))
    };
    names
        .into_iter()
        .map(|name| (alike(name), name))
        .filter(|(score, _)| *score >= ALIKE)
        .max_by(|a, b| a.0.total_cmp(&b.0).then_with(|| b.1.cmp(a.1)))
        .map(|(_, name)| name)
}

/// The question itself.
pub(crate) fn did_you_mean(name: &str) -> String {
    format!("did you mean {name}?")
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn near_misses_are_found_and_far_ones_are_not() {
        let names = ["stone", "paper", "scissors"];
        assert_eq!(nearest("sisors", names), Some("scissors"));
        assert_eq!(nearest("Papper", names), Some("paper"));
        assert_eq!(nearest("well", names), None);
    }
}
