//! Boards and pieces that draughts do not have: lines, irregular boards, towers, numbers, letters,
//! and what a position holds beside its pieces.

use tavlei_core::{
    Block, Board, Cells, Decoration, Figure, Kind, LabelScheme, Labels, Lies, Piece, Pile, Placed,
    Position, Rim, Seat, Seating, Side, Unsaid,
};
use tavlei_diagram::{Charset, Edge, Options, Place, Scene, svg, text};

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
    // 12 lines along ranks, 10 along files and 8 diagonals; the paper, but no frame.
    let joins = picture.lines().find(|line| line.contains("stroke=")).unwrap();
    assert_eq!((joins.matches('M').count(), picture.matches("<path").count()), (30, 2));
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
    // Of towers: how many men of whom, from the top.
    let on_white = ["2/1", "10", "G"].map(|text| format!("fill=\"#000\">{text}</text>"));
    let on_black = ["12", "1/1", "G"].map(|text| format!("fill=\"#fff\">{text}</text>"));
    for label in on_white.iter().chain(&on_black) {
        assert!(picture.contains(label), "{label}");
    }
    assert!(picture.contains(">hand-w: 12</text>"));
    // Of a tower of twelve the top five are drawn.
    assert_eq!(picture.matches("r=\"78\"").count(), 3 + 5 + 2);
    assert_eq!(picture.matches("r=\"94\"").count(), 4);
}

fn decorated(decorations: Vec<Decoration>) -> (Board, Labels) {
    let board = Board::checkered(8, 8, Cells::All).unwrap().decorated(decorations.into());
    let labels = Labels::new(&board, &LabelScheme::Algebraic).unwrap();
    (board, labels)
}

fn hand(owner: impl Into<Seat>, section: &'static str, unsaid: Unsaid) -> Decoration {
    pile(owner.into(), section, unsaid, Lies::Beside)
}

fn pile(owner: Seat, section: &'static str, unsaid: Unsaid, lies: Lies) -> Decoration {
    let (section, name) = (section.into(), "hand".into());
    Decoration::Pile(Pile { section, owner, men: owner, lies, name, unsaid, always: false })
}

#[test]
fn windows_tell_how_many_men_lie_in_them() {
    let (board, labels) = decorated(vec![
        Decoration::Window(Block::new(0, 0, 2, 4), Side::White, "A"),
        Decoration::Window(Block::new(6, 4, 2, 4), Side::Black, "B"),
    ]);
    let position = put(&labels, "wa1 wb1 wa2 bh8 wc1");
    insta::assert_snapshot!(drawn(&board, &labels, &position));
    let picture = svg(&board, &labels, &position, &Options::default());
    for caption in [">A: 3</text>", ">B: 1</text>"] {
        assert!(picture.contains(caption), "{caption}");
    }
    // Both windows in one path of thick lines.
    assert!(picture.contains("h480v960h-480Z\" fill=\"none\" stroke=\"#000\" stroke-width=\"14\""));
}

#[test]
fn men_beside_the_board() {
    let rest = Unsaid::Rest { of: 12, turned: Some(b'G') };
    let (board, labels) =
        decorated(vec![hand(Side::White, "hand-w", rest), hand(Side::Black, "hand-b", rest)]);
    // A turned man comes from the other hand: White placed a1 and d4, Black b2 and c3.
    let mut position = put(&labels, "wa1 bb2 wGc3 bGd4");
    assert!(drawn(&board, &labels, &position).contains("hand: White 10, Black 10\n"));
    position.add_section("hand-w", "3");
    position.add_section("hand-b", "0");
    let words = drawn(&board, &labels, &position);
    assert!(words.contains("hand: White 3\n") && !words.contains("hand-w"), "{words}");
    let picture = svg(&board, &labels, &position, &Options::default());
    // The sign of the side to move and one small man.
    assert_eq!(picture.matches("r=\"40\"").count(), 2);
    assert!(picture.contains(">3</text>") && picture.contains(">hand</text>"));
}

#[test]
fn each_of_four_players_has_a_hand_of_its_own() {
    let rest = Unsaid::Rest { of: 4, turned: None };
    let sections = ["hand-w", "hand-r", "hand-b", "hand-g"];
    let hands = Seat::FOUR.iter().zip(sections).map(|(&seat, section)| hand(seat, section, rest));
    let (board, labels) = decorated(hands.collect());
    let mut position = Position::seated(Seating { mover: Seat::Black, seats: Seat::FOUR });
    let men = [(Seat::Red, "a2"), (Seat::Red, "h3"), (Seat::Black, "f6"), (Seat::Green, "h8")];
    for (seat, cell) in men {
        let at = labels.find(cell).unwrap();
        position.placed.push(Placed { at, piece: seat.man(), mark: 0 });
    }
    position.sort();
    let words = drawn(&board, &labels, &position);
    assert!(words.contains("hand: White 4, Red 2, Black 3, Green 3\n"), "{words}");
    // Small discs: who is to move and four hands, Red's and Green's with letters.
    let picture = svg(&board, &labels, &position, &Options::default());
    assert_eq!(picture.matches("r=\"40\"").count(), 5);
    assert_eq!(picture.matches("font-size=\"56\"").count(), 2);
}

