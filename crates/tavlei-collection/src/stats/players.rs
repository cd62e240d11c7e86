//! Players and what they scored.

use std::collections::HashMap;

use serde::Serialize;

use super::facts::Facts;
use super::score::Score;
use crate::company::Company;
use crate::names;

/// What a player scored.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Player {
    /// The name in its first spelling.
    pub name: String,
    /// The games, seen by the player.
    #[serde(flatten)]
    pub score: Score,
    /// The games with White.
    pub white: u64,
    /// Points: 1 for a win, 1/2 for a draw.
    pub points: f64,
}

/// A name and what was scored under it.
#[derive(Clone, Debug, Default)]
struct Entry {
    name: String,
    score: Score,
    white: u64,
}

/// Players by the letters of their names; who of them are one is told when all games are known.
#[derive(Debug, Default)]
pub(super) struct Players {
    entries: Vec<Entry>,
    numbers: HashMap<String, usize>,
    company: Company,
}

impl Players {
    pub(super) fn add(&mut self, facts: &Facts) {
        self.company.add(facts.round, [&facts.white, &facts.black]);
        if let Some(white) = self.entry(&facts.white) {
            white.score.add(facts.outcome);
            white.white += 1;
        }
        if let Some(black) = self.entry(&facts.black) {
            black.score.add(facts.outcome.for_black());
        }
    }

    fn entry(&mut self, name: &str) -> Option<&mut Entry> {
        if name.is_empty() {
            return None;
        }
        let next = self.entries.len();
        let number = *self.numbers.entry(names::letters(name)).or_insert(next);
        if number == next {
            self.entries.push(Entry { name: name.to_owned(), ..Entry::default() });
        }
        self.entries.get_mut(number)
    }

    /// All players, each once whatever his name is spelt like.
    pub(super) fn all(&self) -> Vec<Player> {
        let keys: Vec<String> = self.entries.iter().map(|entry| names::fold(&entry.name)).collect();
        let spelt = keys.iter().zip(&self.entries).map(|(key, entry)| (&**key, &*entry.name));
        let mut entries: Vec<Option<Entry>> = self.entries.iter().cloned().map(Some).collect();
        for (at, head) in self.company.groups(spelt).into_iter().enumerate() {
            if let Some(entry) = (at != head).then(|| entries[at].take()).flatten()
                && let Some(of) = &mut entries[head]
            {
                of.score.join(entry.score);
                of.white += entry.white;
            }
        }
        entries.into_iter().flatten().map(Player::from).collect()
    }
}

impl From<Entry> for Player {
    fn from(entry: Entry) -> Player {
        let Entry { name, score, white } = entry;
        Player { name, score, white, points: score.wins as f64 + score.draws as f64 / 2.0 }
    }
}

/// Those with the most games, of these with the most points, of these by the keys of their names.
pub(super) fn first(mut players: Vec<Player>, most: usize) -> Vec<Player> {
    players.sort_by_cached_key(|player| names::fold(&player.name));
    players.sort_by(|a, b| {
        let by_games = b.score.games.cmp(&a.score.games);
        by_games.then_with(|| b.points.total_cmp(&a.points))
    });
    players.truncate(most);
    players
}
