//! `tavlei stats`.

use std::fs;

use serde_json::Value;
use tavlei_tests::{Program, root};
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Four games: a win with a capture of three, a draw, a loss without a date, one not finished.
const GAMES: &str = r#"[White "Alder, A."]
[Black "Birch, B."]
[Date "1987.03.12"]
[Result "2-0"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 14x23 2-0

[White "BIRCH, B."]
[Black "Cedar, C."]
[Date "1988.??.??"]
[Result "1-1"]
[GameType "20"]

1. 32-28 18-22 1-1

[White "Cedar, C."]
[Black "Alder, A."]
[Result "0-2"]
[GameType "20"]

1. 33-28 18-23 0-2

[White "?"]
[Black "Alder, A."]
[Result "*"]
[GameType "25"]

1. c3-d4 d6-c5 2. b2-c3 *
"#;

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), GAMES).unwrap();
    folder
}

fn stats(folder: &TempDir, args: &[&str]) -> String {
    let run = TAVLEI.run(folder.path(), [&["stats", "a.pdn"], args].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{run}");
    run.out
}

#[test]
fn counts_as_text_and_as_rows() {
    let folder = folder();
    insta::assert_snapshot!("text", stats(&folder, &[]));
    insta::assert_snapshot!("rows", stats(&folder, &["--csv", "--openings", "1"]));
}

#[test]
fn counts_as_json() {
    let folder = folder();
    let json: Value =
        serde_json::from_str(&stats(&folder, &["--json", "--openings", "2"])).unwrap();
    assert_eq!(json["games"], 4);
    let international = &json["by_game"][0];
    assert_eq!((&international["wins"], &international["draws"]), (&1.into(), &1.into()));
    assert_eq!(international["openings"][0]["moves"][0], "32-28");
    assert_eq!(international["openings"][0]["games"], 2);
    assert_eq!(json["years"][0]["year"], 1987);
    assert_eq!(json["years"][2]["year"], Value::Null);
    let alder = &json["players"][0];
    assert_eq!((&alder["name"], &alder["points"]), (&"Alder, A.".into(), &2.0.into()));
    assert_eq!(json["players_known"], 3);
}

#[test]
fn what_is_listed_can_be_chosen() {
    let folder = folder();
    let text = stats(&folder, &["--openings", "0", "--players", "0", "--captures", "0"]);
    assert!(!text.contains("openings") && !text.contains("players") && !text.contains("captures"));
    let text = stats(&folder, &["--min", "2"]);
    assert!(text.contains("32-28") && !text.contains("33-28"), "{text}");
}

#[test]
fn the_corpus_is_counted_as_check_counts_it() {
    let folder = folder();
    let corpus = root().join("corpus").display().to_string();
    let check = TAVLEI.run(folder.path(), ["check", &corpus, "--json"]);
    let stats = TAVLEI.run(folder.path(), ["stats", &corpus, "--json"]);
    let stats: Value = serde_json::from_str(&stats.out).unwrap();
    let checked: Vec<Value> =
        check.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(stats["games"], checked.len());
    for row in stats["verdicts"].as_array().unwrap() {
        let same = checked.iter().filter(|game| game["verdict"] == row["verdict"]).count();
        assert_eq!(row["games"], same, "{row}");
    }
    let by_game: u64 =
        stats["by_game"].as_array().unwrap().iter().map(|of| of["games"].as_u64().unwrap()).sum();
    assert_eq!(by_game as usize, checked.len());
}

#[test]
fn the_same_whatever_the_number_of_threads() {
    let folder = folder();
    fs::write(folder.path().join("a.pdn"), format!("{GAMES}\n").repeat(500)).unwrap();
    assert_eq!(stats(&folder, &["-j", "1"]), stats(&folder, &["-j", "4"]));
}
