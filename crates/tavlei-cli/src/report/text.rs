//! A game for reading.

use anstyle::AnsiColor;
use tavlei::collection::tournament::Fault;
use tavlei::core::counted;
use tavlei::record::{Record, Severity};
use tavlei::replay::{Finding, Report};

use crate::diagnostics::{Place, brief, explains, full, is_reason, players};
use crate::terminal::{renderer, tinted};

/// The remarks on a game: errors in full, warnings in a line each, notes only where they explain
/// an error. Verbose: all in full, after a line for the game itself.
pub(super) fn game(
    file: &str,
    record: &Record,
    report: &Report,
    verbose: bool,
    color: bool,
) -> String {
    let mut text = String::new();
    if verbose {
        text.push_str(&headline(record, report));
    }
    let to = renderer(color);
    for finding in report.findings.iter().filter(|finding| !explains(report, finding)) {
        if verbose || is_grave(report, finding) {
            text.push_str(&full(Place { file, record }, report, finding, &to));
            text.push_str("\n\n");
        } else if finding.severity == Severity::Warning {
            text.push_str(&brief(file, finding, &to));
            text.push('\n');
        }
    }
    text
}

/// Whether the remark is an error or tells why the verdict is what it is.
fn is_grave(report: &Report, finding: &Finding) -> bool {
    finding.severity == Severity::Error || is_reason(report, finding)
}

fn headline(record: &Record, report: &Report) -> String {
    let game = report.game.as_ref().map_or("game unknown", |game| game.id());
    let players = players(record).map(|players| format!(", {players}")).unwrap_or_default();
    let score = report.result.score.as_ref().map(|score| format!(", {score}")).unwrap_or_default();
    format!(
        "game {} (line {}){players}: {game}, {}, {}{score}\n",
        report.record,
        report.line,
        counted(report.plies, "ply"),
        report.verdict
    )
}

/// The most games that a fault of a tournament lists.
const MOST_GAMES: usize = 4;

/// A fault of a tournament: what is wrong, and the games that it is about.
pub(super) fn fault(fault: &Fault, color: bool) -> String {
    let tint = match fault.severity() {
        Severity::Error => AnsiColor::Red,
        Severity::Warning => AnsiColor::Yellow,
        Severity::Note => AnsiColor::Green,
    };
    let head = format!("{}[{}]", fault.severity().name(), fault.code.code);
    let mut lines = vec![format!("{}: {}", tinted(&head, tint, color), fault.message)];
    let places = fault.games.iter().take(MOST_GAMES);
    lines.extend(places.map(|at| format!("  --> {}:{} (game {})", at.file, at.line, at.record)));
    if let Some(more) = fault.games.len().checked_sub(MOST_GAMES).filter(|&more| more > 0) {
        lines.push(format!("  ... and {more} more"));
    }
    lines.join("\n") + "\n"
}
