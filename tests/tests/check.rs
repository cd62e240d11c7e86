//! `tavlei check` on small files, one for each thing that can be found.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde_json::Value;
use tavlei_tests::{Program, Run, folder};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Files, and a folder with them for the program to run in.
fn check(text: &str, options: &[&str]) -> Run {
    let folder = folder(&[("games.pdn", text)]);
    run(folder.path(), options, &["games.pdn"])
}

fn run(folder: &Path, options: &[&str], paths: &[&str]) -> Run {
    TAVLEI.run(folder, [&["check"], options, paths].concat())
}

fn json(run: &Run) -> Vec<Value> {
    run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const LEGAL: &str = r#"[Event "Club evening"]
[White "Alder, A."]
[Black "Birch, B."]
[Result "*"]
[GameType "20"]

1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 *
"#;

const ILLEGAL: &str = r#"[Event "Club evening"]
[White "Alder, A."]
[Black "Birch, B."]
[Result "*"]
[GameType "20"]

1. 32-28 19-23 2. 37-32 14x23 *
"#;

/// 31-27 is meant: only one digit is wrong, and then the rest can be played.
const SLIP: &str = r#"[White "Cedar, C."]
[Black "Dogwood, D."]
[Result "*"]
[GameType "20"]

1. 32-28 18-22 2. 37-32 12-18 3. 31-72 22x31 4. 36x27 *
"#;

/// Two captures start on 5 and end on 35, and nothing behind tells which it was.
const AMBIGUOUS: &str = r#"[Result "*"]
[GameType "20"]
[SetUp "1"]
[FEN "W:WK5:B14,17,33,40,43"]

1. 5x35 *
"#;

/// What Black played first is not known, so nothing behind it can be.
const UNREADABLE: &str = r#"[Result "*"]
[GameType "25"]

1. c3-d4 - - 2. b2-c3 g7-h6 *
"#;

const EMPTY: &str = r#"[White "Elder, E."]
[Black "Fir, F."]
[Result "1-0"]
[GameType "25"]

1-0
"#;

/// Black, to move, has no piece left; the record says that it was drawn.
const WRONG_RESULT: &str = r#"[Result "1/2-1/2"]
[GameType "25"]
[SetUp "1"]
[FEN "W:Wc3:Bd4"]

1. c3xe5 1/2-1/2
"#;

fn all() -> String {
    [LEGAL, ILLEGAL, SLIP, AMBIGUOUS, UNREADABLE, EMPTY, WRONG_RESULT].join("\n")
}

#[test]
fn a_legal_game_is_counted_and_not_listed() {
    let run = check(LEGAL, &[]);
    insta::assert_snapshot!(run, @"
    exit code 0
    --- stdout
    games.pdn: 1 game, 6 plies: 1 legal
    --- stderr
    ");
}

#[test]
fn a_legal_game_is_listed_when_asked_for() {
    insta::assert_snapshot!(check(LEGAL, &["-v"]));
}

#[test]
fn an_illegal_move_says_why() {
    insta::assert_snapshot!("illegal", check(ILLEGAL, &[]));
    insta::assert_snapshot!("slip_of_the_pen", check(SLIP, &[]));
}

#[test]
fn other_findings() {
    insta::assert_snapshot!("ambiguous", check(AMBIGUOUS, &[]));
    insta::assert_snapshot!("unreadable", check(UNREADABLE, &[]));
    insta::assert_snapshot!("empty", check(EMPTY, &[]));
    insta::assert_snapshot!("wrong_result", check(WRONG_RESULT, &[]));
}

#[test]
fn errors_besides_the_verdicts_are_counted() {
    let open = LEGAL.replace("2. 28x19", "{never closed 2. 28x19");
    let run = check(&[LEGAL, WRONG_RESULT, &open].join("\n"), &[]);
    insta::assert_snapshot!("errors_of_legal_games", run);
    assert_eq!(run.code, 1);
}

#[test]
fn an_error_says_what_may_have_gone_wrong() {
    let slip = "[GameType \"20\"]\n\n1. 34-29 20-25 2. 29x20 15x24 3. 40-34 *\n";
    insta::assert_snapshot!("slip_before", check(slip, &[]));
    let missing = "[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 3. 37-32 10-14 *\n";
    insta::assert_snapshot!("missing_move", check(missing, &[]));
    insta::assert_snapshot!("given_game", check(SLIP, &["--game", "frisian"]));
    insta::assert_snapshot!("not_draughts", check("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n", &[]));
}

#[test]
fn notes_of_an_error_are_told_once_when_all_is_told() {
    let run = check("1. 32-28 19-23 2. 37-32 14x23 *\n", &["-v"]);
    assert_eq!(run.out.matches("does not say its game").count(), 1, "{run}");
}

#[test]
fn all_of_them_in_one_file() {
    insta::assert_snapshot!(check(&all(), &[]));
}

#[test]
fn colour_marks_what_is_wrong() {
    let run = check(ILLEGAL, &["--color", "always"]);
    assert!(run.out.contains("\u{1b}["), "{run}");
}

#[test]
fn a_line_of_json_for_each_game() {
    let run = check(&all(), &["--report", "json"]);
    let games = json(&run);
    let verdicts: Vec<&str> = games.iter().map(|game| game["verdict"].as_str().unwrap()).collect();
    assert_eq!(
        verdicts,
        ["legal", "illegal", "illegal", "ambiguous", "unreadable", "empty", "legal"]
    );
    for (index, game) in games.iter().enumerate() {
        let keys: Vec<&str> = game.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(
            keys,
            [
                "file", "record", "line", "game", "tags", "plies", "verdict", "at", "reason",
                "result", "draws", "findings"
            ]
        );
        assert_eq!(game["file"], "games.pdn");
        assert_eq!(game["record"], index + 1);
    }
    assert_eq!(run.code, 1);
    assert_eq!(run.err, "");
    assert_eq!(check(&all(), &["--json"]), run);
}

#[test]
fn json_says_where_and_why() {
    let illegal = &json(&check(ILLEGAL, &["--json"]))[0];
    assert_eq!(illegal["game"], "international");
    assert_eq!(illegal["tags"]["White"], "Alder, A.");
    assert_eq!(illegal["plies"], 2);
    assert_eq!(illegal["at"]["ply"], 3);
    assert_eq!(illegal["at"]["line"], 7);
    assert_eq!(illegal["at"]["column"], 19);
    assert_eq!(illegal["at"]["text"], "37-32");
    let code = illegal["reason"]["code"].as_str().unwrap();
    assert!(illegal["findings"].as_array().unwrap().iter().any(|finding| finding["code"] == code));

    let drawn = &json(&check(WRONG_RESULT, &["--json"]))[0];
    assert_eq!(drawn["result"]["recorded"], "1/2-1/2");
    assert_eq!(drawn["result"]["agrees"], false);
    assert_eq!(drawn["at"], Value::Null);
    assert_eq!(drawn["reason"], Value::Null);
}

#[test]
fn a_row_for_each_game() {
    insta::assert_snapshot!(check(&all(), &["--report", "csv"]));
}

#[test]
fn warnings_count_only_when_strict() {
    // The token behind the moves and the tag disagree.
    let text = LEGAL.replace("[Result \"*\"]", "[Result \"2-0\"]").replace("14 *", "14 0-2");
    let (plain, strict) = (check(&text, &[]), check(&text, &["--strict"]));
    assert!(plain.out.contains("warning"), "{plain}");
    assert_eq!(plain.out, strict.out);
    assert_eq!((plain.code, strict.code), (0, 1));
}

#[test]
fn the_game_can_be_told() {
    let text = "1. c3-d4 d6-c5 2. d4-e5 f6xd4 *\n";
    let guessed = &json(&check(text, &["--json"]))[0];
    let told = &json(&check(text, &["--json", "--game", "brazilian"]))[0];
    assert_eq!(told["game"], "brazilian");
    assert_ne!(guessed["game"], Value::Null);
    assert_eq!(check(text, &["--game", "brasilian"]).code, 2);
}

#[test]
fn a_game_can_be_of_house_rules() {
    // Under the house rules nobody has to take, so 2. 37-32 is legal.
    let house = "based-on = \"international\"\nid = \"house\"\n[rules]\nforced = false\n";
    let game = ILLEGAL.replace("14x23", "23-29");
    let folder = folder(&[("house.toml", house), ("games.pdn", &game)]);
    let run = run(folder.path(), &["--json", "--rules", "house.toml"], &["games.pdn"]);
    let game = &json(&run)[0];
    assert_eq!((&game["game"], &game["verdict"]), (&"house".into(), &"legal".into()), "{run}");
}

#[test]
fn every_file_is_tried() {
    let folder = folder(&[("games.pdn", LEGAL), ("more/bad.pdn", ILLEGAL), ("more/x.pdn", LEGAL)]);
    let run = run(folder.path(), &[], &["gamse.pdn", "games.pdn", "more"]);
    insta::assert_snapshot!(run);
}

#[test]
fn a_folder_without_games() {
    let folder = folder(&[("notes/readme.txt", "nothing"), ("notes/.hidden.pdn", LEGAL)]);
    insta::assert_snapshot!(run(folder.path(), &[], &["notes"]));
}

#[test]
fn the_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let run = TAVLEI.run_on(folder.path(), ["check", "-"], ILLEGAL.as_bytes());
    assert!(run.out.contains("<stdin>:7:19"), "{run}");
    assert_eq!(run.code, 1);
}

#[test]
fn a_broken_file_is_read_to_its_end() {
    let mut bytes = b"\x00\xff\xfe garbage ) } ( [White \"no end\n".to_vec();
    bytes.extend((0..4096_u32).map(|n| (n * 7919 % 256) as u8));
    bytes.extend(LEGAL.as_bytes());
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("broken.pdn"), bytes).unwrap();
    let run = run(folder.path(), &["--json"], &["broken.pdn"]);
    assert!(run.code == 0 || run.code == 1, "{run}");
    assert!(!json(&run).is_empty());
    assert!(run.err.contains("a guess"), "{run}");
}

