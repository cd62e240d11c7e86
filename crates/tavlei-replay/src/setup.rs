//! Opens a game where a record says that it begins.

use tavlei_core::{Labels, Position, Session, SetupError, Side, Spot};
use tavlei_notation::{Dialect, FenError, FenRemark, parse_fen_as, parse_turn};
use tavlei_record::{Record, Span};
use tavlei_rules::Game;

use crate::player::first_move;

/// A game opened at a position.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) session: Box<dyn Session>,
    pub(crate) position: Position,
    pub(crate) remarks: Vec<FenRemark>,
    /// Whether the side to move had to be guessed.
    pub(crate) side_taken: bool,
}

/// Why a game can't begin where the record says.
#[derive(Debug)]
pub(crate) enum SetupTrouble {
    /// The text can't be read.
    Unreadable(FenError),
    /// Play can't start from the position.
    Impossible(SetupError),
}

/// The FEN of the tags: text and place. An empty one counts as none.
pub(crate) fn fen_tag(record: &Record) -> Option<(&str, Span)> {
    let tag = record.tags.iter().find(|tag| record.str(tag.name).eq_ignore_ascii_case("FEN"))?;
    let text = record.str(tag.value);
    let empty = matches!(text.trim(), "" | "?" | "-" | "*");
    (!empty).then_some((text, tag.value))
}

/// The dialect of a game's FEN.
fn dialect(game: &Game) -> Dialect {
    if game.is_listed() { Dialect::Open } else { Dialect::Draughts }
}

/// Opens a game at a FEN. `first_move` tells who moves where the FEN does not say.
pub(crate) fn open(
    game: &Game,
    labels: &Labels,
    fen: &str,
    first_move: Option<&str>,
) -> Result<Opened, SetupTrouble> {
    let known = [labels, game.labels(), game.algebraic()];
    let parsed =
        parse_fen_as(dialect(game), fen, game.board(), &known).map_err(SetupTrouble::Unreadable)?;
    let mut position = parsed.position;
    let side_taken = position.side.is_none();
    if side_taken {
        let mover = first_move.and_then(|text| mover(&position, labels, text));
        position.side = Some(mover.unwrap_or(game.spec().first));
    }
    let session = game.open_at(&position).map_err(SetupTrouble::Impossible)?;
    Ok(Opened { session, position, remarks: parsed.remarks, side_taken })
}

/// Whose piece a move moves.
fn mover(position: &Position, labels: &Labels, text: &str) -> Option<Side> {
    let parsed = parse_turn(text, labels).ok()?;
    let Spot::Cell(from) = parsed.pattern.first()? else { return None };
    position.at(from).map(|piece| piece.side)
}

/// Opens a game where a record begins: its FEN, or the start position.
pub(crate) fn open_record(
    game: &Game,
    labels: &Labels,
    record: &Record,
) -> Result<Option<Opened>, SetupTrouble> {
    match fen_tag(record) {
        Some((fen, _)) => open(game, labels, fen, first_move(record)).map(Some),
        None => Ok(None),
    }
}
