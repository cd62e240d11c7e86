//! Written turns, as books, programs and people write them.

use proptest::prelude::*;
use tavlei_core::{Board, Cells, Corner, LabelScheme, Labels, Separator, Spot};
use tavlei_notation::{BadTurnKind, parse_turn};

fn labels(size: u8, cells: Cells, scheme: &LabelScheme) -> Labels {
    Labels::new(&Board::checkered(size, size, cells).unwrap(), scheme).unwrap()
}

fn numbers(size: u8) -> Labels {
    labels(size, Cells::Dark, &LabelScheme::numeric(Corner::TopLeft))
}

fn letters(size: u8) -> Labels {
    labels(size, Cells::Dark, &LabelScheme::Algebraic)
}

/// What was understood, in one spelling, with the codes of the quirks: `32-28 T510`; `|` where
/// no sign stands, and a file alone as its letter.
fn read(text: &str, labels: &Labels) -> String {
    let parsed = match parse_turn(text, labels) {
        Ok(parsed) => parsed,
        Err(error) => return format!("{} {:?}", error.code(), error.name),
    };
    let sign = match parsed.pattern.separator {
        Some(Separator::Step) => "-",
        Some(Separator::Take) => "x",
        None => "|",
    };
    let name = |spot: &Spot| match *spot {
        Spot::Cell(point) => labels.label(point).to_owned(),
        Spot::File(file) => labels.file_letter(file).unwrap().to_string(),
    };
    let spots: Vec<String> = parsed.pattern.spots.iter().map(name).collect();
    let mut shown = spots.join(sign);
    for code in parsed.quirks.codes() {
        shown.push(' ');
        shown.push_str(code);
    }
    shown
}

fn table(labels: &Labels, rows: &[(&str, &str)]) {
    for (text, expected) in rows {
        assert_eq!(read(text, labels), *expected, "{text:?}");
    }
}

#[test]
fn numbers_on_a_hundred_cells() {
    table(
        &numbers(10),
        &[
            ("32-28", "32-28"),
            ("19x28", "19x28"),
            ("01-06", "1-6 T510"),
            ("05x40", "5x40 T510"),
            ("24-12-15", "24-12-15"),
            ("47x38x24x13x36", "47x38x24x13x36"),
            ("47:38:24", "47x38x24"),
            ("24-12x15", "24-12-15 T517"),
            ("11X22", "11x22 T511"),
            ("11*22", "11x22 T516"),
            ("11×22", "11x22 T516"),
            ("11х22", "11x22 T512"),
            ("4- 9", "4-9 T514"),
            ("35x 4", "35x4 T514"),
            ("32\u{a0}-\u{a0}28", "32-28 T514"),
            ("32\u{2013}28", "32-28 T513"),
            ("32\u{2212}28", "32-28 T513"),
            ("32\u{ad}28", "32-28 T513"),
            ("32-28+", "32-28 T518"),
            ("32-28#", "32-28 T518"),
            ("32-28!?", "32-28 T518"),
            ("32-28(?)", "32-28 T518"),
            ("32-28*", "32-28 T518"),
            (" 32-28 ", "32-28"),
        ],
    );
}

#[test]
fn numbers_without_a_sign() {
    table(
        &numbers(10),
        &[
            ("3228", "32|28 T515"),
            ("0106", "1|6 T510 T515"),
            ("241215", "T501 \"241215\""),
            ("32 28", "32|28 T514"),
            ("12 8", "12|8 T514"),
            ("128", "T504 \"128\""),
            ("508", "50|8 T515"),
            ("9951", "T501 \"9951\""),
            ("28", "T501 \"28\""),
            ("1995", "T501 \"1995\""),
        ],
    );
    table(&numbers(8), &[("332", "3|32 T515"), ("1118", "11|18 T515"), ("312", "T504 \"312\"")]);
}

#[test]
fn letters_and_numbers() {
    table(
        &letters(8),
        &[
            ("c3-d4", "c3-d4"),
            ("C3-B4", "c3-b4 T511"),
            ("c3d4", "c3|d4 T515"),
            ("a3xc5xe7", "a3xc5xe7"),
            ("a3:c5:e7", "a3xc5xe7"),
            ("e3XD4", "e3xd4 T511"),
            ("с3-d4", "c3-d4 T512"),
            ("с3хе5", "c3xe5 T512"),
            ("х2-g3", "h2-g3 T512"),
            ("cd4", "c|d4"),
            ("c:d4", "cxd4"),
            ("c-d4", "c-d4"),
            ("gh4", "g|h4"),
            ("Gh4", "g|h4 T511"),
            ("ac5e7", "a|c5|e7 T515"),
            ("a:c5:e7", "axc5xe7"),
            ("a:c:e7", "axcxe7"),
            ("c03-d4", "c3-d4 T510"),
            ("c3 d4", "c3|d4 T514"),
        ],
    );
    table(&letters(10), &[("a10b9", "T502 \"a10\""), ("b10a9", "b10|a9 T515")]);
}

