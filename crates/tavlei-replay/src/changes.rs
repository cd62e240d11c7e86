//! A start that a record tells by what differs from the game's own: `-b6,Wb6,BKe3`.

use tavlei_core::{Kind, Labels, Piece, Placed, Point, Position, Side};
use tavlei_notation::write_fen;
use tavlei_record::{CHANGES_TAG, NotAGame, Record};
use tavlei_rules::Game;

/// Makes the tag a `FEN`. `is_turned` says that it calls Black White.
pub(crate) fn apply(record: &mut Record, game: &Game, is_turned: bool) -> Result<(), NotAGame> {
    let is_changes = |tag: &tavlei_record::Tag| record.str(tag.name) == CHANGES_TAG;
    let Some(at) = record.tags.iter().position(is_changes) else { return Ok(()) };
    let text = record.str(record.tags[at].value).to_owned();
    let position = changed(game, &text, is_turned)?;
    let fen = write_fen(&position, game.algebraic());
    record.tags[at].name = record.push_text("FEN");
    record.tags[at].value = record.push_text(&fen);
    Ok(())
}

/// The start position with the changes, the side that usually begins to move. Cells may be named as
/// either player sees the board: as the one from whom more men are found to be taken away.
fn changed(game: &Game, text: &str, is_turned: bool) -> Result<Position, NotAGame> {
    let start = game.start();
    let turned = Labels::new(game.board(), &tavlei_core::LabelScheme::AlgebraicTurned).ok();
    let own = changes(text, game.algebraic());
    let other = turned.and_then(|labels| changes(text, &labels));
    let found = |changes: &Vec<Change>| {
        let is_there = |change: &&Change| change.piece.is_none() && start.at(change.at).is_some();
        changes.iter().filter(is_there).count()
    };
    let best = match (own, other) {
        (Some(own), Some(other)) if found(&other) > found(&own) => Some(other),
        (own, other) => own.or(other),
    };
    let changes = best.ok_or_else(|| {
        NotAGame::new(format!("the set-up names a cell that {} does not have", game.spec().name))
    })?;
    let mut position = Position { side: Some(game.spec().first), ..start.clone() };
    for Change { at, piece } in changes {
        position.placed.retain(|placed| placed.at != at);
        let own = |piece: Piece| Piece {
            side: if is_turned { !piece.side } else { piece.side },
            ..piece
        };
        position.placed.extend(piece.map(|piece| Placed { at, piece: own(piece), mark: 0 }));
    }
    position.sort();
    Ok(position)
}

/// A cell, and what is to stand there.
struct Change {
    at: Point,
    piece: Option<Piece>,
}

fn changes(text: &str, labels: &Labels) -> Option<Vec<Change>> {
    text.split(',').map(|change| one(change, labels)).collect()
}

fn one(text: &str, labels: &Labels) -> Option<Change> {
    if let Some(cell) = text.strip_prefix('-') {
        return Some(Change { at: labels.find(cell)?, piece: None });
    }
    let side = if text.starts_with('W') { Side::White } else { Side::Black };
    let rest = text.strip_prefix(['W', 'B'])?;
    let kind = if rest.starts_with('K') { Kind::King } else { Kind::Man };
    let at = labels.find(rest.trim_start_matches('K'))?;
    Some(Change { at, piece: Some(Piece { side, kind }) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavlei_rules::find;

    #[test]
    fn men_are_taken_away_and_put() {
        let game = find("russian").unwrap();
        let rows = ["a1", "c1", "e1", "g1", "b2", "d2", "f2", "h2", "a3", "c3", "e3"];
        let rows = rows.map(|cell| format!("-{cell}")).join(",");
        let black = "-b8,-d8,-f8,-h8,-a7,-c7,-e7,-g7,-b6,-d6,-f6,-h6,BKe3";
        let position = changed(&game, &format!("{rows},{black}"), false).unwrap();
        assert_eq!(write_fen(&position, game.algebraic()), "W:Wg3:BKe3");
        assert!(changed(&game, "-k4", false).is_err());
    }
}
