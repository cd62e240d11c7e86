//! A record → a line with a position.

use std::io::Write as _;

use super::line::LINE;
use crate::Record;
use crate::format::{Outgoing, Refused};

/// Writes the position that a game begins at, its tags as operations, and its moves.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let record = game.record;
    let start =
        game.game.as_ref().map(|game| game.start_fen.as_str()).filter(|fen| !fen.is_empty());
    let Some(fen) = record.tag("FEN").map(str::trim).or(start) else {
        return Err(Refused::new(
            "nobody knows the position that it begins at; name the game with --game",
        ));
    };
    write!(out, "{fen};")?;
    for tag in &record.tags {
        let (name, value) = (record.str(tag.name), record.str(tag.value));
        if !name.eq_ignore_ascii_case("FEN") && !is_empty(value) {
            write!(out, " {} {};", operation(name), quoted(name, value))?;
        }
    }
    let moves = moves(record);
    if !moves.is_empty() {
        write!(out, " {LINE} {moves};")?;
    }
    Ok(writeln!(out)?)
}

fn is_empty(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "*")
}

fn moves(record: &Record) -> String {
    record.main_line().collect::<Vec<_>>().join(" ")
}

/// A name is a word of letters, digits and _.
fn operation(name: &str) -> String {
    name.chars().map(|c| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' }).collect()
}

/// Moves and numbers stand as they are, all else in quotation marks.
fn quoted(name: &str, value: &str) -> String {
    let value = value.trim().replace('"', "'").replace(['\n', '\r'], " ");
    let is_moves = matches!(name, "bm" | "am" | "sm" | "pm");
    let is_number = value.bytes().all(|b| b.is_ascii_digit() || b == b'-' || b == b'.');
    if is_moves || (is_number && !value.contains('.')) { value } else { format!("\"{value}\"") }
}
