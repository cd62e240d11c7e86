//! FEN in all its dialects.

use proptest::prelude::*;
use tavlei_core::{
    Board, Cells, Corner, Counter, Kind, LabelScheme, Labels, Point, Position, Side,
};
use tavlei_notation::{FenParsed, code, parse_fen, write_fen};

struct Names {
    board: Board,
    numeric: Labels,
    algebraic: Labels,
}

fn names(size: u8) -> Names {
    let board = Board::checkered(size, size, Cells::Dark).unwrap();
    let numeric = Labels::new(&board, &LabelScheme::numeric(Corner::TopLeft)).unwrap();
    let algebraic = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    Names { board, numeric, algebraic }
}

fn parse(text: &str, names: &Names) -> Result<FenParsed, String> {
    parse_fen(text, &names.board, &[&names.numeric, &names.algebraic])
        .map_err(|error| format!("{} {:?} {error}", error.code(), &text[error.range.clone()]))
}

/// The position in the standard's spelling with the codes of all remarks, or the error.
fn read(text: &str, names: &Names) -> String {
    match parse(text, names) {
        Ok(parsed) => {
            let labels = [&names.numeric, &names.algebraic][parsed.labels];
            let mut shown = write_fen(&parsed.position, labels);
            for remark in &parsed.remarks {
                assert!(code(remark.code).is_some(), "{remark:?}");
                assert!(text.get(remark.range.clone()).is_some(), "{remark:?}");
                shown.push(' ');
                shown.push_str(remark.code);
            }
            shown
        }
        Err(error) => error,
    }
}

fn table(size: u8, rows: &[(&str, &str)]) {
    let names = names(size);
    for (text, expected) in rows {
        assert_eq!(read(text, &names), *expected, "{text:?}");
    }
}

#[test]
fn the_standard() {
    let black = "B1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20";
    let white = "W31,32,33,34,35,36,37,38,39,40,41,42,43,44,45,46,47,48,49,50";
    table(
        10,
        &[
            ("W:W31,K32:B1,2", "W:W31,K32:B1,2"),
            ("B:W18,24,K10,K15:B12,K22", "B:WK10,K15,18,24:B12,K22"),
            ("W:W31-50:B1-20", &format!("W:{white}:{black}")),
            ("W:WK31-33:B1-2,5", "W:WK31,K32,K33:B1,2,5"),
            ("W:B1:W31", "W:W31:B1"),
            ("B:W50:B", "B:W50:B"),
            ("W:W:B", "W:W:B"),
        ],
    );
}

#[test]
fn older_and_careless_spellings() {
    table(
        10,
        &[
            ("W:W31:B1.", "W:W31:B1 T612"),
            ("W:W31:B1. ", "W:W31:B1 T612"),
            ("W::.", "W:W:B T612"),
            ("B::", "B:W:B"),
            ("W:W31:B03,04", "W:W31:B3,4 T613"),
            (" W : W 31, 32 : B 1 ", "W:W31,32:B1 T611"),
            ("W:WK 31,K32:B1", "W:WK31,K32:B1 T611"),
            ("W:W31 - 33:B1", "W:W31,32,33:B1 T611"),
            ("w:w31,k32:b1", "W:W31,K32:B1 T614"),
            ("W:W:W31:B1", "W:W31:B1 T615"),
            ("W:W31:W32:B1", "W:W31,32:B1 T616"),
            ("W:W31", "W:W31:B T617"),
            ("?:W31:B1", "?:W31:B1 T618"),
            ("W31,32:B1", "?:W31,32:B1 T618"),
            (":W31:B1", "?:W31:B1 T618"),
            ("W:?31:W32:B1", "W:W32:B1 T619"),
            ("W:W31,G32,P33:B1", "W:W31:B1 T620"),
            ("W;W31;32;B1;2", "W:W31,32:B1,2 T621"),
            ("W:W31 32:B1", "W:W31,32:B1 T611 T621"),
            ("W:W31,:B,1", "W:W31:B1 T622"),
            ("W:W33-31:B1", "W:W31,32,33:B1 T623"),
            ("W:WD31,M32:B1", "W:WK31,32:B1 T624"),
            ("W:W31\u{2013}33:ВК1", "W:W31,32,33:BK1 T625"),
            ("[FEN \"W:W31:B1\"]", "W:W31:B1"),
            ("/FEN \"W:W31:B1.\"/", "W:W31:B1 T612"),
            ("White:W31:B1", "W:W31:B1"),
            ("W:W31:B1:Z9", "W:W31:B1 T626"),
        ],
    );
}

#[test]
fn letters_and_numbers() {
    table(
        8,
        &[
            ("W:Wa3,c3:BKh8", "W:Wa3,c3:BKh8 T610"),
            ("W:WKa3:Bb4", "W:WKa3:Bb4 T610"),
            ("w:wc3:bb4,d4", "W:Wc3:Bb4,d4 T610 T614"),
            ("W:WKA3:BD4", "W:WKa3:Bd4 T610 T614"),
            ("W:W a3 c3:Bb6", "W:Wa3,c3:Bb6 T610 T611 T621"),
        ],
    );
    // On twelve files k is a letter of cells too.
    table(12, &[("W:WKk1,k3:BKb2", "W:WKk1,k3:BKb2 T610"), ("W:WKK1:Bb2", "W:WKk1:Bb2 T610 T614")]);
}

