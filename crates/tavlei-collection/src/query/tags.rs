//! Tests of tags: `Result=1-1`, `WhiteRating>=2200`, `Date=1990..1995`, `Event*=cup`, `Site~^Riga`.

use std::cmp::Ordering;

use regex::{Regex, RegexBuilder};
use tavlei_record::Record;
use tavlei_replay::most_alike;

use super::bad::{BadQuery, Source};
use super::date::Date;
use super::lex::Op;
use crate::names::same;

/// Tags that hold the name of a person.
const PERSONS: [&str; 4] = ["White", "Black", "Annotator", "Arbiter"];

/// Tags that records of games usually have: those of PDN 3.0, of PGN, and some of programs.
const USUAL: [&str; 58] = [
    "Event",
    "Site",
    "Date",
    "Round",
    "White",
    "Black",
    "Result",
    "GameType",
    "Variant",
    "FEN",
    "SetUp",
    "Notation",
    "PlyCount",
    "Ballot",
    "WhiteTitle",
    "BlackTitle",
    "WhiteRating",
    "BlackRating",
    "WhiteElo",
    "BlackElo",
    "WhiteNA",
    "BlackNA",
    "WhiteType",
    "BlackType",
    "WhiteTeam",
    "BlackTeam",
    "WhiteCountry",
    "BlackCountry",
    "WhiteClub",
    "BlackClub",
    "WhiteTime",
    "BlackTime",
    "WhiteClock",
    "BlackClock",
    "EventDate",
    "EventSponsor",
    "EventType",
    "EventRounds",
    "EventCountry",
    "Section",
    "Stage",
    "Board",
    "Opening",
    "Variation",
    "SubVariation",
    "ECO",
    "Time",
    "UTCTime",
    "UTCDate",
    "TimeControl",
    "Termination",
    "Annotator",
    "Mode",
    "Source",
    "SourceDate",
    "Publisher",
    "Arbiter",
    "Remark",
];

/// The usual tag that a name of a tag may be a slip for; none if it is a usual one itself.
///
/// ```
/// use tavlei_collection::query::likely_tag;
/// assert_eq!(likely_tag("Anotator"), Some("Annotator"));
/// assert_eq!(likely_tag("white"), None);
/// ```
pub fn likely_tag(name: &str) -> Option<&'static str> {
    let is_usual = USUAL.into_iter().any(|usual| usual.eq_ignore_ascii_case(name));
    if is_usual { None } else { most_alike(name, USUAL) }
}

/// A test of the value of one tag.
#[derive(Clone, Debug)]
pub(crate) struct TagTest {
    /// The name, case aside.
    pub(crate) name: String,
    /// What is asked of the value.
    pub(crate) check: Check,
}

/// A test of a value.
#[derive(Clone, Debug)]
pub(crate) enum Check {
    /// There is one at all.
    Present,
    /// It is the name of this person.
    Person(String),
    /// It is in order with a value.
    Order(Op, Scalar),
    /// It lies between two values.
    Between(Option<Scalar>, Option<Scalar>),
    /// It has this text in it, case aside.
    Contains(String),
    /// It matches.
    Matches(Regex),
}

impl TagTest {
    /// Whether the record passes.
    pub(crate) fn fits(&self, record: &Record) -> bool {
        record.tag(&self.name).is_some_and(|value| !is_blank(value) && self.check.fits(value))
    }
}

/// Whether a value says nothing.
fn is_blank(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-" | "????.??.??")
}

