//! Points and turns in the three ways that SGF files write them.
//!
//! Most games take two letters, counted from the upper left corner; Lines of Action and some
//! programs take a letter and a number, as the game itself does. Which it is shows in the second
//! character.

use crate::format::{is_cell, othello};

/// The only size of the boards that are read; all games with a number here have it.
pub(super) const SIZE: u8 = 8;

/// Which way the rows of letters go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rows {
    /// The first letter is the row that the game calls 1: it counts from above itself.
    AsGame,
    /// The first letter is the last row of the game.
    FromLast,
}

impl Rows {
    /// Of the game with a number. In Othello programs do not agree, and the first turn of a game
    /// tells: it is a turn of Othello in one of the two readings only.
    pub(super) fn of(number: &str, first_turn: &str) -> Rows {
        let begins = |rows| {
            let cell = cell(first_turn, rows).unwrap_or_default();
            othello::FIRST_TURNS.contains(&cell.as_str())
        };
        match number {
            OTHELLO if begins(Rows::FromLast) && !begins(Rows::AsGame) => Rows::FromLast,
            OTHELLO => Rows::AsGame,
            _ => Rows::FromLast,
        }
    }
}

/// Its cells are numbered from above, as the letters of SGF are.
const OTHELLO: &str = "2";

/// A point as the name of its cell; `None` if it is none.
pub(super) fn cell(point: &str, rows: Rows) -> Option<String> {
    let point = point.trim().to_ascii_lowercase();
    if is_cell(&point) {
        return Some(point);
    }
    let &[file, row] = point.as_bytes() else { return None };
    let row = row.checked_sub(b'a').filter(|row| *row < SIZE)?;
    let known = file.checked_sub(b'a').is_some_and(|file| file < SIZE);
    known.then(|| format!("{}{}", char::from(file), rank(row, rows)))
}

fn rank(row: u8, rows: Rows) -> u8 {
    match rows {
        Rows::AsGame => row + 1,
        Rows::FromLast => SIZE - row,
    }
}

/// A cell as two letters; `None` if it lies outside.
pub(super) fn letters(cell: &str, rows: Rows) -> Option<String> {
    let file = cell.chars().next()?;
    let number: u8 = cell.get(1..)?.parse().ok().filter(|number| (1..=SIZE).contains(number))?;
    let row = rank(number - 1, rows) - 1;
    is_cell(cell).then(|| format!("{file}{}", char::from(b'a' + row)))
}

/// The cells of a list of points, in which `aa:cc` is a rectangle.
pub(super) fn cells(values: &[&str], rows: Rows) -> Option<Vec<String>> {
    let mut found = Vec::new();
    for value in values.iter().filter(|value| !value.trim().is_empty()) {
        match value.split_once(':') {
            None => found.push(cell(value, rows)?),
            Some((from, to)) => found.extend(rectangle(&cell(from, rows)?, &cell(to, rows)?)?),
        }
    }
    Some(found)
}

fn rectangle(from: &str, to: &str) -> Option<Vec<String>> {
    let (left, right) = (from.bytes().next()?, to.bytes().next()?);
    let (low, high): (u8, u8) = (from.get(1..)?.parse().ok()?, to.get(1..)?.parse().ok()?);
    let files = left.min(right)..=left.max(right);
    let ranks = low.min(high)..=low.max(high);
    let row = |rank: u8| files.clone().map(move |file| format!("{}{rank}", char::from(file)));
    Some(ranks.flat_map(row).collect())
}

/// What a turn of SGF is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Turn {
    /// The side passes.
    Pass,
    /// The side gives up.
    Resign,
    /// A move in the names of cells, and marks behind it.
    Cells(String, String),
    /// Nothing of these.
    Odd,
}

/// Reads the value of `B` or `W`.
pub(super) fn turn(value: &str, rows: Rows) -> Turn {
    let value = value.trim().to_ascii_lowercase();
    let body = value.trim_end_matches(['+', '!', '?', '#']);
    match body {
        "" | "tt" | "pa" | "pass" => return Turn::Pass,
        "resign" | "resigns" => return Turn::Resign,
        _ => {}
    }
    let marks = value[body.len()..].to_owned();
    written(body, rows).map_or(Turn::Odd, |text| Turn::Cells(text, marks))
}

/// `e1-e3`, `c2:c5`, `e1e3`, `f5`, in either way of naming points.
fn written(text: &str, rows: Rows) -> Option<String> {
    if let Some(cell) = cell(text, rows) {
        return Some(cell);
    }
    let at = text.find(['-', ':']);
    let (from, sign, to) = match at {
        Some(at) if text[at..].starts_with(':') => (&text[..at], "x", &text[at + 1..]),
        Some(at) => (&text[..at], "-", &text[at + 1..]),
        None => (text.get(..2)?, "", text.get(2..)?),
    };
    Some(format!("{}{sign}{}", cell(from, rows)?, cell(to, rows)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_in_three_ways() {
        for (point, rows, expected) in [
            ("f5", Rows::AsGame, "f5"),
            ("F5", Rows::FromLast, "f5"),
            ("fe", Rows::AsGame, "f5"),
            ("fd", Rows::FromLast, "f5"),
            ("aa", Rows::FromLast, "a8"),
        ] {
            assert_eq!(cell(point, rows).as_deref(), Some(expected));
        }
        assert_eq!(letters("f5", Rows::AsGame).as_deref(), Some("fe"));
        assert_eq!(letters("a8", Rows::FromLast).as_deref(), Some("aa"));
        assert_eq!(letters("a9", Rows::FromLast), None);
        assert_eq!(cell("ii", Rows::FromLast), None);
    }

    #[test]
    fn the_first_turn_tells_the_rows_of_othello() {
        for (turn, rows) in [
            ("fe", Rows::AsGame),
            ("fd", Rows::FromLast),
            ("f5", Rows::AsGame),
            ("aa", Rows::AsGame),
            ("", Rows::AsGame),
        ] {
            assert_eq!(Rows::of(OTHELLO, turn), rows, "{turn}");
        }
        assert_eq!(Rows::of("4", "fe"), Rows::FromLast);
    }

    #[test]
    fn rectangles_are_lists() {
        let found = cells(&["aa:ba", "d4"], Rows::AsGame).unwrap_or_default();
        assert_eq!(found, ["a1", "b1", "d4"]);
        assert_eq!(cells(&["zz"], Rows::AsGame), None);
    }

    #[test]
    fn turns_of_the_specification() {
        let cells = |text: &str, marks: &str| Turn::Cells(text.to_owned(), marks.to_owned());
        assert_eq!(turn("e1-e3", Rows::FromLast), cells("e1-e3", ""));
        assert_eq!(turn("C2:C5++", Rows::FromLast), cells("c2xc5", "++"));
        assert_eq!(turn("dd-de", Rows::FromLast), cells("d5-d4", ""));
        assert_eq!(turn("resign", Rows::FromLast), Turn::Resign);
        assert_eq!(turn("", Rows::AsGame), Turn::Pass);
        assert_eq!(turn("PA", Rows::AsGame), Turn::Pass);
        assert_eq!(turn("swap", Rows::AsGame), Turn::Odd);
    }
}
