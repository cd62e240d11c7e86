//! Turns that are texts, as people write them: letters of another alphabet that look alike, cells
//! side by side without a sign, men from the hand without one.

use tavlei_core::{Labels, Session, Turn};

use crate::notation::renamed;
use crate::to_plain_letters;

/// The legal turns that a text may mean, in a game whose turns are texts. What the game itself reads
/// goes first; then look-alike letters become Latin ones, signs are put between cells that stand
/// side by side, and before cells that stand alone.
pub fn meant(session: &mut dyn Session, text: &str) -> Vec<Turn> {
    let found = session.resolve_text(text).unwrap_or_default();
    if !found.is_empty() {
        return found;
    }
    let own = session.labels().clone();
    meant_in(session, &to_plain_letters(text), &own)
}

/// The same for a text in plain letters with other names of cells.
pub(crate) fn meant_in(session: &mut dyn Session, text: &str, labels: &Labels) -> Vec<Turn> {
    let own = session.labels().clone();
    for sign in ["", "-", "x"] {
        let Some(signed) = renamed(text, labels, &own, sign) else { break };
        let dropped = with_drops(&signed, &own);
        for text in [signed, dropped] {
            let found = session.resolve_text(&text).unwrap_or_default();
            if !found.is_empty() {
                return found;
            }
        }
    }
    Vec::new()
}

/// A text with `@` before every part that is a mere cell: `a1,b2` and `[6]a1`.
pub fn with_drops(text: &str, labels: &Labels) -> String {
    let part = |part: &str| {
        let body = part.rfind(']').map_or(0, |end| end + 1);
        let (throw, cell) = part.split_at(body);
        let cell = cell.trim();
        if labels.find(cell).is_some() { format!("{throw}@{cell}") } else { part.to_owned() }
    };
    text.split(',').map(part).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use tavlei_core::{Board, Cells, LabelScheme};

    use super::*;

    #[test]
    fn cells_that_stand_alone_are_men_from_the_hand() {
        let board = Board::checkered(8, 8, Cells::All).unwrap();
        let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
        assert_eq!(with_drops("a1, b2", &labels), "@a1,@b2");
        assert_eq!(with_drops("[6]a1", &labels), "[6]@a1");
        assert_eq!(with_drops("a1-b2", &labels), "a1-b2");
    }
}
