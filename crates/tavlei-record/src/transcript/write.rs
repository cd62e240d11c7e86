//! A record → a line.

use crate::ItemKind;
use crate::format::{Outgoing, Refused, othello};

/// Writes the cells of the main line in a row; a game that could not be understood, as it stood, if
/// that was a transcript.
pub(super) fn write(game: &Outgoing<'_>, out: &mut Vec<u8>) -> Result<(), Refused> {
    let record = game.record;
    let is_own = record.origin.is_some_and(|origin| origin.format == super::FORMAT.name);
    if record.verbatim && is_own {
        out.extend_from_slice(record.source().trim().as_bytes());
        out.push(b'\n');
        return Ok(());
    }
    let Some(facts) = game.game.as_ref().filter(|facts| facts.code.is_some()) else {
        return Err(Refused::new("transcripts hold games of Othello only"));
    };
    if record.items.iter().any(|item| item.kind == ItemKind::Setup) {
        return Err(Refused::new("a transcript can't set up a position in the middle of a game"));
    }
    let mut line = String::new();
    if !facts.is_usual_start {
        line.push_str(&othello::write_board(&facts.start, 'X', 'O', ""));
        line.push_str(if facts.start.white_moves == Some(true) { " O;" } else { " X;" });
    }
    for cells in record.main_line().filter(|text| *text != "--") {
        if !cells.as_bytes().chunks(2).all(othello::is_cell) {
            return Err(othello::no_cell(game.record, cells));
        }
        line.push_str(&cells.to_ascii_lowercase());
    }
    line.push('\n');
    out.extend_from_slice(line.as_bytes());
    Ok(())
}