#[test]
fn extensions_of_servers() {
    let names = names(10);
    let parsed = parse("W:WK5,31:BK46:H3:F27:+0+205", &names).unwrap();
    assert_eq!((parsed.half_moves, parsed.move_number), (Some(3), Some(27)));
    let at = names.numeric.find("5");
    assert_eq!(parsed.position.king_moves, [Counter { side: Side::White, at, count: 2 }]);
    assert_eq!(parsed.remarks, []);
    table(
        10,
        &[
            ("W:WK5:BK46:H0:F1:+0+0", "W:WK5:BK46"),
            ("W:WK5:BK46:+1+3", "W:WK5:BK46:+1+3"),
            ("W:WK5:BK46:+146+205", "W:WK5:BK46:+146+205"),
            ("W:WK5:BK46:+x+0", "W:WK5:BK46 T627"),
            ("W:WK5:BK46:+199+0", "W:WK5:BK46 T627"),
        ],
    );
}

#[test]
fn errors_name_the_place() {
    table(
        10,
        &[
            (
                "W:W51:B1",
                "T602 \"51\" there is no cell 51 on this board: the cells are numbered 1 to 50",
            ),
            (
                "W:W31:B0",
                "T602 \"0\" there is no cell 0 on this board: the cells are numbered 1 to 50",
            ),
            ("W:W31,12:B12", "T603 \"12\" two pieces on 12"),
            ("W:W31-35,33:B1", "T603 \"33\" two pieces on 33"),
            ("", "T601 \"\" the position is empty"),
            ("W", "T601 \"W\" this is not a FEN"),
            (
                "32-28:x",
                "T601 \"32-28\" this is not a FEN: W or B should stand in place of \"32-28\"",
            ),
            ("W:31,32:B1", "T601 \"31,32\" a list of pieces should begin here with W or B"),
            (
                "W:W31,Q5:B1",
                "T601 \"Q5\" a cell should stand here, not \"Q5\": the cells are numbered 1 to 50",
            ),
        ],
    );
    table(
        8,
        &[(
            "W:Wa3,c4:Bb6",
            "T602 \"c4\" cell c4 is not in play on this board: pieces stand on the other colour",
        )],
    );
    let chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert!(read(chess, &names(8)).starts_with("T601"));
}

/// Boards with every kind of labels.
fn all_names() -> Vec<(Board, Labels)> {
    let mut all = Vec::new();
    for (files, ranks) in [(8, 8), (9, 9), (10, 8), (10, 10), (12, 12)] {
        for cells in [Cells::Dark, Cells::Light, Cells::All] {
            let board = Board::checkered(files, ranks, cells).unwrap();
            for scheme in schemes(&board) {
                let labels = Labels::new(&board, &scheme).unwrap();
                all.push((board.clone(), labels));
            }
        }
    }
    all
}

fn schemes(board: &Board) -> Vec<LabelScheme> {
    let count = tavlei_core::Bits::count(board.points());
    let table = (0..count).map(|n| format!("{}", (n * 7) % count + 1).into());
    let corners = [Corner::BottomLeft, Corner::BottomRight, Corner::TopLeft, Corner::TopRight];
    let numeric = corners.map(LabelScheme::numeric);
    let from_zero = LabelScheme::Numeric {
        corner: Corner::TopLeft,
        along: tavlei_core::Along::Ranks,
        first: 0,
    };
    let mut all = vec![LabelScheme::Algebraic, LabelScheme::AlgebraicTurned, from_zero];
    if !count.is_multiple_of(7) {
        all.push(LabelScheme::Table(table.collect::<Vec<_>>().into()));
    }
    all.extend(numeric);
    all
}

/// A position from one random byte a point.
fn position(board: &Board, bytes: &[u8], side: Option<Side>, counts: [u8; 2]) -> Position {
    let points: Vec<Point> = tavlei_core::Bits::points(board.points()).collect();
    let mut position = Position {
        side,
        seating: None,
        placed: Vec::new(),
        king_moves: Vec::new(),
        sections: Vec::new(),
    };
    for (&at, byte) in points.iter().zip(bytes.iter().cycle()) {
        match byte % 7 {
            0 => position.put(at, Side::White, Kind::Man),
            1 => position.put(at, Side::Black, Kind::Man),
            2 => position.put(at, Side::White, Kind::King),
            3 => position.put(at, Side::Black, Kind::King),
            _ => {}
        }
    }
    for side in Side::BOTH {
        let count = counts[side.index()];
        let at = (count % 2 == 1).then(|| points[usize::from(bytes[0]) % points.len()]);
        if count > 0 {
            position.king_moves.push(Counter { side, at, count });
        }
    }
    position
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(
        bytes in prop::collection::vec(any::<u8>(), 1..144),
        side in prop::option::of(prop::sample::select(&Side::BOTH[..])),
        counts in [0_u8..4, 0_u8..4],
    ) {
        for (board, labels) in all_names() {
            let position = position(&board, &bytes, side, counts);
            let text = write_fen(&position, &labels);
            let parsed = parse_fen(&text, &board, &[&labels]).unwrap();
            prop_assert_eq!(&parsed.position, &position, "{}", text);
            let silent = parsed.remarks.iter().all(|remark| remark.code == "T618");
            prop_assert!(silent && side.is_some() == parsed.remarks.is_empty());
            prop_assert_eq!(write_fen(&parsed.position, &labels), text);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,30}", near in "[WB?wb:;,. 0-9a-lKGPкВ+\\-\"\\[\\]HF]{0,30}") {
        for size in [2, 8, 12] {
            for text in [&text, &near] {
                match parse(text, &names(size)) {
                    Ok(parsed) => for remark in parsed.remarks {
                        prop_assert!(text.get(remark.range.clone()).is_some(), "{:?}", remark);
                    },
                    Err(error) => prop_assert!(!error.is_empty()),
                }
            }
        }
    }
}
