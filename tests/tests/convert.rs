//! `tavlei convert`, `tavlei replay` and `tavlei diagram` on small files.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tavlei_tests::{Program, Run, folder};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Comments, glyphs, a variation, a clock and an unknown tag: all of it has to survive.
const RICH: &str = r#"[Event "Club evening"]
[White "Alder, A."]
[Black "Birch, B."]
[Result "*"]
[GameType "20"]
[Mood "cheerful"]

{A quiet start.} 1. 32-28! {[%clk 1:59:40]} 19-23 $2 (1... 18-23 2. 38-32 {safer})
2. 28x19 14x23 3. 37-32 10-14 ; and so on
*
"#;

const SHORT: &str = r#"[White "Cedar, C."]
[Black "Dogwood, D."]
[Result "1/2-1/2"]
[GameType "25"]

1. c3-d4 d6-c5 2. b2-c3 f6-g5 3. c3-b4 1/2-1/2
"#;

const ILLEGAL: &str = r#"[White "Elder, E."]
[Black "Fir, F."]
[Result "*"]
[GameType "25"]

1. c3-d4   d6-c5 2. b2-c3 f6-g5 {kept   as it is} 3. c3-b2 *
"#;

fn tavlei(folder: &Path, args: &[&str]) -> Run {
    TAVLEI.run(folder, args)
}

/// The tag FEN of a game in JSON.
fn start(game: &Value) -> Option<String> {
    let tags = game["tags"].as_array()?;
    let fen = tags.iter().find(|tag| tag[0] == "FEN")?;
    fen[1].as_str().map(str::to_owned)
}

/// The moves of the main line of a game in JSON.
fn moves(game: &Value) -> Vec<String> {
    let items = game["moves"].as_array().into_iter().flatten();
    items.filter_map(|item| item["move"].as_str()).map(str::to_owned).collect()
}

/// A run that is fine but loses something, which it tells.
fn lossy(folder: &Path, args: &[&str]) -> String {
    let run = tavlei(folder, args);
    assert_eq!(run.code, 0, "{args:?}: {run}");
    assert!(run.err.starts_with("note: lost: "), "{run}");
    run.out
}

/// The standard output of a run without troubles.
fn fine(folder: &Path, args: &[&str]) -> String {
    let run = tavlei(folder, args);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}: {run}");
    run.out
}

#[test]
fn nothing_is_lost_on_the_way_to_pdn() {
    let folder = folder(&[("a.pdn", RICH)]);
    insta::assert_snapshot!(fine(folder.path(), &["convert", "a.pdn"]));
}

#[test]
fn notations() {
    let folder = folder(&[("a.pdn", RICH)]);
    let as_written = |names| fine(folder.path(), &["convert", "a.pdn", "--notation", names]);
    insta::assert_snapshot!("algebraic", as_written("algebraic"));
    insta::assert_snapshot!("letters", as_written("letters"));
    insta::assert_snapshot!("full", as_written("full"));
    let both = tavlei(folder.path(), &["convert", "a.pdn", "--notation", "short,full"]);
    insta::assert_snapshot!("contradiction", both);
}

#[test]
fn variations_can_be_left_out() {
    let folder = folder(&[("a.pdn", RICH)]);
    let text = fine(folder.path(), &["convert", "a.pdn", "--no-variations"]);
    assert!(!text.contains("38-32") && text.contains("37-32"), "{text}");
}

#[test]
fn to_json_and_back_is_the_same_game() {
    let folder = folder(&[("a.pdn", RICH), ("b.pdn", SHORT)]);
    let straight = fine(folder.path(), &["convert", "a.pdn", "b.pdn"]);
    fine(folder.path(), &["convert", "a.pdn", "b.pdn", "-o", "both.jsonl"]);
    assert_eq!(fine(folder.path(), &["convert", "both.jsonl", "--to", "pdn"]), straight);
    let json = fs::read(folder.path().join("both.jsonl")).unwrap();
    let from_stdin = TAVLEI.run_on(folder.path(), ["convert", "-"], &json);
    assert_eq!((from_stdin.code, from_stdin.out), (0, straight));
}

