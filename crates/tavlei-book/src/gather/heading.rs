//! What stands above a game.

use tavlei_record::{Record, ScoreStyle};

use crate::words::Words;

/// The players of a record, in the order in which they play.
pub(super) fn players(record: &Record) -> Vec<&str> {
    ["White", "Red", "Black", "Green"].iter().filter_map(|tag| known(record, tag)).collect()
}

/// A tag that says something.
pub(super) fn known<'r>(record: &'r Record, tag: &str) -> Option<&'r str> {
    let value = record.tag(tag)?.trim();
    (!matches!(value, "" | "?" | "-" | "*")).then_some(value)
}

/// The heading of a game: its players, else its event, else its number in the book.
pub(super) fn title(record: &Record, number: usize, words: &Words) -> String {
    let players = players(record);
    match (players.is_empty(), known(record, "Event")) {
        (false, _) => players.into_iter().map(whole).collect::<Vec<_>>().join(" – "),
        (true, Some(event)) => event.to_owned(),
        (true, None) => words.number(number),
    }
}

/// A name that is not broken at the end of a line, unless it is long.
fn whole(name: &str) -> String {
    const LONG: usize = 20;
    if name.chars().count() > LONG { name.to_owned() } else { name.replace(' ', "\u{a0}") }
}

/// The result that a record states, in the words of the notation if it has any.
pub(super) fn result_of(record: &Record, style: &ScoreStyle) -> Option<String> {
    let says = |result: &&str| !matches!(result.trim(), "" | "*" | "?" | "-");
    let stated = || record.stated_result().filter(says).map(result);
    style.result.clone().or_else(stated)
}

/// A result, as it is printed.
fn result(written: &str) -> String {
    written.replace("1/2", "½").replace('-', "–")
}

/// The lines below the heading: where and when; the opening; who made the notes.
pub(super) fn lines(record: &Record, words: &Words) -> Vec<String> {
    let date = record.tag("Date").map(|date| words.date(date)).filter(|date| !date.is_empty());
    let event = known(record, "Event").filter(|_| !players(record).is_empty());
    let place = [
        event.map(ToOwned::to_owned),
        known(record, "Site").map(ToOwned::to_owned),
        known(record, "Round").map(|round| words.round(round)),
        date,
    ];
    let place: Vec<String> = place.into_iter().flatten().collect();
    let opening = known(record, "Opening").map(ToOwned::to_owned);
    let annotator = known(record, "Annotator").map(|name| words.annotator(name));
    let lines = [Some(place.join(", ")), opening, annotator];
    lines.into_iter().flatten().filter(|line| !line.is_empty()).collect()
}
