//! How long games are.

use std::collections::BTreeMap;

use serde::Serialize;

/// The width of a bin, in half-moves.
const WIDTH: u32 = 20;

/// Games by their number of half-moves.
#[derive(Debug, Default)]
pub(super) struct Counted(BTreeMap<u32, u64>);

/// So many games have from so many half-moves to so many, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    /// The fewest half-moves.
    pub from: u32,
    /// The most.
    pub to: u32,
    /// How many games.
    pub games: u64,
}

/// How long games are, in half-moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Lengths {
    /// The shortest.
    pub min: u32,
    /// Half of the games are no longer (the lower one of two in the middle).
    pub median: u32,
    /// The average.
    pub mean: f64,
    /// The longest.
    pub max: u32,
    /// Games by length; no bin is left out between the first and the last.
    pub histogram: Vec<Bin>,
}

impl Counted {
    pub(super) fn add(&mut self, plies: u32) {
        *self.0.entry(plies).or_default() += 1;
    }

    /// `None` where nothing was counted.
    pub(super) fn lengths(&self) -> Option<Lengths> {
        let (min, max) = (*self.0.keys().next()?, *self.0.keys().next_back()?);
        let games: u64 = self.0.values().sum();
        let plies: f64 = self.0.iter().map(|(&plies, &games)| plies as f64 * games as f64).sum();
        let mut before = 0;
        let median = self.0.iter().find(|(_, games)| {
            before += **games;
            before * 2 >= self.0.values().sum()
        });
        let median = median.map_or(max, |(&plies, _)| plies);
        let histogram = (min / WIDTH..=max / WIDTH).map(|bin| self.bin(bin)).collect();
        Some(Lengths { min, median, mean: plies / games as f64, max, histogram })
    }

    fn bin(&self, bin: u32) -> Bin {
        let (from, to) = (bin * WIDTH, bin * WIDTH + WIDTH - 1);
        Bin { from, to, games: self.0.range(from..=to).map(|(_, games)| games).sum() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortest_middle_average_longest() {
        let mut counted = Counted::default();
        for plies in [10, 30, 30, 70] {
            counted.add(plies);
        }
        let lengths = counted.lengths().unwrap();
        assert_eq!((lengths.min, lengths.median, lengths.max), (10, 30, 70));
        assert!((lengths.mean - 35.0).abs() < 1e-9);
        let bins: Vec<_> = lengths.histogram.iter().map(|bin| (bin.from, bin.games)).collect();
        assert_eq!(bins, [(0, 1), (20, 2), (40, 0), (60, 1)]);
        assert_eq!(Counted::default().lengths(), None);
    }
}
