//! Random games from an independent engine: at every ply the same number of legal turns, the
//! same turns by their canonical text, and the same end.

use std::fs;
use std::path::Path;

use serde::Deserialize;
use tavlei_core::{Outcome, Session, Side, canonical_text};

#[derive(Deserialize)]
struct Trace {
    seed: u64,
    turns: Vec<String>,
    legal: Vec<usize>,
    end: String,
}

fn play(session: &mut dyn Session, text: &str) -> Result<(), String> {
    let turns = session.turns().to_vec();
    let texts: Vec<String> = turns.iter().map(|turn| canonical_text(session, turn)).collect();
    match texts.iter().position(|t| t == text) {
        Some(i) => session.play(&turns[i]),
        None => return Err(format!("{text} is not among {texts:?}")),
    }
    Ok(())
}

fn replay(id: &str, trace: &Trace) -> Result<(), String> {
    let mut session = tavlei_rules::find(id).ok_or("no such game")?.open();
    for (ply, (turn, &legal)) in trace.turns.iter().zip(&trace.legal).enumerate() {
        let ply = ply + 1;
        let found = session.turns().len();
        if found != legal {
            return Err(format!("ply {ply}: {found} turns, {legal} expected"));
        }
        play(&mut *session, turn).map_err(|what| format!("ply {ply}: {what}"))?;
    }
    let end = match session.outcome() {
        Outcome::Win(Side::White, _) => "1-0",
        Outcome::Win(Side::Black, _) => "0-1",
        Outcome::WinOfSeat(seat, _) => panic!("{seat} has won, which no trace knows"),
        Outcome::Draw(_) => "1/2-1/2",
        Outcome::Open => "*",
    };
    // A trace may end by repetition or by its length: the board itself says nothing then.
    if end == trace.end || (end == "*" && !matches!(&*trace.end, "1-0" | "0-1")) {
        Ok(())
    } else {
        Err(format!("ends {end}, {} expected", trace.end))
    }
}

#[test]
fn every_trace_replays() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces");
    let (mut games, mut faults) = (0, Vec::new());
    for game in tavlei_rules::catalogue() {
        let path = folder.join(format!("{}.jsonl", game.id()));
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        for line in text.lines() {
            let trace: Trace = serde_json::from_str(line).unwrap();
            games += 1;
            if let Err(fault) = replay(game.id(), &trace) {
                faults.push(format!("{} seed {}: {fault}", game.id(), trace.seed));
            }
        }
    }
    assert!(games > 100, "only {games} traces");
    assert!(faults.is_empty(), "{} of {games}:\n{}", faults.len(), faults.join("\n"));
}
