//! Games that are entered several times: a file in two copies, a game pasted twice.

use std::collections::HashMap;

use super::{Date, Entry};

/// A game that stands in the files once more.
#[derive(Clone, Debug)]
pub struct Copied {
    /// The copy, which does not count.
    pub entry: Entry,
    /// Which of the games that count it is.
    pub of: usize,
}

/// The games that count, and the copies of them.
pub(super) fn apart(games: Vec<Entry>) -> (Vec<Entry>, Vec<Copied>) {
    let mut known: HashMap<Key, usize> = HashMap::new();
    let (mut kept, mut copies) = (Vec::with_capacity(games.len()), Vec::new());
    for entry in games {
        let key = key(&entry);
        if let Some(&of) = key.as_ref().and_then(|key| known.get(key)) {
            copies.push(Copied { entry, of });
        } else {
            known.extend(key.map(|key| (key, kept.len())));
            kept.push(entry);
        }
    }
    (kept, copies)
}

/// All that makes one game of a tournament another one than the next.
type Key = ([String; 5], u64);

/// `None` for a game that can't be told: without moves, or without a round and a day.
fn key(entry: &Entry) -> Option<Key> {
    let [white, black] = entry.names.each_ref().map(|name| name.to_lowercase());
    let (round, date, moves) = (entry.round_text.clone(), entry.date_text.clone(), entry.moves?);
    let is_placed = entry.round.is_some() || matches!(entry.date, Date::Day(..));
    let is_named = entry.is_named(0) && entry.is_named(1);
    (is_placed && is_named).then(|| ([white, black, round, date, entry.scored.text.clone()], moves))
}
