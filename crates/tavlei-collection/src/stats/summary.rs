//! The counts, for reports.

use std::borrow::Cow;

use serde::Serialize;
use tavlei_replay::Verdict;

use super::players::first;
use super::{Capture, Counts, Lengths, Opening, Player, Score, Stats};

/// All counts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// How many games there are.
    pub games: u64,
    /// Their verdicts; only those that there are.
    pub verdicts: Vec<Verdicts>,
    /// By game of the catalogue, in the order of their ids.
    pub by_game: Vec<OfGame>,
    /// By year, those without one last.
    pub years: Vec<OfYear>,
    /// How many players there are.
    pub players_known: usize,
    /// Those with the most games.
    pub players: Vec<Player>,
    /// The longest captures, the longest first.
    pub captures: Vec<Capture>,
}

/// Games with one verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Verdicts {
    /// The word for the verdict.
    pub verdict: &'static str,
    /// How many games.
    pub games: u64,
}

/// The counts of one game of the catalogue.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OfGame {
    /// Its id; empty where the game is not known.
    pub game: String,
    /// The results, seen by White.
    #[serde(flatten)]
    pub score: Score,
    /// The lengths of the games that have moves, in half-moves.
    pub length: Option<Lengths>,
    /// The draws.
    pub drawn: Vec<Draws>,
    /// The openings, each level by frequency.
    pub openings: Vec<Opening>,
    /// Openings with so many games or fewer may be missing, because there were too many of them.
    pub openings_forgotten: u64,
}

/// Draws of one kind.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Draws {
    /// What they rest on: `board` for the last position, `threefold` or the id of a draw rule,
    /// `agreement` where the record shows none, `unknown` where its moves can't be played.
    pub by: Cow<'static, str>,
    /// How many games.
    pub games: u64,
}

/// The results of a year, seen by White.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OfYear {
    /// The year; `None` where it is not known.
    pub year: Option<u16>,
    /// The results.
    #[serde(flatten)]
    pub score: Score,
}

impl Summary {
    pub(super) fn new(stats: &Stats) -> Summary {
        let wanted = &stats.wanted;
        let verdict = |verdict: Verdict| {
            let games = stats.verdicts.get(&verdict).copied()?;
            Some(Verdicts { verdict: verdict.as_str(), games })
        };
        let mut years: Vec<OfYear> =
            stats.years.iter().map(|(&year, &score)| OfYear { year, score }).collect();
        years.sort_by_key(|year| (year.year.is_none(), year.year));
        let players = stats.players.all();
        let of_game = |(game, counts): (&String, &Counts)| of_game(game, counts, wanted.least);
        Summary {
            games: stats.verdicts.values().sum(),
            verdicts: Verdict::ALL.into_iter().filter_map(verdict).collect(),
            by_game: stats.games.iter().map(of_game).collect(),
            years,
            players_known: players.len(),
            players: first(players, wanted.players),
            captures: stats.captures.list().to_vec(),
        }
    }
}

fn of_game(game: &str, counts: &Counts, least: u64) -> OfGame {
    OfGame {
        game: game.to_owned(),
        score: counts.score,
        length: counts.lengths.lengths(),
        drawn: counts.drawn.iter().map(|(by, &games)| Draws { by: by.clone(), games }).collect(),
        openings: counts.openings.list(least),
        openings_forgotten: counts.openings.forgotten(),
    }
}
