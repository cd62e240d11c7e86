//! Players and what they scored.

use std::collections::BTreeMap;

use serde::Serialize;

use super::facts::Facts;
use super::score::Score;
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

#[derive(Debug, Default)]
struct Entry {
    name: String,
    score: Score,
    white: u64,
}

/// Players by their names in any spelling.
#[derive(Debug, Default)]
pub(super) struct Players(BTreeMap<String, Entry>);

impl Players {
    pub(super) fn add(&mut self, facts: &Facts) {
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
        let fresh = || Entry { name: name.to_owned(), ..Entry::default() };
        Some(self.0.entry(names::fold(name)).or_insert_with(fresh))
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Those with the most games, of these with the most points, of these by their names.
    pub(super) fn list(&self, most: usize) -> Vec<Player> {
        let player = |entry: &Entry| Player {
            name: entry.name.clone(),
            score: entry.score,
            white: entry.white,
            points: entry.score.wins as f64 + entry.score.draws as f64 / 2.0,
        };
        let mut players: Vec<Player> = self.0.values().map(player).collect();
        players.sort_by(|a, b| {
            let by_games = b.score.games.cmp(&a.score.games);
            by_games.then_with(|| b.points.total_cmp(&a.points))
        });
        players.truncate(most);
        players
    }
}
