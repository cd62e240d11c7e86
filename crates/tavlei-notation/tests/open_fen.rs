//! FEN of games that are not draughts: other kinds, numbers on men, towers, named sections.

use proptest::prelude::*;
use tavlei_core::{
    Bits, Board, Cells, Kind, LabelScheme, Labels, Piece, Placed, Position, Seat, Seating, Section,
    Side,
};
use tavlei_notation::{Dialect, FenParsed, parse_fen_as, write_fen};

struct Table {
    board: Board,
    labels: Labels,
}

impl Table {
    fn new(scheme: &LabelScheme) -> Table {
        let board = Board::checkered(8, 8, Cells::All).unwrap();
        let labels = Labels::new(&board, scheme).unwrap();
        Table { board, labels }
    }

    fn lettered() -> Table {
        Table::new(&LabelScheme::Algebraic)
    }

    fn parse(&self, text: &str) -> Result<FenParsed, String> {
        parse_fen_as(Dialect::Open, text, &self.board, &[&self.labels])
            .map_err(|error| error.to_string())
    }
}

#[test]
fn what_a_position_may_hold_is_written_and_read_back() {
    let table = Table::lettered();
    for text in [
        "W:Wa1,Kb2,Gc3,d4=10:Be5",
        "W:WKb2*,d4(Gw*wb*):Be5*",
        "B:Wc3(wWb),d4(Gww=2b):Bc5(bbw)",
        "W:W:B:hand-w=32:hand-b=32:phase=drop",
        "W:Wa1:Bh8:counts=6,5,4,3/6,5,4,3 0,0 w:base=c3:last=",
        "B:Wd4(w):B:row=w..b.:",
        "W:Wd4:B:ring=a;w;b",
    ] {
        let parsed = table.parse(text).unwrap();
        let canonical = text.replace("d4(w)", "d4");
        assert_eq!(write_fen(&parsed.position, &table.labels), canonical);
        assert_eq!(parsed.remarks, [], "{text}");
    }
}

#[test]
fn red_and_green_have_lists_of_their_own() {
    let table = Table::lettered();
    for (text, seats) in [
        ("R:Wa1:Rg1,h1:Bh8:corner-r=28", Seat::THREE),
        ("G:Wa1:Rh1:B:Ga7,a8", Seat::FOUR),
        ("W:W:R:B:G", Seat::FOUR),
    ] {
        let parsed = table.parse(text).unwrap();
        let seating = parsed.position.seating.unwrap();
        assert_eq!((seating.seats, seating.mover.letter()), (seats, text.chars().next().unwrap()));
        let men = parsed.position.placed.iter().map(|placed| Seat::of_man(placed.piece));
        assert!(men.into_iter().all(|seat| seat.is_some_and(|seat| seats.contains(&seat))));
        assert_eq!(write_fen(&parsed.position, &table.labels), text);
        assert_eq!(parsed.remarks, [], "{text}");
    }
    assert_eq!(table.parse("W:WRa1:B").unwrap().position.seating, None);
    assert!(table.parse("R:W:RKa1:B").unwrap_err().contains("Red has men only"));
}

#[test]
fn a_tower_stands_with_its_lowest_man_first() {
    let table = Table::lettered();
    let position = table.parse("W:Wc3(wWb):B").unwrap().position;
    let men: Vec<_> =
        position.placed.iter().map(|placed| (placed.piece.side, placed.piece.kind)).collect();
    let wanted = [(Side::Black, Kind::Man), (Side::White, Kind::King), (Side::White, Kind::Man)];
    assert_eq!(men, wanted);
}

#[test]
fn errors_say_what_would_be_right() {
    let table = Table::lettered();
    let error = |text: &str| table.parse(text).unwrap_err();
    assert!(error("W:Wc3(wxb):B").contains("the top one first"));
    assert!(error("W:Wc3(wb:B").contains("the top one first"));
    assert!(error("W:Wc3=999:B").contains("from 0 to 255"));
    assert!(error("W:Wc3(w),c3:B").contains("two pieces on c3"));
    assert!(error("W:Wc3:B:phase=a:phase=b").contains("twice"));
}

fn kind() -> impl Strategy<Value = Kind> {
    let other = prop::sample::select(b"ACDGMPRSZ".to_vec()).prop_map(Kind::Other);
    prop_oneof![3 => Just(Kind::Man), 1 => Just(Kind::King), 1 => other]
}

fn piece() -> impl Strategy<Value = (Piece, u8)> {
    let mark = prop_oneof![4 => Just(0_u8), 1 => any::<u8>()];
    (any::<bool>(), kind(), mark).prop_map(|(white, kind, mark)| {
        let side = if white { Side::White } else { Side::Black };
        (Piece { side, kind }, mark)
    })
}

fn seating() -> impl Strategy<Value = Option<Seating>> {
    let seats = prop_oneof![Just(Seat::THREE), Just(Seat::FOUR)];
    let seating = (seats, 0_usize..4)
        .prop_map(|(seats, nth)| Seating { mover: seats[nth % seats.len()], seats });
    prop::option::weighted(0.3, seating)
}

prop_compose! {
    fn position()(
        white in any::<bool>(),
        seating in seating(),
        stacks in prop::collection::btree_map(0_usize..64, prop::collection::vec(piece(), 1..4), 0..20),
        values in prop::collection::btree_map("[a-z]{1,6}(-[wb])?", "([!-9;-~]([ -9;-~]{0,12}[!-9;-~])?)?", 0..4),
    ) -> Position {
        let board = Board::checkered(8, 8, Cells::All).unwrap();
        let points: Vec<_> = board.points().points().collect();
        let empty = Position::empty(if white { Side::White } else { Side::Black });
        let mut position = seating.map_or(empty, Position::seated);
        for (at, stack) in stacks {
            let men = stack.into_iter().map(|(piece, mark)| Placed { at: points[at], piece, mark });
            position.placed.extend(men);
        }
        position.sections = values
            .into_iter()
            .map(|(name, value)| Section { name: name.into(), value })
            .collect();
        position
    }
}

proptest! {
    #[test]
    fn any_position_comes_back(position in position()) {
        for scheme in [LabelScheme::Algebraic, LabelScheme::numeric(tavlei_core::Corner::TopLeft)] {
            let table = Table::new(&scheme);
            let text = write_fen(&position, &table.labels);
            let parsed = table.parse(&text);
            prop_assert_eq!(parsed.map(|parsed| parsed.position), Ok(position.clone()), "{}", text);
        }
    }

    #[test]
    fn no_text_panics(text in "[WRGB?]:[WBwbKRG(),=0-9a-h:;. -]{0,40}") {
        let _ = Table::lettered().parse(&text);
    }
}
