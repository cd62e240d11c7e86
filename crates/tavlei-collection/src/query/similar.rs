//! Games that are nearly the same.

use std::ops::ControlFlow;

use tavlei_record::Record;
use tavlei_replay::{Context, Course, Seen};

/// So many turns, or more, that begin another game are its beginning, not a common opening.
const BEGINNING: usize = 20;

/// The turns of a game, to be compared with those of others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moves {
    /// The id of the game.
    game: String,
    /// The turns of the main line in canonical text.
    turns: Vec<String>,
}

/// How alike two games are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Likeness {
    /// How many turns must be put in, left out or changed to make one the other.
    pub distance: usize,
    /// How many turns the longer game has.
    pub turns: usize,
}

impl Moves {
    /// The turns of a record; `None` if no game is known for it.
    pub fn of(context: &Context, record: &Record) -> Option<Moves> {
        let course = Course::of(context, record, false)?;
        let mut turns = Vec::with_capacity(course.plies() as usize);
        let _ = course.go(|_, seen| {
            if let Seen::Turn(session, turn) = seen {
                turns.push(session.text(turn));
            }
            ControlFlow::Continue(())
        });
        Some(Moves { game: course.game().id().to_owned(), turns })
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }

    /// How alike two games are, if they are nearly the same: so many turns in a hundred are, or
    /// the shorter one is the beginning of the other and at least 20 turns long.
    pub fn likeness(&self, other: &Moves, percent: u8) -> Option<Likeness> {
        if self.game != other.game || self.turns.is_empty() != other.turns.is_empty() {
            return None;
        }
        let (mut one, mut two) = (&self.turns[..], &other.turns[..]);
        let turns = one.len().max(two.len());
        let alike = one.iter().zip(two).take_while(|(a, b)| a == b).count();
        if alike >= BEGINNING && alike == one.len().min(two.len()) {
            return Some(Likeness { distance: turns - alike, turns });
        }
        (one, two) = (&one[alike..], &two[alike..]);
        let alike = one.iter().rev().zip(two.iter().rev()).take_while(|(a, b)| a == b).count();
        (one, two) = (&one[..one.len() - alike], &two[..two.len() - alike]);
        let most = turns * usize::from(100 - percent.min(100)) / 100;
        distance(one, two, most).map(|distance| Likeness { distance, turns })
    }
}

/// The edit distance (Levenshtein 1965) of two lists, if it is not more than `most`.
fn distance(one: &[String], two: &[String], most: usize) -> Option<usize> {
    if one.len().abs_diff(two.len()) > most {
        return None;
    }
    let mut row: Vec<usize> = (0..=two.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in two.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
        if row.iter().all(|&cells| cells > most) {
            return None;
        }
    }
    row.last().copied().filter(|&distance| distance <= most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(turns: &[&str]) -> Moves {
        Moves { game: "a".into(), turns: turns.iter().map(|&turn| turn.to_owned()).collect() }
    }

    #[test]
    fn turns_put_in_left_out_and_changed_count() {
        let game = moves(&["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]);
        let near = |turns: &[&str]| game.likeness(&moves(turns), 80).map(|found| found.distance);
        assert_eq!(near(&["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]), Some(0));
        assert_eq!(near(&["a", "b", "x", "d", "e", "f", "g", "h", "i", "j"]), Some(1));
        assert_eq!(near(&["b", "c", "d", "e", "f", "g", "h", "i", "j", "k"]), Some(2));
        assert_eq!(near(&["a", "b", "c", "d", "e", "f", "g"]), None);
        assert_eq!(near(&[]), None);
    }

    #[test]
    fn a_long_beginning_is_enough() {
        let texts: Vec<String> = (0..60).map(|n| n.to_string()).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let found = moves(&texts).likeness(&moves(&texts[..25]), 100);
        assert_eq!(found, Some(Likeness { distance: 35, turns: 60 }));
        assert_eq!(moves(&texts).likeness(&moves(&texts[..15]), 100), None);
    }

    #[test]
    fn another_game_is_never_alike() {
        let other = Moves { game: "b".into(), ..moves(&["a"]) };
        assert_eq!(moves(&["a"]).likeness(&other, 0), None);
    }
}
