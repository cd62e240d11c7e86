//! Help, wrong options, completions and manual pages.

use std::fs;

use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn tavlei(args: &[&str]) -> Run {
    TAVLEI.run(tempfile::tempdir().unwrap().path(), args)
}

const VERBS: [&str; 16] = [
    "check",
    "convert",
    "find",
    "head",
    "sample",
    "diagram",
    "book",
    "replay",
    "table",
    "moves",
    "perft",
    "games",
    "ballots",
    "explain",
    "completions",
    "man",
];

#[test]
fn the_help_of_the_program() {
    insta::assert_snapshot!(tavlei(&["--help"]));
}

#[test]
fn the_help_of_every_verb() {
    for verb in VERBS {
        insta::assert_snapshot!(format!("help_of_{verb}"), tavlei(&[verb, "--help"]));
    }
}

#[test]
fn no_verb_at_all_shows_the_way() {
    let run = tavlei(&[]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("Usage: tavlei"), "{run}");
}

#[test]
fn slips_on_the_command_line_are_told() {
    insta::assert_snapshot!("wrong_verb", tavlei(&["chekc", "games.pdn"]));
    insta::assert_snapshot!("wrong_option", tavlei(&["check", "--strickt", "games.pdn"]));
    insta::assert_snapshot!("wrong_value", tavlei(&["check", "--report", "jsn", "games.pdn"]));
    insta::assert_snapshot!("no_file", tavlei(&["check"]));
    insta::assert_snapshot!("no_game", tavlei(&["moves"]));
    insta::assert_snapshot!("no_threads", tavlei(&["check", "-j", "0", "games.pdn"]));
}

#[test]
fn colour_comes_only_when_asked_for() {
    let plain = tavlei(&["moves", "--game", "rusian"]);
    assert!(!plain.err.contains('\u{1b}'), "{plain}");
    let coloured = tavlei(&["--color", "always", "moves", "--game", "rusian"]);
    assert!(coloured.err.contains('\u{1b}'), "{coloured}");
    let usage = tavlei(&["--color=always", "moves"]);
    assert!(usage.err.contains('\u{1b}'), "{usage}");
    let never = tavlei(&["moves", "--game", "rusian", "--color", "never"]);
    assert_eq!(never, plain);
}

#[test]
fn every_shell_gets_its_script() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = tavlei(&["completions", shell]);
        assert_eq!(run.code, 0, "{run}");
        assert!(VERBS.iter().all(|verb| run.out.contains(verb)), "{shell}");
    }
}

#[test]
fn a_manual_page_for_the_program_and_for_each_verb() {
    let folder = tempfile::tempdir().unwrap();
    let run = TAVLEI.run(folder.path(), ["man", "man1"]);
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (0, "", ""));
    for verb in VERBS {
        let page = fs::read_to_string(folder.path().join(format!("man1/tavlei-{verb}.1")));
        assert!(page.unwrap().contains("Examples:") || verb == "man", "{verb}");
    }
    let main = TAVLEI.run(folder.path(), ["man"]);
    assert_eq!(main.out, fs::read_to_string(folder.path().join("man1/tavlei.1")).unwrap());
}
