//! Counts of games over a folder of real files, which is not part of the project: the environment
//! variable `TAVLEI_RECORDS` names it. Its `index.tsv` says how many games each file holds.

use std::fs;
use std::path::{Path, PathBuf};

use tavlei_record::{ReadOptions, parse_all};

/// Files where the index is known to count otherwise, with what a count by eye gives.
const COUNTED: &[(&str, usize, &str)] = &[
    ("brunogui/48th Polish Team Championship.pdn", 82, "81 headers, and one game under [Empty]"),
    (
        "brunogui/4th African BLITZ Championship OUAGA ZIIRI 2024.pdn",
        48,
        "48 headers, one of them French",
    ),
    (
        "converted/lidraughts_russian.pdn",
        22,
        "21 headers, 12 of them without moves, and one bare game",
    ),
    ("games-checkers/internt/candidate95.pdn", 8, "the comment before the first game is no game"),
    ("games-checkers/internt/dutch96h.pdn", 194, "the same"),
    ("games-checkers/internt/nk2003-amsterdam.pdn", 91, "the same"),
    ("games-checkers/internt/wk2003.pdn", 190, "the same"),
    ("games-checkers/russian/World_Championship_1998.pdn", 460, "460 headers, all with moves"),
    ("games-checkers/russian/test.pdn", 3, "the comment before the first game is no game"),
];

/// The columns `file` and `games` of the index.
fn index(folder: &Path) -> Vec<(String, usize)> {
    let text = fs::read_to_string(folder.join("index.tsv")).expect("index.tsv");
    let rows = text.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    rows.map(|row| (row[0].to_owned(), row[3].parse().expect("a number of games"))).collect()
}

#[test]
fn every_file_has_as_many_games_as_its_index_says() {
    let Some(folder) = std::env::var_os("TAVLEI_RECORDS").map(PathBuf::from) else {
        println!("skipped: TAVLEI_RECORDS names no folder of real files");
        return;
    };
    let mut wrong = Vec::new();
    for (file, games) in index(&folder) {
        let bytes = fs::read(folder.join(&file)).expect("a file of the index");
        let games = COUNTED.iter().find(|row| row.0 == file).map_or(games, |row| row.1);
        let found = parse_all(&bytes, &ReadOptions::default()).len();
        if found != games {
            wrong.push(format!("{file}: {found} records, the index says {games}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
