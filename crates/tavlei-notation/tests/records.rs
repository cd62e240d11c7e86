//! Positions of real records. The folder is named by `TAVLEI_RECORDS`.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_notation::parse_fen;
use tavlei_rules::{Game, by_pdn, find};

/// All files below a folder that end in `.pdn`.
fn pdn_files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            pdn_files(&path, out);
        } else if path.extension().is_some_and(|extension| extension == "pdn") {
            out.push(path);
        }
    }
    out.sort();
}

/// The texts of the records' files, decoded well enough for ASCII.
fn texts() -> Vec<(PathBuf, String)> {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS") else {
        println!("TAVLEI_RECORDS is not set: nothing tested");
        return Vec::new();
    };
    let mut files = Vec::new();
    pdn_files(Path::new(&folder), &mut files);
    let read = |path: PathBuf| {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        (path, text)
    };
    files.into_iter().map(read).collect()
}

fn tag<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.trim().strip_prefix('[')?.strip_prefix(name)?.trim().strip_prefix('"')?.split('"').next()
}

/// The games that a file may be about: that of its `GameType`, or any of the common ones.
fn games(text: &str) -> Vec<Game> {
    let number = text.lines().find_map(|line| tag(line, "GameType"));
    let number = number.and_then(|value| value.split(',').next()?.parse().ok());
    match number.and_then(by_pdn) {
        Some(game) => vec![game],
        None => ["english", "russian", "international", "canadian"]
            .iter()
            .filter_map(|id| find(id))
            .collect(),
    }
}

#[test]
fn positions_are_read() {
    for (path, text) in texts() {
        let games = games(&text);
        for fen in text.lines().filter_map(|line| tag(line, "FEN")).filter(|fen| !fen.is_empty()) {
            let known = games.iter().any(|game| {
                parse_fen(fen, game.board(), &[game.labels(), game.algebraic()]).is_ok()
            });
            assert!(known, "{}: {fen}", path.display());
        }
    }
}
