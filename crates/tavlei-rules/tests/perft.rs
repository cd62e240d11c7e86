//! Leaf counts from independent generators: `tests/perft/*.perft`, each row with its source.
//!
//! Rows up to [`LIMIT`] turns run always; the deeper ones with `--ignored`.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use tavlei_core::{Kind, Position, Side};
use tavlei_rules::{Game, find, game_from_toml};

/// All rows up to this many turns take a release build well under a minute.
const LIMIT: u64 = 130_000_000;

struct Row {
    file: String,
    position: String,
    depth: u32,
    turns: u64,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/perft")
}

fn rows() -> Vec<Row> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|e| e.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "perft"));
    files.sort();
    files.iter().flat_map(|path| rows_of(path)).collect()
}

fn rows_of(path: &Path) -> Vec<Row> {
    let file = path.file_stem().unwrap().to_str().unwrap().to_owned();
    let (mut position, mut rows) = (String::new(), Vec::new());
    for line in fs::read_to_string(path).unwrap().lines() {
        if let Some(rest) = line.strip_prefix("position ") {
            rest.clone_into(&mut position);
        } else if let Some((depth, turns)) = line.split_once(' ').filter(|_| !line.starts_with('#'))
        {
            let (depth, turns) = (depth.parse().unwrap(), turns.parse().unwrap());
            rows.push(Row { file: file.clone(), position: position.clone(), depth, turns });
        }
    }
    rows
}

fn game(file: &str) -> Game {
    find(file).unwrap_or_else(|| {
        let rules = fs::read_to_string(folder().join(format!("{file}.toml"))).unwrap();
        game_from_toml(&rules).unwrap()
    })
}

/// Plain FEN: `W:W31,K32:B1,2`.
fn position(game: &Game, fen: &str) -> Position {
    if fen == "start" {
        return game.start().clone();
    }
    let side = |text: &str| if text.starts_with('W') { Side::White } else { Side::Black };
    let mut fields = fen.split(':');
    let mut position = Position::empty(side(fields.next().unwrap()));
    for field in fields {
        for cell in field[1..].split(',') {
            let (name, kind) =
                cell.strip_prefix('K').map_or((cell, Kind::Man), |name| (name, Kind::King));
            position.put(game.labels().find(name).unwrap(), side(field), kind);
        }
    }
    position.sort();
    position
}

fn fault(row: &Row) -> Option<String> {
    let game = game(&row.file);
    let mut session = game.open_at(&position(&game, &row.position)).unwrap();
    let turns = session.perft(row.depth);
    let Row { file, position, depth, turns: right } = row;
    (turns != *right).then(|| format!("{file} {position} depth {depth}: {turns}, not {right}"))
}

/// Checks rows on two threads, the longest first.
fn check(mut rows: Vec<Row>) {
    rows.sort_by_key(|row| std::cmp::Reverse(row.turns));
    let next = AtomicUsize::new(0);
    let worker = || {
        let rows = std::iter::from_fn(|| rows.get(next.fetch_add(1, Ordering::Relaxed)));
        rows.filter_map(fault).collect::<Vec<String>>()
    };
    let faults = thread::scope(|scope| {
        let other = scope.spawn(worker);
        let mut faults = worker();
        faults.extend(other.join().unwrap());
        faults
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_game_has_perft_numbers() {
    for game in tavlei_rules::catalogue() {
        assert!(!rows_of(&folder().join(format!("{}.perft", game.id()))).is_empty(), "{game:?}");
    }
}

#[test]
fn counts_within_the_limit() {
    let rows: Vec<Row> = rows().into_iter().filter(|row| row.turns <= LIMIT).collect();
    assert!(rows.len() > 200, "only {} rows", rows.len());
    check(rows);
}

#[test]
#[ignore = "takes hours: run it with --release -- --ignored"]
fn counts_beyond_the_limit() {
    let rows: Vec<Row> = rows().into_iter().filter(|row| row.turns > LIMIT).collect();
    check(rows);
}
