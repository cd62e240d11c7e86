//! The parts of the board: two fortresses, two gates, the halves of the great square.

use tavlei_core::{Bits, Board, Point, PointSet, Side};

/// Where a row lies, counted from its side's own edge.
pub(super) const FORTRESS_ENDS: u8 = 2;
pub(super) const GATE: u8 = 3;
/// The row of the half farthest from the moat.
pub(super) const FAR_ROW: u8 = 4;
/// The last row before the moat.
pub(super) const MOAT_ROW: u8 = 6;
const LAST_ROW: u8 = 13;

/// The parts of the board, by side where it has two of them.
#[derive(Clone, Debug)]
pub(super) struct Zones {
    rows: Vec<[u8; 2]>,
    pub(super) fortress: [PointSet; 2],
    /// Fortress and gate.
    pub(super) home: [PointSet; 2],
    /// The half of the great square.
    pub(super) half: [PointSet; 2],
    /// The row where the side's shatras are promoted.
    pub(super) last: [PointSet; 2],
    /// The column through both gates.
    pub(super) road: PointSet,
}

impl Zones {
    pub(super) fn new(board: &Board) -> Zones {
        let mut rows = vec![[0; 2]; board.table_len()];
        for at in board.points().points() {
            let row = board.xy(at).1;
            rows[at.index()] = [row, board.ranks() - 1 - row];
        }
        let part = |side: Side, from: u8, to: u8| -> PointSet {
            let inside = |at: &Point| (from..=to).contains(&rows[at.index()][side.index()]);
            board.points().points().filter(inside).collect()
        };
        let parts = |from, to| Side::BOTH.map(|side| part(side, from, to));
        let on_road = |&at: &Point| board.xy(at).0 == board.files() / 2;
        Zones {
            fortress: parts(0, FORTRESS_ENDS),
            home: parts(0, GATE),
            half: parts(FAR_ROW, MOAT_ROW),
            last: parts(LAST_ROW, LAST_ROW),
            road: board.points().points().filter(on_road).collect(),
            rows,
        }
    }

    /// The row of a point as a side counts them.
    pub(super) fn row(&self, side: Side, at: Point) -> u8 {
        self.rows[at.index()][side.index()]
    }

    /// The points of a set in the order in which a side's shatras are called: White from the
    /// lowest number, Black from the highest.
    pub(super) fn in_order(side: Side, set: PointSet, board: &Board) -> Vec<Point> {
        let mut points: Vec<Point> = set.points().collect();
        // Numbers run from the far left corner to the near right one.
        points.sort_by_key(|&at| {
            let (file, rank) = board.xy(at);
            (board.ranks() - 1 - rank, file)
        });
        if side == Side::Black {
            points.reverse();
        }
        points
    }
}