#[test]
fn a_table_of_names() {
    let names = ["X1", "Y2", "Z3", "Q4"].map(std::borrow::Cow::Borrowed).to_vec();
    let labels = labels(2, Cells::All, &LabelScheme::Table(names.into()));
    table(&labels, &[("X1-Y2", "X1-Y2"), ("z3xQ4", "Z3xQ4"), ("X1Y2", "X1|Y2 T515")]);
}

#[test]
fn cells_that_do_not_exist() {
    let says = |text: &str, labels: &Labels| parse_turn(text, labels).unwrap_err().to_string();
    assert_eq!(
        says("19-51", &numbers(10)),
        "there is no cell 51 on this board: the cells are numbered 1 to 50"
    );
    assert_eq!(
        says("00-28", &numbers(10)),
        "there is no cell 00 on this board: the cells are numbered 1 to 50"
    );
    assert_eq!(
        says("33-29", &numbers(8)),
        "there is no cell 33 on this board: the cells are numbered 1 to 32"
    );
    assert_eq!(
        says("c3-d9", &letters(8)),
        "there is no cell d9 on this board: files run from a to h and ranks from 1 to 8"
    );
    assert_eq!(
        says("c3-C4", &letters(8)),
        "cell c4 is not in play on this board: pieces stand on the other colour"
    );
}

#[test]
fn the_place_of_an_error_is_told_in_the_source() {
    let error = parse_turn("32\u{2013}51", &numbers(10)).unwrap_err();
    assert_eq!((error.kind, error.range, &*error.name), (BadTurnKind::NoSuchCell, 5..7, "51"));
    let error = parse_turn("12345-6", &numbers(10)).unwrap_err();
    assert_eq!((error.kind, &*error.name), (BadTurnKind::NoSuchCell, "12345"));
    let error = parse_turn(" hello ", &numbers(10)).unwrap_err();
    assert_eq!((error.kind, error.range, &*error.name), (BadTurnKind::NotATurn, 1..6, "hello"));
}

#[test]
fn what_is_no_turn() {
    for text in
        ["", " ", "-", "--", "...", "1", "hello", "32-", "-28", "32--28", "1/2-1/2", "x", "*"]
    {
        let error = parse_turn(text, &numbers(10)).unwrap_err();
        assert_eq!(error.kind, BadTurnKind::NotATurn, "{text:?}");
    }
    for text in ["bad3", "cafe", "e3d", "c3", "32-28", "abcd", "cd"] {
        let error = parse_turn(text, &letters(8)).unwrap_err();
        assert_eq!(error.kind, BadTurnKind::NotATurn, "{text:?}");
    }
    assert_eq!(
        parse_turn("Kh7", &numbers(10)).unwrap_err().to_string(),
        "\"Kh7\" is not a turn: a turn names the cell it starts from and the cell it ends on, as in 32-28"
    );
    assert_eq!(
        parse_turn("128", &numbers(10)).unwrap_err().to_string(),
        "\"128\" can be read as 1-28 or 12-8: write the sign between the cells"
    );
}

#[test]
fn long_chains() {
    let chain = |cells: usize| vec!["1"; cells].join("x");
    assert!(parse_turn(&chain(40), &numbers(10)).is_ok());
    let error = parse_turn(&chain(41), &numbers(10)).unwrap_err();
    assert_eq!(error.kind, BadTurnKind::TooManyCells);
    let error = parse_turn(&"c3".repeat(41), &letters(8)).unwrap_err();
    assert_eq!(error.kind, BadTurnKind::TooManyCells);
}

/// Every kind of labels on boards of several sizes.
fn all_labels() -> Vec<Labels> {
    let mut all = Vec::new();
    for size in [2, 8, 9, 10, 12] {
        for cells in [Cells::Dark, Cells::Light, Cells::All] {
            let numeric = LabelScheme::Numeric {
                corner: Corner::BottomRight,
                along: tavlei_core::Along::Ranks,
                first: 0,
            };
            let schemes = [LabelScheme::Algebraic, LabelScheme::AlgebraicTurned, numeric];
            all.extend(schemes.iter().map(|scheme| labels(size, cells, scheme)));
        }
    }
    all
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,20}", near in "[0-9a-lA-Zxх:*\\- \u{2013}+!?.а-я]{0,14}") {
        for labels in all_labels() {
            let _ = parse_turn(&text, &labels);
            if let Err(error) = parse_turn(&near, &labels) {
                prop_assert!(near.get(error.range.clone()).is_some(), "{error:?}");
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }

    #[test]
    fn whole_cells_with_a_sign_are_read_back(picks in prop::collection::vec(0_usize..200, 2..9), take in any::<bool>()) {
        for labels in all_labels() {
            let names: Vec<&str> = (0..u8::MAX).map(|i| labels.label(tavlei_core::Point(i))).filter(|l| !l.is_empty()).collect();
            let cells: Vec<&str> = picks.iter().map(|pick| names[pick % names.len()]).collect();
            let text = cells.join(if take { "x" } else { "-" });
            prop_assert_eq!(read(&text, &labels), text);
        }
    }
}
