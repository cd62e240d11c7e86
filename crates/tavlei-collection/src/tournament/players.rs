//! Who is who: the spellings of one player brought together.

use super::entry::Entry;
use crate::company::Company;
use crate::names;

/// One player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The spelling that stands most often; of several the first.
    pub name: String,
    /// All spellings, in the order in which they come.
    pub spellings: Vec<String>,
    /// Other players whose name could be meant by this one, so that nobody can tell.
    pub rivals: Vec<usize>,
}

/// The players of a tournament, in the order in which they come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Players {
    /// The players.
    pub list: Vec<Player>,
    /// For each game, who plays White and who Black; `None` for nobody: no name, or a bye.
    pub seats: Vec<[Option<usize>; 2]>,
}

/// What stands in place of an opponent when a player has no game.
const BYES: [&str; 12] = [
    "bye",
    "vrij",
    "свободен",
    "свободна",
    "frei",
    "exempt",
    "pauza",
    "вільний",
    "вільна",
    "wolny",
    "бай",
    "brīvs",
];

/// Whether a name stands for no opponent: `bye`, `vrij`, `свободен` …
pub(super) fn is_bye(name: &str) -> bool {
    BYES.contains(&name.to_lowercase().as_str())
}

impl Players {
    /// The players of these games, in a collection where `company` tells who are two.
    pub(super) fn of(games: &[Entry], company: &Company) -> Players {
        let spellings = Spellings::of(games);
        let (group_of, rivals) = spellings.groups(company);
        let mut list: Vec<Player> = Vec::new();
        let mut index_of = vec![usize::MAX; spellings.list.len()];
        for (at, spelling) in spellings.list.iter().enumerate() {
            let head = group_of[at];
            if head == at {
                index_of[at] = list.len();
                list.push(Player {
                    name: String::new(),
                    spellings: Vec::new(),
                    rivals: Vec::new(),
                });
            }
            index_of[at] = index_of[head];
            list[index_of[at]].spellings.push(spelling.name.clone());
        }
        for (player, entry) in list.iter_mut().enumerate() {
            let own = (0..index_of.len()).filter(|&at| index_of[at] == player);
            let usual = own.rev().max_by_key(|&at| spellings.list[at].count);
            entry.name = usual.map(|at| spellings.list[at].name.clone()).unwrap_or_default();
        }
        for (at, others) in rivals {
            let rivals = &mut list[index_of[at]].rivals;
            rivals.extend(others.iter().map(|&other| index_of[other]));
            rivals.sort_unstable();
            rivals.dedup();
        }
        let seat = |name: &String| spellings.position(name).map(|at| index_of[at]);
        let seats = games.iter().map(|game| [0, 1].map(|side| seat(&game.names[side]))).collect();
        Players { list, seats }
    }

    /// Pairs of players whose names differ by one letter, and who never play in the same round.
    pub(super) fn near(&self, games: &[Entry]) -> Vec<[usize; 2]> {
        let spelt = |player: &Player| [names::fold(&player.name), player.name.to_lowercase()];
        let keys: Vec<[String; 2]> = self.list.iter().map(spelt).collect();
        let near = |one: &[String; 2], other: &[String; 2]| {
            one.iter().zip(other).any(|(one, other)| is_near(one, other))
        };
        let rounds_of = |player: usize| {
            let own =
                games.iter().zip(&self.seats).filter(|(_, seats)| seats.contains(&Some(player)));
            own.map(|(game, _)| game.round).collect::<Vec<_>>()
        };
        let never_together = |one: usize, other: usize| {
            let rounds = rounds_of(other);
            !self
                .seats
                .iter()
                .any(|seats| seats.contains(&Some(one)) && seats.contains(&Some(other)))
                && !rounds_of(one).iter().any(|round| round.is_some() && rounds.contains(round))
        };
        let players = 0..self.list.len();
        let pairs =
            players.clone().flat_map(|one| (one + 1..players.end).map(move |other| [one, other]));
        pairs
            .filter(|&[one, other]| near(&keys[one], &keys[other]) && never_together(one, other))
            .collect()
    }

    /// The player whom a list means by a name: spelt the same way, or the only one who can be meant.
    pub fn find(&self, name: &str) -> Option<usize> {
        let key = names::fold(name);
        let spelt = |alike: &dyn Fn(&str) -> bool| {
            let fits = |player: &Player| player.spellings.iter().any(|own| alike(own));
            let mut found = (0..self.list.len()).filter(|&at| fits(&self.list[at]));
            found.next().filter(|_| found.next().is_none())
        };
        spelt(&|own| own == name)
            .or_else(|| spelt(&|own| names::fold(own) == key))
            .or_else(|| spelt(&|own| names::same(own, name)))
    }
}

