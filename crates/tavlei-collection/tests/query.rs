//! Queries against played games: what is found is there, and what is there is found.

use proptest::prelude::*;
use tavlei_collection::query::{BadQuery, Found, How, Query};
use tavlei_notation::write_fen;
use tavlei_record::{ReadOptions, Record, parse_all};
use tavlei_replay::{Context, Options, replay};
use tavlei_rules::{Game, catalogue, find};

fn record(text: &str) -> (Context, Record) {
    let mut records = parse_all(text.as_bytes(), &ReadOptions::default());
    (Context::learn(&records, Options::default()), records.remove(0))
}

fn search(query: &Query, text: &str) -> Option<Found> {
    let (context, record) = record(text);
    query.bind(catalogue()).unwrap().test(&context, &record)
}

/// After which half-move an expression comes true; 0 where that is no matter of moves.
fn ply(expression: &str, text: &str) -> Option<u32> {
    let query = Query::parse(expression).unwrap_or_else(|bad| panic!("{expression}: {bad}"));
    search(&query, text).map(|found| found.ply.unwrap_or(0))
}

fn bad(expression: &str) -> BadQuery {
    Query::parse(expression).and_then(|query| query.bind(catalogue())).unwrap_err()
}

const GAME: &str = r#"[Event "Club evening"]
[White "Иванов, И."]
[Black "Birch, B."]
[Date "1990.??.??"]
[WhiteRating "2210"]
[Result "2-0"]
[GameType "20"]

1. 32-28 {[%clk 1:00:00]} 19-23! (1... 18-23 2. 38-32 {safer}) 2. 28x19 14x23 3. 37-32 10-14 2-0
"#;

#[test]
fn what_the_text_says() {
    for yes in [
        "White = Ivanov",
        "player 'B. Birch'",
        "player ~ '^bir'",
        "Event *= CLUB and not Site",
        "WhiteRating >= 2200 and BlackRating != 2000",
        "Date = 1989..1990 and date 1990.05.01",
        "Result = 2-0",
        "comment safer",
        "has variations and has comments and has clocks and has nags",
        "not has fen",
        "Annotator or White",
    ] {
        assert_eq!(ply(yes, GAME), Some(0), "{yes}");
    }
    for no in [
        "White = Birch",
        "player Cedar",
        "WhiteRating < 2200",
        "Date > 1990",
        "comment ~ '^safe$'",
        "Annotator",
        "White != Ivanov",
        "not (White and Black)",
    ] {
        assert_eq!(ply(no, GAME), None, "{no}");
    }
}

#[test]
fn what_the_replay_says() {
    for yes in ["plies 6", "plies >= 6", "result white", "verdict legal", "game international"] {
        assert_eq!(ply(yes, GAME), Some(0), "{yes}");
    }
    for no in ["plies 7..", "result draw", "result unknown", "verdict illegal", "game russian"] {
        assert_eq!(ply(no, GAME), None, "{no}");
    }
    assert_eq!(ply("verdict illegal", "[GameType \"20\"]\n1. 32-26 *"), Some(0));
}

#[test]
fn what_is_met_on_the_way() {
    let start = "fen 'W:W31-50:B1-20'";
    for (expression, expected) in [
        (start, Some(0)),
        ("board 'W:28 B:23'", Some(2)),
        ("board 'W:28' for 2", Some(2)),
        ("board 'W:28' for 3", None),
        ("board 'W:28' at 2..", Some(2)),
        ("board 'W:32' at end", Some(6)),
        ("board 'W:28' at end", None),
        ("material '19 v 19'", Some(4)),
        ("ending '19 v 19'", Some(6)),
        ("ending '20 v 20'", None),
        ("captures 1..", Some(3)),
        ("captures 0", None),
        ("captures ..1", Some(0)),
        ("moves '32-28 19-23 28x19'", Some(3)),
        ("moves 'd4-e5 ... 10-14'", Some(6)),
        ("moves-anywhere '28x19 14x23'", Some(4)),
        ("moves-any-order '10-14 37-32'", Some(6)),
        ("moves '32-28 18-23'", None),
        ("moves '32-28 18-23 38-32' variations", Some(3)),
        ("board 'B:?23 empty:18'", None),
        ("board 'B:?23 empty:18' variations", Some(2)),
        ("fen 'B:W31-50:B1-20' any-side", Some(0)),
        ("fen 'B:W31-50:B1-20' swap", Some(0)),
        ("fen 'B:W31-50:B1-20'", None),
        ("not board 'W:27'", Some(0)),
        ("captures 1.. and not moves-anywhere '10-14'", None),
    ] {
        assert_eq!(ply(expression, GAME), expected, "{expression}");
    }
}

