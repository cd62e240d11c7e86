//! Draw rules and opening ballots by the real program.

use std::fs;

use serde_json::Value;
use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn tavlei(args: &[&str]) -> Run {
    TAVLEI.run(tempfile::tempdir().unwrap().path(), args)
}

/// A check of one file, beside a file with house rules.
fn check(pdn: &str, house: &str, options: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("games.pdn"), pdn).unwrap();
    fs::write(folder.path().join("house.toml"), house).unwrap();
    TAVLEI.run(folder.path(), [&["check"], options, &["games.pdn"]].concat())
}

fn json(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A cup of four games: a ballot followed, one left, none at all, and a game begun with flown men.
const CUP: &str = r#"[White "Alder, A."]
[Black "Birch, B."]
[GameType "25"]
[Ballot "3-I"]
[Result "*"]

1. a3-b4 b6-a5 2. b2-a3 a7-b6 3. c3-d4 *

[White "Cedar, C."]
[Black "Dogwood, D."]
[GameType "25"]
[Ballot "3-I"]
[Result "*"]

1. a3-b4 b6-a5 2. b2-a3 f6-g5 3. c3-d4 *

[White "Alder, A."]
[Black "Cedar, C."]
[GameType "25"]
[SetUp "1"]
[FEN "W:Wa1,c1,e1,g1,b2,d2,f2,h2,c3,e3,g3,h4:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"]
[Result "*"]

1. c3-d4 d6-c5 *

[White "Birch, B."]
[Black "Dogwood, D."]
[GameType "25"]
[SetUp "1"]
[FEN "W:Wc1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,a5:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"]
[Result "*"]

1. c3-d4 d6-c5 *
"#;

#[test]
fn a_cup_is_held_against_its_deck() {
    let run = check(CUP, "", &["--ballots", "idf", "--json"]);
    assert_eq!(run.code, 1, "{run}");
    let told: Vec<String> = json(&run)
        .iter()
        .map(|game| {
            let ballot = &game["ballot"];
            format!("{} {} {}", ballot["number"], ballot["followed"], ballot["ply"])
        })
        .collect();
    assert_eq!(
        told,
        ["\"3-I\" true 4", "\"3-I\" false null", "null false null", "\"1-II\" true 0"]
    );
}

#[test]
fn a_game_with_no_ballot_and_one_that_left_its_own_are_shown() {
    let run = check(CUP, "", &["--ballots", "idf"]);
    assert_eq!(run.code, 1, "{run}");
    insta::assert_snapshot!(run);
}

#[test]
fn without_the_option_nothing_is_said_of_ballots() {
    let run = check(CUP, "", &["--json"]);
    assert!(json(&run).iter().all(|game| game.get("ballot").is_none()), "{run}");
}

#[test]
fn a_deck_that_is_not_there() {
    let run = check(CUP, "", &["--ballots", "three-moves"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("did you mean three-move?"), "{run}");
}

#[test]
fn decks_are_listed() {
    let run = tavlei(&["ballots"]);
    assert_eq!(run.code, 0);
    insta::assert_snapshot!(run.out);
    let run = tavlei(&["ballots", "--json"]);
    let decks: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(decks[0]["ballots"], 156);
}

#[test]
fn a_deck_is_listed_with_its_positions() {
    let run = tavlei(&["ballots", "three-move-all"]);
    let lines: Vec<&str> = run.out.lines().collect();
    assert_eq!(lines.len(), 3 + 174);
    insta::assert_snapshot!(lines[..6].join("\n"));
    let run = tavlei(&["ballots", "idf", "--json"]);
    let deck: Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(deck["ballots"].as_array().unwrap().len(), 745);
    assert_eq!(deck["ballots"][1]["moves"], "a1-a5 -");
}

#[test]
fn the_position_of_a_ballot_is_drawn() {
    let run = tavlei(&["diagram", "--ballot", "idf#1-IV"]);
    assert_eq!(run.code, 0, "{run}");
    insta::assert_snapshot!(run.out);
    let run = tavlei(&["diagram", "--ballot", "idf#99-IV"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("has no ballot"), "{run}");
}

#[test]
fn house_rules_may_begin_behind_a_ballot() {
    let house = "based-on = \"russian\"\nid = \"cup\"\nballot = \"idf#3-I\"\n";
    let run = check("1. e3-d4 f6-g5 *\n", house, &["--rules", "house.toml", "--json"]);
    assert_eq!((run.code, json(&run)[0]["verdict"].as_str()), (0, Some("legal")), "{run}");
    let wrong = house.replace("3-I", "3-C");
    let run = check("*\n", &wrong, &["--rules", "house.toml"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("line 3") && run.err.contains("tavlei ballots"), "{run}");
}

/// Two kings against one, to and fro: by FMJD a draw after five moves of each side.
fn two_kings(result: &str) -> String {
    let moves = "46-41 45-50 41-46 50-45 ".repeat(3);
    format!(
        "[GameType \"20\"]\n[Result \"{result}\"]\n[FEN \"W:WK46:BK45\"]\n\n1. {moves} {result}\n"
    )
}

#[test]
fn draws_say_where_they_could_be_claimed_and_what_the_result_rests_on() {
    let run = check(&two_kings("1-1"), "", &["--json"]);
    let game = &json(&run)[0];
    let draws = game["draws"].as_array().unwrap();
    let of = |rule: &str| draws.iter().find(|draw| draw["rule"] == rule).unwrap();
    assert_eq!(of("threefold")["ply"], 8);
    assert_eq!(of("threefold")["went_on"], 4);
    assert_eq!(of("5-two-v-king")["ply"], 10);
    assert_eq!(of("5-two-v-king")["went_on"], 2);
    assert_eq!(of("5-two-v-king")["code"], "T402");
    assert_eq!(game["result"]["drawn_by"], "threefold");
}

#[test]
fn other_draw_rules_and_other_readings() {
    let rules = |options: &[&str]| {
        let run = check(&two_kings("1-1"), "", &[options, &["--json"]].concat());
        assert_eq!(run.code, 0, "{run}");
        let game = json(&run).remove(0);
        let draws = game["draws"].as_array().unwrap();
        draws.iter().map(|draw| draw["rule"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(rules(&["--draw-rules", "none"]), ["threefold"]);
    assert_eq!(rules(&["--draw-rules", "brazilian"]), ["threefold", "5-small-ending"]);
    assert_eq!(
        rules(&["--reading", "repetition-in-a-row,making-move-counts"]),
        ["threefold", "5-two-v-king"]
    );
    let run = check("*\n", "", &["--reading", "nonesuch"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("balance-restarts"), "{run}");
}

#[test]
fn the_codes_explain_themselves() {
    for code in ["T650", "T651", "T652", "T653", "T654"] {
        let run = tavlei(&["explain", code]);
        assert_eq!(run.code, 0, "{run}");
        assert!(run.out.contains(code), "{run}");
    }
}

#[test]
fn ballots_of_no_game_are_told() {
    let pdn = "[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    let run = check(pdn, "", &["--ballots", "three-move"]);
    assert!(run.err.contains("no game could be compared with the ballots of three-move"), "{run}");
    assert!(run.err.contains("english"), "{run}");
    let english = "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *\n";
    assert!(!check(english, "", &["--ballots", "three-move"]).err.contains("no game"));
}
