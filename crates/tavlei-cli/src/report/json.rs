//! A game as a line of JSON.

use serde_json::json;
use tavlei::collection::tournament::Fault;
use tavlei::record::Record;
use tavlei::replay::Report;

/// The line of a game, with its end.
pub(super) fn game(file: &str, record: &Record, report: &Report) -> String {
    let mut line = Vec::new();
    // Writing to memory does not fail.
    let written = report.write_json(&mut line, file, record).is_ok();
    if written { String::from_utf8(line).unwrap_or_default() } else { String::new() }
}

/// The line of a fault of a tournament, with its end.
pub(super) fn fault(tournament: &str, fault: &Fault) -> String {
    let games: Vec<_> = fault
        .games
        .iter()
        .map(|game| json!({"file": game.file, "record": game.record, "line": game.line}))
        .collect();
    let line = json!({
        "tournament": tournament,
        "code": fault.code.code,
        "slug": fault.code.slug,
        "severity": fault.severity().name(),
        "message": fault.message,
        "round": fault.round,
        "players": fault.players,
        "games": games,
    });
    format!("{line}\n")
}
