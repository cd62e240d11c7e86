//! Rounds as tags name them.

use tavlei_record::Record;

use crate::calendar::year;
use crate::company::Round;
use crate::groups::said;
use crate::hash::hash;

/// The number of a round: `3`, `3.2` (round 3, board 2), `Round 3`, `тур 3`. `None` for `?`, `-`, an
/// empty text, 0, and for what only has a number in it: `-2`, `1/8 final`.
pub(crate) fn parse_round(text: &str) -> Option<u32> {
    let start = text.find(|letter: char| letter.is_ascii_digit())?;
    let (before, rest) = text.split_at(start);
    let end = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(rest.len());
    let is_negative = before.ends_with(['-', '−', '–']) && !before.contains(char::is_alphabetic);
    let is_fraction = rest[end..].starts_with(['/', '⁄']);
    let number = rest[..end].parse().ok().filter(|_| !is_negative && !is_fraction);
    number.filter(|&round| round > 0 && round < 1000)
}

/// The round of an event that a record names, by a number. Events of one name are one in one year;
/// games of no event are in no round.
pub(crate) fn round(record: &Record) -> Option<Round> {
    let [event, round] = ["Event", "Round"].map(|tag| said(record, tag).to_lowercase());
    round_of(&event, year(said(record, "Date")), &round)
}

/// The same of an event in a year; none where event or round are not known.
pub(crate) fn round_of(event: &str, year: Option<u16>, round: &str) -> Option<Round> {
    let number = parse_round(round);
    let text = if number.is_some() { "" } else { round };
    let is_known = !event.is_empty() && !round.is_empty();
    is_known.then(|| hash(&(event, year, number, text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_in_all_clothes() {
        for text in ["3", "3.2", "Round 3", "тур 3", "(3)", "R-3", "3-4"] {
            assert_eq!(parse_round(text), Some(3), "{text}");
        }
        for text in ["", "?", "-", "0", "final", "-2", "–2", "1/8 final"] {
            assert_eq!(parse_round(text), None, "{text}");
        }
    }
}
