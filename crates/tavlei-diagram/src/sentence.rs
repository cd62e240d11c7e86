//! The position in words, for those who hear a diagram instead of seeing it.
//!
//! A list of cells reads well aloud; a board drawn in characters does not.

use tavlei_core::{Bits, Board, Kind, Labels, Position, Side};

/// Whose turn it is: `White to move.`
pub(crate) fn turn(side: Option<Side>) -> &'static str {
    match side {
        Some(Side::White) => "White to move.",
        Some(Side::Black) => "Black to move.",
        None => "It is not said who is to move.",
    }
}

/// The whole position: `Board of 8 by 8 cells. White to move. White: king c3; men a1, b2. …`
pub(crate) fn position(board: &Board, labels: &Labels, position: &Position) -> String {
    format!(
        "Board of {} by {} cells. {} {} {}",
        board.files(),
        board.ranks(),
        turn(position.side),
        army(board, labels, position, Side::White),
        army(board, labels, position, Side::Black),
    )
}

fn army(board: &Board, labels: &Labels, position: &Position, side: Side) -> String {
    let name = if side == Side::White { "White" } else { "Black" };
    let groups: Vec<String> = [(Kind::King, "king", "kings"), (Kind::Man, "man", "men")]
        .into_iter()
        .filter_map(|(kind, one, many)| {
            let cells = cells(board, labels, position, side, kind);
            let noun = if cells.len() == 1 { one } else { many };
            (!cells.is_empty()).then(|| format!("{noun} {}", cells.join(", ")))
        })
        .collect();
    if groups.is_empty() {
        return format!("{name}: nothing.");
    }
    format!("{name}: {}.", groups.join("; "))
}

/// The names of the cells with such pieces: numbers by size, other labels as cells lie, file by
/// file from White's left.
fn cells<'a>(
    board: &Board,
    labels: &'a Labels,
    position: &Position,
    side: Side,
    kind: Kind,
) -> Vec<&'a str> {
    let wanted = |placed: &&tavlei_core::Placed| {
        placed.piece.side == side && placed.piece.kind == kind && on_board(board, placed.at)
    };
    let mut points: Vec<_> =
        position.placed.iter().filter(wanted).map(|placed| placed.at).collect();
    points.sort_by_key(|&at| (labels.label(at).parse::<u32>().ok(), board.xy(at)));
    points.into_iter().map(|at| labels.label(at)).collect()
}

/// Whether a point is a cell in play of this board.
pub(crate) fn on_board(board: &Board, at: tavlei_core::Point) -> bool {
    at.index() < board.table_len() && board.points().has(at)
}
