//! Boards and pieces that draughts do not have: lines, irregular boards, towers, numbers, letters,
//! and what a position holds beside its pieces.

use tavlei_core::{Board, Cells, Kind, LabelScheme, Labels, Piece, Placed, Position, Side};
use tavlei_diagram::{Charset, Options, svg, text};

/// Pieces as in a FEN, apart by spaces: `wc3`, `Bd4`, `wc3=4`, `wGc3`; towers `c3(wWb)`.
fn put(labels: &Labels, pieces: &str) -> Position {
    let mut position = Position::empty(Side::White);
    for word in pieces.split_whitespace() {
        let (word, mark) = word.split_once('=').unwrap_or((word, "0"));
        let mark = mark.parse().unwrap();
        let other = word.contains('G');
        let (cell, men) = match word.split_once('(') {
            Some((cell, men)) => (cell, men.trim_end_matches(')')),
            None => (&word[1 + usize::from(other)..], &word[..1]),
        };
        for man in men.chars().rev() {
            let side = if matches!(man, 'w' | 'W') { Side::White } else { Side::Black };
            let kind = match man.is_uppercase() {
                _ if other => Kind::Other(b'G'),
                true => Kind::King,
                false => Kind::Man,
            };
            let at = labels.find(cell).unwrap();
            position.placed.push(Placed { at, piece: Piece { side, kind }, mark });
        }
    }
    position.sort();
    position
}

fn drawn(board: &Board, labels: &Labels, position: &Position) -> String {
    text(board, labels, position, &Options::default(), Charset::Ascii)
}

fn crossings() -> (Board, Labels) {
    let board = Board::drawn(&["*+*+*", "+*+*+", "*+*+*"], true).unwrap();
    let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    (board, labels)
}

#[test]
fn crossings_are_joined_by_lines() {
    let (board, labels) = crossings();
    let position = put(&labels, "wa1 wc1 wb2 bc2 ba3 Be3");
    insta::assert_snapshot!(drawn(&board, &labels, &position));
    let picture = svg(&board, &labels, &position, &Options::default());
    // 12 lines along ranks, 10 along files and 8 diagonals; no frame.
    assert_eq!((picture.matches('L').count(), picture.matches("<path").count()), (30, 1));
}

#[test]
fn places_that_are_no_cells_are_left_out() {
    let board = Board::drawn(&["  **  ", "******", "******", "  **  "], false).unwrap();
    let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    let position = put(&labels, "wa2 wc1 bd4 bf3");
    insta::assert_snapshot!(drawn(&board, &labels, &position));
    let picture = svg(&board, &labels, &position, &Options::default());
    assert_eq!(picture.matches("v240h-240").count(), 16);
}

#[test]
fn towers_numbers_and_letters() {
    let board = Board::checkered(8, 8, Cells::Dark).unwrap();
    let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    let mut position = put(&labels, "c3(wWb) e5(bbbbbbbbbbbb) wa1=10 wGg1 bGb8 Bd8 h2(bw)");
    position.add_section("hand-w", "12");
    position.add_section("last", "c3");
    insta::assert_snapshot!(drawn(&board, &labels, &position));
    let picture = svg(&board, &labels, &position, &Options::default());
    let on_white = ["3", "10", "G"].map(|text| format!("fill=\"#000\">{text}</text>"));
    let on_black = ["12", "2", "G"].map(|text| format!("fill=\"#fff\">{text}</text>"));
    for label in on_white.iter().chain(&on_black) {
        assert!(picture.contains(label), "{label}");
    }
    assert!(picture.contains(">hand-w: 12</text>"));
    // Of a tower of twelve the top five are drawn.
    assert_eq!(picture.matches("r=\"94\"").count(), 3 + 5 + 2 + 4);
}

/// A yalkyn, whose letter is B, is neither a black man nor a black king.
#[test]
fn a_kind_with_the_letter_of_a_side_is_told_apart() {
    let board = Board::checkered(4, 2, Cells::All).unwrap();
    let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    let mut position = Position::empty(Side::White);
    let pieces = [
        (Side::White, Kind::Other(b'B')),
        (Side::Black, Kind::Other(b'B')),
        (Side::Black, Kind::King),
        (Side::Black, Kind::Man),
    ];
    for (file, (side, kind)) in (0..).zip(pieces) {
        position.put(board.point_at(file, 0).unwrap(), side, kind);
    }
    let near = drawn(&board, &labels, &position).lines().nth(1).unwrap().to_owned();
    assert_eq!(near.split_whitespace().collect::<Vec<_>>(), ["1", "Bw", "Bb", "B", "b"]);
}
