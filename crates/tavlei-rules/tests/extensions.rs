//! Games whose turns are made of draughts turns: positions with hands, bars and flags, which the
//! table of spot positions can't hold, and what sessions say of them.

use std::time::{Duration, Instant};

use tavlei_core::{
    Bits, Kind, Labels, Outcome, Pattern, Position, Reason, Separator, Session, SetupError, Side,
    Spot, canonical_text,
};
use tavlei_rules::{Game, find};

const GAMES: [&str; 12] = [
    "keny",
    "stavropol",
    "two-move",
    "samoyed",
    "switch-off",
    "proskok",
    "proskok-return",
    "moscow",
    "president",
    "general",
    "wisman",
    "ukrainian-81",
];

fn game(id: &str) -> Game {
    find(id).unwrap()
}

fn put(position: &mut Position, labels: &Labels, side: Side, list: &str) {
    for word in list.split_whitespace() {
        let kind = match word.as_bytes()[0] {
            b'K' => Kind::King,
            letter @ b'A'..=b'Z' => Kind::Other(letter),
            _ => Kind::Man,
        };
        position.put(labels.find(word.trim_start_matches(['K', 'G'])).unwrap(), side, kind);
    }
}

/// A position from `White / Black`, with sections.
fn position(game: &Game, side: Side, pieces: &str, sections: &[(&'static str, &str)]) -> Position {
    let mut position = Position::empty(side);
    let (white, black) = pieces.split_once('/').unwrap();
    put(&mut position, game.algebraic(), Side::White, white);
    put(&mut position, game.algebraic(), Side::Black, black);
    position.sort();
    for &(name, value) in sections {
        position.add_section(name, value);
    }
    position
}

fn texts(session: &mut dyn Session) -> Vec<String> {
    let turns = session.turns().to_vec();
    let mut texts: Vec<String> = turns.iter().map(|turn| canonical_text(session, turn)).collect();
    texts.sort();
    texts
}

fn check(id: &str, side: Side, pieces: &str, sections: &[(&'static str, &str)], right: &str) {
    let game = game(id);
    let mut session = game.open_at(&position(&game, side, pieces, sections)).unwrap();
    let mut right: Vec<&str> = right.split_whitespace().collect();
    right.sort_unstable();
    assert_eq!(texts(&mut *session), right, "{id} {pieces}");
}

/// Plays a turn by its text.
fn play(session: &mut dyn Session, text: &str) {
    let found = session.resolve_text(text).unwrap();
    assert_eq!(found.len(), 1, "{text} among {:?}", texts(session));
    session.play(&found[0]);
}

#[test]
fn hands_bars_and_flags() {
    let hands = |w, b| [("hand-w", w), ("hand-b", b)];
    check("moscow", Side::White, "Ka1 / c3 h8", &hands("3", "3"), "a1xd4");
    check(
        "moscow",
        Side::Black,
        "a1 c3 / h8 d6",
        &hands("1", "1"),
        "@a5 @a7 @b6 @b8 @c5 @c7 @d8 @e5 @e7 @f6 @f8 @g5 @g7 @h6 d6-c5 d6-e5 h8-g7",
    );
    check("president", Side::White, "c5 / d6 d8 f8 b2", &hands("0", "0"), "c5xe7");
    let barred = [("barred-w", "d2")];
    check("general", Side::White, "Gc3 a1 / Gh8 a7", &barred, "a1-b2 c3-b2 c3-b4 c3-d4");
    check("general", Side::White, "Gc3 / Gh8", &barred, "c3-b2 c3-b4 c3-d2 c3-d4");
    check(
        "wisman",
        Side::White,
        "d4 h1 / e4 h8",
        &[("extra-w", "l")],
        "d4-c5,c5-b6 d4-c5,c5-d6 d4-c5,h1-g2 d4-e5,e5-d6 d4-e5,e5-f6 d4-e5,h1-g2 d4~e4,e4-d5 \
         d4~e4,e4-f5 d4~e4,e4~d4 d4~e4,h1-g2 h1-g2,d4-c5 h1-g2,d4-e5 h1-g2,d4~e4 h1-g2,g2-f3 \
         h1-g2,g2-h3",
    );
}

#[test]
fn ends_of_games() {
    let end = |id: &str, pieces: &str, sections: &[(&'static str, &str)]| {
        let game = game(id);
        game.open_at(&position(&game, Side::White, pieces, sections)).unwrap().outcome()
    };
    let white = |reason| Outcome::Win(Side::White, reason);
    let black = |reason| Outcome::Win(Side::Black, reason);
    assert_eq!(end("proskok", "b8 d8 / a1", &[]), white(Reason::Count));
    assert_eq!(end("proskok", "b8 / a1", &[]), Outcome::Draw(Reason::Count));
    assert_eq!(end("proskok-return", "/ a1", &[]), black(Reason::NoPieces));
    // The side to move has taken its opponent's last piece with that one's own turn.
    assert_eq!(end("stavropol", "a1 /", &[]), white(Reason::NoPieces));
    assert_eq!(end("general", "a1 / Gh8", &[]), black(Reason::Captured));
    assert_eq!(end("president", "a1 / Kb2", &[]), black(Reason::Goal));
    // Men in hand go on although none is on the board; nowhere to put them loses.
    assert_eq!(end("moscow", "/ h8", &[("hand-w", "1")]), Outcome::Open);
    assert_eq!(end("moscow", "/ h8", &[("hand-w", "0")]), black(Reason::NoPieces));
    assert_eq!(end("switch-off", "a1 / b2 c3", &[]), black(Reason::NoTurn));
}

/// A general may not go back at once; a turn later it may.
#[test]
fn a_general_does_not_go_back_at_once() {
    let mut session = game("general").open();
    for text in ["c3-b4", "b6-a5", "d2-c3", "f6-e5"] {
        play(&mut *session, text);
    }
    assert!(!texts(&mut *session).contains(&"c3-d2".to_owned()));
    assert_eq!(session.position().section("barred-w"), Some("d2"));
    for text in ["g3-h4", "g7-f6"] {
        play(&mut *session, text);
    }
    assert!(texts(&mut *session).contains(&"c3-d2".to_owned()));
}

/// A king that is taken stands as a man; of a man nothing is left.
#[test]
fn a_king_taken_becomes_a_man() {
    let game = game("switch-off");
    let start = position(&game, Side::White, "c3 / Kd4 f6 h8", &[]);
    let mut session = game.open_at(&start).unwrap();
    let turn = session.turns()[0];
    session.play(&turn);
    assert_eq!(session.position(), position(&game, Side::Black, "g7 / d4 h8", &[]));
}

#[test]
fn short_and_other_forms_are_read() {
    let read = |id: &str, pieces: &str, text: &str| {
        let game = game(id);
        let mut session = game.open_at(&position(&game, Side::White, pieces, &[])).unwrap();
        let found = session.resolve_text(text).unwrap();
        found.iter().map(|turn| canonical_text(&mut *session, turn)).collect::<Vec<_>>()
    };
    assert_eq!(read("two-move", "c3 / d4 f6 h8", "c3:g7,g7f8"), ["c3xe5xg7,g7-f8"]);
    assert_eq!(read("proskok", "d6 / e7 g7 c7", "d6h6"), ["d6xf8xh6"]);
    assert_eq!(read("proskok", "d6 / e7 g7 c7", "d6:f8:h6"), ["d6xf8xh6"]);
    assert_eq!(read("stavropol", "c3 / b4 h2", "b4-d2"), ["b4xd2"]);
    assert!(read("stavropol", "c3 a1 / h8 f8", "c3:d4").is_empty());
    assert_eq!(read("moscow", "/ h8", "c3"), ["@c3"]);
    // A king may stop on any cell between two men that it takes straight on.
    assert_eq!(read("stavropol", "Ka1 / b2 e5", "a1:d4:f6"), ["a1xc3xf6"]);
    assert!(read("wisman", "a1 / h8", "что-то 12,,~").is_empty());
}

/// The sample game of the Ukrainian rules: turns by numbers, and the sums at its end.
#[test]
fn the_sample_game_on_81_cells() {
    let game = game("ukrainian-81");
    let mut session = game.open();
    assert_eq!(session.score().as_deref(), Some("150:150"));
    let turns = "29-25 12-17 30-26 14-18 28-24 9-14 26-21 5-9 32-27 17-22 27:17 11-16 21:11 13:19";
    let cells = "c3-d4 e7-f6 e3-f4 i7-h6 a3-b4 h8-i7 f4-e5 i9-h8 i3-h4 f6-g5 h4xf6 c7-d6 e5xc7 \
                 g7xe5xc3xa5";
    for (text, right) in turns.split_whitespace().zip(cells.split_whitespace()) {
        let spots = text.split(['-', ':']).map(|n| Spot::Cell(game.labels().find(n).unwrap()));
        let separator = if text.contains(':') { Separator::Take } else { Separator::Step };
        let pattern = Pattern { spots: spots.collect(), separator: Some(separator) };
        let mut found = Vec::new();
        session.resolve(&pattern, &mut found);
        assert_eq!(found.len(), 1, "{text}");
        assert_eq!(canonical_text(&mut *session, &found[0]), right);
        session.play(&found[0]);
    }
    assert_eq!(session.score().as_deref(), Some("90:120"));
    assert!(session.outcome().is_open());
    let again = game.open_at(&session.position()).unwrap();
    assert_eq!((again.key(), again.position()), (session.key(), session.position()));
    // The same men without their numbers are another position.
    let mut bare = session.position();
    bare.placed.iter_mut().for_each(|placed| placed.mark = 0);
    let bare = game.open_at(&bare).unwrap();
    assert_ne!(bare.key(), session.key());
    assert_eq!(bare.score(), None);
}

/// Every position on the way of random games opens to what it was.
#[test]
fn positions_read_back() {
    for id in GAMES {
        let game = game(id);
        let mut state = 5_u64;
        for _ in 0..4 {
            let mut session = game.open();
            for _ in 0..80 {
                let position = session.position();
                let again = game.open_at(&position).unwrap();
                assert_eq!((again.key(), again.position()), (session.key(), position), "{id}");
                let turns = session.turns();
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
fn faulty_sections_are_told() {
    let open = |id: &str, pieces: &str, sections: &[(&'static str, &str)]| {
        let game = game(id);
        game.open_at(&position(&game, Side::White, pieces, sections)).map(|_| ()).unwrap_err()
    };
    for value in ["13", "-1", "", "x", "9999999999", "ё"] {
        let fault = open("moscow", "a1 / h8", &[("hand-b", value)]);
        assert_eq!(fault, SetupError::Section("hand-b".into()), "{value:?}");
    }
    for value in ["", "z9", "a2", "ё1", "d22"] {
        let fault = open("general", "Ga1 / Gh8", &[("barred-w", value)]);
        assert_eq!(fault, SetupError::Section("barred-w".into()), "{value:?}");
    }
    for value in ["x", "d,l", "ё"] {
        let fault = open("wisman", "a1 / h8", &[("extra-b", value)]);
        assert_eq!(fault, SetupError::Section("extra-b".into()), "{value:?}");
    }
    assert!(matches!(open("general", "a1 / h8", &[]), SetupError::Pieces(_)));
    assert!(matches!(open("general", "Ga1 Gb2 / Gh8", &[]), SetupError::Pieces(_)));
    assert!(matches!(open("proskok", "Ka1 / h8", &[]), SetupError::NoSuchKind(_)));
}

/// A white king among men: of the other side, or of both.
fn crowd(game: &Game, men: usize, both: bool, next: &mut impl FnMut() -> u64) -> Position {
    let mut points: Vec<_> = game.board().points().points().collect();
    let mut position = Position::empty(Side::White);
    for n in 0..=men.min(points.len() - 1) {
        let at = points.swap_remove((next() % points.len() as u64) as usize);
        let own = n == 0 || (both && n % 2 == 0);
        let side = if own { Side::White } else { Side::Black };
        position.put(at, side, if n == 0 { Kind::King } else { Kind::Man });
    }
    position.sort();
    position
}

/// Made-up positions with very many ways to take stay quick.
#[test]
fn crowded_positions_do_not_take_long() {
    let mut state = 7_u64;
    let mut next = move || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state >> 33
    };
    for game in GAMES.map(game) {
        for men in [8, 10, 12, 14, 16, 18, 20, 24].into_iter().flat_map(|n| [n; 8]) {
            let position = crowd(&game, men, men % 4 == 0, &mut next);
            let Ok(mut session) = game.open_at(&position) else { continue };
            let begun = Instant::now();
            let count = session.turns().len();
            let took = begun.elapsed();
            assert!(took < Duration::from_secs(5), "{game:?}: {count} in {took:?}: {position:?}");
        }
    }
}
