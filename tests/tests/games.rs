//! The catalogue and what is asked of single positions: `games`, `moves`, `perft`, `explain`.

use std::fs;

use serde_json::Value;
use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn tavlei(args: &[&str]) -> Run {
    TAVLEI.run(tempfile::tempdir().unwrap().path(), args)
}

fn fine(args: &[&str]) -> String {
    let run = tavlei(args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}: {run}");
    run.out
}

#[test]
fn the_catalogue() {
    insta::assert_snapshot!(fine(&["games"]));
}

#[test]
fn the_rules_of_a_game_in_words() {
    insta::assert_snapshot!("rules_russian", fine(&["games", "russian"]));
    insta::assert_snapshot!("rules_frisian", fine(&["games", "frisian"]));
    insta::assert_snapshot!("rules_seega", fine(&["games", "seega"]));
}

#[test]
fn the_rules_of_a_game_in_russian() {
    insta::assert_snapshot!("rules_russian_ru", fine(&["games", "russian", "--lang", "ru"]));
    // A game that says something beside its parameters, and one that has no parameters.
    insta::assert_snapshot!("rules_dno_ru", fine(&["games", "dno", "--lang", "ru"]));
    insta::assert_snapshot!("rules_bashnya_ru", fine(&["games", "bashnya", "--lang", "ru"]));
}

#[test]
fn the_catalogue_in_russian() {
    let text = fine(&["games", "--lang", "ru"]);
    assert!(text.starts_with("Шашки\n"), "{text}");
    assert!(text.contains("8x8        Русские шашки – Russian draughts\n"), "{text}");
}

/// A game of the draughts family whose parameters do not tell all: both are shown.
#[test]
fn words_of_a_game_stand_beside_what_its_parameters_tell() {
    let text = fine(&["games", "ukrainian-81"]);
    assert!(text.contains("takes the most pieces") && text.contains("emerald"), "{text}");
}

#[test]
fn every_game_can_be_told() {
    let all: Value = serde_json::from_str(&fine(&["games", "--json"])).unwrap();
    for game in all.as_array().unwrap() {
        let id = game["id"].as_str().unwrap();
        let text = fine(&["games", id]);
        assert!(text.contains("Rules") && text.contains("Start"), "{text}");
        let one: Value = serde_json::from_str(&fine(&["games", id, "--json"])).unwrap();
        assert_eq!(&one, game);
        let start = game["start"].as_str().unwrap();
        assert_eq!(
            fine(&["moves", "--game", id]),
            fine(&["moves", "--game", id, "--fen", start]),
            "{id}: the start position is the same when written as FEN"
        );
    }
}

#[test]
fn a_wrong_game_is_met_with_a_near_one() {
    insta::assert_snapshot!("wrong_game", tavlei(&["games", "rusian"]));
    insta::assert_snapshot!("wrong_game_far_off", tavlei(&["moves", "--game", "snakes"]));
}

#[test]
fn moves_are_sorted_by_bytes() {
    insta::assert_snapshot!(fine(&["moves", "--game", "russian"]), @"
    a3-b4
    c3-b4
    c3-d4
    e3-d4
    e3-f4
    g3-f4
    g3-h4
    ");
}

#[test]
fn moves_after_others_in_any_of_the_game_s_own_notations() {
    let by_number = fine(&["moves", "--game", "international", "--after", "32-28 19-23 28x19"]);
    let by_letter = fine(&["moves", "--game", "international", "--after", "d4-e5 g7-f6 e5xg7"]);
    insta::assert_snapshot!(by_number, @"
    f8xh6
    h8xf6
    ");
    assert_eq!(by_number, by_letter);
}

#[test]
fn moves_of_any_position() {
    let fen = "W:Wa1,Kd2:Bc3,Kh8";
    insta::assert_snapshot!(fine(&["moves", "--game", "russian", "--fen", fen]), @"
    d2xa5
    d2xb4
    ");
}

#[test]
fn moves_that_can_t_be_played_are_told() {
    let after = |moves: &str| tavlei(&["moves", "--game", "russian", "--after", moves]);
    insta::assert_snapshot!("after_illegal", after("c3-d4 d6-c5 a1-b2"));
    insta::assert_snapshot!("after_nonsense", after("c3-d4 hello"));
    insta::assert_snapshot!(
        "wrong_fen",
        tavlei(&["moves", "--game", "russian", "--fen", "W:Wa9:Bh8"])
    );
}

#[test]
fn perft_counts_and_divides() {
    assert_eq!(fine(&["perft", "--game", "international", "4"]), "4265\n");
    assert_eq!(fine(&["perft", "--game", "russian", "0", "--divide"]), "1\n");
    insta::assert_snapshot!(fine(&["perft", "--game", "russian", "3", "--divide"]), @"
    a3-b4	47
    c3-b4	47
    c3-d4	40
    e3-d4	40
    e3-f4	40
    g3-f4	40
    g3-h4	48
    302
    ");
}

#[test]
fn house_rules_work_wherever_a_game_does() {
    let folder = tempfile::tempdir().unwrap();
    let house = "based-on = \"russian\"\nid = \"house\"\n[rules]\nchoice = [\"most\"]\n";
    fs::write(folder.path().join("house.toml"), house).unwrap();
    let run = |args: &[&str]| TAVLEI.run(folder.path(), args);
    assert_eq!(run(&["perft", "--rules", "house.toml", "4"]).out, "1469\n");
    let words = run(&["games", "--rules", "house.toml"]);
    assert!(words.out.contains("that takes the most pieces"), "{words}");
    fs::write(folder.path().join("bad.toml"), "based-on = \"russian\"\ncolour = 1\n").unwrap();
    insta::assert_snapshot!("bad_rules", run(&["moves", "--rules", "bad.toml"]));
    insta::assert_snapshot!("no_rules", run(&["moves", "--rules", "hose.toml"]));
}

#[test]
fn every_code_is_explained() {
    let all: Value = serde_json::from_str(&fine(&["explain", "--json"])).unwrap();
    let all = all.as_array().unwrap();
    assert!(!all.is_empty());
    for info in all {
        let code = info["code"].as_str().unwrap();
        let text = fine(&["explain", code]);
        assert!(text.contains(info["title"].as_str().unwrap()), "{code}");
        assert_eq!(text, fine(&["explain", info["slug"].as_str().unwrap()]));
    }
    assert_eq!(fine(&["explain"]).lines().count(), all.len());
}

#[test]
fn a_wrong_code_is_met_with_a_near_one() {
    let run = tavlei(&["explain", "T1001"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("did you mean T101?"), "{run}");
}
