//! What a larger file costs: time grows with it, memory does not.
//!
//! Minutes and gigabytes of disk, so it runs only when asked:
//! `cargo test --release -p tavlei-tests --test growth -- --ignored --nocapture`. `TAVLEI_PROGRAM` names
//! another build of the program to be measured, `TAVLEI_GROWTH` the factors (`1,10,100,1000`).
#![cfg(target_os = "linux")]
#![allow(clippy::cast_precision_loss, reason = "figures to be read, to three places")]

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use tavlei::core::Point;
use tavlei::rules::find;

/// About so much is the file that the others are so many times as long as.
const BASE: usize = 1_000_000;

/// Games of so many half-moves at most.
const LONGEST: usize = 90;

/// What a run has cost.
#[derive(Clone, Copy)]
struct Cost {
    /// Of the processor, by the program and the system for it.
    seconds: f64,
    /// The most memory that was in use, in KiB.
    memory: u64,
}

/// Numbers as if drawn by lot, the same in every run.
struct Lot(u64);

impl Lot {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(0x1405_7b7e_f767_814f);
        (self.0 >> 33) as usize % most
    }
}

/// A legal game like no other.
fn one_game(number: usize, lot: &mut Lot) -> String {
    let game = find("international").unwrap();
    let mut session = game.open();
    let mut text = format!(
        "[Event \"Open\"]\n[Date \"1987.03.{:02}\"]\n[White \"Alder{number}, A.\"]\n\
         [Black \"Birch{}, B.\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n",
        1 + number % 28,
        lot.below(100_000)
    );
    for ply in 0..LONGEST {
        let turns = session.turns().to_vec();
        if turns.is_empty() {
            break;
        }
        let turn = turns[lot.below(turns.len())];
        if ply % 2 == 0 {
            write!(text, "{}. ", ply / 2 + 1).unwrap();
        }
        let cell = |at: Option<Point>| game.labels().label(at.unwrap());
        let sign = if turn.is_capture() { "x" } else { "-" };
        let end = if ply % 8 == 7 { "\n" } else { " " };
        write!(text, "{}{sign}{}{end}", cell(turn.from), cell(turn.to)).unwrap();
        session.play(&turn);
    }
    text + "*\n\n"
}

/// A file of `factor` times the base; the number of its games.
fn write_games(path: &Path, factor: usize) -> usize {
    let mut file = std::io::BufWriter::new(File::create(path).unwrap());
    let (mut written, mut games, mut lot) = (0, 0, Lot(factor as u64));
    while written < BASE * factor {
        let text = one_game(games, &mut lot);
        file.write_all(text.as_bytes()).unwrap();
        (written, games) = (written + text.len(), games + 1);
    }
    file.flush().unwrap();
    games
}

/// How many seconds of the processor the programs took that have ended.
fn children() -> f64 {
    let text = fs::read_to_string("/proc/self/stat").unwrap();
    // Behind the name in brackets; the system counts in hundredths.
    let fields: Vec<&str> = text.rsplit(')').next().unwrap().split_whitespace().collect();
    fields[13..15].iter().map(|ticks| ticks.parse::<f64>().unwrap() / 100.0).sum()
}

fn cost(words: &[&str], folder: &Path) -> Cost {
    let program = std::env::var("TAVLEI_PROGRAM");
    let program = program.as_deref().unwrap_or(env!("CARGO_BIN_EXE_tavlei-under-test"));
    let mut command = Command::new(program);
    command.args(words).current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null());
    let before = children();
    let mut child = command.spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut memory = 0;
    let code = loop {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|peak| peak.trim().strip_suffix(" kB")?.parse().ok());
        memory = memory.max(peak.unwrap_or(0));
        if let Some(code) = child.try_wait().unwrap() {
            break code;
        }
        sleep(Duration::from_millis(2));
    };
    assert!(code.code().is_some_and(|code| code < 2), "{words:?}: {code}");
    Cost { seconds: children() - before, memory }
}

fn factors() -> Vec<usize> {
    let asked = std::env::var("TAVLEI_GROWTH").unwrap_or("1,10,100".to_owned());
    asked.split(',').map(|factor| factor.parse().expect("a number")).collect()
}

const VERBS: [&[&str]; 6] = [
    &["head", "-n", "1000000000", "-o", "out.pdn", "--force"],
    &["check", "-j", "1"],
    &["find", "--fen", "W:W28:B19", "--count", "-j", "1"],
    &["convert", "--notation", "algebraic", "-o", "out.pdn", "--force", "-j", "1"],
    &["convert", "--to", "json", "-o", "out.jsonl", "--force", "-j", "1"],
    &["dedup", "-o", "out.pdn", "--force", "-j", "1"],
];

#[test]
#[ignore = "minutes and gigabytes: with --release -- --ignored --nocapture"]
fn time_grows_with_the_file_and_memory_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut seen: Vec<Vec<(f64, Cost, usize)>> = vec![Vec::new(); VERBS.len()];
    for factor in factors() {
        let games = write_games(&folder.path().join("games.pdn"), factor);
        let length = folder.path().join("games.pdn").metadata().unwrap().len() as f64 / 1e6;
        for (verb, seen) in VERBS.iter().zip(&mut seen) {
            let cost = cost(&[verb, &["games.pdn"][..]].concat(), folder.path());
            let Cost { seconds, memory } = cost;
            println!(
                "{} {length:.0} MB, {games} games: {seconds:.2} s, {:.2} ms a MB, {:.1} MiB, {} bytes a game",
                verb[..3.min(verb.len())].join(" "),
                seconds * 1e3 / length,
                memory as f64 / 1024.0,
                memory as usize * 1024 / games,
            );
            seen.push((length, cost, games));
        }
    }
    for (verb, seen) in VERBS.iter().zip(&seen) {
        let [.., (short, before, _), (long, after, games)] = seen[..] else { continue };
        // The first MB is not the measure: a program must start too.
        let (a_mb, then) = (before.seconds / short, after.seconds / long);
        assert!(then < a_mb * 1.5 + 0.002, "{verb:?}: {a_mb} s a MB, then {then}");
        let more = (after.memory.saturating_sub(before.memory)) as usize * 1024;
        let allowed = if verb[0] == "dedup" { games * 1500 } else { 8 << 20 };
        assert!(more < allowed, "{verb:?}: {more} bytes more for {games} games");
    }
}
