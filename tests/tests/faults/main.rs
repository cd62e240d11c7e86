//! What goes wrong around the program: full disks, protected files, interruptions, files that change,
//! names and archives made to do harm, text without end. Every fault ends in a clear message and an
//! exit code; what stood there before stands there still, and nothing is half written.
#![cfg(unix)]

mod changing;
mod deep;
mod endless;
mod full;
mod interrupted;
mod names;
mod packed;
mod pipes;
mod places;
mod protected;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// A game that `fix` and `normalize` change.
const GAME: &str = "[White \"Alder,A.\"]\n[Black \"Birch, B.\"]\n[Date \"12.3.1987\"]\n[Result \"*\"]\n\
                    [GameType \"20\"]\n\n1.32-28 19-23 2. 28x19 14x23 2-0\n\n";

/// So many games of different players, so that none is a double.
fn games(many: usize) -> String {
    (0..many).map(|number| GAME.replace("Birch", &format!("Birch{number}"))).collect()
}

/// The verbs that write a file, on `games.pdn` or the standard input, without their output.
const WRITERS: [&[&str]; 13] = [
    &["convert", "--notation", "algebraic"],
    &["convert", "--to", "json"],
    &["convert", "--to", "html"],
    &["fix"],
    &["normalize"],
    &["sort"],
    &["merge"],
    &["dedup"],
    &["find", "--player", "Alder"],
    &["head", "-n", "1000000"],
    &["sample", "-n", "1000000", "--seed", "1"],
    &["check", "--report", "json"],
    &["book", "--to", "html"],
];

/// The words of a verb with what it reads and what it writes.
fn words<'a>(verb: &[&'a str], input: &'a str, output: &'a str) -> Vec<&'a str> {
    [verb, &[input, "-o", output, "--force"]].concat()
}

/// The files below a folder with what is in them; of links, that they are some.
fn files(folder: &Path) -> BTreeMap<OsString, Vec<u8>> {
    let mut found = BTreeMap::new();
    for entry in walkdir::WalkDir::new(folder).into_iter().flatten() {
        if !entry.file_type().is_dir() {
            let bytes =
                if entry.path_is_symlink() { Vec::new() } else { fs::read(entry.path()).unwrap() };
            found.insert(entry.path().strip_prefix(folder).unwrap().into(), bytes);
        }
    }
    found
}

/// The program could not do it, says so in these words, and did not break.
fn assert_refused(run: &Run, says: &[&str]) {
    assert_eq!(run.code, 2, "{run}");
    assert!(says.iter().all(|word| run.err.contains(word)), "{says:?} in {run}");
    assert_sound(run);
}

/// The program ended by itself.
fn assert_sound(run: &Run) {
    assert!((0..=2).contains(&run.code), "{run}");
    assert!(!run.err.contains("panicked") && !run.err.contains("os error"), "{run}");
}

fn run(mut command: Command) -> Run {
    tavlei_tests::finished(&mut command, b"").expect("it starts").into()
}

/// Rights do not bind root.
fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}
