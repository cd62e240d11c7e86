//! A game for reading.

use tavlei::record::{Record, Severity};
use tavlei::replay::{Finding, Report};

use crate::diagnostics::{Place, brief, explains, full, is_reason, players};
use crate::terminal::renderer;

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
        "game {} (line {}){players}: {game}, {} plies, {}{score}\n",
        report.record, report.line, report.plies, report.verdict
    )
}
