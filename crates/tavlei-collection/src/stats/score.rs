//! How games ended, counted.

use serde::Serialize;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Drawn.
    Draw,
    /// Lost for both.
    Nobody,
    /// Not known.
    Open,
}

/// Games by how they ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    /// All games.
    pub games: u64,
    /// Won by White; of a player, won.
    pub wins: u64,
    /// Drawn.
    pub draws: u64,
    /// Won by Black; of a player, lost.
    pub losses: u64,
    /// Lost for both.
    pub nobody: u64,
    /// Without a result.
    pub open: u64,
}

impl Score {
    /// Counts a game.
    pub(super) fn add(&mut self, outcome: Outcome) {
        self.games += 1;
        *match outcome {
            Outcome::White => &mut self.wins,
            Outcome::Black => &mut self.losses,
            Outcome::Draw => &mut self.draws,
            Outcome::Nobody => &mut self.nobody,
            Outcome::Open => &mut self.open,
        } += 1;
    }

    /// Counts other games too.
    pub(super) fn join(&mut self, more: Score) {
        self.games += more.games;
        self.wins += more.wins;
        self.draws += more.draws;
        self.losses += more.losses;
        self.nobody += more.nobody;
        self.open += more.open;
    }

    /// Points in per cent of the games that have a result: 1 for a win, 1/2 for a draw. `None` where no
    /// game has one.
    pub fn percent(&self) -> Option<f64> {
        let decided = self.games - self.open;
        let points = self.wins as f64 + self.draws as f64 / 2.0;
        (decided > 0).then(|| 100.0 * points / decided as f64)
    }
}

impl Outcome {
    /// The same seen by Black.
    pub(super) fn for_black(self) -> Outcome {
        match self {
            Outcome::White => Outcome::Black,
            Outcome::Black => Outcome::White,
            other => other,
        }
    }
}
