//! What is in order stays as it is: verbs that write games find nothing more to do in what they wrote.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// All files of records that are shipped, faulty ones too.
fn files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    walk(&root().join("corpus"), &mut found);
    for format in fs::read_dir(root().join("formats")).unwrap() {
        walk(&format.unwrap().path().join("valid"), &mut found);
    }
    found.sort();
    found
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            walk(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// What a verb makes of a file, if it is one of records.
fn made(verb: &[&str], path: &Path) -> Option<String> {
    let words: Vec<&str> = verb.iter().copied().chain([path.to_str().unwrap()]).collect();
    let run = TAVLEI.run(root(), words);
    (run.code < 2 && !run.out.is_empty()).then_some(run.out)
}

fn is_stable(verb: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let once_made = folder.path().join("once.pdn");
    let mut seen = 0;
    for path in files() {
        let Some(once) = made(verb, &path) else { continue };
        seen += 1;
        fs::write(&once_made, &once).unwrap();
        let twice = made(verb, &once_made).unwrap_or_default();
        assert!(once == twice, "{}:\n{once}\n---\n{twice}", path.display());
    }
    assert!(seen > 200, "{seen}");
}

/// A comment that a parenthesis begins may go on: only where the text is written anew can the result
/// of the tag stand behind it.
#[test]
fn a_result_is_put_behind_any_comment_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let games = "[Result \"1-0\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 (a good move, says he)\n\n\
                 [Result \"0-1\"]\n[GameType \"21\"]\n\n1. 11-15 23-19 ? what now\n";
    let once_made = folder.path().join("once.pdn");
    fs::write(&once_made, games).unwrap();
    let once = made(&["normalize"], &once_made).unwrap();
    assert_eq!(once.matches("1-0").count() + once.matches("0-1").count(), 4, "{once}");
    fs::write(&once_made, &once).unwrap();
    assert_eq!(made(&["normalize"], &once_made).unwrap(), once);
}

#[test]
fn what_is_normalized_is_normal() {
    is_stable(&["normalize"]);
}

#[test]
fn what_is_sorted_is_in_order() {
    is_stable(&["sort", "--by", "date,event,round"]);
}

#[test]
fn what_has_no_doubles_has_none() {
    is_stable(&["dedup"]);
}
