//! Other names of cells in texts of games whose turns are texts.

use tavlei_core::{CellText, Labels};

/// A canonical text with the cells called by other names; `None` where it could not be read back, as
/// where a count stands before a cell that has a number.
pub fn relabel(text: &str, from: &Labels, to: &Labels) -> Option<String> {
    let there = renamed(text, from, to, "")?;
    (renamed(&there, to, from, "")? == text).then_some(there)
}

/// The text with every cell renamed, and a sign put between cells that stand side by side; `None` if
/// a name stands there that no cell has.
pub(crate) fn renamed(text: &str, from: &Labels, to: &Labels, sign: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let (mut at, mut before, mut in_brackets) = (0, None, false);
    let mut after_cell = false;
    while let Some(char) = text.get(at..)?.chars().next() {
        in_brackets = match char {
            '[' => true,
            ']' => false,
            _ => in_brackets,
        };
        let begins = !in_brackets && may_begin(before, char);
        match from.parse_cell(&text.as_bytes()[at..]) {
            CellText::Cell(point, len) if begins => {
                out.push_str(if after_cell { sign } else { "" });
                after_cell = true;
                out.push_str(to.label(point));
                before = text.get(..at + len)?.chars().next_back();
                at += len;
            }
            CellText::NoSuchCell(_) if begins => return None,
            _ => {
                after_cell = false;
                out.push(char);
                before = Some(char);
                at += char.len_utf8();
            }
        }
    }
    Some(out)
}

/// Whether the name of a cell may begin with a character that stands behind another one: names do not
/// begin inside words and numbers, and `=9` is a count.
fn may_begin(before: Option<char>, char: char) -> bool {
    match before {
        Some('=') => false,
        Some('x') | None => true,
        Some(before) if char.is_ascii_digit() => !before.is_alphanumeric(),
        Some(before) => !before.is_alphabetic(),
    }
}

#[cfg(test)]
mod tests {
    use tavlei_core::{Board, Cells, Corner, LabelScheme};

    use super::*;

    fn labels() -> [Labels; 2] {
        let board = Board::checkered(8, 8, Cells::All).unwrap();
        let numbers = LabelScheme::numeric(Corner::BottomLeft);
        [LabelScheme::Algebraic, numbers].map(|scheme| Labels::new(&board, &scheme).unwrap())
    }

    #[test]
    fn cells_are_renamed_and_nothing_else() {
        let [letters, numbers] = labels();
        let there = |text| relabel(text, &letters, &numbers);
        assert_eq!(there("e3xe5Axg5W").as_deref(), Some("21x37Ax39W"));
        assert_eq!(there("[6]@a1").as_deref(), Some("[6]@1"));
        assert_eq!(there("c1-off").as_deref(), Some("3-off"));
        assert_eq!(there("e6:e7-d5:d6").as_deref(), Some("45:53-36:44"));
    }

    #[test]
    fn a_count_before_a_number_is_not_told_from_it() {
        let [letters, numbers] = labels();
        assert_eq!(relabel("3g5xd2", &letters, &numbers), None);
    }
}
