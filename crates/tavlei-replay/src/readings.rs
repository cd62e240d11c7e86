//! Readings of the draw rules that federations and arbiters dispute, by name.
//!
//! Without any of them a rule is counted as its federation has it; each reading is one way in which
//! others count it. They change how rules are counted, not which rules a game has.

use std::borrow::Cow;

use tavlei_core::{Counted, DrawRule};

/// A way of counting that is disputed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DrawReading {
    /// A position counts as repeated only if the same manoeuvre was played twice in a row. FMJD,
    /// WCDF and the Russian code ask for the same position three times, whatever lies between.
    RepetitionInARow,
    /// The count against a lone king begins anew when the stronger side's pieces change: a new king,
    /// or one of four kings lost. The federations count the ending as a whole.
    BalanceRestarts,
    /// The move that makes an ending is the first one counted. The federations count the moves
    /// after it.
    MakingMoveCounts,
    /// On the main road the moves are counted from when the ending arose, wherever the lone king
    /// stood then. By the Russian code they are counted while it holds the road.
    RoadFromEnding,
    /// A king each is a draw only after two moves of each side, as servers have it. By the Official
    /// Rules for Frisian Draughts (article 21) it is one at once.
    TwoMovesForKings,
}

impl DrawReading {
    /// All readings.
    pub const ALL: [DrawReading; 5] = [
        DrawReading::RepetitionInARow,
        DrawReading::BalanceRestarts,
        DrawReading::MakingMoveCounts,
        DrawReading::RoadFromEnding,
        DrawReading::TwoMovesForKings,
    ];

    /// The name that options use: `repetition-in-a-row`.
    pub const fn name(self) -> &'static str {
        match self {
            DrawReading::RepetitionInARow => "repetition-in-a-row",
            DrawReading::BalanceRestarts => "balance-restarts",
            DrawReading::MakingMoveCounts => "making-move-counts",
            DrawReading::RoadFromEnding => "road-from-ending",
            DrawReading::TwoMovesForKings => "two-moves-for-kings",
        }
    }

    /// The reading with a name.
    pub fn by_name(name: &str) -> Option<DrawReading> {
        DrawReading::ALL.into_iter().find(|reading| reading.name() == name)
    }
}

/// Some readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DrawReadings(u8);

impl DrawReadings {
    /// Whether a reading is among them.
    pub const fn has(self, reading: DrawReading) -> bool {
        self.0 & 1 << reading as u8 != 0
    }

    /// The rules as these readings have them.
    pub(crate) fn apply(self, rules: &[DrawRule]) -> Cow<'_, [DrawRule]> {
        let at_once = |rule: &DrawRule| rule.counted == Counted::AtOnce;
        let mut rules = Cow::Borrowed(rules);
        if self.has(DrawReading::TwoMovesForKings) && rules.iter().any(at_once) {
            let changed = rules.to_mut().iter_mut().filter(|rule| at_once(rule));
            changed.for_each(|rule| rule.counted = Counted::Each(2));
        }
        rules
    }
}

impl FromIterator<DrawReading> for DrawReadings {
    fn from_iter<I: IntoIterator<Item = DrawReading>>(readings: I) -> DrawReadings {
        DrawReadings(readings.into_iter().fold(0, |set, reading| set | 1 << reading as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn readings_are_found_by_name_and_kept_apart() {
        for reading in DrawReading::ALL {
            assert_eq!(DrawReading::by_name(reading.name()), Some(reading));
            let alone: DrawReadings = [reading].into_iter().collect();
            let has: Vec<_> = DrawReading::ALL.into_iter().filter(|&one| alone.has(one)).collect();
            assert_eq!(has, [reading]);
        }
        assert_eq!(DrawReading::by_name("nonesuch"), None);
    }
}
