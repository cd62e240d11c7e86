//! Custodian capture: enemy men between the man that has just moved and another one of its side.

use tavlei_core::{Bits, Board, Dir, Dirs, Point, PointSet};

use crate::listed::sets::only;

/// The enemy men that a man on a point clamps: in each direction an unbroken row, not longer than
/// so many, with an own man behind.
pub(crate) fn clamped(
    board: &Board,
    own: PointSet,
    enemy: PointSet,
    at: Point,
    dirs: Dirs,
    longest: u32,
) -> PointSet {
    let rows = dirs.iter().map(|dir| row(board, own, enemy, at, dir));
    rows.filter(|row| row.count() <= longest).fold(PointSet::EMPTY, |all, row| all | row)
}

fn row(board: &Board, own: PointSet, enemy: PointSet, at: Point, dir: Dir) -> PointSet {
    let mut row = PointSet::EMPTY;
    let mut next = board.next(at, dir);
    while let Some(point) = next.filter(|&point| enemy.has(point)) {
        row = row | only(point);
        next = board.next(point, dir);
    }
    if next.is_some_and(|end| own.has(end)) { row } else { PointSet::EMPTY }
}