#[test]
fn what_is_no_text_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let bytes: Vec<u8> = (0..9000_u32).map(|n| (n * 7919 % 256) as u8).collect();
    fs::write(folder.path().join("picture.pdn"), bytes).unwrap();
    let run = run(folder.path(), &[], &["picture.pdn"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{run}");
    assert!(run.err.contains("picture.pdn is no text"), "{run}");
}

#[test]
fn an_empty_file_holds_no_games() {
    insta::assert_snapshot!(check("", &[]), @"
    exit code 0
    --- stdout
    games.pdn: 0 games, 0 plies: 0 legal
    --- stderr
    note: games.pdn: there are no games in it
    ");
}

#[test]
fn the_same_whatever_the_number_of_threads() {
    let many = all().repeat(400);
    let folder = folder(&[("a.pdn", many.as_str()), ("b.pdn", many.as_str()), ("c.pdn", LEGAL)]);
    for form in ["text", "json", "csv"] {
        let on = |jobs| run(folder.path(), &["--report", form, "-j", jobs], &["."]);
        assert!(on("1") == on("4"), "{form}");
    }
}

#[test]
fn encodings_can_be_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut bytes = b"[White \"".to_vec();
    bytes.extend([0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]); // Иванов in windows-1251
    bytes.extend(b"\"]\n[GameType \"25\"]\n\n1. c3-d4 *\n");
    fs::write(folder.path().join("old.pdn"), bytes).unwrap();
    let run_with = |name| run(folder.path(), &["--json", "--encoding", name], &["old.pdn"]);
    assert_eq!(json(&run_with("windows-1251"))[0]["tags"]["White"], "Иванов");
    let wrong = run_with("windows-12510");
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("windows-12510"), "{wrong}");
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    use std::process::{Command, Stdio};
    let folder = folder(&[("a.pdn", &all().repeat(2000))]);
    let mut child = Command::new(TAVLEI.0)
        .args(["check", "--json", "a.pdn"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert!(ended.status.code().is_some_and(|code| code < 2), "{:?}", ended.status);
}

/// Text of four bytes a letter is not read, and is called what it is.
#[test]
fn utf_32_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let text = "[GameType \"20\"]\n\n1. 32-28 19-23 *\n";
    let wide = |order: fn(u32) -> [u8; 4]| {
        text.chars().flat_map(|letter| order(letter as u32)).collect::<Vec<u8>>()
    };
    let marked = [&[0xff, 0xfe, 0, 0], wide(u32::to_le_bytes).as_slice()].concat();
    for bytes in [wide(u32::to_le_bytes), wide(u32::to_be_bytes), marked] {
        fs::write(folder.path().join("a.pdn"), bytes).unwrap();
        let run = TAVLEI.run(folder.path(), ["check", "a.pdn"]);
        assert!(run.code == 2 && run.err.contains("a.pdn is UTF-32"), "{run}");
    }
}

/// Points are of a table: alone they would count nothing.
#[test]
fn a_scale_without_a_table_is_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), "[GameType \"20\"]\n\n1. 32-28 19-23 *\n").unwrap();
    let check = |words: &[&str]| TAVLEI.run(folder.path(), [&["check", "a.pdn"], words].concat());
    assert!(check(&["--scale", "1-0"]).err.contains("--scale counts points"));
    assert!(!check(&["--scale", "1-0", "-o", "a.html"]).err.contains("--scale"));
}

