//! A line → a record.

use crate::codes::NO_TURN;
use crate::format::{Builder, Men, NotAGame, othello, span_of};
use crate::{ItemKind, RawGame, Record, Span};

/// What the game is called; the format knows no other.
const GAME: &str = "othello";

/// Reads a game. The cells stay a row, as long as no pass is written: passes are put in by rule.
pub(super) fn read(raw: &mut RawGame, record: &mut Record) -> Result<(), NotAGame> {
    let text = raw.text.clone();
    let (position, moves) = match board(&text) {
        Some((men, rest)) => (Some(men), rest),
        None => (None, text.as_str()),
    };
    let moves = moves.trim();
    if position.is_none() && !moves.as_bytes().get(..2).is_some_and(othello::is_cell) {
        return Err(NotAGame::new("it does not begin with a cell"));
    }
    let mut out = Builder::new(raw, record, super::FORMAT.name);
    out.game(GAME);
    if let Some(men) = position {
        out.tag("FEN", &men.fen(), Span { start: 0, end: span_of(&text, moves).start });
    }
    for row in moves.split_whitespace() {
        read_row(&mut out, &text, row);
    }
    out.finish();
    Ok(())
}

/// The cells of a row, parted where a pass is written.
fn read_row(out: &mut Builder<'_>, text: &str, mut row: &str) {
    while !row.is_empty() {
        let pairs = row.as_bytes().chunks(2).take_while(|pair| othello::is_cell(pair)).count();
        let (cells, rest) = row.split_at(2 * pairs);
        if !cells.is_empty() {
            out.item(ItemKind::Move, cells, span_of(text, cells));
        }
        let is_pass =
            |pair: &&str| matches!(pair.to_ascii_lowercase().as_str(), "--" | "pa" | "ps");
        if let Some(pass) = rest.get(..2).filter(is_pass) {
            out.item(ItemKind::UnknownMove, "--", span_of(text, pass));
            row = &rest[2..];
            continue;
        }
        if !rest.is_empty() {
            out.item(ItemKind::Move, rest, span_of(text, rest));
            out.remark(NO_TURN, span_of(text, rest), format!("{rest} is no row of cells"));
        }
        return;
    }
}

/// A position before the moves, `64 cells side;`, and what stands behind it.
pub(super) fn board(line: &str) -> Option<(Men, &str)> {
    let (position, moves) = line.split_once(';')?;
    let (cells, side) = position.trim().split_once(' ')?;
    let black_moves = match side.trim() {
        "X" | "x" | "*" => true,
        "O" | "o" => false,
        _ => return None,
    };
    Some((othello::parse_board(cells, "Xx*", "Oo", black_moves)?, moves))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RawGame;

    fn record(line: &str) -> Record {
        let raw = &mut RawGame::new(line.to_owned(), 1, (1, 1), Vec::new());
        let mut record = Record::default();
        assert_eq!(read(raw, &mut record), Ok(()), "{line}");
        record
    }

    #[test]
    fn rows_and_passes() {
        let line = record("F5D6paC3--d3x");
        let items: Vec<_> = line.items.iter().map(|item| line.str(item.text)).collect();
        assert_eq!(items, ["F5D6", "--", "C3", "--", "d3", "x"]);
        assert_eq!(line.remarks.len(), 1);
    }

    #[test]
    fn a_position_before_the_moves() {
        let line = record(&format!("{}XO{} O; d2", "-".repeat(8), "-".repeat(54)));
        assert_eq!(line.tag("FEN"), Some("W:Wb2:Ba2"));
    }

    /// Found by fuzzing: the line end is no part of the turns.
    #[test]
    fn letters_of_several_bytes_may_follow_a_position() {
        let record = record(&format!("{} X;\u{141}D2\n", "-".repeat(64)));
        let tag = record.tags.first().map(|tag| record.str(tag.span).len());
        assert_eq!((tag, record.remarks.len()), (Some(67), 1));
    }
}
