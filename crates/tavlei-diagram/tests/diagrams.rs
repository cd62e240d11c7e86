//! Diagrams as they come out, and the promises that hold for all of them.

use proptest::prelude::*;
use tavlei_core::{Bits, Board, Cells, Corner, Kind, LabelScheme, Labels, Position, Side, Step};
use tavlei_diagram::{Charset, Ground, LabelPlace, Options, svg, text};

struct Table {
    board: Board,
    labels: Labels,
    position: Position,
}

impl Table {
    /// A board with labels; pieces as `w`, `W`, `b`, `B` and the label of a cell: `wc3 Bh8`.
    fn new(size: (u8, u8), cells: Cells, scheme: &LabelScheme, side: Side, pieces: &str) -> Table {
        let board = Board::checkered(size.0, size.1, cells).unwrap();
        let labels = Labels::new(&board, scheme).unwrap();
        let mut position = Position::empty(side);
        for word in pieces.split_whitespace() {
            let (sign, cell) = word.split_at(1);
            let side = if sign.eq_ignore_ascii_case("w") { Side::White } else { Side::Black };
            let kind = if sign == sign.to_uppercase() { Kind::King } else { Kind::Man };
            position.put(labels.find(cell).unwrap(), side, kind);
        }
        position.sort();
        Table { board, labels, position }
    }

    fn study() -> Table {
        let pieces = "wa1 wc1 wf2 Wd4 wh4 bb6 bd6 bf6 Bg3 bh8";
        Table::new((8, 8), Cells::Dark, &LabelScheme::Algebraic, Side::White, pieces)
    }

    fn hundred() -> Table {
        let pieces = "w31 w32 w38 w43 w48 W5 b8 b13 b19 b24 B45 b28";
        let numbers = LabelScheme::numeric(Corner::TopLeft);
        Table::new((10, 10), Cells::Dark, &numbers, Side::Black, pieces)
    }

    fn turkish() -> Table {
        let pieces = "wa2 wb2 wc3 Wf6 ba7 bb7 bd6 Bh1";
        Table::new((8, 8), Cells::All, &LabelScheme::Algebraic, Side::White, pieces)
    }

    fn text(&self, options: &Options, charset: Charset) -> String {
        text(&self.board, &self.labels, &self.position, options, charset)
    }

    fn svg(&self, options: &Options) -> String {
        svg(&self.board, &self.labels, &self.position, options)
    }

    /// A turn as the cells of its way, those taken with an `x` before: `c3 xd4 e5`.
    fn steps(&self, way: &str) -> Vec<Step> {
        let step = |(n, word): (usize, &str)| {
            let cell = self.labels.find(word.trim_start_matches('x')).unwrap();
            match (n, word.starts_with('x')) {
                (_, true) => Step::Take(cell),
                (0, _) => Step::Lift(cell),
                _ => Step::Land(cell),
            }
        };
        way.split_whitespace().enumerate().map(step).collect()
    }
}

#[test]
fn text_with_letters() {
    insta::assert_snapshot!(Table::study().text(&Options::default(), Charset::Unicode));
    insta::assert_snapshot!(Table::study().text(&Options::default().flip(true), Charset::Ascii));
}

#[test]
fn text_with_numbers() {
    insta::assert_snapshot!(Table::hundred().text(&Options::default(), Charset::Ascii));
    let in_cells = Options::default().labels(LabelPlace::Cells);
    insta::assert_snapshot!(Table::hundred().text(&in_cells, Charset::Unicode));
    let numbers = LabelScheme::numeric(Corner::TopLeft);
    let crowded = Table::new((4, 4), Cells::All, &numbers, Side::White, "w13 w14 b3");
    insta::assert_snapshot!(crowded.text(&Options::default(), Charset::Ascii));
}

#[test]
fn text_shows_the_last_turn() {
    let table = Table::new((8, 8), Cells::Dark, &LabelScheme::Algebraic, Side::Black, "wg7 bb8");
    let steps = table.steps("c3 xd4 e5 xf6 g7");
    let options = Options::default().last_turn(&steps);
    insta::assert_snapshot!(table.text(&options, Charset::Ascii));
}

#[test]
fn neighbouring_frames_share_a_bar() {
    let table = Table::turkish();
    let cells = ["a2", "b2", "h8"].map(|cell| table.labels.find(cell).unwrap());
    let options = Options::default().labels(LabelPlace::None).highlight(cells);
    insta::assert_snapshot!(table.text(&options, Charset::Ascii));
}

#[test]
fn svg_of_a_small_board() {
    let table =
        Table::new((4, 4), Cells::Dark, &LabelScheme::Algebraic, Side::White, "wa1 Wb2 bd4 Bc3");
    let marked = table.labels.find("b4");
    let options = Options::default().title("Problem 7 & <8>").highlight(marked);
    insta::assert_snapshot!(table.svg(&options));
}

