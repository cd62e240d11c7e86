//! No game is lost where games of many files come into one.

use std::fs;
use std::path::Path;

use tavlei_tests::Program;
use tempfile::TempDir;

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// Tags alone, without an end of the last line; the result is to be repaired.
const TAGS: &str =
    "[Event \"X\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n[GameType \"20\"]";
const MOVES: &str = "1. 33-28 18-23 *";
const OPEN: &str = "[Event \"Y\"]\n[GameType \"20\"]\n\n1. 32-28 {open";
const WHOLE: &str = "[Event \"Z\"]\n[GameType \"20\"]\n\n1. 31-26 19-23 2-0\n";

fn folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let files = [("a.pdn", TAGS), ("b.pdn", MOVES), ("c.pdn", OPEN), ("d.pdn", MOVES)];
    for (name, text) in files.into_iter().chain([("e.pdn", TAGS), ("f.pdn", WHOLE)]) {
        fs::write(folder.path().join(name), text).unwrap();
    }
    folder
}

/// How many games a verb writes into a file, read again.
fn count(folder: &Path, verb: &str) -> String {
    let files = ["a.pdn", "b.pdn", "c.pdn", "d.pdn", "e.pdn", "f.pdn"];
    let args = [verb].into_iter().chain(files).chain(["-o", "out.pdn", "--force"]);
    let run = TAVLEI.run(folder, args);
    assert_ne!(run.code, 2, "{run}");
    TAVLEI.run(folder, ["find", "--count", "out.pdn"]).out.trim().to_owned()
}

#[test]
fn as_many_games_come_out_as_go_in() {
    let folder = folder();
    for verb in ["merge", "sort", "fix", "head"] {
        assert_eq!(count(folder.path(), verb), "6", "{verb}");
    }
}

#[test]
fn what_is_added_is_said() {
    let folder = folder();
    // No game accepts these moves, so none can be named at their head.
    let moves = "1. 33-28 18-99 *";
    fs::write(folder.path().join("g.pdn"), moves).unwrap();
    let run = TAVLEI.run(folder.path(), ["merge", "a.pdn", "g.pdn"]);
    assert_eq!(run.out, format!("{TAGS}\n1/2-1/2\n\n{moves}\n\n"));
    assert!(run.err.contains("once: the end or the head that a record lacked was added"), "{run}");
    let named = TAVLEI.run(folder.path(), ["merge", "a.pdn", "b.pdn"]);
    assert_eq!(named.out, format!("{TAGS}\n\n[GameType \"20\"]\n\n{MOVES}\n\n"));
}

/// A game that only its file names keeps its name among games of other files.
#[test]
fn games_that_only_their_files_name_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    // Both begin alike, and only the first game of each file says what they are.
    let file = |game: &str, white: &str| {
        format!("[GameType \"{game}\"]\n\n1. 32-28 *\n\n[White \"{white}\"]\n\n1. 32-28 19-23 *\n")
    };
    write("frisian.pdn", &file("40", "Alder"));
    write("international.pdn", &file("20", "Birch"));
    let named = |text: &str| {
        let alder = text.find("Alder").and_then(|at| text[at..].lines().nth(1));
        let birch = text.find("Birch").and_then(|at| text[at..].lines().nth(1));
        (alder.map(str::to_owned), birch.map(str::to_owned))
    };
    let right = (Some("[GameType \"40\"]".to_owned()), Some("[GameType \"20\"]".to_owned()));
    for verb in ["merge", "sort", "dedup"] {
        let run = TAVLEI.run(folder.path(), [verb, "frisian.pdn", "international.pdn"]);
        assert_eq!(named(&run.out), right, "{verb}: {run}");
    }
    let alone = TAVLEI.run(folder.path(), ["merge", "frisian.pdn"]);
    assert_eq!(alone.out.matches("GameType").count(), 1, "one file still tells it: {alone}");
    // Out of its place, or with what an option says, a game of one file is named too.
    for words in [&["sort", "--by", "-plies"][..], &["dedup"]] {
        let words = [words, &["frisian.pdn"]].concat();
        let run = TAVLEI.run(folder.path(), &words);
        assert_eq!(run.out.matches("[GameType \"40\"]").count(), 2, "{words:?}: {run}");
    }
    write("untold.pdn", "1. 32-28 *\n\n1. 32-28 19-23 *\n");
    let told = ["merge", "untold.pdn", "--game", "frisian"];
    let told = TAVLEI.run(folder.path(), told);
    assert_eq!(told.out.matches("[GameType \"40\"]").count(), 2, "{told}");
    let json = TAVLEI.run(folder.path(), ["merge", "frisian.pdn", "--to", "json"]);
    assert!(json.out.lines().all(|line| line.contains("GameType") || line.contains("Variant")));
    fs::create_dir(folder.path().join("out")).unwrap();
    TAVLEI.run(folder.path(), ["split", "--by", "tag:White", "-o", "out", "frisian.pdn"]);
    let alder = fs::read_to_string(folder.path().join("out/Alder.pdn"));
    assert!(alder.is_ok_and(|text| text.contains("GameType \"40\"")));
}

