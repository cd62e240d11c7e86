//! Directions in words, as the player sees them.

use tavlei::core::{Dir, Dirs};

/// What a language says for sets of directions.
#[derive(Debug)]
pub(crate) struct Phrases {
    /// For [`SETS`], one by one.
    pub(crate) sets: [&'static str; 14],
    /// For no direction at all.
    pub(crate) nowhere: &'static str,
    /// Between the last two.
    pub(crate) and: &'static str,
}

/// The widest first, so that four diagonals are not told as two and two.
const SETS: [&[Dir]; 14] = [
    &Dir::ALL,
    &[Dir::NE, Dir::SE, Dir::SW, Dir::NW],
    &[Dir::NE, Dir::NW],
    &[Dir::SE, Dir::SW],
    &[Dir::N, Dir::E, Dir::S, Dir::W],
    &[Dir::N],
    &[Dir::E, Dir::W],
    &[Dir::S],
    &[Dir::E],
    &[Dir::W],
    &[Dir::NE],
    &[Dir::NW],
    &[Dir::SE],
    &[Dir::SW],
];

impl Phrases {
    /// Such as «diagonally forward» or «straight forward and sideways».
    pub(crate) fn tell(&self, dirs: Dirs) -> String {
        let has = |wanted: &[Dir]| wanted.iter().all(|&dir| dirs.has(dir));
        let mut left = dirs;
        let mut words = Vec::new();
        for (wanted, word) in SETS.into_iter().zip(self.sets) {
            if has(wanted) && wanted.iter().any(|&dir| left.has(dir)) {
                words.push(word.to_owned());
                left = Dirs(left.0 & !Dirs::of(wanted).0);
            }
        }
        self.join(&words)
    }

    fn join(&self, words: &[String]) -> String {
        match words {
            [] => self.nowhere.to_owned(),
            [one] => one.clone(),
            [most @ .., last] => format!("{} {} {last}", most.join(", "), self.and),
        }
    }
}
