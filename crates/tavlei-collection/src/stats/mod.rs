//! Counts over many records.
//!
//! [`Facts`] of one record are made on any thread; [`Stats`] adds them up in order and gives a
//! [`Summary`]. It holds a number for each length and year, one entry for each player and who met whom
//! in which round (48 bytes for each game: it tells players apart whose names sound alike), the longest
//! captures, and a tree of openings of bounded size ([`MOST_NODES`]).

#![expect(clippy::cast_precision_loss, reason = "counts of games are far below 2^52")]

mod captures;
mod facts;
mod lengths;
mod openings;
mod players;
mod score;
mod summary;

use std::borrow::Cow;
use std::collections::BTreeMap;

use tavlei_replay::Verdict;

pub use captures::Capture;
pub use facts::Facts;
pub use lengths::{Bin, Lengths};
pub use openings::{MOST_NODES, Opening};
pub use players::Player;
pub use score::{Outcome, Score};
pub use summary::{Draws, OfGame, OfYear, Summary, Verdicts};

use captures::Captures;
use lengths::Counted;
use openings::Tree;
use players::Players;

/// What to count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wanted {
    /// How many half-moves openings are followed.
    pub openings: usize,
    /// Openings with fewer games are not listed.
    pub least: u64,
    /// How many players are listed, those with the most games first.
    pub players: usize,
    /// How many of the longest captures are listed.
    pub captures: usize,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { openings: 4, least: 1, players: 20, captures: 10 }
    }
}

/// The counts of one game of the catalogue.
#[derive(Debug, Default)]
struct Counts {
    score: Score,
    drawn: BTreeMap<Cow<'static, str>, u64>,
    lengths: Counted,
    openings: Tree,
}

/// Counts as they grow.
#[derive(Debug)]
pub struct Stats {
    wanted: Wanted,
    games: BTreeMap<String, Counts>,
    verdicts: BTreeMap<Verdict, u64>,
    years: BTreeMap<Option<u16>, Score>,
    players: Players,
    captures: Captures,
}

impl Stats {
    /// Nothing counted yet.
    pub fn new(wanted: Wanted) -> Stats {
        Stats {
            wanted,
            games: BTreeMap::new(),
            verdicts: BTreeMap::new(),
            years: BTreeMap::new(),
            players: Players::default(),
            captures: Captures::new(wanted.captures),
        }
    }

    /// Adds the next record. `file` is what to call its file.
    pub fn add(&mut self, file: &str, facts: Facts) {
        *self.verdicts.entry(facts.verdict).or_default() += 1;
        self.years.entry(facts.year).or_default().add(facts.outcome);
        self.players.add(&facts);
        let counts = self.games.entry(facts.game).or_default();
        counts.score.add(facts.outcome);
        if facts.plies > 0 {
            counts.lengths.add(facts.plies);
        }
        counts.openings.add(&facts.opening, facts.outcome);
        if let Some(drawn) = facts.drawn {
            *counts.drawn.entry(drawn).or_default() += 1;
        }
        if let Some(capture) = facts.capture {
            self.captures.add(file, capture);
        }
        let nodes: usize = self.games.values().map(|counts| counts.openings.nodes()).sum();
        if nodes > MOST_NODES {
            self.games.values_mut().for_each(|counts| counts.openings.prune());
        }
    }

    /// All counts.
    pub fn summary(&self) -> Summary {
        Summary::new(self)
    }
}
