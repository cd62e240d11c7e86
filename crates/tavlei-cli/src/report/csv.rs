//! A game as a row. What anybody may have written is made harmless for spreadsheets.

use tavlei::collection::grid::harmless;
use tavlei::collection::tournament::Fault;
use tavlei::record::Record;
use tavlei::replay::Report;

const COLUMNS: [&str; 19] = [
    "file",
    "record",
    "line",
    "game",
    "white",
    "black",
    "plies",
    "verdict",
    "at_ply",
    "at_line",
    "at_column",
    "at_text",
    "code",
    "message",
    "result_recorded",
    "result_board",
    "result_agrees",
    "score",
    "findings",
];

/// The names of the columns.
pub(super) fn head() -> String {
    row(COLUMNS.iter().map(ToString::to_string))
}

/// The row of a game.
pub(super) fn game(file: &str, record: &Record, report: &Report) -> String {
    let (at, reason, result) = (report.at.as_ref(), report.reason.as_ref(), &report.result);
    let tag = |name| harmless(record.tag(name).unwrap_or("")).into_owned();
    let some = |value: Option<String>| value.unwrap_or_default();
    let codes: Vec<&str> = report.findings.iter().map(|finding| finding.code).collect();
    row([
        harmless(file).into_owned(),
        report.record.to_string(),
        report.line.to_string(),
        some(report.game.as_ref().map(|game| game.id().to_owned())),
        tag("White"),
        tag("Black"),
        report.plies.to_string(),
        report.verdict.to_string(),
        some(at.map(|at| at.ply.to_string())),
        some(at.map(|at| at.line.to_string())),
        some(at.map(|at| at.column.to_string())),
        some(at.map(|at| harmless(&at.text).into_owned())),
        some(reason.map(|reason| reason.code.to_owned())),
        some(reason.map(|reason| harmless(&reason.message).into_owned())),
        some(result.recorded.clone()),
        some(result.board_score.map(str::to_owned)),
        some(result.agrees.map(|agrees| agrees.to_string())),
        some(result.score.clone()),
        codes.join(" "),
    ])
}

/// A fault of a tournament in the columns of games: its first game, its players, code and message.
pub(super) fn fault(fault: &Fault) -> String {
    let game = fault.games.first();
    let player =
        |at: usize| fault.players.get(at).map_or(String::new(), |name| harmless(name).into_owned());
    let mut fields = vec![String::new(); COLUMNS.len()];
    fields[0] = game.map_or_else(String::new, |game| harmless(&game.file).into_owned());
    fields[1] = game.map_or_else(String::new, |game| game.record.to_string());
    fields[2] = game.map_or_else(String::new, |game| game.line.to_string());
    fields[4] = player(0);
    fields[5] = player(1);
    fault.code.code.clone_into(&mut fields[12]);
    fields[13] = harmless(&fault.message).into_owned();
    fault.code.code.clone_into(&mut fields[18]);
    row(fields)
}

fn row(fields: impl IntoIterator<Item = String>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail.
    let written = writer.write_record(fields).is_ok();
    let bytes = writer.into_inner().unwrap_or_default();
    if written { String::from_utf8(bytes).unwrap_or_default() } else { String::new() }
}
