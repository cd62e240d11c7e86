//! What the caller may decide about a check.

use std::borrow::Cow;
use std::sync::Arc;

use tavlei_core::DrawRule;
use tavlei_notation::Notation;
use tavlei_rules::Game;

use crate::ballots::Ballots;
use crate::readings::DrawReadings;

/// How to read `1-0` in games where Black moves first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Reading {
    /// The left side of a result is the player who moves first, whatever the colour: PDN 1.0 and
    /// 2.0, and what nearly all English records mean.
    #[default]
    FirstMover,
    /// The left side of a result is White: PDN 3.0 and lidraughts.
    WhiteFirst,
}

/// What the caller may decide about a check.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The game that every record is, whatever its tags say.
    pub game: Option<Game>,
    /// The notation that all moves are written in; found for each record if `None`.
    pub notation: Option<Arc<Notation>>,
    /// How results are read where Black moves first.
    pub results: Reading,
    /// The draw rules that count moves, in place of those of each game: see
    /// [`tavlei_rules::draw_rules`].
    pub draw_rules: Option<Cow<'static, [DrawRule]>>,
    /// How disputed draw rules are counted.
    pub draw_readings: DrawReadings,
    /// The deck of opening ballots that games should begin with; `None` if that is not asked.
    pub ballots: Option<Arc<Ballots>>,
}

impl Options {
    /// The draw rules that count moves in a game.
    pub(crate) fn draw_rules<'a>(&'a self, game: &'a Game) -> Cow<'a, [DrawRule]> {
        let rules = self.draw_rules.as_deref().unwrap_or(&game.spec().draws);
        self.draw_readings.apply(rules)
    }
}
