//! What the labels of a board can tell a person: how far they go, and an example.

use tavlei_core::{LabelScheme, Labels, Point};

/// All cells with their names, in the order of their points.
pub(crate) fn cells(labels: &Labels) -> impl Iterator<Item = (Point, &str)> {
    let all = (0..u8::MAX).map(|index| (Point(index), labels.label(Point(index))));
    all.filter(|(_, label)| !label.is_empty())
}

/// What puts names in order: their number, then their letters (`a1 c1 b2`, `9 10`).
pub(crate) fn order(label: &str) -> (usize, &str) {
    let letters = label.trim_end_matches(|c: char| c.is_ascii_digit());
    (label[letters.len()..].parse().unwrap_or(usize::MAX), letters)
}

/// The number that a cell is called by, if it is called by a number.
pub(crate) fn number(labels: &Labels, point: Point) -> Option<usize> {
    labels.label(point).parse().ok()
}

/// The cell with a number.
pub(crate) fn numbered(labels: &Labels, number: usize) -> Option<Point> {
    labels.numbered(number).filter(|_| labels.scheme().is_numeric()).or_else(|| {
        matches!(labels.scheme(), LabelScheme::Table(_))
            .then(|| labels.find(&number.to_string()))
            .flatten()
    })
}

/// A turn written as the labels want it, for messages.
pub(crate) fn example(labels: &Labels) -> String {
    for (from, to) in [("32", "28"), ("c3", "d4"), ("d3", "d4"), ("b3", "c4")] {
        if labels.find(from).is_some() && labels.find(to).is_some() {
            return format!("{from}-{to}");
        }
    }
    let two: Vec<&str> = cells(labels).take(2).map(|(_, label)| label).collect();
    two.join("-")
}

/// Which cells there are, as half a sentence: `the cells are numbered 1 to 50`.
pub(crate) fn extent(labels: &Labels) -> String {
    let mut names: Vec<&str> = cells(labels).map(|(_, label)| label).collect();
    names.sort_by_key(|&label| order(label));
    let (first, last) = (names.first().unwrap_or(&""), names.last().unwrap_or(&""));
    match labels.scheme() {
        LabelScheme::Numeric { .. } => format!("the cells are numbered {first} to {last}"),
        LabelScheme::Algebraic | LabelScheme::AlgebraicTurned => {
            let files = (b'a'..=b'z').take_while(|&letter| labels.file(letter).is_some());
            let file = char::from(files.last().unwrap_or(b'a'));
            let ranks = order(last).0;
            format!("files run from a to {file} and ranks from 1 to {ranks}")
        }
        LabelScheme::Table(_) => format!("the cells have names such as {first} and {last}"),
    }
}

/// Why a name that is shaped like a cell's is none, with what would be right.
pub(crate) fn missing(name: &str, labels: &Labels) -> String {
    if is_idle_cell(name, labels) {
        format!("cell {name} is not in play on this board: pieces stand on the other colour")
    } else {
        format!("there is no cell {name} on this board: {}", extent(labels))
    }
}

/// Whether a name is that of a cell which lies on the board and is not in play.
fn is_idle_cell(name: &str, labels: &Labels) -> bool {
    let (rank, letters) = order(name);
    let mut ranks = cells(labels).map(|(_, label)| order(label).0);
    letters.len() == 1
        && labels.file(letters.as_bytes()[0]).is_some()
        && ranks.any(|known| known == rank)
}
