//! The quick way from a name to a cell: names of one character, or of one and a digit, looked up
//! by their bytes. Nearly every cell of every move that was ever written is called so.

use crate::Point;

/// No second character.
const ALONE: usize = 10;
/// No such name.
const NONE: u8 = u8::MAX;

/// The cells with names of one ASCII character, or of one and a digit: `7`, `32`, `c3`.
#[derive(Clone, Debug)]
pub(crate) struct ShortNames(Box<[[u8; ALONE + 1]; 128]>);

impl ShortNames {
    /// Picks the short ones out of names and cells.
    pub(crate) fn new<'a>(names: impl Iterator<Item = (&'a str, Point)>) -> ShortNames {
        let mut table = Box::new([[NONE; ALONE + 1]; 128]);
        for (name, point) in names {
            match *name.as_bytes() {
                [first @ ..0x80] => table[usize::from(first)][ALONE] = point.0,
                [first @ ..0x80, digit @ b'0'..=b'9'] => {
                    table[usize::from(first)][usize::from(digit - b'0')] = point.0;
                }
                _ => {}
            }
        }
        ShortNames(table)
    }

    /// The cell whose name stands at the start of a text, spelled just so, and the length of the
    /// name. A text that goes on with another digit is left to the long way.
    #[inline(always)]
    pub(crate) fn read(&self, text: &[u8]) -> Option<(Point, usize)> {
        let row = self.0.get(usize::from(*text.first()?))?;
        let (column, len) = match text.get(1) {
            Some(digit @ b'0'..=b'9') => (usize::from(digit - b'0'), 2),
            _ => (ALONE, 1),
        };
        let goes_on = len == 2 && text.get(2).is_some_and(u8::is_ascii_digit);
        let point = row[column];
        (point != NONE && !goes_on).then_some((Point(point), len))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Bits, Board, Cells, Corner, LabelScheme, Labels};

    #[test]
    fn the_quick_way_reads_exact_names_alone() {
        let board = Board::checkered(12, 12, Cells::Dark).unwrap();
        let numeric = LabelScheme::numeric(Corner::TopLeft);
        for scheme in [numeric, LabelScheme::Algebraic, LabelScheme::AlgebraicTurned] {
            let labels = Labels::new(&board, &scheme).unwrap();
            for point in board.points().points() {
                let name = labels.label(point);
                let short = (name.len() < 3).then_some((point, name.len()));
                assert_eq!(labels.parse_short(format!("{name}-1").as_bytes()), short, "{name}");
            }
            for text in ["", "05", "C3", "100", "0", "a", "\u{e9}3", "99", "z9"] {
                assert_eq!(labels.parse_short(text.as_bytes()), None, "{text}");
            }
        }
    }
}