#[test]
fn after_a_variation_the_main_line_goes_on() {
    // The position of the variation must not count for the moves behind it.
    assert_eq!(ply("moves '32-28 18-23 28x19' variations", GAME), None);
    assert_eq!(ply("moves '32-28 19-23 28x19' variations", GAME), Some(3));
}

#[test]
fn towers_and_other_pieces_are_counted_where_they_stand() {
    let bashni = "[Variant \"bashni\"]\n1. c3-d4 b6-a5 *";
    assert_eq!(ply("material '12 v 12'", bashni), Some(0));
    assert_eq!(ply("moves 'c3-d4 b6-a5'", bashni), Some(2));
    assert_eq!(ply("moves-anywhere 'b6-a5'", bashni), Some(2));
    assert_eq!(ply("captures 1..", bashni), None);
}

#[test]
fn tests_beside_each_other() {
    let all = |tests: &[(&str, &str)]| {
        let how = How::default();
        let queries = tests.iter().map(|(word, value)| Query::word(word, value, &how).unwrap());
        search(&Query::all(queries.collect()), GAME).is_some()
    };
    assert!(all(&[]));
    assert!(all(&[("plies", ">=6"), ("player", "Ivanov"), ("result", "!=draw")]));
    assert!(!all(&[("plies", "6.."), ("player", "~^cedar")]));
    let tag = |text: &str| search(&Query::tag(text).unwrap(), GAME).is_some();
    assert!(tag("White=Ivanov") && tag("!Annotator") && tag("Event") && tag("Event *= 'club'"));
    assert!(!tag("!Event") && !tag("WhiteRating>2210"));
    assert!(search(&Query::tag("!Event").unwrap().negated(), GAME).is_some());
}

/// The expression with a line under the fault, and what is said of it.
fn shown(bad: &BadQuery) -> String {
    let before = bad.text[..bad.range.start].chars().count();
    let under = bad.text[bad.range.clone()].chars().count().max(1);
    let help = bad.help.as_ref().map(|help| format!("\nhelp: {help}")).unwrap_or_default();
    format!("{}\n{}{}\n{bad}{help}", bad.text, " ".repeat(before), "^".repeat(under))
}

#[test]
fn faults_are_told_and_shown() {
    let faults = [
        "White = ",
        "White Alder",
        "(White or Black",
        "White and or Black",
        "plyer Ivanov",
        "plies many",
        "Date = soon",
        "Event ~ '(cup'",
        "result white and verdict wrong",
        "board 'W:28 X:9'",
        "fen 'W:W31,99:B1'",
        "game international and moves '32-28 19-99'",
        "game rusian",
        "material '2Q v K'",
        "board 'W:28' at the-end",
        "player = 'Alder",
        "White)",
    ];
    let all: Vec<String> = faults.iter().map(|text| shown(&bad(text))).collect();
    insta::assert_snapshot!(all.join("\n\n"));
}

