//! Every way to write a turn, of every game: each text of the traces in `tests/traces` is read as
//! one move. `TAVLEI_TRACES` names another folder of traces.

use std::path::PathBuf;
use std::{env, fs};

use serde_json::Value;
use tavlei_record::{ItemKind, PdnOptions, ReadOptions, Record, parse_all, write_pdn};

fn folder() -> PathBuf {
    let own = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces");
    env::var_os("TAVLEI_TRACES").map_or_else(own, PathBuf::from)
}

/// The games of all traces: the name of the game, its turns, its result.
fn games() -> Vec<(String, Vec<String>, String)> {
    let mut paths: Vec<_> = fs::read_dir(folder())
        .expect("traces")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    let mut games = Vec::new();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        for line in fs::read_to_string(path).expect("a trace").lines() {
            let trace: Value = serde_json::from_str(line).expect("JSON");
            let turns = trace["turns"].as_array().expect("turns").iter();
            let turns = turns.map(|turn| turn.as_str().unwrap_or_default().to_owned()).collect();
            games.push((name.clone(), turns, trace["end"].as_str().unwrap_or("*").to_owned()));
        }
    }
    games
}

/// Numbered movetext; `glued` leaves out the blank behind the number.
fn movetext(turns: &[String], end: &str, glued: bool) -> String {
    let mut text = String::new();
    for (index, turn) in turns.iter().enumerate() {
        if index % 2 == 0 {
            text.push_str(&(index / 2 + 1).to_string());
            text.push_str(if glued { "." } else { ". " });
        }
        text.push_str(turn);
        text.push(if index % 11 == 10 { '\n' } else { ' ' });
    }
    text + end
}

fn moves(record: &Record) -> Vec<&str> {
    let is_move = |kind| matches!(kind, ItemKind::Move | ItemKind::UnknownMove);
    record
        .items
        .iter()
        .filter(|item| is_move(item.kind))
        .map(|item| record.str(item.text))
        .collect()
}

#[test]
fn every_turn_is_one_move() {
    for (game, turns, end) in games() {
        for glued in [false, true] {
            let pdn = format!("[Variant \"{game}\"]\n\n{}\n", movetext(&turns, &end, glued));
            let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
            assert_eq!(records.len(), 1, "{game}");
            assert_eq!(moves(&records[0]), turns, "{game}");
            assert_eq!(records[0].result(), Some(&*end), "{game}");
            assert!(records[0].remarks.is_empty(), "{game}: {:?}", records[0].remarks);
        }
    }
}

#[test]
fn every_turn_is_written_and_read_again() {
    for (game, turns, end) in games() {
        let pdn = format!("[Variant \"{game}\"]\n\n{}\n", movetext(&turns, &end, false));
        let records = parse_all(pdn.as_bytes(), &ReadOptions::default());
        let mut out = Vec::new();
        write_pdn(&mut out, &records[0], &PdnOptions::default()).expect("written");
        let again = parse_all(&out, &ReadOptions::default());
        assert_eq!(moves(&again[0]), turns, "{game}");
        assert!(!String::from_utf8_lossy(&out).contains("%keep"), "{game}");
    }
}
