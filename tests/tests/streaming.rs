//! Conversions stream: the program may have less memory than its file is long.
#![cfg(unix)]

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::Command;

use tavlei_tests::{Program, Run};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

/// What the program may have, in KiB of addresses: its code, its stacks and all it reads into.
const MEMORY: u64 = 48_000;

/// The games of the sample files are short, so that there are many.
const GAME: &str = "[White \"Alder, Anna\"]\n[Black \"Beech, Bo\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n\
                    1. 32-28 19-23 2. 28x19 14x23 {so} 3. 37-32 23-28 4. 32x23 18x29 *\n\n";

/// Converts a file with little memory.
fn convert(folder: &Path, from: &str, to: &str) -> Run {
    let script = format!("ulimit -v {MEMORY} && exec \"$0\" convert -j 1 {from} -o {to} --force");
    let mut command = Command::new("sh");
    command.args(["-c", &script, TAVLEI.0]).current_dir(folder);
    // Each thread would set aside addresses that it never uses.
    let output = command.env("MALLOC_ARENA_MAX", "1").output().expect("sh");
    Run::from(output)
}

/// Writes a text again and again, until a file is so long.
fn fill(file: &mut File, piece: &[u8], long: u64) {
    let many = piece.repeat(1 + (1 << 16) / piece.len());
    for _ in 0..=long / many.len() as u64 {
        file.write_all(&many).expect("room on the disk");
    }
}

/// A file of PDN.
fn pdn(folder: &Path, long: u64) {
    fill(&mut File::create(folder.join("games.pdn")).expect("a file"), GAME.as_bytes(), long);
}

/// A file of JSON, one game a line.
fn lines(folder: &Path, long: u64) {
    fs::write(folder.join("one.pdn"), GAME).expect("a file");
    TAVLEI.run(folder, ["convert", "one.pdn", "-o", "one.jsonl"]);
    let line = fs::read(folder.join("one.jsonl")).expect("a game");
    fill(&mut File::create(folder.join("games.jsonl")).expect("a file"), &line, long);
}

/// A table of a spreadsheet, one game a row.
fn table(folder: &Path, long: u64) {
    fs::write(folder.join("one.pdn"), GAME).expect("a file");
    TAVLEI.run(folder, ["convert", "one.pdn", "-o", "one.csv"]);
    let rows = fs::read_to_string(folder.join("one.csv")).expect("a game");
    let (head, row) = rows.split_once('\n').expect("a head and a row");
    let mut file = File::create(folder.join("games.csv")).expect("a file");
    writeln!(file, "{head}").expect("room on the disk");
    fill(&mut file, row.as_bytes(), long);
}

/// A file of WTHOR: games of three moves in a year that had very many.
fn wthor(folder: &Path, long: u64) {
    let mut game = [0_u8; 68];
    game[8..11].copy_from_slice(&[56, 64, 33]);
    let many = game.repeat(1000);
    let rounds = long / many.len() as u64 + 1;
    let mut file = File::create(folder.join("games.wtb")).expect("a file");
    // The day of the file, how many games, their year, and boards of eight.
    let mut head = [20, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0];
    head[4..8].copy_from_slice(&(rounds as u32 * 1000).to_le_bytes());
    head[10..12].copy_from_slice(&1977_u16.to_le_bytes());
    file.write_all(&head).expect("room on the disk");
    for _ in 0..rounds {
        file.write_all(&many).expect("room on the disk");
    }
}

/// Converts a file that is so many times as long as the memory is large.
fn streams(make: fn(&Path, u64), from: &str, to: &str, tenths: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    make(folder.path(), MEMORY * 1024 / 10 * tenths);
    let run = convert(folder.path(), from, to);
    assert_eq!((run.code, run.err.contains("memory")), (0, false), "{from} to {to}: {}", run.err);
    let length = |name: &str| fs::metadata(folder.path().join(name)).expect("a file").len();
    assert!(length(to) > length(from) / 4, "{from} to {to}: {} bytes", length(to));
}

#[test]
fn a_file_longer_than_the_memory_is_converted() {
    streams(pdn, "games.pdn", "games.jsonl", 11);
}

/// Of the other formats a file as long as a tenth of the memory shows that they can be read with it.
#[test]
fn every_format_that_streams_is_read_with_little_memory() {
    streams(table, "games.csv", "games.pdn", 1);
    streams(lines, "games.jsonl", "games.csv", 1);
    streams(wthor, "games.wtb", "games.jsonl", 1);
}

#[test]
#[ignore = "half an hour: cargo test --release -p tavlei-tests --test streaming -- --ignored"]
fn files_of_ten_times_the_memory_are_converted() {
    streams(pdn, "games.pdn", "other.pdn", 100);
    streams(pdn, "games.pdn", "games.jsonl", 100);
    streams(pdn, "games.pdn", "games.csv", 100);
    streams(lines, "games.jsonl", "games.pdn", 100);
    streams(lines, "games.jsonl", "other.jsonl", 100);
    streams(lines, "games.jsonl", "games.csv", 100);
    streams(table, "games.csv", "games.pdn", 100);
    streams(table, "games.csv", "other.csv", 100);
    streams(wthor, "games.wtb", "games.jsonl", 100);
    streams(wthor, "games.wtb", "other.wtb", 100);
}
