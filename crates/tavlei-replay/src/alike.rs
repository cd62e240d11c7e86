//! Which known name a wrong one may be a slip for.

/// How alike two names must be, from 0 to 1, for one to be offered for the other.
const ALIKE: f64 = 0.75;

/// The most alike of some names to one that is not among them, case aside, if any comes near.
pub fn most_alike<'a>(wrong: &str, names: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
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

#[cfg(test)]
mod tests {
    use super::most_alike;

    #[test]
    fn near_misses_are_found_and_far_ones_are_not() {
        let names = ["stone", "paper", "scissors"];
        assert_eq!(most_alike("sisors", names), Some("scissors"));
        assert_eq!(most_alike("Papper", names), Some("paper"));
        assert_eq!(most_alike("well", names), None);
    }
}
