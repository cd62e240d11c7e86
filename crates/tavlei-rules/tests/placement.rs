//! Placement games: the positions that the first plies do not meet, and sections that read back.

use tavlei_core::{Kind, Outcome, Position, Session, SetupError, Side, canonical_text};
use tavlei_rules::{Game, find};

fn put(game: &Game, position: &mut Position, side: Side, cells: &str) {
    for word in cells.split_whitespace() {
        let letter = word.bytes().next().filter(u8::is_ascii_uppercase);
        let at = game.labels().find(&word[usize::from(letter.is_some())..]).unwrap();
        position.put(at, side, letter.map_or(Kind::Man, Kind::Other));
    }
}

fn position(game: &Game, side: Side, white: &str, black: &str) -> Position {
    let mut position = Position::empty(side);
    put(game, &mut position, Side::White, white);
    put(game, &mut position, Side::Black, black);
    position.sort();
    position
}

fn at(id: &str, side: Side, white: &str, black: &str) -> Box<dyn Session> {
    let game = find(id).unwrap();
    game.open_at(&position(&game, side, white, black)).unwrap()
}

fn texts(session: &mut dyn Session) -> Vec<String> {
    let turns = session.turns().to_vec();
    turns.iter().map(|turn| canonical_text(session, turn)).collect()
}

fn has(session: &mut dyn Session, text: &str) -> bool {
    texts(session).iter().any(|t| t == text)
}

fn play(session: &mut dyn Session, line: &str) {
    for text in line.split_whitespace() {
        let found = session.resolve_text(text).unwrap();
        assert_eq!(found.len(), 1, "{text} of {:?}", texts(session));
        session.play(&found[0]);
    }
}

fn after(id: &str, line: &str) -> Box<dyn Session> {
    let mut session = find(id).unwrap().open();
    play(&mut *session, line);
    session
}

fn winner(session: &mut dyn Session) -> Option<Side> {
    match session.outcome() {
        Outcome::Win(side, _) => Some(side),
        _ => None,
    }
}

fn forbidden(white: &str, black: &str) -> bool {
    !has(&mut *at("renju", Side::Black, white, black), "@d4")
}

#[test]
fn renju_forbids_forks_and_overlines() {
    // Two threes.
    assert!(forbidden("a1 a2 h7 h8", "c4 e4 d3 d5"));
    assert!(forbidden("a4 a1 h1 h8", "c4 e4 d3 d5"));
    assert!(forbidden("a1 a2 h7 h8", "b4 e4 d3 d6"));
    // The row would need f4, which is forbidden itself.
    assert!(!forbidden("a4 a1 a2 h1 h7 h8 h3", "c4 e4 d3 d5 f5 f6 f7"));
    // A four and a three; two fours; two fours on one line; six in a row.
    assert!(!forbidden("h8 a1 a2 a8 h1", "c4 e4 f4 d3 d5"));
    assert!(forbidden("h8 a1 a2 a3", "c4 e4 f4 d3 d5 d6"));
    assert!(forbidden("h8 h7 a1 a2", "a4 c4 e4 g4"));
    assert!(forbidden("h8 h7 a1 a2 a8", "a4 b4 c4 e4 f4"));
    // Five goes before everything.
    let mut five =
        at("renju", Side::Black, "h8 h7 a1 a2 a8 d6 h2 g1 g8", "a4 b4 c4 e4 f4 d1 d2 d3 d5");
    play(&mut *five, "@d4");
    assert_eq!(winner(&mut *five), Some(Side::Black));
}

#[test]
fn renju_passes_from_six_men() {
    let mut session = after("renju", "@a1 @c1 @e1 @g1 @b3");
    assert!(!has(&mut *session, "--"));
    play(&mut *session, "@d3 -- --");
    assert!(matches!(session.outcome(), Outcome::Draw(_)));
}

#[test]
fn a_closed_box_turns_men_and_moves_again() {
    let session = after("korobochka", "@d4 @d5 @e4 @e5");
    assert_eq!(session.side(), Side::Black);
    let owners: Vec<Side> = session.position().placed.iter().map(|p| p.piece.side).collect();
    assert_eq!(owners, [Side::Black; 4]);
    assert_eq!(session.score().as_deref(), Some("0:4"));
}

