//! The order of records, as people sort: numbers by their value, what is not known last.
//!
//! A key is made once for each record and compared byte by byte.

use tavlei_record::Record;
use tavlei_replay::{Context, check};

use crate::calendar;
use crate::groups::said;
use crate::names;
use crate::round::parse_round;

/// What to sort by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sorting(Vec<By>);

/// One thing to sort by.
#[derive(Clone, PartialEq, Eq, Debug)]
struct By {
    what: What,
    descending: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum What {
    Date,
    Round,
    Player(String),
    Game,
    Plies,
    Tag(String),
}

impl Sorting {
    /// Reads keys: `date`, `event`, `site`, `round`, `white`, `black`, `result`, `game`, `plies`, or
    /// the name of a tag as it is written, each with a `-` in front for the other way round. The error
    /// is a sentence for a person.
    pub fn parse(keys: &[impl AsRef<str>]) -> Result<Sorting, String> {
        keys.iter().map(|key| By::parse(key.as_ref())).collect::<Result<_, _>>().map(Sorting)
    }

    /// The key of a record. For `game` and `plies` the record is replayed.
    pub fn key(&self, context: &Context, record: &Record) -> Vec<u8> {
        let mut key = Vec::new();
        for by in &self.0 {
            let value = by.what.value(context, record);
            push(&mut key, &value, by.descending);
        }
        key
    }
}

impl By {
    fn parse(key: &str) -> Result<By, String> {
        let key = key.trim();
        let (descending, name) = match key.strip_prefix('-') {
            Some(name) => (true, name),
            None => (false, key),
        };
        let tag = |name: &str| What::Tag(name.to_owned());
        let what = match name {
            "date" => What::Date,
            "white" => What::Player("White".to_owned()),
            "black" => What::Player("Black".to_owned()),
            "game" => What::Game,
            "plies" => What::Plies,
            "event" => tag("Event"),
            "site" => tag("Site"),
            "round" | "Round" => What::Round,
            "result" => tag("Result"),
            name if name.starts_with(|c: char| c.is_uppercase()) => tag(name),
            other => {
                return Err(format!(
                    "{other:?} is nothing to sort by: say date, event, site, round, white, \
                     black, result, game, plies, or the name of a tag, which begins with a capital"
                ));
            }
        };
        Ok(By { what, descending })
    }
}

impl What {
    /// The text to sort by; empty where it is not known.
    fn value(&self, context: &Context, record: &Record) -> String {
        match self {
            What::Date => match calendar::known(said(record, "Date")) {
                date if date.known() == 0 => String::new(),
                date => date.to_pdn().replace('?', ""),
            },
            What::Round => by_stage(said(record, "Round")),
            What::Player(tag) => names::in_order(said(record, tag)),
            What::Tag(name) => said(record, name).to_owned(),
            What::Game => {
                check(context, record).game.map_or_else(String::new, |game| game.id().to_owned())
            }
            What::Plies => check(context, record).plies.to_string(),
        }
    }
}

/// A round so that rounds come as they are played: by their numbers (`Round 3`, `3.2`), then what is
/// called otherwise, then the knock-out from its first stage to the final.
fn by_stage(round: &str) -> String {
    if parse_round(round).is_some() {
        return format!("1 {}", round.trim_start_matches(|c: char| !c.is_ascii_digit()));
    }
    match pairs_left(&round.to_lowercase()) {
        None if round.is_empty() => String::new(),
        None => format!("2 {round}"),
        Some(pairs) => format!("3 {} {round}", 1000 - pairs.min(999)),
    }
}

/// How many pairs play in a stage of a knock-out: 1 in the final, 2 in the half of it.
fn pairs_left(round: &str) -> Option<u32> {
    const QUARTER: [&str; 5] = ["quarter", "четверть", "viertel", "kwart", "quart"];
    const HALF: [&str; 6] = ["semi", "half", "полу", "halb", "halve", "demi"];
    const FINAL: [&str; 2] = ["final", "финал"];
    let has = |words: &[&str]| words.iter().any(|word| round.contains(word));
    if let Some((one, rest)) = round.split_once('/')
        && one.ends_with('1')
    {
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        return rest[..end].parse().ok();
    }
    match () {
        () if !has(&FINAL) => None,
        () if has(&QUARTER) => Some(4),
        () if has(&HALF) => Some(2),
        () => Some(1),
    }
}

/// The mark of what is known, and of what is not: that comes last in either direction.
const KNOWN: u8 = 1;
const UNKNOWN: u8 = 2;
/// The end of a value: below all that can stand in one.
const END: u8 = 0;

fn push(key: &mut Vec<u8>, value: &str, descending: bool) {
    if value.is_empty() {
        key.push(UNKNOWN);
        return;
    }
    key.push(KNOWN);
    let from = key.len();
    push_natural(key, value);
    key.push(END);
    if descending {
        key[from..].iter_mut().for_each(|byte| *byte = !*byte);
    }
}

/// Lower case; a number becomes its length and its digits, so that 10 comes behind 9.
fn push_natural(key: &mut Vec<u8>, value: &str) {
    let lower = value.to_lowercase();
    let mut rest = lower.as_str();
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (piece, after) = rest.split_at(if digits > 0 { digits } else { first.len_utf8() });
        rest = after;
        if digits > 0 {
            let number = piece.trim_start_matches('0');
            key.extend([b'0', 1 + number.len().min(250) as u8]);
            key.extend(number.bytes());
        } else if first != '\0' {
            key.extend(piece.bytes());
        }
    }
}

