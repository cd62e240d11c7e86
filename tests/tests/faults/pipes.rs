//! Readers that have seen enough.

use std::process::Stdio;

use tavlei_tests::{Run, folder};

use super::{GAME, TAVLEI, WRITERS};

const QUESTIONS: [&[&str]; 16] = [
    &["normalize", "--diff", "games.pdn"],
    &["fix", "--diff", "games.pdn"],
    &["find", "--player", "Alder", "--list", "games.pdn"],
    &["table", "games.pdn"],
    &["replay", "games.pdn"],
    &["games"],
    &["games", "russian"],
    &["formats"],
    &["explain", "T204"],
    &["ballots"],
    &["notations"],
    &["completions", "bash"],
    &["man"],
    &["moves", "--game", "russian"],
    &["perft", "--game", "russian", "4", "--divide"],
    &["check", "--help"],
];

/// Nobody reads the output from the start.
fn unread(folder: &std::path::Path, words: &[&str]) -> Run {
    let mut command = TAVLEI.command(folder, words);
    let piped = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    drop(child.stdout.take());
    child.wait_with_output().unwrap().into()
}

#[test]
fn a_broken_pipe_ends_every_verb_quietly() {
    let dir = folder(&[("games.pdn", GAME.repeat(1000))]);
    let writers = WRITERS.iter().map(|verb| [verb, &["games.pdn"][..]].concat());
    for words in writers.chain(QUESTIONS.map(<[&str]>::to_vec)) {
        let ended = unread(dir.path(), &words);
        assert!((0..2).contains(&ended.code), "{words:?}: {ended}");
        let talk = ended.err.lines().all(|line| {
            // What was done to the games is talk, which goes another way.
            line.starts_with("note: ") || line.starts_with("games.pdn:")
        });
        assert!(talk, "{words:?}: {ended}");
    }
}

/// A standard error that can't be written ends nothing.
#[test]
fn nobody_listens() {
    let dir = folder(&[("games.pdn", GAME)]);
    for words in [["check", "-v", "games.pdn"], ["dedup", "--list", "games.pdn"]] {
        let full = super::run(TAVLEI.under("exec 2>/dev/full", &dir, words));
        let heard = TAVLEI.run(&dir, words);
        assert_eq!((full.code, full.out), (heard.code, heard.out), "{words:?}");
    }
}
