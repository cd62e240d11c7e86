//! A game seen from the other side: the board turned by half a circle, the colours swapped.
//!
//! Whether a game has that symmetry is not asked of it but tried: the turned line is played by its
//! rules, and if every turn is legal it is the same game.

use tavlei_core::{Bits, Board, Piece, Placed, Point, PointSet, Position, Session, Side, Turn};
use tavlei_replay::{Part, Traced};
use tavlei_rules::Game;

/// A line after turning.
pub(super) struct TurnedLine {
    pub(super) start: Option<Position>,
    pub(super) turns: Vec<Turn>,
}

/// The line turned round, where it begins with the side that does not begin the game.
pub(super) fn turned(game: &Game, traced: &Traced) -> Option<TurnedLine> {
    let [part] = traced.parts.as_slice() else { return None };
    let position = part.start.as_ref()?;
    if position.side? == game.spec().first || !position.sections.is_empty() {
        return None;
    }
    let start = turn_position(game.board(), position)?;
    let session = game.open_at(&start).ok()?;
    let turns = play(game.board(), session, part)?;
    let is_usual = start == *game.start();
    Some(TurnedLine { start: (!is_usual).then_some(start), turns })
}

fn play(board: &Board, mut session: Box<dyn Session>, part: &Part) -> Option<Vec<Turn>> {
    let mut turns = Vec::with_capacity(part.turns.len());
    for turn in &part.turns {
        let wanted = Turn {
            from: turn_point(board, turn.from)?,
            to: turn_point(board, turn.to)?,
            taken: turn_set(board, turn.taken)?,
            ..*turn
        };
        let is_wanted = |legal: &&Turn| Turn { index: turn.index, ..**legal } == wanted;
        let found = *session.turns().iter().find(is_wanted)?;
        session.play(&found);
        turns.push(found);
    }
    Some(turns)
}

fn turn_position(board: &Board, position: &Position) -> Option<Position> {
    let mut turned = position.clone();
    turned.side = position.side.map(|side| !side);
    for placed in &mut turned.placed {
        *placed = Placed {
            at: opposite(board, placed.at)?,
            piece: Piece { side: !placed.piece.side, ..placed.piece },
            ..*placed
        };
    }
    for counter in &mut turned.king_moves {
        counter.side = !counter.side;
        counter.at = turn_point(board, counter.at)?;
    }
    turned.king_moves.sort_by_key(|counter| (counter.side != Side::White, counter.at));
    turned.sort();
    Some(turned)
}

/// The point on the other side of the middle of the board, if there is one.
fn opposite(board: &Board, point: Point) -> Option<Point> {
    let (file, rank) = board.xy(point);
    board.point_at(board.files() - 1 - file, board.ranks() - 1 - rank)
}

#[expect(clippy::option_option, reason = "no point is no failure")]
fn turn_point(board: &Board, point: Option<Point>) -> Option<Option<Point>> {
    match point {
        Some(point) => opposite(board, point).map(Some),
        None => Some(None),
    }
}

fn turn_set(board: &Board, set: PointSet) -> Option<PointSet> {
    set.points().map(|point| opposite(board, point)).collect()
}
