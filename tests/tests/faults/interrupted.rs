//! The program is ended before it is done.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use tavlei_tests::{Run, folder};

use super::{GAME, TAVLEI, WRITERS, files, words};

/// Whether a file is being written there.
fn is_writing(folder: &Path) -> bool {
    let is_part = |name: &std::ffi::OsStr| name.to_string_lossy().ends_with(".part");
    fs::read_dir(folder).unwrap().flatten().any(|entry| is_part(&entry.file_name()))
}

fn wait_until_it_writes(folder: &Path, child: &mut Child) {
    let start = Instant::now();
    while !is_writing(folder) && child.try_wait().unwrap().is_none() {
        assert!(start.elapsed() < Duration::from_mins(1), "nothing is written");
        sleep(Duration::from_millis(2));
    }
}

fn send(signal: &str, child: &Child) {
    let id = child.id().to_string();
    assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
}

/// Ends a run by a signal in the middle of its work: more games are to come.
fn ended_by(signal: &str, folder: &Path, verb: &[&str]) -> Run {
    let mut command = TAVLEI.command(folder, words(verb, "-", "out.txt"));
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = pipes.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(GAME.repeat(2000).as_bytes()).unwrap();
    wait_until_it_writes(folder, &mut child);
    send(signal, &child);
    let ended = child.wait_with_output().unwrap();
    drop(input);
    ended.into()
}

/// Verbs that open their output before they have read everything.
fn early() -> impl Iterator<Item = &'static &'static [&'static str]> {
    WRITERS.iter().filter(|verb| verb[0] != "book")
}

#[test]
fn an_interrupted_run_leaves_nothing_behind() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        for verb in early() {
            let dir = folder(&[("out.txt", "old")]);
            let ended = ended_by(signal, dir.path(), verb);
            assert_eq!(ended.code, 130, "{verb:?}: {ended}");
            assert!(!ended.err.contains("error") && !ended.err.contains("panic"), "{ended}");
            let left = files(dir.path());
            assert_eq!(left.len(), 1, "{verb:?} {signal}: {left:?}");
            assert_eq!(left[std::ffi::OsStr::new("out.txt")], b"old", "{verb:?}");
        }
    }
}

/// Nothing can be done when a program is killed: its part stays, hidden, and harms nobody.
#[test]
fn a_killed_run_leaves_the_old_file_whole() {
    for verb in early() {
        let dir = folder(&[("out.txt", "old"), ("games.pdn", GAME)]);
        ended_by("-KILL", dir.path(), verb);
        assert_eq!(fs::read_to_string(dir.path().join("out.txt")).unwrap(), "old", "{verb:?}");
        assert!(is_writing(dir.path()), "{verb:?}: where is the part?");
        let check = TAVLEI.run(&dir, ["check", "."]);
        assert_eq!((check.code, check.err.as_str()), (0, ""), "{verb:?}: {check}");
        assert!(check.out.starts_with("./games.pdn: 1 game"), "{check}");
        let again = TAVLEI.run(&dir, words(verb, "games.pdn", "out.txt"));
        assert!(again.code < 2, "{verb:?}: {again}");
        assert_ne!(fs::read_to_string(dir.path().join("out.txt")).unwrap(), "old", "{verb:?}");
    }
}

/// Killed at any time, between the last byte and the new name too: the old file or the new one.
#[test]
fn a_file_in_place_is_old_or_new() {
    let old = GAME.repeat(400);
    let dir = folder(&[("games.pdn", old.as_str())]);
    let path = dir.path().join("games.pdn");
    let words = ["normalize", "--in-place", "games.pdn"];
    let start = Instant::now();
    assert_eq!(TAVLEI.run(&dir, words).code, 0);
    let long = start.elapsed();
    let new = fs::read_to_string(&path).unwrap();
    assert_ne!(old, new);
    let mut seen = [false; 2];
    for round in 0..40 {
        fs::write(&path, &old).unwrap();
        let mut child = TAVLEI.command(&dir, words).stderr(Stdio::null()).spawn().unwrap();
        sleep(long * round / 32);
        // It may be done already.
        let _ = child.kill();
        child.wait().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        assert!(text == old || text == new, "round {round}: {} bytes", text.len());
        seen[usize::from(text == new)] = true;
    }
    assert!(seen[0], "no run was killed before its end");
}
