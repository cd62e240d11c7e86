//! The track of a man: once round the border from its own corner, then up the diagonal to the
//! middle.

use tavlei_core::{Bits, Board, Placed, Point, PointSet, Position, Seat, SetupError};

use crate::listed::ways::number;

/// The progress of a man on its own corner after the round; before it, 0.
const ROUND: u8 = 28;
/// The last cell of the track.
const LAST: u8 = 31;
/// How many men each player has.
const MEN: u32 = 4;
/// Sections with the progress of a man that stands on its own corner, by seat.
const CORNERS: [&str; 4] = ["corner-w", "corner-r", "corner-b", "corner-g"];

/// The men of all players by progress: bit n of a seat is its man with progress n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Runners([u32; 4]);

/// The cell of a player's track. The tracks are White's, turned by a quarter for each seat.
pub(super) fn cell(board: &Board, seat: Seat, progress: u8) -> Point {
    let (x, y) = match progress {
        0..=7 => (progress, 0),
        8..=14 => (7, progress - 7),
        15..=21 => (21 - progress, 7),
        22..=27 => (0, 28 - progress),
        _ => (progress.min(LAST) - 28, progress.min(LAST) - 28),
    };
    let (x, y) = match seat {
        Seat::White => (x, y),
        Seat::Red => (7 - y, x),
        Seat::Black => (7 - x, 7 - y),
        Seat::Green => (y, 7 - x),
    };
    board.point_at(x, y).unwrap_or(Point(0))
}

/// The cells that a man passes and ends on.
pub(super) fn way(board: &Board, seat: Seat, from: u8, to: u8) -> PointSet {
    (from + 1..=to).map(|progress| cell(board, seat, progress)).collect()
}

impl Runners {
    /// The men of a player, the hindmost first.
    pub(super) fn of(self, seat: Seat) -> impl Iterator<Item = u8> {
        (0..=LAST).filter(move |&progress| self.has(seat, progress))
    }

    fn has(self, seat: Seat, progress: u8) -> bool {
        self.0[seat.index()] >> progress & 1 == 1
    }

    /// How many men are still in hand.
    pub(super) fn hand(self, seat: Seat) -> u32 {
        MEN.saturating_sub(self.0[seat.index()].count_ones())
    }

    /// Where a man gets to that goes so many cells, if it may end there.
    pub(super) fn target(self, seat: Seat, from: u8, cells: u8) -> Option<u8> {
        let to = from + cells;
        let is_taken = self.has(seat, to.min(LAST)) || to == ROUND && self.has(seat, 0);
        (to <= LAST && !is_taken).then_some(to)
    }

    /// Whether a man can come from the hand on to its corner.
    pub(super) fn can_enter(self, seat: Seat) -> bool {
        self.hand(seat) > 0 && !self.has(seat, 0) && !self.has(seat, ROUND)
    }

    /// Puts a man on its corner.
    pub(super) fn enter(&mut self, seat: Seat) {
        self.0[seat.index()] |= 1;
    }

    /// Moves a man.
    pub(super) fn go(&mut self, seat: Seat, from: u8, to: u8) {
        let men = &mut self.0[seat.index()];
        *men = *men & !(1 << from) | 1 << to;
    }

    /// Sends the men of all but one player on these cells back to the hand; whether there were any.
    pub(super) fn send_back(&mut self, board: &Board, but: Seat, cells: PointSet) -> bool {
        let before = *self;
        for &seat in Seat::FOUR.iter().filter(|&&seat| seat != but) {
            let hit = before.of(seat).filter(|&progress| cells.has(cell(board, seat, progress)));
            self.0[seat.index()] &= !hit.map(|progress| 1 << progress).sum::<u32>();
        }
        *self != before
    }

    /// Whether all men of a player stand on its half diagonal.
    pub(super) fn is_home(self, seat: Seat) -> bool {
        (ROUND..=LAST).all(|progress| self.has(seat, progress))
    }

    /// The men of a position; each must stand on its own track.
    pub(super) fn read(
        board: &Board,
        position: &Position,
        seats: &[Seat],
    ) -> Result<Runners, SetupError> {
        let men = men(board, position, seats)?;
        let mut runners = Runners::default();
        for &seat in seats {
            let section = CORNERS[seat.index()];
            let corner = number(position, section, 0..=ROUND, 0)?;
            if corner != 0 && corner != ROUND {
                return Err(SetupError::Section(section.into()));
            }
            for at in men[seat.index()].points() {
                let mut track = std::iter::once(corner).chain(1..ROUND).chain(ROUND + 1..=LAST);
                let progress = track.find(|&progress| cell(board, seat, progress) == at);
                runners.0[seat.index()] |= 1 << progress.ok_or(SetupError::OffBoard(at))?;
            }
            if men[seat.index()].count() > MEN {
                return Err(SetupError::Pieces("each player has four men"));
            }
        }
        Ok(runners)
    }

    /// Puts these men into an empty position.
    pub(super) fn write(self, board: &Board, mut position: Position) -> Position {
        for &seat in Seat::FOUR {
            let placed =
                |progress| Placed { at: cell(board, seat, progress), piece: seat.man(), mark: 0 };
            position.placed.extend(self.of(seat).map(placed));
            if self.has(seat, ROUND) {
                position.add_section(CORNERS[seat.index()], ROUND.to_string());
            }
        }
        position.sort();
        position
    }
}

/// The men of each seat.
fn men(board: &Board, position: &Position, seats: &[Seat]) -> Result<[PointSet; 4], SetupError> {
    let mut men = [PointSet::default(); 4];
    for placed in &position.placed {
        let seat = Seat::of_man(placed.piece).filter(|seat| seats.contains(seat));
        let seat = seat.ok_or(SetupError::NoSuchKind(placed.at))?;
        if !board.points().has(placed.at) {
            return Err(SetupError::OffBoard(placed.at));
        }
        if men.iter().any(|men| men.has(placed.at)) {
            return Err(SetupError::Twice(placed.at));
        }
        men[seat.index()] = men[seat.index()] | PointSet::only(placed.at);
    }
    Ok(men)
}
