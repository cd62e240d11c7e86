//! A record → a game in one line.

use std::fmt::Write as _;

use super::{OWN, TAGS, by_margin, dates};
use crate::format::{Ended, GameFacts, Outgoing, Refused, ended, othello};
use crate::{ItemKind, Record};

/// Writes a game; one that could not be understood, as it stood, if that was GGF.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let record = game.record;
    let is_own = record.origin.is_some_and(|origin| origin.format == super::FORMAT.name);
    if record.verbatim && is_own {
        let begin = record.source().find("(;").unwrap_or_default();
        out.extend_from_slice(record.source()[begin..].trim().as_bytes());
        out.push(b'\n');
        return Ok(());
    }
    let facts = game.game.as_ref();
    let Some((facts, code)) = facts.and_then(|facts| Some((facts, facts.code?))) else {
        let name = facts.map_or("a game that is not known", |facts| &facts.name);
        return Err(Refused::new(format!("GGF has no name for {name}")));
    };
    let mut text = format!("(;GM[{code}]");
    tags(record, facts, &mut text);
    board(facts, &mut text);
    moves(record, facts, &mut text)?;
    text.push_str(";)\n");
    out.extend_from_slice(text.as_bytes());
    Ok(())
}

fn tags(record: &Record, facts: &GameFacts, text: &mut String) {
    for tag in &record.tags {
        let (name, value) = (record.str(tag.name), record.str(tag.value));
        let known = TAGS.iter().find(|(_, known)| known.eq_ignore_ascii_case(name));
        match (known, name) {
            (Some((property, _)), _) => put(text, property, value),
            (None, "Date") => put(text, "DT", &dates::write(value, record.tag("Time"))),
            (None, "Result") => put(text, "RE", &result(record, facts)),
            (None, "RE") if record.tag("Result").is_none() => put(text, "RE", value),
            (None, name) if OWN.contains(&name) => put(text, name, value),
            _ => {}
        }
    }
}

/// There are no escapes: brackets become round.
fn put(text: &mut String, property: &str, value: &str) {
    let value = value.replace('[', "(").replace(']', ")");
    let _ = write!(text, "{property}[{value}]");
}

/// The margin as it was read, if it still says the same; else by the board; a result that the board
/// does not show was agreed or resigned.
fn result(record: &Record, facts: &GameFacts) -> String {
    let Some(ended) = ended(record, facts).filter(|ended| *ended != Ended::Open) else {
        return record.tag("RE").filter(|full| !full.starts_with('+')).unwrap_or("?").to_owned();
    };
    let agrees = |margin: f64| by_margin(margin) == ended;
    let stated = record.tag("RE").filter(|full| {
        let number = full.split(':').next().and_then(|number| number.trim().parse().ok());
        number.is_some_and(agrees)
    });
    let margin = -othello::margin(&facts.end);
    match (stated, ended) {
        (Some(stated), _) => stated.to_owned(),
        (None, _) if agrees(f64::from(margin)) => format!("{margin:+}.000"),
        (None, Ended::Won { by_white: true }) => "-1.000:r".to_owned(),
        (None, Ended::Won { by_white: false }) => "+1.000:r".to_owned(),
        (None, _) => "+0.000:s".to_owned(),
    }
}

fn board(facts: &GameFacts, text: &mut String) {
    let rows = othello::write_board(&facts.start, '*', 'O', " ");
    let side = if facts.start.white_moves == Some(true) { 'O' } else { '*' };
    let _ = write!(text, "BO[{} {rows} {side}]", othello::SIDE);
}

fn moves(record: &Record, facts: &GameFacts, text: &mut String) -> Result<(), Refused> {
    let mut white_moves = facts.start.white_moves == Some(true);
    let mut depth = 0_usize;
    for item in &record.items {
        let written = record.str(item.text);
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            ItemKind::Comment(_) => said(written, text),
            ItemKind::Move | ItemKind::UnknownMove => {
                let cell = if written == "--" { "pass" } else { written };
                if cell != "pass" && !othello::is_cell(cell.as_bytes()) {
                    return Err(othello::no_cell(record, cell));
                }
                let _ = write!(text, "{}[{cell}]", if white_moves { 'W' } else { 'B' });
                white_moves = !white_moves;
            }
            ItemKind::Setup => {
                return Err(Refused::new("GGF can't set up a position in the middle of a game"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The valuation and the time in a comment go with the turn before it.
fn said(comment: &str, text: &mut String) {
    let value = |name: &str| {
        let rest = comment.split(&format!("[%{name} ")).nth(1)?;
        rest.split(']').next().map(str::trim).filter(|value| !value.contains(['/', '[']))
    };
    let (eval, time) = (value("eval"), value("emt"));
    if let Some(move_end) = text.strip_suffix(']').filter(|_| eval.or(time).is_some()) {
        let is_move = move_end.rfind('[').is_some_and(|at| !move_end[at..].contains('/'));
        if is_move {
            text.pop();
            let _ = write!(text, "/{}", eval.unwrap_or_default());
            let _ = time.map(|time| write!(text, "/{time}"));
            text.push(']');
        }
    }
}
