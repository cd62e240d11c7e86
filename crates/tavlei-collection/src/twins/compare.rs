//! Whether two records of one line are one game.

use super::family::Entry;
use crate::company::Company;
use crate::names;
use crate::round::round_of;

/// From which length on what is evidence, in half-moves.
///
/// ```
/// let evidence = tavlei_collection::twins::Evidence::default();
/// assert_eq!((evidence.moves, evidence.prefix, evidence.other_players), (30, Some(20), None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Evidence {
    /// From this length on, equal moves outweigh another date, event, round or result, and players
    /// that are not known.
    pub moves: u32,
    /// From this length on, a record can be the beginning of another one; `None`: never.
    pub prefix: Option<u32>,
    /// From this length on, equal moves outweigh other players; `None`: never.
    pub other_players: Option<u32>,
}

impl Default for Evidence {
    fn default() -> Evidence {
        Evidence { moves: 30, prefix: Some(20), other_players: None }
    }
}

/// Whether what two records say agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Agreement {
    /// Both say the same.
    Same,
    /// One of them says nothing.
    Open,
    /// They differ.
    Differ,
}

impl Evidence {
    /// Whether two records are one game; the line of `short` is that of `long` or its beginning.
    pub(super) fn twins(&self, short: &Entry, long: &Entry, names: &Names) -> bool {
        let plies = short.line.codes.len() as u32;
        let players = players(short, long, names);
        let contradicts = contradict(short, long, names);
        if short.line.codes.len() < long.line.codes.len() {
            return self.prefix.is_some_and(|least| plies >= least)
                && players == Agreement::Same
                && !contradicts;
        }
        match players {
            Agreement::Differ => self.other_players.is_some_and(|least| plies >= least),
            _ if plies >= self.moves => true,
            _ if contradicts => false,
            // A position that was set up is nobody's usual one.
            _ if short.is_set_up => true,
            Agreement::Same => plies > 0 || is_one_date(short, long),
            Agreement::Open => plies > 0 && is_nameless(short) && is_nameless(long),
        }
    }
}

/// Whether two records that do not contradict each other name the same event, and the same round or
/// the same day of it.
fn is_one_date(a: &Entry, b: &Entry) -> bool {
    let both = |a: u32, b: u32| a != 0 && b != 0;
    let is_day = a.date.known() == 3 && b.date.known() == 3;
    both(a.event, b.event) && (both(a.round, b.round) || is_day)
}

fn is_nameless(entry: &Entry) -> bool {
    entry.players == [0, 0]
}

fn players(a: &Entry, b: &Entry, names: &Names) -> Agreement {
    let pairs = a.players.iter().zip(&b.players);
    let agreed: Vec<Agreement> = pairs.map(|(&a, &b)| names.agree(a, b)).collect();
    match agreed.as_slice() {
        [Agreement::Same, Agreement::Same] => Agreement::Same,
        all if all.contains(&Agreement::Differ) => Agreement::Differ,
        _ => Agreement::Open,
    }
}

fn contradict(a: &Entry, b: &Entry, names: &Names) -> bool {
    let differ = |a: u32, b: u32| a != 0 && b != 0 && names.key(a) != names.key(b);
    let results = a.result.is_some() && b.result.is_some() && a.result != b.result;
    !a.date.fits(b.date) || differ(a.event, b.event) || differ(a.round, b.round) || results
}

/// Texts by number, so that each is kept once. 0 is the empty text.
#[derive(Debug, Default)]
pub(super) struct Names {
    numbers: std::collections::HashMap<String, u32>,
    texts: Vec<(String, String)>,
    company: Company,
}

impl Names {
    /// The number of a text.
    pub(super) fn number(&mut self, text: &str) -> u32 {
        if text.is_empty() {
            return 0;
        }
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        self.texts.push((text.to_owned(), names::fold(text)));
        let number = self.texts.len() as u32;
        self.numbers.insert(text.to_owned(), number);
        number
    }

    /// Takes note of who plays whom in which round.
    pub(super) fn acquaint(&mut self, entry: &Entry) {
        let round = round_of(self.key(entry.event), entry.date.year, self.key(entry.round));
        let text = |number: u32| self.texts.get((number as usize).checked_sub(1)?);
        let players = entry.players.map(|player| text(player).map_or("", |(name, _)| name));
        self.company.add(round, players);
    }

    /// What is compared of a text.
    fn key(&self, number: u32) -> &str {
        self.get(number).map_or("", |(_, key)| key.as_str())
    }

    fn get(&self, number: u32) -> Option<&(String, String)> {
        self.texts.get((number as usize).checked_sub(1)?)
    }

    fn agree(&self, a: u32, b: u32) -> Agreement {
        match (self.get(a), self.get(b)) {
            (Some(_), Some(_)) if a == b => Agreement::Same,
            (Some(a), Some(b)) => {
                let may_be_one = a.1 == b.1 || names::same(&a.0, &b.0);
                let is_one = may_be_one && !self.company.are_two(&a.0, &b.0);
                if is_one { Agreement::Same } else { Agreement::Differ }
            }
            _ => Agreement::Open,
        }
    }
}
