//! Positions turned and mirrored.

use tavlei_core::{Bits, Board, Point, Position};

/// Where each point of a board goes.
pub(crate) struct Map<'b> {
    board: &'b Board,
    /// Whether ranks are turned too, not files alone.
    turned: bool,
}

impl<'b> Map<'b> {
    /// Left and right exchanged; `None` where a cell would go to one that is not in play, as on the
    /// usual boards of one colour.
    pub(crate) fn mirrored(board: &'b Board) -> Option<Map<'b>> {
        Map { board, turned: false }.checked()
    }

    /// Turned half round; `None` where a cell would go to one that is not in play.
    pub(crate) fn turned(board: &'b Board) -> Option<Map<'b>> {
        Map { board, turned: true }.checked()
    }

    fn checked(self) -> Option<Map<'b>> {
        self.board.points().points().all(|point| self.to(point).is_some()).then_some(self)
    }

    fn to(&self, point: Point) -> Option<Point> {
        let (x, y) = self.board.xy(point);
        let y = if self.turned { self.board.ranks() - 1 - y } else { y };
        self.board.point_at(self.board.files() - 1 - x, y)
    }

    /// The point where a point goes.
    pub(crate) fn of(&self, point: Point) -> Point {
        self.to(point).unwrap_or(point)
    }

    /// A position, moved so. Where the board is turned, the colours are swapped.
    ///
    /// Sections are kept as they are, since nobody knows what they mean.
    pub(crate) fn position(&self, position: &Position) -> Position {
        let mut moved = position.clone();
        for placed in &mut moved.placed {
            placed.at = self.of(placed.at);
            if self.turned {
                placed.piece.side = !placed.piece.side;
            }
        }
        for counter in &mut moved.king_moves {
            counter.at = counter.at.map(|at| self.of(at));
            if self.turned {
                counter.side = !counter.side;
            }
        }
        if self.turned {
            moved.side = position.side.map(|side| !side);
        }
        moved.sort();
        moved
    }
}
