//! Steps that take nothing.

use tavlei_core::{Bits, Dir, Point, Side};

use super::state::{Move, State};
use super::{Compiled, RuleSet};

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// Adds every quiet move of the side to move.
    pub(crate) fn list_quiet(&self, state: &State<B>, out: &mut Vec<Move<B>>) {
        match state.side {
            Side::White => self.list_quiet_of::<0>(state, out),
            Side::Black => self.list_quiet_of::<1>(state, out),
        }
    }

    #[inline(always)]
    fn list_quiet_of<const SIDE: usize>(&self, state: &State<B>, out: &mut Vec<Move<B>>) {
        let empty = self.cells.minus(state.all());
        let own = state.pieces[SIDE];
        let men = own.minus(state.kings);
        self.steps(SIDE, false).each(|dir| {
            for to in (self.step(men, dir) & empty).points() {
                let from = Point((i32::from(to.0) - self.distance(dir)) as u8);
                let promotes = State::crowns(self, SIDE, to);
                out.push(Move { from, to, taken: B::EMPTY, promotes });
            }
            for from in self.hoppers(men, own, empty, dir).points() {
                let to = Point((i32::from(from.0) + 2 * self.distance(dir)) as u8);
                let promotes = State::crowns(self, SIDE, to);
                out.push(Move { from, to, taken: B::EMPTY, promotes });
            }
        });
        let kings = own & state.kings;
        if kings.is_empty() {
            return;
        }
        for from in kings.minus(state.barred(self)).points() {
            for dir in self.steps(SIDE, true).iter() {
                for to in self.king_targets(from, dir, state.all()).points() {
                    out.push(Move { from, to, taken: B::EMPTY, promotes: false });
                }
            }
        }
    }

    /// How many quiet moves there are.
    #[inline(always)]
    pub(crate) fn count_quiet(&self, state: &State<B>) -> u64 {
        match state.side {
            Side::White => self.count_quiet_of::<0>(state),
            Side::Black => self.count_quiet_of::<1>(state),
        }
    }

    #[inline(always)]
    fn count_quiet_of<const SIDE: usize>(&self, state: &State<B>) -> u64 {
        let empty = self.cells.minus(state.all());
        let own = state.pieces[SIDE];
        let men = own.minus(state.kings);
        let mut count = 0;
        self.steps(SIDE, false).each(|dir| {
            count += (self.step(men, dir) & empty).count();
            count += self.hoppers(men, own, empty, dir).count();
        });
        let kings = own & state.kings;
        if !kings.is_empty() {
            for from in kings.minus(state.barred(self)).points() {
                for dir in self.steps(SIDE, true).iter() {
                    count += self.king_targets(from, dir, state.all()).count();
                }
            }
        }
        u64::from(count)
    }

    /// The men that may jump over a piece of their own side.
    #[inline(always)]
    fn hoppers(&self, men: B, own: B, empty: B, dir: Dir) -> B {
        if self.rules().men_hop { self.jumpers(men, own, empty, dir) } else { B::EMPTY }
    }

    /// Whether a man gets from one cell to another over a piece of its own side.
    fn hops(&self, state: &State<B>, from: Point, dir: Dir, to: Point) -> bool {
        let over = self.next(from, dir).filter(|&over| state.own().has(over));
        self.rules().men_hop && over.and_then(|over| self.next(over, dir)) == Some(to)
    }

    /// Where a king steps in one direction.
    #[inline]
    fn king_targets(&self, from: Point, dir: Dir, occupied: B) -> B {
        if self.rules().king_steps_far {
            self.free_ray(from, dir, occupied)
        } else {
            self.step(B::only(from), dir).minus(occupied)
        }
    }

    /// The quiet move between two cells, whether or not something must be taken.
    #[inline(always)]
    pub(crate) fn quiet_move(&self, state: &State<B>, from: Point, to: Point) -> Option<Move<B>> {
        let free = state.own().has(from) && self.cells.has(to) && !state.all().has(to);
        if !free {
            return None;
        }
        let side = state.side.index();
        let king = state.kings.has(from);
        let reached = if king {
            self.king_reaches(state, from, to)
        } else {
            self.man_reach(side, from).has(to)
                || self.steps(side, false).iter().any(|dir| self.hops(state, from, dir, to))
        };
        let promotes = !king && State::crowns(self, side, to);
        reached.then_some(Move { from, to, taken: B::EMPTY, promotes })
    }

    fn king_reaches(&self, state: &State<B>, from: Point, to: Point) -> bool {
        let dirs = self.steps(state.side.index(), true);
        !state.barred(self).has(from)
            && dirs.iter().any(|dir| {
                self.ray(from, dir).has(to) && self.king_targets(from, dir, state.all()).has(to)
            })
    }
}
