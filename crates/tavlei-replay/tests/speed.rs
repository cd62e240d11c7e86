//! No game takes long to check: a record of a hundred turns within a second, on a slow machine and
//! without optimisation of this test's own; most take a few thousandths.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use serde_json::Value;
use tavlei_record::{ReadOptions, Record, parse_all};
use tavlei_replay::{Context, Options, Verdict, check};
use tavlei_rules::{Game, catalogue};

const MOST: Duration = Duration::from_secs(1);

/// The turns of every trace of a game.
fn traces(game: &Game) -> Vec<Vec<String>> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces");
    let text = fs::read_to_string(folder.join(format!("{}.jsonl", game.id()))).expect("traces");
    let turns = |line: &str| {
        let trace: Value = serde_json::from_str(line).expect("JSON");
        let turns = trace["turns"].as_array().expect("a list").iter();
        turns.filter_map(|turn| turn.as_str().map(str::to_owned)).collect()
    };
    text.lines().map(turns).collect()
}

fn record(game: &Game, turns: &[String]) -> Record {
    let pdn = format!("[Variant \"{}\"]\n[Result \"*\"]\n\n{} *\n", game.id(), turns.join(" "));
    parse_all(pdn.as_bytes(), &ReadOptions::default()).remove(0)
}

/// How long the slowest record of a game takes, for each hundred turns.
fn slowest(game: &Game) -> Duration {
    let context = Context::learn(&[], Options::default());
    let time = |turns: &Vec<String>| {
        let record = record(game, turns);
        let start = Instant::now();
        let report = check(&context, &record);
        let time = start.elapsed();
        assert_eq!(report.verdict, Verdict::Legal, "{} {:?}", game.id(), report.reason);
        time * 100 / turns.len().max(20) as u32
    };
    traces(game).iter().map(time).max().unwrap_or_default()
}

#[test]
fn a_record_of_any_game_is_checked_within_a_second() {
    let mut times: Vec<(Duration, &str)> =
        catalogue().iter().map(|game| (slowest(game), game.id())).collect();
    times.sort_unstable_by(|a, b| b.cmp(a));
    println!("the slowest: {:?}", &times[..10]);
    assert!(times[0].0 < MOST, "{:?}", times[0]);
}