/// With `TAVLEI_DIAGRAMS` set to a folder, writes the pictures there for the eye to judge.
#[test]
fn pictures_to_look_at() {
    let taken =
        Table::new((8, 8), Cells::Dark, &LabelScheme::Algebraic, Side::Black, "wg7 bb8 ba5");
    let steps = taken.steps("c3 xd4 e5 xf6 g7");
    let cells = LabelPlace::Cells;
    let pictures = [
        ("study", Table::study().svg(&Options::default())),
        (
            "study-flipped-grey",
            Table::study().svg(&Options::default().flip(true).ground(Ground::Flat)),
        ),
        ("hundred", Table::hundred().svg(&Options::default())),
        ("hundred-cells", Table::hundred().svg(&Options::default().labels(cells))),
        (
            "hundred-cells-grey",
            Table::hundred().svg(&Options::default().labels(cells).ground(Ground::Flat)),
        ),
        ("turkish", Table::turkish().svg(&Options::default())),
        ("last-turn", taken.svg(&Options::default().last_turn(&steps))),
    ];
    for (name, picture) in pictures {
        assert!(picture.starts_with("<svg ") && picture.ends_with("</svg>\n"), "{name}");
        if let Some(folder) = std::env::var_os("TAVLEI_DIAGRAMS") {
            std::fs::write(std::path::Path::new(&folder).join(name).with_extension("svg"), picture)
                .unwrap();
        }
    }
}

#[test]
fn what_is_not_on_the_board_is_left_out() {
    let mut table = Table::study();
    let stray = tavlei_core::Point(250);
    table.position.put(stray, Side::White, Kind::Man);
    let options = Options::default().highlight([stray]);
    assert_eq!(
        table.text(&options, Charset::Ascii),
        Table::study().text(&Options::default(), Charset::Ascii)
    );
    assert_eq!(table.svg(&options), Table::study().svg(&Options::default()));
}

#[test]
fn a_position_without_a_side_is_drawn_without_a_sign() {
    let mut table = Table::study();
    table.position.side = None;
    assert!(table.svg(&Options::default()).contains("It is not said who is to move"));
}

fn any_board() -> impl Strategy<Value = Board> {
    let cells = prop_oneof![Just(Cells::Dark), Just(Cells::Light), Just(Cells::All)];
    (2u8..=12, 2u8..=12, cells)
        .prop_map(|(files, ranks, cells)| Board::checkered(files, ranks, cells).unwrap())
}

fn any_options() -> impl Strategy<Value = Options> {
    let labels =
        prop_oneof![Just(LabelPlace::None), Just(LabelPlace::Border), Just(LabelPlace::Cells)];
    (labels, any::<bool>()).prop_map(|(labels, flip)| Options::default().labels(labels).flip(flip))
}

proptest! {
    /// Any position on any board: drawn, twice the same, every piece once but for those deep in a tower.
    #[test]
    fn every_position_is_drawn(
        board in any_board(),
        options in any_options(),
        numeric in any::<bool>(),
        pieces in prop::collection::vec((0u8..=255, any::<bool>(), any::<bool>()), 0..80),
    ) {
        let scheme = if numeric { LabelScheme::numeric(Corner::BottomRight) } else { LabelScheme::Algebraic };
        let labels = Labels::new(&board, &scheme).unwrap();
        let mut position = Position::empty(Side::Black);
        for (at, white, king) in pieces {
            let side = if white { Side::White } else { Side::Black };
            position.put(tavlei_core::Point(at), side, if king { Kind::King } else { Kind::Man });
        }
        position.sort();
        let first = text(&board, &labels, &position, &options, Charset::Ascii);
        prop_assert_eq!(&first, &text(&board, &labels, &position, &options, Charset::Ascii));
        let drawn = svg(&board, &labels, &position, &options);
        prop_assert_eq!(&drawn, &svg(&board, &labels, &position, &options));
        let on_board = position.placed.iter().filter(|placed| {
            placed.at.index() < board.table_len() && board.points().has(placed.at)
        });
        let on_board: Vec<_> = on_board.map(|placed| placed.at).collect();
        let towers: Vec<usize> = on_board.chunk_by(|a, b| a == b).map(<[_]>::len).collect();
        let halos = drawn.matches("r=\"108\" fill=\"#fff\"").count();
        let (single, towers): (Vec<usize>, Vec<usize>) = towers.iter().partition(|&&height| height == 1);
        prop_assert_eq!(halos, single.len());
        prop_assert_eq!(drawn.matches("r=\"94\"").count(), single.len());
        let in_towers = drawn.matches("r=\"78\"").count();
        prop_assert_eq!(in_towers, towers.iter().map(|&height| height.min(5)).sum::<usize>());
    }
}
