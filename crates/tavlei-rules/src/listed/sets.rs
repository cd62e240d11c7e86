//! Helpers that many families share: colours of cells, reading and writing plain positions.

use tavlei_core::{Bits, Board, Kind, Point, PointSet, Position, SetupError, Side};

/// The plain men of both sides, of a game that has nothing else on its board.
pub(crate) fn plain_men(board: &Board, position: &Position) -> Result<[PointSet; 2], SetupError> {
    let mut men = [PointSet::default(); 2];
    for placed in &position.placed {
        if !board.points().has(placed.at) {
            return Err(SetupError::OffBoard(placed.at));
        }
        if placed.piece.kind != Kind::Man {
            return Err(SetupError::NoSuchKind(placed.at));
        }
        if (men[0] | men[1]).has(placed.at) {
            return Err(SetupError::Twice(placed.at));
        }
        let side = placed.piece.side.index();
        men[side] = men[side] | PointSet::only(placed.at);
    }
    Ok(men)
}

/// A position of plain men.
pub(crate) fn position_of(men: &[PointSet; 2], side: Side) -> Position {
    let mut position = Position::empty(side);
    for owner in Side::BOTH {
        men[owner.index()].points().for_each(|at| position.put(at, owner, Kind::Man));
    }
    position.sort();
    position
}

/// The set of one point.
pub(crate) fn only(point: Point) -> PointSet {
    PointSet::only(point)
}
