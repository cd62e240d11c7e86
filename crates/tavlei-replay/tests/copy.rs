//! What is written while a game is looked at is what a conversion makes of it, byte for byte.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_record::{RawGame, ReadOptions, Splitter, parse_all};
use tavlei_replay::{Context, Copyist, Options};

mod copied;

use copied::{is_copied, targets};

/// All files with records below a folder, in the order of names.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "pdn" || e == "pgn") {
            found.push(path);
        }
    }
}

/// How many games of a file there are, and how many are written at once: all in the first notation, some
/// in each of the others.
fn compare(file: &Path) -> (usize, usize) {
    let bytes = fs::read(file).unwrap();
    let options = ReadOptions::default();
    let context = Context::learn(&parse_all(&bytes, &options), Options::default());
    let mut splitter = Splitter::new(&bytes[..], &options);
    let games: Vec<RawGame> = std::iter::from_fn(|| splitter.next().unwrap()).collect();
    let mut all_copied = 0;
    for (number, target) in targets().iter().enumerate() {
        let mut copyist = Copyist::new(target);
        let step = if number == 0 { 1 } else { 5 };
        let copied = games.iter().skip(number).step_by(step);
        let copied = copied.filter(|raw| is_copied(&mut copyist, target, raw, &context)).count();
        all_copied += if number == 0 { copied } else { 0 };
    }
    (games.len(), all_copied)
}

#[test]
fn the_corpus_is_copied_as_it_is_converted() {
    let mut found = Vec::new();
    files(&PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../corpus"), &mut found);
    let copied: usize = found.iter().map(|file| compare(file).1).sum();
    assert!(copied > 40, "{copied}");
}

#[test]
fn real_records_are_copied_as_they_are_converted() {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS") else {
        eprintln!("TAVLEI_RECORDS names no folder: real records are not copied");
        return;
    };
    let mut found = Vec::new();
    files(Path::new(&folder), &mut found);
    let (mut all, mut copied) = (0, 0);
    for file in &found {
        let (games, of_them) = compare(file);
        eprintln!("{}: {of_them} of {games}", file.display());
        (all, copied) = (all + games, copied + of_them);
    }
    assert!(copied * 2 > all, "{copied} of {all}");
}

/// What is done to records before they are converted is done to none that is copied.
#[test]
fn players_by_number_are_left_to_the_long_way() {
    let text = "[P1 \"A\"]\n[P2 \"B\"]\n[Variant \"Russian\"]\n\n1. c3-d4 d6-c5 *\n";
    let options = ReadOptions::default();
    let mut raw = Splitter::new(text.as_bytes(), &options).next().unwrap().unwrap();
    let context = Context::learn(&[], Options::default());
    let target = &targets()[0];
    assert!(!is_copied(&mut Copyist::new(target), target, &raw, &context));
    raw.text = raw.text.replace("P1", "White");
    assert!(is_copied(&mut Copyist::new(target), target, &raw, &context));
}
