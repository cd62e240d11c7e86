//! What `find` says of a game: one line, or one line of JSON.

use serde_json::{Map, Value, json};
use tavlei::core::counted;
use tavlei::record::Record;
use tavlei::replay::{Context, check};

use super::Hit;
use crate::args::Find;
use crate::carry::Carry;
use crate::diagnostics::players;
use crate::failure::Failure;

/// What is written of the games that fit.
pub(super) enum Form {
    /// Themselves.
    Games(Carry),
    /// How many there are.
    Count,
    /// A line for each.
    List,
    /// A line of JSON for each.
    Json,
}

impl Form {
    /// As the command line says.
    pub(super) fn new(args: &Find) -> Result<Form, Failure> {
        let showing = &args.showing;
        Ok(match (showing.count, showing.list, showing.json) {
            (true, ..) => Form::Count,
            (_, true, _) => Form::List,
            (.., true) => Form::Json,
            _ => Form::Games(Carry::new(&args.writing)?),
        })
    }
}

/// `games.pdn:1: Alder, A. – Birch, B.; Club evening; 1990.05.12; 2-0; 57 half-moves; found after 12`
pub(super) fn line(file: &str, context: &Context, record: &Record, hit: Hit) -> String {
    let report = check(context, record);
    let tag =
        |name| record.tag(name).filter(|value| !matches!(*value, "" | "?")).map(str::to_owned);
    let half_moves = counted(report.plies, "half-move");
    let parts = [
        Some(players(record).unwrap_or_else(|| "no players".to_owned())),
        tag("Event"),
        tag("Date"),
        report.result.recorded,
        Some(half_moves),
        hit.ply.map(|ply| format!("found after {ply}")),
        hit.distance.map(|distance| format!("{distance} differ")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().map(|part| one_line(&part)).collect();
    format!("{file}:{}: {}\n", record.first_line, parts.join("; "))
}

/// A text without line breaks and other signs that are not for reading.
fn one_line(text: &str) -> String {
    text.split(char::is_control).filter(|piece| !piece.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The same as an object, with all tags.
pub(super) fn json(file: &str, context: &Context, record: &Record, hit: Hit) -> String {
    let report = check(context, record);
    let mut tags = Map::new();
    for tag in &record.tags {
        let name = record.str(tag.name).to_owned();
        tags.entry(name).or_insert_with(|| Value::from(record.str(tag.value)));
    }
    let object = json!({
        "file": file,
        "record": record.number,
        "line": record.first_line,
        "game": report.game.as_ref().map(tavlei::rules::Game::id),
        "tags": tags,
        "plies": report.plies,
        "verdict": report.verdict.as_str(),
        "result": report.result.recorded,
        "ply": hit.ply,
        "distance": hit.distance,
    });
    format!("{object}\n")
}
