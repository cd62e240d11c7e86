//! A game as a line of JSON.

use tavlei::record::Record;
use tavlei::replay::Report;

/// The line of a game, with its end.
pub(super) fn game(file: &str, record: &Record, report: &Report) -> String {
    let mut line = Vec::new();
    // Writing to memory does not fail.
    let written = report.write_json(&mut line, file, record).is_ok();
    if written { String::from_utf8(line).unwrap_or_default() } else { String::new() }
}