#[test]
fn capture_go_ends_with_the_first_capture() {
    for line in ["@a2 @a1 @b1", "@b1 @a1 @a2"] {
        assert_eq!(winner(&mut *after("atari", line)), Some(Side::Black));
    }
    // Shutting oneself in gives the game away.
    let mut session = after("atari", "@a2 @h8 @b1 @a1");
    assert_eq!(winner(&mut *session), Some(Side::Black));
}

#[test]
fn the_comb_begins_in_the_corners() {
    let mut session = after("greben", "@a1,@a2 @h8,@h7,@h6");
    assert_eq!(texts(&mut *session).len(), 23);
    assert!(has(&mut *session, "@a3,@a4,@a5"));
}

#[test]
fn areas_of_the_crossroads() {
    let rows = [
        "BB....B.", "..WWWW.W", "..WWWW.W", "BB....B.", "BB....B.", "BB....B.", "..WWWW.W",
        "..WWWW.W",
    ];
    let (mut white, mut black) = (String::new(), String::new());
    for (row, rank) in rows.iter().zip(('1'..='8').rev()) {
        for (man, file) in row.chars().zip('a'..) {
            match man {
                'W' => white.extend([file, rank, ' ']),
                'B' => black.extend([file, rank, ' ']),
                _ => {}
            }
        }
    }
    let mut session = at("perekrestok", Side::White, &white, &black);
    assert_eq!(winner(&mut *session), Some(Side::White));
    assert_eq!(session.score().as_deref(), Some("45:19"));
}

#[test]
fn who_is_stuck_in_the_loach_gives_an_extra_turn() {
    let mut session = after("vyun", "@d4 @c4^ @b4 @b3^ @b2 @c2^ @d2 @d3^");
    assert_eq!(texts(&mut *session), ["--"]);
    play(&mut *session, "--");
    assert_eq!(texts(&mut *session), ["@c3^", "@e3^"]);
}

#[test]
fn the_fence_gives_extra_moves() {
    let mut session = find("ograda").unwrap().open();
    let turns = |start: &str| texts(&mut *after("ograda", start)).len();
    assert_eq!([turns("@d4"), turns("@c2"), turns("@b2")], [4, 6, 67]);
    assert_eq!([turns("@d1"), turns("@a1")], [125, 124]);
    play(&mut *session, "@c2 @c3 @b3 @a3,@c1,@e5 @d5");
}

/// White's open end is shut in: after the border the chain is over and a new one begins.
#[test]
fn a_blocked_chain_is_over() {
    let game = find("ograda").unwrap();
    let mut position = position(&game, Side::White, "d4", "b2 c4 d3 e4 d5");
    position.add_section("chain", "d4,b2");
    let mut session = game.open_at(&position).unwrap();
    let texts = texts(&mut *session);
    // b3 and c2 alone, a2 and b1 with any of the other 57 cells.
    assert_eq!(texts.len(), 2 + 2 * 57);
    assert!(["@b3", "@c2", "@a2,@h8", "@b1,@a2"].iter().all(|t| texts.iter().any(|s| s == t)));
}

#[test]
fn an_interval_must_be_filled() {
    let mut session = after("zavesa", "@a1 @h1 @a4 @h2");
    assert_eq!(texts(&mut *session), ["@a2,@a3"]);
}

#[test]
fn the_flood_by_go_rules() {
    let taken = || {
        let mut session = at("potop", Side::White, "b2 c1 c3", "c2 d3 d1 e2");
        play(&mut *session, "@d2");
        session
    };
    let mut session = taken();
    assert!(session.position().at(find("potop").unwrap().labels().find("c2").unwrap()).is_none());
    assert!(!has(&mut *session, "@c2"));
    play(&mut *session, "@h8 @h1");
    assert!(has(&mut *session, "@c2"));
    // A man shut in by its own placement goes with the enemy's next turn, even a pass.
    let mut session = at("potop", Side::White, "h8", "a2 b1");
    play(&mut *session, "@a1");
    assert_eq!(session.position().placed.len(), 4);
    play(&mut *session, "--");
    assert_eq!(session.position().placed.len(), 3);
}

#[test]
fn the_full_quadrature_tells_by_how_many_squares_it_is_won() {
    let session = at("kvadratura-full", Side::White, "a1 a2 b1 b2 c1 c2", "h1 h2 g1 g2");
    assert_eq!(session.score().as_deref(), Some("2:1, by 1"));
}

