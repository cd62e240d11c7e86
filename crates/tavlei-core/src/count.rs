//! Things counted in words.

use std::fmt::Display;

/// A number of things, the word as English has it: `1 game`, `2 games`, `3 plies`.
///
/// The word is given for one; adjectives may stand before it. Nouns that end in a consonant and `y`
/// change it.
///
/// ```
/// use tavlei_core::counted;
/// assert_eq!(counted(1, "game"), "1 game");
/// assert_eq!(counted(0, "illegal ply"), "0 illegal plies");
/// ```
pub fn counted<N: Copy + PartialEq + From<u8> + Display>(n: N, thing: &str) -> String {
    if n == N::from(1) {
        return format!("{n} {thing}");
    }
    let stem = thing.strip_suffix('y').filter(|stem| !stem.ends_with(['a', 'e', 'o', 'u']));
    match stem {
        Some(stem) => format!("{n} {stem}ies"),
        None => format!("{n} {thing}s"),
    }
}
