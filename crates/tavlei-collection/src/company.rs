//! Who are two: players whose names may be one's, but who meet, or who both play others in one round.

use std::collections::{BTreeMap, HashMap};

use crate::names::{letters, same};

/// A round of an event, by any number that tells it from others.
pub(crate) type Round = u64;

/// Who plays whom in which round, over a whole collection. A name stands for all that have its letters.
#[derive(Debug, Default)]
pub(crate) struct Company {
    numbers: HashMap<String, u32>,
    names: Vec<String>,
    seats: Vec<Vec<Seat>>,
}

/// A game of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Seat {
    /// Where it is known.
    round: Option<Round>,
    opponent: u32,
}

impl Company {
    /// Takes note of a game. Nobody plays against an empty name, nor against himself.
    pub(crate) fn add(&mut self, round: Option<Round>, [white, black]: [&str; 2]) {
        let [Some(white), Some(black)] = [white, black].map(|name| self.number(name)) else {
            return;
        };
        if white != black {
            self.seats[white as usize].push(Seat { round, opponent: black });
            self.seats[black as usize].push(Seat { round, opponent: white });
        }
    }

    fn number(&mut self, name: &str) -> Option<u32> {
        let letters = letters(name);
        if letters.is_empty() {
            return None;
        }
        let next = self.names.len() as u32;
        let number = *self.numbers.entry(letters).or_insert(next);
        if number == next {
            self.names.push(name.to_owned());
            self.seats.push(Vec::new());
        }
        Some(number)
    }

    fn find(&self, name: &str) -> Option<u32> {
        self.numbers.get(&letters(name)).copied()
    }

    /// Whether two names that may be one's are two players': they meet each other, or both play in one
    /// round against different opponents. Names with the same letters are one whatever happens.
    pub(crate) fn are_two(&self, one: &str, other: &str) -> bool {
        let (Some(one), Some(other)) = (self.find(one), self.find(other)) else { return false };
        one != other && (self.meet(one, other) || self.play_apart(one, other))
    }

    fn of(&self, player: u32) -> &[Seat] {
        &self.seats[player as usize]
    }

    fn meet(&self, one: u32, other: u32) -> bool {
        self.of(one).iter().any(|seat| seat.opponent == other)
    }

    fn play_apart(&self, one: u32, other: u32) -> bool {
        let mut opponents = BTreeMap::<Round, Vec<u32>>::new();
        for seat in self.of(one) {
            if let Some(round) = seat.round {
                opponents.entry(round).or_default().push(seat.opponent);
            }
        }
        self.of(other).iter().any(|seat| {
            let own = seat.round.and_then(|round| opponents.get(&round));
            own.is_some_and(|own| own.iter().all(|&opponent| !self.is_one(opponent, seat.opponent)))
        })
    }

    /// Whether two opponents may be one: then it may be the same game, recorded twice.
    fn is_one(&self, one: u32, other: u32) -> bool {
        one == other || same(&self.names[one as usize], &self.names[other as usize])
    }

    /// Puts names that sound alike (by any key) and are not [two](Self::are_two) together: for each the
    /// number of the first one that it goes with.
    pub(crate) fn groups<'n>(
        &self,
        names: impl IntoIterator<Item = (&'n str, &'n str)>,
    ) -> Vec<usize> {
        let names: Vec<(&str, &str)> = names.into_iter().collect();
        let mut by_key = HashMap::<&str, Vec<Vec<usize>>>::new();
        let mut heads = Vec::with_capacity(names.len());
        for (at, (key, name)) in names.iter().enumerate() {
            let groups = by_key.entry(key).or_default();
            let fits = |group: &&mut Vec<usize>| {
                group.iter().all(|&member| !self.are_two(names[member].1, name))
            };
            if let Some(group) = groups.iter_mut().find(fits) {
                group.push(at);
                heads.push(group[0]);
            } else {
                groups.push(vec![at]);
                heads.push(at);
            }
        }
        heads
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn company(games: &[(Round, &str, &str)]) -> Company {
        let mut company = Company::default();
        for &(round, white, black) in games {
            company.add((round > 0).then_some(round), [white, black]);
        }
        company
    }

    #[test]
    fn those_who_meet_or_play_others_in_one_round_are_two() {
        let met = company(&[(0, "Jansen", "Janssen")]);
        assert!(met.are_two("Jansen", "Janssen") && met.are_two("JANSSEN", "Jansen"));
        let apart = company(&[(1, "Jansen", "Alder"), (1, "Birch", "Janssen")]);
        assert!(apart.are_two("Jansen", "Janssen"));
    }

    #[test]
    fn one_game_recorded_twice_and_games_of_other_rounds_tell_nothing() {
        let twice = company(&[(1, "Jansen", "Alder, A."), (1, "Janssen", "A. Alder")]);
        assert!(!twice.are_two("Jansen", "Janssen"));
        let rounds = company(&[(1, "Jansen", "Alder"), (2, "Birch", "Janssen")]);
        assert!(!rounds.are_two("Jansen", "Janssen"));
        let unknown = company(&[(0, "Jansen", "Alder"), (0, "Birch", "Janssen")]);
        assert!(!unknown.are_two("Jansen", "Janssen"));
        let one = company(&[(1, "Иванов", "Alder"), (1, "Birch", "Ivanov")]);
        assert!(!one.are_two("Иванов", "Ivanov"));
    }

    #[test]
    fn a_group_is_one_player() {
        let met = company(&[(0, "Jansen", "Janssen")]);
        let names = ["Jansen", "Janssen", "Janzen", "Jansen"].map(|name| ("key", name));
        assert_eq!(met.groups(names), [0, 1, 0, 0]);
    }
}