/// A game of random turns, as PDN.
fn random_game(game: &Game, choices: &[usize]) -> String {
    let mut session = game.open();
    let mut text = format!("[Variant \"{}\"]\n", game.id());
    for choice in choices {
        let turns = session.turns().to_vec();
        if turns.is_empty() || !session.outcome().is_open() {
            break;
        }
        let turn = turns[choice % turns.len()];
        text.push_str(&session.text(&turn));
        text.push(' ');
        session.play(&turn);
    }
    text + "*"
}

/// Games of several families.
fn games() -> impl Strategy<Value = Game> {
    let ids = ["international", "russian", "frisian", "turkish", "bashni", "english"];
    (0..ids.len()).prop_map(move |index| find(ids[index]).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_position_of_a_game_is_found_in_it_where_it_first_stood(
        game in games(),
        choices in prop::collection::vec(0_usize..1000, 1..60),
        at in 0_usize..1000,
    ) {
        let text = random_game(&game, &choices);
        let (context, record) = record(&text);
        let replayed = replay(&context, &record);
        let plies = &replayed.plies;
        let fen = match at % (plies.len() + 1) {
            0 => &replayed.fen,
            ply => &plies[ply - 1].fen,
        };
        let query = Query::word("fen", fen, &How::default()).unwrap();
        let found = query.bind(&[&game]).unwrap().test(&context, &record);
        let ply = found.and_then(|found| found.ply);
        prop_assert!(ply.is_some_and(|ply| ply as usize <= at % (plies.len() + 1)), "{text}: {fen}");
        // Counters of a FEN (king moves) are compared if given, so it stands there word for word.
        let there = match ply.unwrap() {
            0 => &replayed.fen,
            ply => &plies[ply as usize - 1].fen,
        };
        let placed = |fen: &str| fen.split(":+").next().unwrap().to_owned();
        prop_assert_eq!(placed(there), placed(fen));
    }

    #[test]
    fn swapped_finds_what_the_other_side_would_have(
        choices in prop::collection::vec(0_usize..1000, 1..40),
    ) {
        let game = find("international").unwrap();
        let text = random_game(&game, &choices);
        let (context, record) = record(&text);
        let mut position = game.start().clone();
        if let Some(last) = replay(&context, &record).plies.last() {
            let parsed = tavlei_notation::parse_fen(&last.fen, game.board(), &[game.labels()]);
            position = parsed.unwrap().position;
        }
        // The numbers of this board run backwards when it is turned: 1 is 50.
        for placed in &mut position.placed {
            let number: u32 = game.labels().label(placed.at).parse().unwrap_or(0);
            if let Some(turned) = game.labels().find(&(51 - number).to_string()) {
                placed.at = turned;
                placed.piece.side = !placed.piece.side;
            }
        }
        position.side = position.side.map(|side| !side);
        position.sort();
        let fen = write_fen(&position, game.labels());
        let query = Query::word("fen", &fen, &How::default().swap(true)).unwrap();
        let found = query.bind(&[&game]).unwrap().test(&context, &record);
        prop_assert!(found.is_some(), "{}: {}", text, fen);
    }

    #[test]
    fn the_moves_of_a_game_are_found_in_it(
        game in games(),
        choices in prop::collection::vec(0_usize..1000, 2..40),
    ) {
        let text = random_game(&game, &choices);
        let (context, record) = record(&text);
        let moves: Vec<String> =
            replay(&context, &record).plies.into_iter().map(|played| played.turn).collect();
        let from = moves.len() / 2;
        for (word, wanted) in
            [("moves", &moves[..]), ("moves-anywhere", &moves[from..]), ("moves-any-order", &moves[from..])]
        {
            let query = Query::word(word, &wanted.join(" "), &How::default()).unwrap();
            let found = query.bind(&[&game]).unwrap().test(&context, &record);
            prop_assert!(found.is_some(), "{}: {}", word, text);
        }
    }

    #[test]
    fn no_text_is_too_odd(text in "[\\PC]{0,40}") {
        let _ = Query::parse(&text).and_then(|query| query.bind(catalogue()));
        let _ = Query::tag(&text);
    }
}