/// Keys with something for each, to be put in order: equal ones stay as they came.
#[derive(Clone, Debug)]
pub struct Order<T>(Vec<(Box<[u8]>, T)>);

impl<T> Default for Order<T> {
    fn default() -> Order<T> {
        Order(Vec::new())
    }
}

impl<T> Order<T> {
    /// Adds the next one.
    pub fn add(&mut self, key: Vec<u8>, thing: T) {
        self.0.push((key.into(), thing));
    }

    /// All of them in order.
    pub fn sorted(mut self) -> impl Iterator<Item = T> {
        self.0.sort_by(|a, b| a.0.cmp(&b.0));
        self.0.into_iter().map(|(_, thing)| thing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<'a>(values: &[&'a str], descending: bool) -> Vec<&'a str> {
        let mut order = Order::default();
        for &value in values {
            let mut key = Vec::new();
            push(&mut key, value, descending);
            order.add(key, value);
        }
        order.sorted().collect()
    }

    #[test]
    fn numbers_count_and_what_is_not_known_comes_last() {
        let values = ["10", "", "2", "1.10", "1.9", "Final", "002", "a"];
        assert_eq!(sorted(&values, false), ["1.9", "1.10", "2", "002", "10", "a", "Final", ""]);
        assert_eq!(sorted(&values, true), ["Final", "a", "10", "2", "002", "1.10", "1.9", ""]);
    }

    #[test]
    fn a_beginning_comes_before_the_whole() {
        assert_eq!(sorted(&["ab", "a", "a b"], false), ["a", "a b", "ab"]);
        assert_eq!(sorted(&["ab", "a", "a b"], true), ["ab", "a b", "a"]);
    }

    #[test]
    fn rounds_come_as_they_are_played() {
        let mut rounds = vec!["final", "1/2 final", "Round 10", "round 9", "1/8", "2.10", "2.9"];
        rounds.extend(["полуфинал", "1/4", "Finale", "barrage", "quarter-final", "3"]);
        rounds.sort_by_key(|round| {
            let mut key = Vec::new();
            push(&mut key, &by_stage(round), false);
            key
        });
        let played = ["2.9", "2.10", "3", "round 9", "Round 10", "barrage", "1/8", "1/4"];
        let ends = ["quarter-final", "1/2 final", "полуфинал", "final", "Finale"];
        assert_eq!(rounds, [&played[..], &ends].concat());
    }

    #[test]
    fn keys_are_named() {
        assert!(Sorting::parse(&["-date", "WhiteTeam"]).is_ok());
        assert!(Sorting::parse(&["colour"]).is_err_and(|error| error.contains("\"colour\"")));
    }
}