#[test]
fn a_store_lies_at_the_left_hand_of_its_owner() {
    let store = |seat, section| pile(seat, section, Unsaid::Start(3), Lies::AtLeft);
    let (board, labels) =
        decorated(vec![store(Seat::White, "store-w"), store(Seat::Black, "store-b")]);
    let scene = |flip| {
        let options = Options::default().flip(flip);
        Scene::new(&board, &labels, &Position::empty(Side::White), &options)
    };
    let lies = |flip| scene(flip).decor.piles.iter().map(|p| (p.at_left, p.at_bottom)).collect();
    let (white, black): (Vec<_>, Vec<_>) = (lies(false), lies(true));
    assert_eq!(white, [(true, true), (false, false)]);
    assert_eq!(black, [(false, false), (true, true)]);
}

#[test]
fn a_hand_that_is_full_only_before_the_first_man() {
    let (board, labels) = decorated(vec![hand(Side::White, "hand-w", Unsaid::Start(30))]);
    assert!(drawn(&board, &labels, &put(&labels, "")).contains("hand: White 30\n"));
    assert!(!drawn(&board, &labels, &put(&labels, "wa1")).contains("hand"));
}

#[test]
fn rings_words_and_what_need_not_be_shown() {
    let (board, labels) = decorated(vec![
        Decoration::Ringed { section: "head".into(), words: "head of the chain".into() },
        Decoration::Words {
            section: "quiet".into(),
            words: Some("turns without a capture".into()),
        },
        Decoration::Words { section: "before".into(), words: None },
        Decoration::Tint(Block::cell(4, 4)),
    ]);
    let mut position = put(&labels, "wa1 bh8");
    position.add_section("head", "a1,d4");
    position.add_section("quiet", "7");
    position.add_section("before", "a1/b2");
    insta::assert_snapshot!(drawn(&board, &labels, &position));
    let picture = svg(&board, &labels, &position, &Options::default());
    // Each ring is drawn white and wide, then black.
    assert_eq!(picture.matches("r=\"110\"").count(), 2 * 2);
    assert!(picture.contains(">turns without a capture: 7</text>") && !picture.contains("before"));
}

#[test]
fn looks_signs_edges_and_tracks() {
    let (board, labels) = decorated(vec![
        Decoration::Figure(b'G', Figure::Dead),
        Decoration::Army(Side::Black, Figure::Beast),
        Decoration::Sign("in reserve"),
        Decoration::Edge(Rim::Near, Side::White),
        Decoration::Edge(Rim::Left, Side::Black),
        Decoration::Track(&[(0, 0), (7, 0), (7, 7)]),
    ]);
    let position = put(&labels, "wGa1 wb1=1 bh8");
    assert!(drawn(&board, &labels, &position).contains("' in reserve\n"));
    let picture = svg(&board, &labels, &position, &Options::default());
    assert!(!picture.contains(">G</text>") && !picture.contains(">1</text>\n<text x=\"120\""));
    assert!(picture.contains(">• in reserve</text>"));
    // The spot of the sign, the eyes of the beast, the bars at two edges, two arrow heads.
    assert_eq!(picture.matches("r=\"11\"").count(), 1);
    assert_eq!(picture.matches("r=\"13\"").count(), 2);
    assert_eq!(picture.matches("stroke-width=\"6\"").count(), 2);
    let heads = picture.lines().find(|line| line.contains("fill=\"#777\"")).unwrap();
    assert_eq!(heads.matches('M').count(), 2);
}

#[test]
fn a_flipped_board_turns_everything_round() {
    let (board, labels) = decorated(vec![
        Decoration::Window(Block::new(0, 0, 2, 4), Side::White, "A"),
        Decoration::Edge(Rim::Near, Side::White),
        hand(Side::White, "hand-w", Unsaid::Start(5)),
    ]);
    let scene = Scene::new(&board, &labels, &put(&labels, ""), &Options::default().flip(true));
    let window = &scene.decor.windows[0];
    assert_eq!((window.area.place, window.edge), (Place { column: 6, row: 0 }, Edge::Top));
    assert_eq!(scene.decor.edges, [(Edge::Top, Side::White)]);
    assert!(!scene.decor.piles[0].at_bottom);
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
