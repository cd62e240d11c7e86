//! A game → its rows, as a line of JSON on the way to whoever puts the tables together.

use serde::{Deserialize, Serialize};
use serde_json::Map;

use super::columns::{GAMES, PLIES};
use crate::format::{Outgoing, Refused, part_date};
use crate::{PlyRow, Record, pdn};

/// What stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(super) enum Value {
    /// Nothing is known.
    Nothing,
    /// A number; days are counted from 1 January 1970.
    Number(i64),
    /// A text.
    Text(String),
}

/// The rows of a game, without the number of the game, which comes first in each.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Rows {
    /// That of the game.
    pub(super) game: Vec<Value>,
    /// Those of its half-moves.
    pub(super) plies: Vec<Vec<Value>>,
}

/// Writes the rows of a game.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let rows = Rows {
        game: game_row(game)?.into(),
        plies: game.plies.iter().map(|row| ply_row(row).into()).collect(),
    };
    serde_json::to_writer(out, &rows).map_err(|error| Refused::new(error.to_string()))
}

fn game_row(game: &Outgoing<'_>) -> Result<[Value; GAMES.len() - 1], Refused> {
    let (record, facts) = (game.record, game.game.as_ref());
    let tag = |name| said(record.tag(name));
    let date = record.tag("Date").map(part_date).unwrap_or_default();
    let moves: Vec<&str> = record.main_line().collect();
    let start = facts.filter(|facts| !facts.is_usual_start).map(|facts| facts.start_fen.as_str());
    Ok([
        Value::Text(game.file.to_owned()),
        number(record.number),
        number(record.first_line),
        said(facts.map(|facts| facts.id.as_str())),
        tag("Event"),
        tag("Site"),
        tag("Round"),
        maybe(date.days()),
        maybe(date.year),
        maybe(date.month),
        tag("Date"),
        tag("White"),
        tag("Black"),
        maybe(rating(record, ["WhiteRating", "WhiteElo"])),
        maybe(rating(record, ["BlackRating", "BlackElo"])),
        said(record.stated_result()),
        said(facts.and_then(|facts| facts.outcome)),
        said(facts.map(|facts| facts.verdict)),
        number(facts.map_or(0, |facts| facts.plies)),
        said(start),
        Value::Text(moves.join(" ")),
        Value::Text(tags(record)),
        Value::Text(pdn_text(game)?),
    ])
}

fn ply_row(row: &PlyRow) -> [Value; PLIES.len() - 1] {
    [
        number(row.ply as u64),
        said(Some(&row.side)),
        Value::Text(row.written.clone()),
        said(Some(&row.canonical)),
        said(Some(&row.fen)),
    ]
}

/// A text that says something.
fn said(text: Option<&str>) -> Value {
    let text =
        text.map(str::trim).filter(|text| text.chars().any(|letter| !"?-.".contains(letter)));
    text.map_or(Value::Nothing, |text| Value::Text(text.to_owned()))
}

fn number(number: impl Into<u64>) -> Value {
    Value::Number(number.into() as i64)
}

fn maybe(number: Option<impl Into<i64>>) -> Value {
    number.map_or(Value::Nothing, |number| Value::Number(number.into()))
}

/// The first of some tags that begins with a number (`2153?`, `1850.5`); 0 says that there is none.
fn rating(record: &Record, names: [&str; 2]) -> Option<u32> {
    let number = |name| {
        let text = record.tag(name)?.trim();
        let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
        text[..end].parse().ok().filter(|rating| *rating > 0)
    };
    names.into_iter().find_map(number)
}

/// All tags as an object of JSON; of those with one name, the first.
fn tags(record: &Record) -> String {
    let mut all = Map::new();
    for tag in &record.tags {
        let value = || record.str(tag.value).into();
        all.entry(record.str(tag.name)).or_insert_with(value);
    }
    serde_json::Value::Object(all).to_string()
}

/// The whole record.
fn pdn_text(game: &Outgoing<'_>) -> Result<String, Refused> {
    let mut text = Vec::new();
    pdn::write_game(game, &mut text)?;
    Ok(String::from_utf8_lossy(&text).trim_end().to_owned() + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, parse_all};

    fn row(text: &str) -> Vec<Value> {
        let record = &parse_all(text.as_bytes(), &ReadOptions::default())[0];
        let mut line = Vec::new();
        assert!(write(&Outgoing::new("a.pdn", record), &mut line).is_ok());
        serde_json::from_slice::<Rows>(&line).map(|rows| rows.game).unwrap_or_default()
    }

    fn cell(row: &[Value], name: &str) -> Value {
        let at = GAMES.iter().position(|column| column.name == name);
        at.map_or(Value::Nothing, |at| row[at - 1].clone())
    }

    #[test]
    fn what_is_not_known_is_nothing() {
        let text = "[White \"?\"] [Black \"-\"] [Event \"\"] [Date \"????.??.??\"] [WhiteElo \"0\"]\n\
                    [BlackElo \"?\"] [Result \"*\"]\n1. 32-28 *";
        let row = row(text);
        for name in ["white", "black", "event", "date", "year", "white_rating", "black_rating"] {
            assert_eq!(cell(&row, name), Value::Nothing, "{name}");
        }
        assert_eq!(cell(&row, "result"), Value::Text("*".to_owned()));
        assert_eq!(cell(&row, "moves"), Value::Text("32-28".to_owned()));
    }

    #[test]
    fn what_is_known_has_its_type() {
        let text = "[White \"A\"] [Date \"1970.01.02\"] [WhiteElo \"?\"] [WhiteRating \"2100?\"]\n\
                    [Mood \"a\\\"b\"] [Mood \"c\"]\n1. 32-28 {kept} 2-0";
        let row = row(text);
        for (name, is) in [("date", 1), ("year", 1970), ("month", 1), ("white_rating", 2100)] {
            assert_eq!(cell(&row, name), Value::Number(is), "{name}");
        }
        let Value::Text(tags) = cell(&row, "tags") else { panic!("{row:?}") };
        assert!(tags.ends_with("\"Mood\":\"a\\\"b\"}"), "{tags}");
        let Value::Text(pdn) = cell(&row, "pdn") else { panic!("{row:?}") };
        assert!(pdn.contains("{kept}") && pdn.contains("[Mood \"c\"]"), "{pdn}");
    }
}
