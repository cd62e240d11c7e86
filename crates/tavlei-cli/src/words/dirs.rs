//! Directions in words, as the player sees them.

use tavlei::core::{Dir, Dirs};

/// Such as «diagonally forward» or «forward and sideways».
pub(crate) fn in_words(dirs: Dirs) -> String {
    let has = |wanted: &[Dir]| wanted.iter().all(|&dir| dirs.has(dir));
    let mut left = dirs;
    let mut words = Vec::new();
    for (wanted, word) in PHRASES {
        if has(wanted) && wanted.iter().any(|&dir| left.has(dir)) {
            words.push((*word).to_owned());
            left = Dirs(left.0 & !Dirs::of(wanted).0);
        }
    }
    words.extend(left.iter().map(|dir| format!("{dir:?}")));
    join(&words)
}

/// The widest first, so that four diagonals are not told as two and two.
const PHRASES: &[(&[Dir], &str)] = &[
    (&Dir::ALL, "in all eight directions"),
    (&[Dir::NE, Dir::SE, Dir::SW, Dir::NW], "diagonally in all directions"),
    (&[Dir::NE, Dir::NW], "diagonally forward"),
    (&[Dir::SE, Dir::SW], "diagonally backward"),
    (&[Dir::N, Dir::E, Dir::S, Dir::W], "straight in all directions"),
    (&[Dir::N], "straight forward"),
    (&[Dir::E, Dir::W], "sideways"),
    (&[Dir::S], "straight backward"),
];

fn join(words: &[String]) -> String {
    match words {
        [] => "nowhere".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_words() {
        assert_eq!(in_words(Dirs::FORWARD), "diagonally forward");
        assert_eq!(in_words(Dirs::DIAGONAL), "diagonally in all directions");
        assert_eq!(in_words(Dirs::FORWARD_AND_SIDES), "straight forward and sideways");
        assert_eq!(in_words(Dirs::EIGHT), "in all eight directions");
        assert_eq!(in_words(Dirs::NONE), "nowhere");
        assert_eq!(in_words(Dirs::of(&[Dir::NE])), "NE");
    }
}