impl Check {
    /// The test of a tag with this name. The sign says nothing negative.
    pub(crate) fn of_tag(name: &str, op: Op, value: &Source) -> Result<Check, BadQuery> {
        let is = |known: &str| known.eq_ignore_ascii_case(name);
        if op == Op::Equal && PERSONS.into_iter().any(is) {
            return Ok(Check::person(value));
        }
        let is_date = name.to_ascii_lowercase().ends_with("date");
        let scalar = |source: &Source| Scalar::of(is_date, source);
        if let (Op::Equal, Some(dots)) = (op, value.text().find("..")) {
            let bound = |range: std::ops::Range<usize>| {
                let part = value.part(range).trimmed();
                (!part.text().is_empty()).then(|| scalar(&part)).transpose()
            };
            let (from, to) = (bound(0..dots)?, bound(dots + 2..value.text().len())?);
            if from.as_ref().zip(to.as_ref()).is_some_and(|(from, to)| from.is_beyond(to)) {
                return Err(value
                    .bad("this range runs backwards, so nothing lies in it")
                    .help("the lower end comes first: 1990..2003"));
            }
            return Ok(Check::Between(from, to));
        }
        match op {
            Op::Contains | Op::Matches => Check::of_text(op, value),
            op => Ok(Check::Order(op, scalar(value)?)),
        }
    }

    /// The test for a person.
    pub(crate) fn person(value: &Source) -> Check {
        Check::Person(value.text().to_owned())
    }

    /// The test of free text: that it has something in it, or matches.
    pub(crate) fn of_text(op: Op, value: &Source) -> Result<Check, BadQuery> {
        match op {
            Op::Equal | Op::Contains => Ok(Check::Contains(folded(value.text()))),
            Op::Matches => regex(value).map(Check::Matches),
            _ => Err(value.bad("text is compared with =, *= (has it in it) or ~ (matches)")),
        }
    }

    /// Whether a value passes.
    pub(crate) fn fits(&self, value: &str) -> bool {
        match self {
            Check::Present => true,
            // A name of one letter is nobody's, but it is the same text.
            Check::Person(name) => same(name, value) || folded(name) == folded(value),
            Check::Order(op, wanted) => wanted.holds(*op, value),
            Check::Between(from, to) => {
                let from = from.as_ref().is_none_or(|from| from.holds(Op::AtLeast, value));
                from && to.as_ref().is_none_or(|to| to.holds(Op::AtMost, value))
            }
            Check::Contains(part) => folded(value).contains(part),
            Check::Matches(regex) => regex.is_match(value),
        }
    }
}

/// A text as it is compared: in lower case, with single blanks.
pub(crate) fn folded(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The most that a regular expression may weigh in memory, in bytes.
const MOST_REGEX: usize = 1 << 20;

fn regex(source: &Source) -> Result<Regex, BadQuery> {
    let built =
        RegexBuilder::new(source.text()).case_insensitive(true).size_limit(MOST_REGEX).build();
    built.map_err(|error| {
        let text = error.to_string();
        let why = text.lines().last().unwrap_or_default().trim_start_matches("error: ").to_owned();
        source.bad(format!("this is no regular expression: {why}"))
    })
}

/// A value that others are compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// Of a tag of dates.
    Date(Date),
    /// A number, or several with dots between, as in rounds: `2200`, `3.12`.
    Number(Vec<u64>, String),
    /// Anything else, folded.
    Text(String),
}

impl Scalar {
    fn of(is_date: bool, source: &Source) -> Result<Scalar, BadQuery> {
        let text = source.text();
        if is_date {
            let help = "write 1990, 1990.05 or 1990.05.12; a range is 1990..1995";
            let bad = || source.bad(format!("{text:?} is no date")).help(help);
            return Date::parse(text).map(Scalar::Date).ok_or_else(bad);
        }
        Ok(number(text).map_or_else(
            || Scalar::Text(folded(text)),
            |number| Scalar::Number(number, folded(text)),
        ))
    }

    /// Whether it lies behind another one of its kind.
    fn is_beyond(&self, other: &Scalar) -> bool {
        match (self, other) {
            (Scalar::Date(from), Scalar::Date(to)) => from.first > to.last,
            (Scalar::Number(from, _), Scalar::Number(to, _)) => from > to,
            (Scalar::Text(from), Scalar::Text(to)) => from > to,
            _ => false,
        }
    }