#[test]
fn goban_records_rows_once() {
    let mut position = position(
        &find("goban").unwrap(),
        Side::White,
        "e1 e2 e3 e4 e5 e6 e7 f8 a1 a3",
        "h1 h3 h5 h7",
    );
    position.add_section("made-w", "e1-e5");
    let mut session = find("goban").unwrap().open_at(&position).unwrap();
    play(&mut *session, "@e8");
    assert_eq!(session.position().section("made-w"), Some("e1-e5,e2-e6,e3-e7,e4-e8"));
    assert_eq!(session.score().as_deref(), Some("4:0"));
}

#[test]
fn dots_beside_a_corner() {
    let mut session = after("tochki", "@a1");
    let right = "@a2 @a2,@b1 @a2,@b1,@b2 @a2,@b2 @a2,@b2,@b1 @b1 @b1,@a2 @b1,@b2 @b1,@b2,@a2 @b2 \
                 @b2,@a2 @b2,@b1";
    assert_eq!(texts(&mut *session).join(" "), right);
}

#[test]
fn readers_take_the_cells_of_a_turn_in_any_order() {
    let same = [("damut", "@a2,@a1"), ("damut", "a1,a2"), ("kvadratura", "h1,a1,A8")];
    for (id, text) in same {
        let mut session = find(id).unwrap().open();
        assert_eq!(session.resolve_text(text).unwrap().len(), 1, "{id} {text}");
    }
}

#[test]
fn a_turn_of_very_many_is_read_without_their_list() {
    let mut session = after("kvadratura", "@a1,@a8,@h1");
    // Before the list is made, and after.
    for _ in 0..2 {
        for wrong in
            ["@a1,@b1,@c1", "@b1,@c1", "@b1,@b1,@c1", "@b1,@c1,@d1,@e1", "@b1,@c1,@z9", "--"]
        {
            assert!(session.resolve_text(wrong).unwrap().is_empty(), "{wrong}");
        }
        let found = session.resolve_text("c1, @B1,d4").unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(canonical_text(&mut *session, &found[0]), "@b1,@c1,@d4");
        assert!(session.is_irreversible(&found[0]));
        let mut fork = session.fork();
        fork.play(&found[0]);
        assert_eq!(fork.position().placed.len(), 6);
        session = after("kvadratura", "@a1,@a8,@h1");
        assert_eq!(session.turns().len(), 35990);
    }
}

const GAMES: [&str; 19] = [
    "korobochka",
    "atari",
    "greben",
    "perekrestok",
    "damut",
    "vyun",
    "ograda",
    "zavesa",
    "renju-20",
    "renju-25",
    "renju-30",
    "krestiki-noliki",
    "bridg-it",
    "kvadratura",
    "kvadratura-full",
    "goban",
    "potop",
    "tochki",
    "fenzu",
];

#[test]
fn positions_read_back() {
    for id in GAMES {
        let game = find(id).unwrap();
        for seed in 1..=6_u64 {
            let mut session = game.open();
            let mut state = seed;
            for _ in 0..80 {
                let again = game.open_at(&session.position()).unwrap();
                assert_eq!(again.key(), session.key(), "{id} {:?}", session.position());
                assert_eq!(again.position(), session.position(), "{id}");
                let turns = session.turns();
                assert_eq!(turns.is_empty(), !again.fork().outcome().is_open(), "{id}");
                if turns.is_empty() {
                    break;
                }
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let turn = turns[(state >> 33) as usize % turns.len()];
                session.play(&turn);
            }
        }
    }
}

#[test]
fn odd_sections_are_errors_and_never_panics() {
    let names = [
        "stage", "base", "last", "extra", "chain", "passes", "double", "made-w", "made-b",
        "hand-w", "hand-b", "barred", "before", "target",
    ];
    let values =
        ["", "-1", "99999999999", "z9", "é", "a1", "a1,a1*", "a1-", "-", "/", "a1/z", ",*"];
    for id in GAMES {
        let game = find(id).unwrap();
        for (name, value) in names.iter().flat_map(|n| values.iter().map(move |v| (*n, *v))) {
            for men in ["", "a1", "d4 d5 a2"] {
                let mut position = position(&game, Side::White, men, "h8");
                position.add_section(name, value);
                if let Ok(mut session) = game.open_at(&position) {
                    session.turns();
                    session.outcome();
                }
            }
        }
    }
    let mut bad = Position::empty(Side::White);
    bad.add_section("last", "z9");
    let error = find("tochki").unwrap().open_at(&bad).unwrap_err();
    assert_eq!(error, SetupError::Section("last".into()));
}
