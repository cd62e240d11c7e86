//! A record → the lines above its moves, from which its tags can be read again.

use super::heading::{LABELS, find};
use crate::Record;
use crate::score::{Heading, known};

/// Who plays.
const PLAYERS: [&str; 2] = ["White", "Black"];
/// Where and when.
const OCCASION: [&str; 4] = ["Event", "Site", "Round", "Date"];

/// The lines: those of a book as far as they say all, and lines with labels for the rest.
pub(super) fn lines(record: &Record) -> Vec<String> {
    let Heading { players, occasion } = Heading::of(record);
    let text = format!("{players}\n{occasion}\n\n");
    let found = find(&text);
    let is_told = |names: &[&str]| {
        let told = |name| found.as_ref().and_then(|found| found.told(&text, name));
        !players.is_empty() && names.iter().all(|name| told(name) == known(record, name))
    };
    let mut lines = Vec::new();
    let mut told: Vec<&str> = Vec::new();
    for (line, names) in [(&players, &PLAYERS[..]), (&occasion, &OCCASION[..])] {
        if is_told(names) {
            told.extend(names);
            lines.extend(Some(line.clone()).filter(|line| !line.is_empty()));
        }
    }
    let labels = LABELS.iter().filter(|(_, name)| !told.contains(name));
    lines.extend(
        labels.filter_map(|(label, name)| Some(format!("{label}: {}", known(record, name)?))),
    );
    lines
}

/// The line that tells where the game begins, unless it begins as usual.
pub(super) fn position(record: &Record) -> Option<String> {
    let (label, name) = LABELS.iter().find(|(_, name)| *name == "FEN")?;
    Some(format!("{label}: {}", known(record, name)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    fn written(tags: &str) -> Vec<String> {
        lines(&parse_all(format!("{tags}\n*").as_bytes(), &ReadOptions::default())[0])
    }

    #[test]
    fn what_a_line_of_a_book_does_not_tell_has_a_label() {
        let tags = "[White \"A\"] [Site \"Riga\"] [Date \"1984.??.??\"] [FEN \"W:W31:B2\"]";
        assert_eq!(written(tags), ["A – ?", "Riga, 1984", "Position: W:W31:B2"]);
        let tags = "[White \"A\"] [Event \"Cup\"] [Round \"2\"] [GameType \"40\"]";
        assert_eq!(written(tags), ["A – ?", "Event: Cup", "Round: 2", "GameType: 40"]);
        assert_eq!(written("[White \"A – B\"] [Black \"C\"]"), ["White: A – B", "Black: C"]);
        assert_eq!(written("[Event \"Cup\"] [Variant \"tobit\"]"), ["Event: Cup", "Game: tobit"]);
    }
}
