//! The track of a man: once round the border from its own corner, then up the diagonal to the
//! middle.

use tavlei_core::{Bits, Board, Kind, Point, PointSet, Position, SetupError, Side};

use crate::listed::sets::plain_men;
use crate::listed::ways::{number, of};

/// The progress of a man on its own corner after the round; before it, 0.
const ROUND: u8 = 28;
/// The last cell of the track.
const LAST: u8 = 31;
/// How many men each side has.
const MEN: u32 = 4;
/// Sections with the progress of a man that stands on its own corner.
const CORNERS: [&str; 2] = ["corner-w", "corner-b"];

/// The men of both sides by progress: bit n of a side is its man with progress n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Runners([u32; 2]);

/// The cell of a side's track. Black's track is White's turned half round.
pub(super) fn cell(board: &Board, side: Side, progress: u8) -> Point {
    let (x, y) = match progress {
        0..=7 => (progress, 0),
        8..=14 => (7, progress - 7),
        15..=21 => (21 - progress, 7),
        22..=27 => (0, 28 - progress),
        _ => (progress.min(LAST) - 28, progress.min(LAST) - 28),
    };
    let (x, y) = if side == Side::White { (x, y) } else { (7 - x, 7 - y) };
    board.point_at(x, y).unwrap_or(Point(0))
}

/// The cells that a man passes and ends on.
pub(super) fn way(board: &Board, side: Side, from: u8, to: u8) -> PointSet {
    (from + 1..=to).map(|progress| cell(board, side, progress)).collect()
}

impl Runners {
    /// The men of a side, the hindmost first.
    pub(super) fn of(self, side: Side) -> impl Iterator<Item = u8> {
        (0..=LAST).filter(move |&progress| self.has(side, progress))
    }

    fn has(self, side: Side, progress: u8) -> bool {
        self.0[side.index()] >> progress & 1 == 1
    }

    /// How many men are still in hand.
    pub(super) fn hand(self, side: Side) -> u32 {
        MEN.saturating_sub(self.0[side.index()].count_ones())
    }

    /// Where a man gets to that goes so many cells, if it may end there.
    pub(super) fn target(self, side: Side, from: u8, cells: u8) -> Option<u8> {
        let to = from + cells;
        let is_taken = self.has(side, to.min(LAST)) || to == ROUND && self.has(side, 0);
        (to <= LAST && !is_taken).then_some(to)
    }

    /// Whether a man can come from the hand on to its corner.
    pub(super) fn can_enter(self, side: Side) -> bool {
        self.hand(side) > 0 && !self.has(side, 0) && !self.has(side, ROUND)
    }

    /// Puts a man on its corner.
    pub(super) fn enter(&mut self, side: Side) {
        self.0[side.index()] |= 1;
    }

    /// Moves a man.
    pub(super) fn go(&mut self, side: Side, from: u8, to: u8) {
        let men = &mut self.0[side.index()];
        *men = *men & !(1 << from) | 1 << to;
    }

    /// Sends a side's men on these cells back to its hand; whether there were any.
    pub(super) fn send_back(&mut self, board: &Board, side: Side, cells: PointSet) -> bool {
        let hit = self.of(side).filter(|&progress| cells.has(cell(board, side, progress)));
        let hit: u32 = hit.map(|progress| 1 << progress).sum();
        self.0[side.index()] &= !hit;
        hit != 0
    }

    /// Whether all men of a side stand on its half diagonal.
    pub(super) fn is_home(self, side: Side) -> bool {
        (ROUND..=LAST).all(|progress| self.has(side, progress))
    }

    /// The men of a position; each must stand on its own track.
    pub(super) fn read(board: &Board, position: &Position) -> Result<Runners, SetupError> {
        let mut runners = Runners::default();
        let men = plain_men(board, position)?;
        for side in Side::BOTH {
            let section = of(side, CORNERS);
            let corner = number(position, section, 0..=ROUND, 0)?;
            if corner != 0 && corner != ROUND {
                return Err(SetupError::Section(section.into()));
            }
            for at in men[side.index()].points() {
                let mut track = std::iter::once(corner).chain(1..ROUND).chain(ROUND + 1..=LAST);
                let progress = track.find(|&progress| cell(board, side, progress) == at);
                runners.0[side.index()] |= 1 << progress.ok_or(SetupError::OffBoard(at))?;
            }
            if men[side.index()].count() > MEN {
                return Err(SetupError::Pieces("each side has four men"));
            }
        }
        Ok(runners)
    }

    /// The position of these men.
    pub(super) fn write(self, board: &Board, side: Side) -> Position {
        let mut position = Position::empty(side);
        for owner in Side::BOTH {
            self.of(owner).for_each(|at| position.put(cell(board, owner, at), owner, Kind::Man));
            if self.has(owner, ROUND) {
                position.add_section(of(owner, CORNERS), ROUND.to_string());
            }
        }
        position.sort();
        position
    }
}
