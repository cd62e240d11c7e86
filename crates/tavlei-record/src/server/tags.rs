//! What a server says of a game, as tags.

use serde_json::{Map, Value};

use crate::{Record, Span};

/// Keys that tags of other names tell, or the moves.
const TOLD: [&str; 9] = [
    "players",
    "variant",
    "moves",
    "winner",
    "createdAt",
    "status",
    "clock",
    "initialFen",
    "opening",
];
/// The names of the players' keys for the side that begins and the other.
const SIDES: [(&str, [&str; 2]); 2] = [("White", ["white", "p1"]), ("Black", ["black", "p2"])];

/// Adds the tags, and gives the result as seen from White.
pub(super) fn add(game: &Map<String, Value>, record: &mut Record) -> &'static str {
    let result = result(game);
    let mut tags = Tags { record };
    let players = game.get("players");
    let player = |keys: [&str; 2]| keys.iter().find_map(|key| players?.get(key));
    for (side, keys) in SIDES {
        let name = player(keys).and_then(name);
        tags.add(side, &name.unwrap_or_else(|| "?".to_owned()));
    }
    let begun = game.get("createdAt").and_then(Value::as_i64).map(date_and_time);
    if let Some((date, _)) = &begun {
        tags.add("Date", date);
    }
    tags.add("Result", result);
    for (side, keys) in SIDES {
        if let Some(player) = player(keys) {
            tags.player(side, player);
        }
    }
    tags.clock(game);
    if let Some((_, time)) = &begun {
        tags.add("UTCTime", time);
    }
    for (name, value) in [
        ("Termination", game.get("status")),
        ("Opening", game.get("opening").and_then(|opening| opening.get("name"))),
        ("FEN", game.get("initialFen")),
    ] {
        tags.value(name, value);
    }
    for (key, value) in game.iter().filter(|(key, _)| !TOLD.contains(&key.as_str())) {
        tags.value(&capital(key), Some(value));
    }
    result
}

struct Tags<'a> {
    record: &'a mut Record,
}

impl Tags<'_> {
    fn add(&mut self, name: &str, value: &str) {
        let span = Span { start: 0, end: self.record.source().trim_end().len() as u32 };
        self.record.push_tag(name, value, span);
    }

    /// A value that is no object and no list.
    fn value(&mut self, name: &str, value: Option<&Value>) {
        match value {
            Some(Value::String(text)) => self.add(name, text),
            Some(value @ (Value::Number(_) | Value::Bool(_))) => self.add(name, &value.to_string()),
            Some(Value::Object(object)) if object.contains_key("name") => {
                self.value(name, object.get("name"));
            }
            _ => {}
        }
    }

    fn player(&mut self, side: &str, player: &Value) {
        self.value(&format!("{side}Elo"), player.get("rating"));
        if let Some(change) = player.get("ratingDiff").and_then(Value::as_i64) {
            self.add(&format!("{side}RatingDiff"), &format!("{change:+}"));
        }
        self.value(&format!("{side}Title"), player.get("user").and_then(|user| user.get("title")));
        self.value(&format!("{side}Level"), player.get("aiLevel"));
    }

    /// Seconds for the game, seconds for each move.
    fn clock(&mut self, game: &Map<String, Value>) {
        let clock = |key: &str| game.get("clock")?.get(key)?.as_u64();
        if let (Some(initial), Some(increment)) = (clock("initial"), clock("increment")) {
            self.add("TimeControl", &format!("{initial}+{increment}"));
        }
    }
}

fn name(player: &Value) -> Option<String> {
    let user = player.get("user").unwrap_or(player);
    let text = |value: &Value, key: &str| value.get(key).and_then(Value::as_str).map(str::to_owned);
    let plain = user.as_str().map(str::to_owned);
    plain
        .or_else(|| text(user, "name"))
        .or_else(|| text(user, "id"))
        .or_else(|| text(player, "name"))
}

/// Who won; nobody, if the game has ended without a winner.
fn result(game: &Map<String, Value>) -> &'static str {
    let text = |key: &str| game.get(key).and_then(Value::as_str).unwrap_or("");
    match (text("winner"), text("status")) {
        ("white" | "p1", _) => "1-0",
        ("black" | "p2", _) => "0-1",
        (_, "draw" | "stalemate" | "outoftime") => "1/2-1/2",
        _ => "*",
    }
}

fn capital(key: &str) -> String {
    let mut letters = key.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// Milliseconds since 1970 → the date and the time, in UTC.
fn date_and_time(milliseconds: i64) -> (String, String) {
    let seconds = milliseconds.div_euclid(1000);
    let (days, rest) = (seconds.div_euclid(86_400), seconds.rem_euclid(86_400));
    let (year, month, day) = date(days);
    let time = format!("{:02}:{:02}:{:02}", rest / 3600, rest / 60 % 60, rest % 60);
    (format!("{year:04}.{month:02}.{day:02}"), time)
}

/// Days since 1970 → year, month, day of the Gregorian calendar: years are counted from March, so
/// that the leap day is the last of its year, and in spans of 400 years, which all have 146097 days.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (span, day_of_span) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year_of_span =
        (day_of_span - day_of_span / 1_460 + day_of_span / 36_524 - day_of_span / 146_096) / 365;
    let day_of_year = day_of_span - (365 * year_of_span + year_of_span / 4 - year_of_span / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    (span * 400 + year_of_span + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_as_the_calendar_does() {
        let dates = [0, 59, 11_016, 19_782, -1].map(date);
        let expected = [(1970, 1, 1), (1970, 3, 1), (2000, 2, 29), (2024, 2, 29), (1969, 12, 31)];
        assert_eq!(dates, expected);
        assert_eq!(date_and_time(1_735_689_599_999).1, "23:59:59");
    }
}