    /// Whether a value is in this order with it; a value of another kind never is.
    fn holds(&self, op: Op, value: &str) -> bool {
        match self {
            Scalar::Date(wanted) => {
                Date::parse(value).is_some_and(|date| date_holds(op, date, *wanted))
            }
            Scalar::Number(wanted, text) => match number(value) {
                Some(number) => order_holds(op, number.cmp(wanted)),
                None => op == Op::Equal && folded(value) == *text,
            },
            Scalar::Text(wanted) => order_holds(op, folded(value).cmp(wanted)),
        }
    }
}

fn order_holds(op: Op, order: Ordering) -> bool {
    match op {
        Op::Equal => order.is_eq(),
        Op::Differs => order.is_ne(),
        Op::Less => order.is_lt(),
        Op::AtMost => order.is_le(),
        Op::More => order.is_gt(),
        Op::AtLeast => order.is_ge(),
        Op::Contains | Op::Matches | Op::MatchesNot => false,
    }
}

/// A date of which something is unknown fits if some day that it may mean does.
fn date_holds(op: Op, date: Date, wanted: Date) -> bool {
    match op {
        Op::Less => date.first < wanted.first,
        Op::AtMost => date.first <= wanted.last,
        Op::More => date.last > wanted.last,
        Op::AtLeast => date.last >= wanted.first,
        _ => date.first <= wanted.last && date.last >= wanted.first,
    }
}

fn number(text: &str) -> Option<Vec<u64>> {
    text.trim().split('.').map(|part| part.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(name: &str, op: Op, wanted: &str, value: &str) -> bool {
        Check::of_tag(name, op, &Source::all(wanted)).unwrap().fits(value)
    }

    #[test]
    fn numbers_are_compared_as_numbers() {
        assert!(fits("WhiteRating", Op::AtLeast, "900", "2200"));
        assert!(!fits("WhiteRating", Op::AtLeast, "900", "unrated"));
        assert!(fits("Round", Op::More, "2.9", "2.10"));
        assert!(fits("Round", Op::Equal, "3", "03"));
        assert!(fits("Round", Op::Equal, "2..4", "3.1"));
    }

    #[test]
    fn dates_with_unknown_parts_fit_if_they_may() {
        assert!(fits("Date", Op::Equal, "1990..1995", "1995.??.??"));
        assert!(fits("EventDate", Op::Equal, "1990.06..", "1990.??.??"));
        assert!(!fits("Date", Op::Equal, "1990..1995", "1996.01.01"));
        assert!(!fits("Date", Op::More, "1990", "1990.??.??"));
        assert!(!fits("Date", Op::Less, "1990", "????.??.??"));
        assert!(Check::of_tag("Date", Op::Equal, &Source::all("soon")).is_err());
    }

    #[test]
    fn text_is_compared_without_case() {
        assert!(fits("Event", Op::Equal, "club  evening", "Club Evening"));
        assert!(!fits("Event", Op::Equal, "club", "Club Evening"));
        assert!(fits("Event", Op::Contains, "ЧЕМПИОНАТ", "Чемпионат города"));
        assert!(fits("Event", Op::Matches, "^club", "Club Evening"));
        assert!(fits("Result", Op::Equal, "1-1", "1-1"));
    }

    #[test]
    fn persons_are_known_in_either_alphabet() {
        assert!(fits("White", Op::Equal, "Ivanov", "Иванов, И."));
        assert!(!fits("White", Op::Equal, "Ivanov", "Петров, И."));
        assert!(fits("White", Op::Equal, "b", "B"));
    }

    #[test]
    fn a_range_that_runs_backwards_is_told() {
        for (name, range) in
            [("Date", "2003..1990"), ("Date", "1990.06..1990.05"), ("Round", "9..2")]
        {
            let bad = Check::of_tag(name, Op::Equal, &Source::all(range)).unwrap_err();
            assert!(bad.message.contains("backwards"), "{bad}");
        }
        assert!(fits("Date", Op::Equal, "1990.06..1990", "1990.07.01"));
    }

    #[test]
    fn a_faulty_expression_says_why() {
        let bad = Check::of_tag("Event", Op::Matches, &Source::all("(cup")).unwrap_err();
        assert!(bad.message.contains("unclosed group"), "{bad}");
    }
}