#[test]
fn to_letters_and_back_is_the_same_game() {
    let folder = folder(&[("a.pdn", RICH)]);
    let straight = fine(folder.path(), &["convert", "a.pdn"]);
    fine(folder.path(), &["convert", "a.pdn", "--notation", "algebraic", "-o", "letters.pdn"]);
    let back = fine(folder.path(), &["convert", "letters.pdn", "--notation", "numeric"]);
    let without_type = |text: &str| {
        text.lines().filter(|line| !line.starts_with("[GameType")).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(without_type(&back), without_type(&straight));
}

#[test]
fn a_line_of_json_for_each_game() {
    let folder = folder(&[("a.pdn", RICH), ("b.pdn", SHORT)]);
    let lines = fine(folder.path(), &["convert", "a.pdn", "b.pdn", "--to", "json"]);
    let games: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(games.len(), 2);
    assert!(lines.contains("[%clk 1:59:40]") && lines.contains("cheerful"), "{lines}");
}

#[test]
fn tables_of_games_and_of_half_moves() {
    let folder = folder(&[("a.pdn", RICH), ("b.pdn", SHORT)]);
    insta::assert_snapshot!(
        "table_of_games",
        lossy(folder.path(), &["convert", "a.pdn", "b.pdn", "--to", "csv"])
    );
    insta::assert_snapshot!(
        "table_of_half_moves",
        lossy(folder.path(), &["convert", "b.pdn", "--to", "csv", "--plies"])
    );
    let wrong = tavlei(folder.path(), &["convert", "b.pdn", "--plies"]);
    insta::assert_snapshot!("half_moves_only_in_tables", wrong);
}

#[test]
fn a_table_of_half_moves_reads_back() {
    let from_position =
        "[GameType \"25\"]\n[FEN \"W:Wc3,e3:Bf6,h8\"]\n\n1. e3-d4 h8-g7 2. d4-e5 *\n";
    let by_numbers = "[GameType \"20\"]\n[FEN \"W:W31,32:B19\"]\n\n1. 32-28 19-23 2. 28x19 2-0\n";
    let games = [RICH, SHORT, from_position, by_numbers].join("\n");
    let folder = folder(&[("a.pdn", &games)]);
    lossy(folder.path(), &["convert", "a.pdn", "--to", "csv", "--plies", "-o", "a.csv"]);
    fine(folder.path(), &["convert", "a.csv", "-o", "b.pdn"]);
    let facts = |file| {
        let lines = fine(folder.path(), &["convert", file, "--to", "jsonl"]);
        let games = lines.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        games.map(|game| (start(&game), moves(&game))).collect::<Vec<_>>()
    };
    assert_eq!(facts("a.pdn"), facts("b.pdn"));
    assert_eq!(facts("b.pdn").len(), 4);
}

#[test]
fn a_game_that_can_t_be_replayed_is_carried_over_word_for_word() {
    let folder = folder(&[("a.pdn", &[SHORT, ILLEGAL].join("\n"))]);
    let run = tavlei(folder.path(), &["convert", "a.pdn", "--notation", "numeric"]);
    insta::assert_snapshot!(run);
    assert_eq!(run.code, 1);
    assert!(run.out.contains(ILLEGAL.trim()), "{run}");
}

#[test]
fn stray_text_does_not_stop_a_conversion() {
    let stray =
        "[GameType \"20\"]\n\n1. 32-28 18-22 2. 37-32 2n 12-18 3. 32-27 7-12 4. 31-26 22x31 *\n";
    let folder = folder(&[("a.pdn", stray)]);
    let text = fine(folder.path(), &["convert", "a.pdn", "--notation", "algebraic"]);
    insta::assert_snapshot!("stray_text", text);
    let table = fine(folder.path(), &["convert", "a.pdn", "--to", "csv", "--plies"]);
    assert_eq!(table.lines().count(), 1 + 8, "{table}");
    let games = fine(folder.path(), &["convert", "a.pdn", "--to", "csv"]);
    assert!(games.contains(",8,"), "{games}");
}

#[test]
fn a_comment_that_never_ends_is_carried_over_word_for_word() {
    let open = SHORT.replace("2. b2-c3", "{never closed 2. b2-c3");
    let folder = folder(&[("a.pdn", &open)]);
    let run = tavlei(folder.path(), &["convert", "a.pdn", "--notation", "numeric"]);
    insta::assert_snapshot!("never_closed", run);
    assert!(run.code == 1 && run.out.contains(open.trim()), "{run}");
}

#[test]
fn moves_of_variations_that_stay_are_told_with_their_place() {
    let faulty = "[GameType \"20\"]\n\n1. 32-28 19-23\n(1... 18-23 2. 38-99 12-18) 2. 28x19 *\n";
    let folder = folder(&[("a.pdn", faulty)]);
    let run = tavlei(folder.path(), &["convert", "a.pdn"]);
    assert_eq!(run.code, 0, "{run}");
    assert!(run.err.contains("a.pdn:4:16: game 1: 2 moves of variations"), "{run}");
}

#[test]
fn the_output_is_written_under_its_name_and_only_there() {
    let folder = folder(&[("a.pdn", SHORT)]);
    let said = fine(folder.path(), &["convert", "a.pdn", "-o", "b.pdn"]);
    assert_eq!(said, "");
    let written = fs::read_to_string(folder.path().join("b.pdn")).unwrap();
    assert_eq!(written, fine(folder.path(), &["convert", "a.pdn"]));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[test]
fn an_existing_output_is_kept_unless_forced_and_an_input_always() {
    let folder = folder(&[("a.pdn", SHORT), ("b.pdn", "precious")]);
    let content = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    let kept = tavlei(folder.path(), &["convert", "a.pdn", "-o", "b.pdn"]);
    insta::assert_snapshot!("output_exists", kept);
    assert_eq!(content("b.pdn"), "precious");
    let input = tavlei(folder.path(), &["convert", "a.pdn", "-o", "./a.pdn", "--force"]);
    insta::assert_snapshot!("output_is_input", input);
    assert_eq!(content("a.pdn"), SHORT);
    fine(folder.path(), &["convert", "a.pdn", "-o", "b.pdn", "--force"]);
    assert!(content("b.pdn").contains("Cedar, C."));
}

#[test]
fn outputs_that_can_t_be() {
    let folder = folder(&[("a.pdn", SHORT)]);
    let to = |name| tavlei(folder.path(), &["convert", "a.pdn", "-o", name]);
    insta::assert_snapshot!("no_such_folder", to("nowhere/b.pdn"));
    insta::assert_snapshot!("output_is_a_folder", to("."));
    insta::assert_snapshot!("no_such_format", to("b.docx"));
}

#[test]
fn what_a_format_can_t_hold_is_told_or_refused() {
    let folder = folder(&[("a.pdn", RICH)]);
    let loses = tavlei(folder.path(), &["convert", "a.pdn", "-o", "a.csv"]);
    assert_eq!((loses.code, loses.out.as_str()), (0, ""), "{loses}");
    insta::assert_snapshot!(
        "strict",
        tavlei(folder.path(), &["convert", "a.pdn", "-o", "b.csv", "--strict"])
    );
    assert!(folder.path().join("a.csv").exists() && !folder.path().join("b.csv").exists());
    fine(folder.path(), &["convert", "a.pdn", "-o", "b.jsonl", "--strict"]);
}

#[test]
fn the_formats() {
    let folder = folder::<&str>(&[]);
    insta::assert_snapshot!("formats", fine(folder.path(), &["formats"]));
    insta::assert_snapshot!("formats_csv", fine(folder.path(), &["formats", "csv"]));
    insta::assert_snapshot!("formats_unknown", tavlei(folder.path(), &["formats", "jsn"]));
}

#[test]
fn joined_games_stay_as_many() {
    let folder =
        folder(&[("a.pdn", "[White \"A\"]\n1. 32-28 19-23"), ("b.pdn", "1. 33-28 18-23 2-0")]);
    let run = tavlei(
        folder.path(),
        &["convert", "a.pdn", "b.pdn", "--game", "international", "-o", "c.pdn"],
    );
    assert_eq!(run.code, 0, "{run}");
    let lines = fine(folder.path(), &["convert", "c.pdn", "--to", "json"]);
    assert_eq!(lines.lines().count(), 2, "{lines}");
}

#[test]
fn broken_json_is_told_and_the_rest_converted() {
    let folder = folder(&[("a.pdn", SHORT)]);
    let line = fine(folder.path(), &["convert", "a.pdn", "--to", "json"]);
    fs::write(folder.path().join("b.jsonl"), format!("{{\"x\":1}}\n{line}")).unwrap();
    let run = tavlei(folder.path(), &["convert", "b.jsonl", "--to", "json"]);
    assert_eq!((run.code, &run.out), (1, &line), "{run}");
    assert!(run.err.contains("b.jsonl:1: "), "{run}");
}

#[test]
fn the_same_whatever_the_number_of_threads() {
    let folder = folder(&[("a.pdn", &[RICH, SHORT, ILLEGAL].join("\n").repeat(500))]);
    let on = |jobs| tavlei(folder.path(), &["convert", "a.pdn", "--notation", "full", "-j", jobs]);
    assert!(on("1") == on("4"));
}

#[test]
fn a_game_half_move_by_half_move() {
    let folder = folder(&[("a.pdn", [RICH, SHORT].join("\n").as_str()), ("b.pdn", ILLEGAL)]);
    insta::assert_snapshot!(
        "trace",
        fine(folder.path(), &["replay", "a.pdn", "--record", "2", "--trace"])
    );
    insta::assert_snapshot!("score", fine(folder.path(), &["replay", "a.pdn"]));
    insta::assert_snapshot!("score_illegal", tavlei(folder.path(), &["replay", "b.pdn"]));
    insta::assert_snapshot!(
        "no_such_record",
        tavlei(folder.path(), &["replay", "a.pdn", "--record", "3"])
    );
    insta::assert_snapshot!("replay_folder", tavlei(folder.path(), &["replay", "."]));
}

#[test]
fn positions_are_drawn() {
    let folder = folder(&[("a.pdn", SHORT)]);
    let draw = |args: &[&str]| fine(folder.path(), &[&["diagram"], args].concat());
    insta::assert_snapshot!("diagram_of_a_record", draw(&["a.pdn", "--ply", "3"]));
    insta::assert_snapshot!("diagram_flipped", draw(&["a.pdn", "--flip"]));
    insta::assert_snapshot!(
        "diagram_of_a_fen",
        draw(&["--game", "international", "--fen", "B:W31,K45:B7"])
    );
    assert_eq!(draw(&["a.pdn", "--ply", "0"]), draw(&["--game", "russian"]));
    let too_far = tavlei(folder.path(), &["diagram", "a.pdn", "--ply", "6"]);
    insta::assert_snapshot!("diagram_too_far", too_far);
    insta::assert_snapshot!("diagram_of_nothing", tavlei(folder.path(), &["diagram"]));
}

#[test]
fn positions_are_drawn_as_pictures() {
    let folder = folder(&[("a.pdn", SHORT)]);
    fine(folder.path(), &["diagram", "a.pdn", "-o", "a.svg"]);
    let picture = fs::read_to_string(folder.path().join("a.svg")).unwrap();
    assert!(picture.contains("<svg") && picture.trim_end().ends_with("</svg>"), "{picture}");
    assert_eq!(picture, fine(folder.path(), &["diagram", "a.pdn", "--to", "svg"]));
    assert_eq!(tavlei(folder.path(), &["diagram", "a.pdn", "-o", "a.svg"]).code, 2);
    insta::assert_snapshot!(
        "no_such_picture",
        tavlei(folder.path(), &["diagram", "a.pdn", "-o", "a.bmp"])
    );
}

/// On the web, ASCII is a name of windows-1252; here it is ASCII.
#[test]
fn ascii_has_no_other_letters() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str| {
        let text = format!("[White \"{name}\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n");
        fs::write(folder.path().join("a.pdn"), text).unwrap();
        let to = ["convert", "a.pdn", "--output-encoding", "ascii", "-o", "b.pdn", "--force"];
        TAVLEI.run(folder.path(), to)
    };
    assert_eq!(write("Zoe").code, 0);
    let run = write("Zoë");
    assert!(
        run.code == 2 && run.err.contains("«ë» (U+00EB), which US-ASCII does not have"),
        "{run}"
    );
}
