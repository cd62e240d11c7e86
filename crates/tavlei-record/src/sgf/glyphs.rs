//! Judgements of moves.

/// The property, its value and the judgement.
const JUDGEMENTS: &[(&str, &str, &str)] = &[
    ("TE", "1", "!"),
    ("TE", "2", "!!"),
    ("BM", "1", "?"),
    ("BM", "2", "??"),
    ("IT", "", "!?"),
    ("DO", "", "?!"),
];

/// What says a numeric glyph, or a judgement that SGF does not have.
pub(super) const OTHER: &str = "NAG";

/// The judgement of a property, if it is one.
pub(super) fn judgement(name: &str, value: &str) -> Option<&'static str> {
    let mut of_name = JUDGEMENTS.iter().filter(|row| row.0 == name);
    let exact = of_name.clone().find(|row| row.1 == value.trim());
    exact.or_else(|| of_name.next()).map(|row| row.2)
}

/// The numeric glyph that says the same as a judgement.
pub(super) fn number(judgement: &str) -> Option<u16> {
    let at = NUMBERED.iter().position(|known| *known == judgement)?;
    Some(at as u16 + 1)
}

/// The judgement that says the same as a numeric glyph.
pub(super) fn of_number(number: u16) -> Option<&'static str> {
    NUMBERED.get(usize::from(number).checked_sub(1)?).copied()
}

/// The judgements in the order of their numbers, from 1.
const NUMBERED: &[&str] = &["!", "?", "!!", "??", "!?", "?!"];

/// A judgement as a property.
pub(super) fn property(judgement: &str) -> String {
    let known = JUDGEMENTS.iter().find(|row| row.2 == judgement);
    known.map_or_else(
        || format!("{OTHER}[{judgement}]"),
        |(name, value, _)| format!("{name}[{value}]"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_and_back() {
        for (name, value, sign) in JUDGEMENTS {
            assert_eq!(judgement(name, value), Some(*sign));
            assert_eq!(property(sign), format!("{name}[{value}]"));
        }
        assert_eq!(judgement("TE", "3"), Some("!"));
        assert_eq!(judgement("GB", "1"), None);
        assert_eq!(property("!!!"), "NAG[!!!]");
    }
}
