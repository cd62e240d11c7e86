//! The position in words, for those who hear a diagram instead of seeing it.
//!
//! A list of cells reads well aloud; a board drawn in characters does not.

use tavlei_core::{Bits, Board, Cells, Kind, Piece, Placed, Point, Position, Seat, Side};

use crate::language::{Language, Words};
use crate::names::Names;

/// Who is to move.
pub(crate) fn mover(position: &Position) -> Option<Seat> {
    let side = position.side?;
    Some(position.seating.map_or(side.into(), |seating| seating.mover))
}

/// The whole position: `Board of 8 by 8 cells. White to move. White: king c3; men a1, b2. …`
/// What is `said` besides comes at the end.
pub(crate) fn position(
    board: &Board,
    names: Names,
    position: &Position,
    language: Language,
    said: &[String],
) -> String {
    let words = language.words();
    let mut text = format!("{} {}.", shape(board, words), language.to_move(mover(position)));
    for &seat in position.seating.map_or(Seat::TWO, |seating| seating.seats) {
        text.push(' ');
        text += &army(board, names, position, seat, words);
    }
    text.extend(towers(board, names, position, words));
    text.extend(said.iter().map(|part| format!(" {part}.")));
    text
}

/// The size of the board.
fn shape(board: &Board, words: &Words) -> String {
    let count = || board.points().count().to_string();
    if board.is_on_lines() {
        words.points.replace("{}", &count())
    } else if board.cells() == Cells::Drawn {
        words.cells.replace("{}", &count())
    } else {
        let files = words.rectangle.replacen("{}", &board.files().to_string(), 1);
        files.replacen("{}", &board.ranks().to_string(), 1)
    }
}

/// The towers, each with its men from the top: ` Towers, the top man first: c3 wWb.`
fn towers(board: &Board, names: Names, position: &Position, words: &Words) -> Option<String> {
    let mut points: Vec<Point> = position.placed.iter().map(|placed| placed.at).collect();
    points.dedup();
    points.retain(|&at| on_board(board, at) && height(position, at) > 1);
    let tower = |at: Point| {
        let men = position.placed.iter().rev().filter(|placed| placed.at == at);
        let letters: String = men.map(|placed| letter(placed.piece)).collect();
        format!("{} {letters}", names.name(at))
    };
    let towers: Vec<String> = points.into_iter().map(tower).collect();
    (!towers.is_empty()).then(|| format!(" {}: {}.", words.towers, towers.join(", ")))
}

fn height(position: &Position, at: Point) -> usize {
    position.placed.iter().filter(|placed| placed.at == at).count()
}

/// The letter of a piece in text: `w b` men, `W B` kings, others by their own, White's a capital. A
/// kind whose letter is that of a side has the side behind it, as FEN writes it in towers: `Bw`.
pub(crate) fn letter(piece: Piece) -> String {
    let side = piece.side.letter();
    let letter = match piece.kind {
        Kind::Man => return side.to_ascii_lowercase().to_string(),
        Kind::King => return side.to_string(),
        Kind::Other(letter @ (b'W' | b'B')) => {
            return format!("{}{}", letter as char, side.to_ascii_lowercase());
        }
        Kind::Other(letter) => letter as char,
    };
    let letter = if piece.side == Side::White { letter } else { letter.to_ascii_lowercase() };
    letter.to_string()
}

fn army(board: &Board, names: Names, position: &Position, seat: Seat, words: &Words) -> String {
    let name = words.seats[seat.index()];
    let groups: Vec<String> = kinds(position, seat)
        .into_iter()
        .filter_map(|kind| {
            let cells = cells(board, names, position, seat.side(), kind);
            // In its own list a man of Red or Green is a man.
            let named = if kind == seat.man().kind { Kind::Man } else { kind };
            let noun = noun(named, cells.len(), words);
            (!cells.is_empty()).then(|| format!("{noun} {}", cells.join(", ")))
        })
        .collect();
    if groups.is_empty() {
        return format!("{name}: {}.", words.nothing);
    }
    format!("{name}: {}.", groups.join("; "))
}

/// Kings, men, and what other kinds there are; of a seat in a game of more than two, men.
fn kinds(position: &Position, seat: Seat) -> Vec<Kind> {
    if position.seating.is_some() {
        return vec![seat.man().kind];
    }
    let mut others: Vec<Kind> = position.placed.iter().map(|placed| placed.piece.kind).collect();
    others.retain(|kind| matches!(kind, Kind::Other(_)));
    others.sort();
    others.dedup();
    [Kind::King, Kind::Man].into_iter().chain(others).collect()
}

fn noun(kind: Kind, count: usize, words: &Words) -> String {
    let form = usize::from(count != 1);
    match kind {
        Kind::King => words.king[form].to_owned(),
        Kind::Man => words.man[form].to_owned(),
        Kind::Other(letter) => (letter as char).to_string(),
    }
}

/// The names of the cells with such pieces that stand alone: numbers by size, other labels as cells lie, file by
/// file from White's left.
fn cells(board: &Board, names: Names, position: &Position, side: Side, kind: Kind) -> Vec<String> {
    let wanted = |placed: &&Placed| {
        placed.piece == (Piece { side, kind })
            && on_board(board, placed.at)
            && height(position, placed.at) == 1
    };
    let mut men: Vec<&Placed> = position.placed.iter().filter(wanted).collect();
    men.sort_by_key(|man| (names.name(man.at).parse::<u32>().ok(), board.xy(man.at)));
    let name = |man: &Placed| match (names.name(man.at), man.mark) {
        (label, 0) => label.into_owned(),
        (label, mark) => format!("{label} ({})", Placed::mark_text(mark)),
    };
    men.into_iter().map(name).collect()
}

/// Whether a point is a cell in play of this board.
pub(crate) fn on_board(board: &Board, at: Point) -> bool {
    at.index() < board.table_len() && board.points().has(at)
}
