//! What a text says that should be a turn: its throw, its parts, the cells that these name.

use tavlei_core::{CellText, Labels, Point};

/// The pass.
pub(super) const PASS: &str = "--";

/// A text without the differences that mean nothing: case, spaces, the look of signs. A capture
/// is always `x` then; a colon is one only where it is a sign of captures.
pub(super) fn plain(text: &str, colon_takes: bool) -> String {
    let signs = text.chars().filter(|c| !c.is_whitespace()).map(|c| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' | '*' => 'x',
        ':' if colon_takes => 'x',
        other => other,
    });
    let plain: String = signs.flat_map(char::to_lowercase).collect();
    match plain.as_str() {
        "pass" | "-" => PASS.to_owned(),
        _ => plain,
    }
}

/// `[3]a1-d1` as its throw and the rest.
pub(super) fn split_throw(plain: &str) -> (Option<&str>, &str) {
    match plain.find(']') {
        Some(end) if plain.starts_with('[') => (Some(&plain[..=end]), &plain[end + 1..]),
        _ => (None, plain),
    }
}

/// One part of a turn: a move, a man placed, a sowing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Part<'a> {
    pub(super) text: &'a str,
    /// The cells that it names, in order.
    pub(super) cells: Vec<Point>,
    /// What is shaped like the name of a cell, and is none.
    pub(super) strange: Option<&'a str>,
}

impl<'a> Part<'a> {
    /// The parts of a plain text without its throw.
    pub(super) fn all(labels: &Labels, plain: &'a str) -> Vec<Part<'a>> {
        plain.split(',').map(|text| Part::new(labels, text)).collect()
    }

    pub(super) fn new(labels: &Labels, text: &'a str) -> Part<'a> {
        let mut part = Part { text, cells: Vec::new(), strange: None };
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let len = match labels.parse_cell(rest.as_bytes()) {
                // No board has a file x.
                _ if first == 'x' => 1,
                // What a piece becomes; a digit there is no cell.
                _ if first == '=' => 1 + rest.chars().nth(1).map_or(0, char::len_utf8),
                CellText::Cell(point, len) => {
                    part.cells.push(point);
                    len
                }
                CellText::NoSuchCell(len) => {
                    part.strange = part.strange.or(rest.get(..len));
                    len
                }
                CellText::NotACell => first.len_utf8(),
            };
            rest = rest.get(len..).unwrap_or_default();
        }
        part
    }

    /// Whether it places a man, or a tower: `@d4`, `3@d4`.
    pub(super) fn is_drop(&self) -> bool {
        self.text.trim_start_matches(|c: char| c.is_ascii_digit()).starts_with('@')
    }

    /// Whether it is written with the sign of a capture.
    pub(super) fn takes(&self) -> bool {
        self.text.contains('x')
    }

    /// Where the piece stands that moves; `@d4`, `~d4` and `xd4` have no such piece.
    pub(super) fn start(&self) -> Option<Point> {
        let moves = !self.is_drop() && !self.text.starts_with(['~', 'x']);
        self.cells.first().copied().filter(|_| moves)
    }

    /// Where a man is placed.
    pub(super) fn place(&self) -> Option<Point> {
        self.cells.first().copied().filter(|_| self.is_drop())
    }

    /// Where a piece that moves from one cell to another comes to stand.
    pub(super) fn end(&self) -> Option<Point> {
        let end = self.cells.last().copied().filter(|_| self.cells.len() > 1);
        end.filter(|_| self.start().is_some() && self.start() != end)
    }
}

#[cfg(test)]
mod tests {
    use tavlei_core::{Board, Cells, Corner, LabelScheme};

    use super::*;

    fn read(scheme: &LabelScheme, text: &str) -> (Vec<String>, Option<String>) {
        let board = Board::checkered(8, 8, Cells::All).unwrap();
        let labels = Labels::new(&board, scheme).unwrap();
        let part = Part::new(&labels, text);
        let cells = part.cells.iter().map(|&cell| labels.label(cell).to_owned()).collect();
        (cells, part.strange.map(str::to_owned))
    }

    #[test]
    fn cells_are_found_among_signs() {
        let read = |text| read(&LabelScheme::Algebraic, text);
        for (text, cells) in [
            ("c3xe5xg7", &["c3", "e5", "g7"][..]),
            ("2c3-c5", &["c3", "c5"]),
            ("d3xe3axf2w", &["d3", "e3", "f2"]),
            ("e3:f3-e4:f4", &["e3", "f3", "e4", "f4"]),
            ("12e1-off", &["e1"]),
            ("@d4/d5", &["d4", "d5"]),
            ("c3-d4=9", &["c3", "d4"]),
            ("--", &[]),
            ("б", &[]),
        ] {
            assert_eq!(read(text), (cells.iter().map(ToString::to_string).collect(), None));
        }
        assert_eq!(read("k4-a1"), (vec!["a1".to_owned()], Some("k4".to_owned())));
        assert_eq!(read("a9"), (vec![], Some("a9".to_owned())));
    }

    #[test]
    fn cells_with_numbers() {
        let scheme = LabelScheme::numeric(Corner::TopLeft);
        let (cells, strange) = read(&scheme, "7x3=rx1=9-65");
        assert_eq!((cells.join(" ").as_str(), strange.as_deref()), ("7 3 1", Some("65")));
    }

    #[test]
    fn ways_to_write_the_same() {
        assert_eq!(plain("C3 : E5", true), "c3xe5");
        assert_eq!(plain("E3:F3 – E4:F4", false), "e3:f3-e4:f4");
        assert_eq!(plain("pass", true), "--");
        assert_eq!(plain("—", true), "--");
        assert_eq!(split_throw("[3]--"), (Some("[3]"), "--"));
        assert_eq!(split_throw("a1-b1"), (None, "a1-b1"));
        assert_eq!(split_throw("[3"), (None, "[3"));
    }
}