/// Where only faults are told many games are checked at once; where all games are told, one by one.
#[test]
fn many_games_at_once_have_the_faults_that_they_have_one_by_one() {
    let fine = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 *";
    let moves = |n: usize| match n % 11 {
        3 => "1. 32-28 19-22 *",
        5 => "1. 32-28 {never closed 19-23 *",
        6 => "1. 32-28 19-23 2-0 (1. 31-27",
        8 => "{it holds\n\n[Event \"of another\"]\n\n1. 32-28} 1. 32-28 *",
        _ => fine,
    };
    let game =
        |n| format!("[Event \"Club\"]\n[Round \"{n}\"]\n[GameType \"20\"]\n\n{}\n\n", moves(n));
    let text: String = (0..900).map(game).collect();
    let all = json(&check(&text, &["--json"]));
    let faults = all.iter().flat_map(|game| {
        let findings = game["findings"].as_array().unwrap().iter();
        let grave = findings.filter(|finding| finding["severity"] != "note");
        grave.map(|found| (found["line"].to_string(), game["record"].to_string()))
    });
    let faults: BTreeSet<(String, String)> = faults.collect();
    let games = |faults: &BTreeSet<(String, String)>| -> BTreeSet<String> {
        faults.iter().map(|(_, game)| game.clone()).collect()
    };
    for jobs in ["1", "3"] {
        let run = check(&text, &["-j", jobs]);
        let places = run.out.split("--> games.pdn:").skip(1).map(|told| {
            let game = told.split("note: game ").nth(1).unwrap().split(',').next().unwrap();
            (told.split(':').next().unwrap().to_owned(), game.to_owned())
        });
        let told: BTreeSet<(String, String)> = places.collect();
        // Of what follows from an illegal move text tells less than JSON.
        assert!(told.len() > 300 && told.is_subset(&faults), "{run}");
        assert_eq!(games(&told), games(&faults));
        let sum = run.out.lines().last().unwrap();
        assert!(sum.contains(&format!(" {} games,", all.len())), "{sum}");
    }
}
