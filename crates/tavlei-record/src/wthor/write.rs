//! A record → a line that the [gatherer](super::gather) takes: names and figures, parted by tabs.

use super::turned::{self, Cell};
use crate::ItemKind;
use crate::format::{Ended, GameFacts, Outgoing, Refused, ended, othello};

/// Writes the line of a game.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let record = game.record;
    let Some(facts) = game.game.as_ref().filter(|facts| facts.code.is_some()) else {
        return Err(Refused::new("WTHOR holds games of Othello only"));
    };
    let is_set_up = record.items.iter().any(|item| item.kind == ItemKind::Setup);
    if is_set_up || !facts.is_usual_start {
        return Err(Refused::new("WTHOR has no place for a position that is set up"));
    }
    let mut cells = Vec::new();
    for text in record.main_line().filter(|text| *text != "--") {
        cells.push(cell(text).ok_or_else(|| othello::no_cell(game.record, text))?);
    }
    let turned = turned::turned(&cells);
    let (cells, is_turned) =
        turned.ok_or_else(|| Refused::new("it begins with no turn of Othello"))?;
    let number = |name: &str| record.tag(name).and_then(|text| text.trim().parse::<u8>().ok());
    let black = number("BlackDiscs").filter(|discs| *discs <= 64);
    let black = black.unwrap_or_else(|| discs(ended(record, facts), facts));
    let theory = number("TheoreticalScore").filter(|discs| *discs <= 64).unwrap_or(black);
    let tag = |name: &str| record.tag(name).unwrap_or("?").replace('\t', " ");
    let year: String = tag("Date").chars().take_while(char::is_ascii_digit).collect();
    let codes: Vec<String> = cells.iter().map(|&cell| turned::code(cell).to_string()).collect();
    let fields = [
        tag("Event"),
        year,
        tag("Black"),
        tag("White"),
        black.to_string(),
        theory.to_string(),
        u8::from(is_turned).to_string(),
        codes.join(" "),
    ];
    out.extend_from_slice(fields.join("\t").as_bytes());
    Ok(())
}

fn cell(text: &str) -> Option<Cell> {
    let is_cell = othello::is_cell(text.as_bytes());
    let bytes = text.as_bytes();
    is_cell.then(|| (bytes[0].to_ascii_lowercase() - b'a', bytes[1] - b'1'))
}

/// Black's discs with the empty cells given to the winner; those on the board while nobody has won;
/// the narrowest score for a result that the board does not show.
fn discs(ended: Option<Ended>, facts: &GameFacts) -> u8 {
    let margin = othello::margin(&facts.end);
    let on_board = facts.end.men.iter().filter(|man| !man.is_white).count();
    let ended = ended.unwrap_or(Ended::Open);
    if ended == Ended::by_points(margin, 0) {
        return (32 - margin / 2) as u8;
    }
    match ended {
        Ended::Open => on_board as u8,
        Ended::Won { by_white: true } => 31,
        Ended::Won { by_white: false } => 33,
        Ended::Drawn => 32,
    }
}
