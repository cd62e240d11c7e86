//! What the games differ in, and the rules of reserve and fortress.

use tavlei_core::{Bits, Board, Dir, Dirs, Point, PointSet, Side};

use super::field::{FIGURES, Field, Figure};
use super::zones::{MOAT_ROW, Zones};

/// Which pieces there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Army {
    /// Shatras that go alike everywhere and end as batyrs.
    Plain,
    /// Turas and yalkyns too. What a shatra does depends on where it stands, and it is exchanged
    /// for a figure that its side has lost.
    Figures,
}

/// Which pieces are the reserve.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reserve {
    /// The shatras in the fortress; only the next one in order comes out.
    InOrder,
    /// All that have stood in the fortress and gate since the start; they come out in any order.
    Marked,
}

/// The parameters of a game.
#[derive(Clone, Debug)]
pub(super) struct Law {
    pub(super) zones: Zones,
    pub(super) army: Army,
    pub(super) reserve: Reserve,
}

/// How many of each figure a side begins with, of those that a shatra is exchanged for.
const AT_FIRST: [(Figure, u32); 3] = [(Figure::Batyr, 1), (Figure::Tura, 2), (Figure::Yalkyn, 2)];

const PLAIN: &[Figure] = &[Figure::Shatra, Figure::Biy, Figure::Batyr];

/// White's steps of a shatra.
const STRAIGHT: Dirs = Dirs::of(&[Dir::N]);
const FORWARD: Dirs = Dirs::of(&[Dir::N, Dir::NE, Dir::NW]);
const ALL_BUT_BACK: Dirs = Dirs::of(&[Dir::N, Dir::NE, Dir::NW, Dir::E, Dir::W]);

/// The direction in which a side goes.
pub(super) fn ahead(side: Side) -> Dir {
    match side {
        Side::White => Dir::N,
        Side::Black => Dir::S,
    }
}

impl Law {
    /// The figures of the game.
    pub(super) fn figures(&self) -> &'static [Figure] {
        match self.army {
            Army::Plain => PLAIN,
            Army::Figures => &FIGURES,
        }
    }

    /// The reserve of a side.
    pub(super) fn reserve(&self, field: &Field, side: Side) -> PointSet {
        match self.reserve {
            Reserve::InOrder => field.of(side, Figure::Shatra) & self.zones.fortress[side.index()],
            Reserve::Marked => field.army(side) & field.marked,
        }
    }

    /// The pieces of the reserve that may be put on the half now.
    pub(super) fn ready(&self, field: &Field, side: Side, board: &Board) -> PointSet {
        let reserve = self.reserve(field, side);
        match self.reserve {
            Reserve::Marked => reserve,
            Reserve::InOrder => Zones::in_order(side, reserve, board).into_iter().take(1).collect(),
        }
    }

    /// Whether a piece may step to a free point of its side's own fortress or gate, or elsewhere.
    pub(super) fn may_step(&self, field: &Field, side: Side, to: Point) -> bool {
        !self.zones.home[side.index()].has(to) || self.reserve(field, side).is_empty()
    }

    /// Whether a piece may jump to a free point; the field holds it no more.
    pub(super) fn may_land(
        &self,
        field: &Field,
        side: Side,
        figure: Figure,
        from: Point,
        to: Point,
    ) -> bool {
        let home = self.zones.home[side.index()];
        if !home.has(to) {
            return true;
        }
        let open = self.reserve(field, side).is_empty();
        let inside = home.has(from);
        match (self.reserve, figure) {
            (_, Figure::Shatra) => inside,
            (Reserve::InOrder, _) => open,
            (Reserve::Marked, Figure::Biy) => {
                inside || open || !self.zones.fortress[side.index()].has(to)
            }
            (Reserve::Marked, _) => inside || open,
        }
    }

    /// The steps of a shatra.
    pub(super) fn shatra_steps(&self, side: Side, from: Point) -> Dirs {
        let row = self.zones.row(side, from);
        let steps = match self.army {
            Army::Figures if row < MOAT_ROW => STRAIGHT,
            Army::Figures if row == MOAT_ROW => FORWARD,
            Army::Figures | Army::Plain => ALL_BUT_BACK,
        };
        if side == Side::White { steps } else { steps.turned() }
    }

    /// Whether a piece may stop after any jump, and need not take if no other piece can.
    pub(super) fn is_free(&self, field: &Field, side: Side, at: Point) -> bool {
        let gate = self.zones.home[(!side).index()].minus(self.zones.fortress[(!side).index()]);
        match field.figure(at) {
            Figure::Biy => true,
            Figure::Shatra => self.army == Army::Figures && gate.has(at),
            _ => false,
        }
    }

    /// What a piece that comes to a point may be there, while its turn goes on.
    pub(super) fn become_at(
        &self,
        field: &Field,
        side: Side,
        figure: Figure,
        to: Point,
    ) -> Vec<Figure> {
        let there = figure == Figure::Shatra && self.zones.last[side.index()].has(to);
        if !there || self.army == Army::Plain {
            return vec![figure];
        }
        let missing: Vec<Figure> = missing(field, side).collect();
        if missing.is_empty() { vec![figure] } else { missing }
    }

    /// What a piece is when its turn has ended on a point.
    pub(super) fn end_at(&self, side: Side, figure: Figure, to: Point) -> Figure {
        let there = figure == Figure::Shatra && self.zones.last[side.index()].has(to);
        if there && self.army == Army::Plain { Figure::Batyr } else { figure }
    }

    /// Exchanges the shatras that wait on the last row for what the side has lost.
    pub(super) fn settle(&self, field: &mut Field, side: Side, board: &Board) {
        if self.army == Army::Plain {
            return;
        }
        let waiting = field.of(side, Figure::Shatra) & self.zones.last[side.index()];
        for at in Zones::in_order(side, waiting, board) {
            let first = missing(field, side).next();
            if let Some(figure) = first {
                field.clear(PointSet::only(at));
                field.put(at, side, figure);
            }
        }
    }
}

/// The figures of which a side has fewer than at the start.
fn missing(field: &Field, side: Side) -> impl Iterator<Item = Figure> {
    let fewer = move |&(figure, count): &(Figure, u32)| field.of(side, figure).count() < count;
    AT_FIRST.into_iter().filter(fewer).map(|(figure, _)| figure)
}