struct Spelling {
    name: String,
    key: String,
    count: usize,
}

/// The different spellings, in the order in which they come.
struct Spellings {
    list: Vec<Spelling>,
}

impl Spellings {
    fn of(games: &[Entry]) -> Spellings {
        let mut all = Spellings { list: Vec::new() };
        for name in games.iter().flat_map(|game| &game.names) {
            if let Some(at) = all.position(name) {
                all.list[at].count += 1;
                continue;
            }
            let key = names::fold(name);
            if !key.is_empty() && !is_bye(name) {
                all.list.push(Spelling { name: name.clone(), key, count: 1 });
            }
        }
        all
    }

    fn position(&self, name: &str) -> Option<usize> {
        self.list.iter().position(|spelling| spelling.name == name)
    }

    /// For each spelling the first one of the same player; and those that may be several players',
    /// with all that they may be.
    fn groups(&self, company: &Company) -> (Vec<usize>, Vec<(usize, Vec<usize>)>) {
        let all = 0..self.list.len();
        let alike: Vec<Vec<usize>> = all
            .clone()
            .map(|at| {
                all.clone().filter(|&other| other != at && self.alike(company, at, other)).collect()
            })
            .collect();
        let is_clear = |at: usize| {
            let others = &alike[at];
            others.iter().all(|a| others.iter().all(|b| a == b || alike[*a].contains(b)))
        };
        // What may be several players' brings none of those together.
        let (clear, unclear): (Vec<usize>, Vec<usize>) = all.partition(|&at| is_clear(at));
        let mut head: Vec<usize> = (0..self.list.len()).collect();
        for &at in &clear {
            let own = alike[at].iter().copied().filter(|other| clear.contains(other));
            head[at] = own.chain([at]).min().unwrap_or(at);
        }
        let rivals = unclear.into_iter().map(|at| (at, alike[at].clone())).collect();
        (head, rivals)
    }

    /// Whether two spellings can be one player's.
    fn alike(&self, company: &Company, one: usize, other: usize) -> bool {
        let (a, b) = (&self.list[one], &self.list[other]);
        let fits = a.key == b.key || shares_word(&a.key, &b.key) && names::same(&a.name, &b.name);
        fits && !company.are_two(&a.name, &b.name)
    }
}

/// What [`names::same`] needs at least, found quickly.
fn shares_word(one: &str, other: &str) -> bool {
    let loose = |word: &str| word.replace('h', "g");
    one.split(' ').any(|a| other.split(' ').any(|b| a.len() > 1 && loose(a) == loose(b)))
}

/// Whether two names differ in one word, and there by a slip. Short words, initials among them, and
/// numbers differ by nature.
fn is_near(one: &str, other: &str) -> bool {
    const SHORT: usize = 5;
    let (one, other): (Vec<&str>, Vec<&str>) =
        (one.split(' ').collect(), other.split(' ').collect());
    let mut odd = one.iter().zip(&other).filter(|(a, b)| a != b);
    let (Some((a, b)), None) = (odd.next(), odd.next()) else { return false };
    let is_word = |word: &str| {
        word.chars().count() >= SHORT && !word.contains(|letter: char| letter.is_numeric())
    };
    one.len() == other.len() && is_word(a) && is_word(b) && is_slip(a, b)
}

/// Whether two words differ by one letter that is wrong, missing or too much, or by two that are
/// exchanged.
fn is_slip(one: &str, other: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let same = a.iter().zip(&b).take_while(|(a, b)| a == b).count();
    let (rest_a, rest_b) = (&a[same..], &b[same..]);
    let is_wrong = rest_a.get(1..) == rest_b.get(1..);
    let is_missing = rest_a.get(1..) == Some(rest_b) || Some(rest_a) == rest_b.get(1..);
    let is_swapped = match (rest_a, rest_b) {
        ([first, next, rest_a @ ..], [swapped, last, rest_b @ ..]) => {
            (first, next, rest_a) == (last, swapped, rest_b)
        }
        _ => false,
    };
    one != other && (is_wrong || is_missing || is_swapped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_one_letter_are_near() {
        for other in ["jean francki", "jean franhi", "jean francchi", "jean frnachi"] {
            assert!(is_near("jean franchi", other) && is_near(other, "jean franchi"), "{other}");
        }
        assert!(!is_near("noor", "moor") && !is_near("ivanova a", "ivanova o"));
        assert!(!is_near("engine 1", "engine 2"));
        assert!(!is_near("franchi jean", "franchi jean"));
        assert!(!is_near("franchi jean", "franchi joan marc"));
    }
}