/// A game of a page has no text in PDN: its tree is written, not the page.
#[test]
fn a_game_of_another_format_is_written_by_its_tree() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(
        folder.path().join("a.html"),
        "<html><body><p>1. 32-28 19-23 2. 28x19 14x23 2-0</p></body></html>",
    )
    .unwrap();
    fs::write(folder.path().join("b.pdn"), "[GameType \"20\"]\n\n1. 33-28 18-23 *\n").unwrap();
    let run = TAVLEI.run(folder.path(), ["merge", "a.html", "b.pdn", "-o", "c.pdn"]);
    assert_eq!(run.code, 0, "{run}");
    let joined = fs::read_to_string(folder.path().join("c.pdn")).unwrap();
    assert!(!joined.contains('<') && joined.contains("1. 32-28 19-23"), "{joined}");
    let lines = TAVLEI.run(folder.path(), ["convert", "c.pdn", "--to", "json"]).out;
    assert_eq!(lines.lines().count(), 2, "{lines}");
}

/// Lines of JSON say where their games stood, and a check finds as much in them as in the text.
#[test]
fn json_of_the_same_games_says_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let games = "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n\
                 [White \"B\"]\n[GameType \"20\"]\n\n1. 33-28 2-3 *\n\n\
                 [White \"C\"]\n[GameType \"20\"]\n\n1. 33-28 {open *\n";
    fs::write(folder.path().join("a.pdn"), games).unwrap();
    let first = |line: &str| line.split(",\"column\"").next().unwrap().to_owned();
    for verb in [&["merge"][..], &["sort", "--by", "white"], &["dedup"]] {
        let words = [verb, &["a.pdn", "--to", "json"]].concat();
        let run = TAVLEI.run(folder.path(), &words);
        let heads: Vec<String> = run.out.lines().map(first).collect();
        let wanted = [(1, 1), (2, 6), (3, 11)]
            .map(|(number, line)| format!("{{\"tavlei\":1,\"number\":{number},\"line\":{line}"));
        assert_eq!(heads, wanted, "{verb:?}");
    }
    TAVLEI.run(folder.path(), ["convert", "a.pdn", "-o", "a.jsonl"]);
    let sum = |file: &str| {
        let run = TAVLEI.run(folder.path(), ["check", file]);
        run.out.lines().last().unwrap().split_once(": ").unwrap().1.to_owned()
    };
    assert_eq!(sum("a.pdn"), "3 games, 4 plies: 2 legal, 1 illegal; 1 error");
    assert_eq!(sum("a.jsonl"), sum("a.pdn"));
}

#[test]
fn an_output_of_an_unknown_kind_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.pdn"), "[GameType \"20\"]\n\n1. 32-28 19-23 *\n").unwrap();
    for verb in [&["merge"][..], &["sort", "--by", "date"], &["dedup"], &["fix"]] {
        for (name, help) in
            [("x.docx", "--to pdn"), ("x.sgf", "tavlei convert"), ("x.pdn.gz", "--to")]
        {
            let run = TAVLEI.run(folder.path(), [verb, &["a.pdn", "-o", name]].concat());
            assert!(run.code == 2 && run.err.contains("can't be written as ."), "{verb:?}: {run}");
            assert!(run.err.contains(help) && !folder.path().join(name).exists(), "{run}");
        }
    }
    let said = ["merge", "a.pdn", "-o", "x.docx", "--to", "pdn"];
    assert_eq!(TAVLEI.run(folder.path(), said).code, 0);
}

/// Of a game that is too long to be read as one, the rest becomes another: that is no small thing.
#[test]
fn a_game_that_is_cut_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let long = format!("[GameType \"20\"]\n\n1. 32-28 {{{}}} 19-23 *\n", "x".repeat(17 << 20));
    fs::write(folder.path().join("a.pdn"), long).unwrap();
    let run = TAVLEI.run(folder.path(), ["merge", "a.pdn", "-o", "b.pdn"]);
    assert!(run.code == 1 && run.err.contains("a.pdn:1: game 1: this game is longer"), "{run}");
}
