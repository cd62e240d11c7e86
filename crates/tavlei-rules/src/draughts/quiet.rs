//! Steps that take nothing.

use tavlei_core::{Bits, Dir, Point};

use super::state::{Move, State};
use super::{Compiled, Promotion};

impl<B: Bits> Compiled<B> {
    /// Adds every quiet move of the side to move.
    #[inline]
    pub(crate) fn list_quiet(&self, state: &State<B>, out: &mut Vec<Move<B>>) {
        let empty = self.cells.minus(state.all());
        let side = state.side.index();
        let men = state.own().minus(state.kings);
        for dir in self.steps(side, false).iter() {
            let targets = self.step(men, dir) & empty;
            for to in targets.points() {
                let from = Point((i32::from(to.0) - self.distance(dir)) as u8);
                let promotes = State::crowns(self, side, to);
                out.push(Move { from, to, taken: B::EMPTY, promotes });
            }
        }
        for from in (state.own() & state.kings).minus(state.barred(self)).points() {
            for dir in self.steps(side, true).iter() {
                for to in self.king_targets(from, dir, state.all()).points() {
                    out.push(Move { from, to, taken: B::EMPTY, promotes: false });
                }
            }
        }
    }

    /// How many quiet moves there are.
    #[inline]
    pub(crate) fn count_quiet(&self, state: &State<B>) -> u64 {
        let empty = self.cells.minus(state.all());
        let side = state.side.index();
        let men = state.own().minus(state.kings);
        let mut count = 0;
        for dir in self.steps(side, false).iter() {
            count += (self.step(men, dir) & empty).count();
        }
        let kings = state.own() & state.kings;
        if !kings.is_empty() {
            for from in kings.minus(state.barred(self)).points() {
                for dir in self.steps(side, true).iter() {
                    count += self.king_targets(from, dir, state.all()).count();
                }
            }
        }
        u64::from(count)
    }

    /// Where a king steps in one direction.
    #[inline]
    fn king_targets(&self, from: Point, dir: Dir, occupied: B) -> B {
        if self.rules.king_steps_far {
            self.free_ray(from, dir, occupied)
        } else {
            self.step(B::only(from), dir).minus(occupied)
        }
    }

    /// The quiet move between two cells, whether or not something must be taken.
    #[inline]
    pub(crate) fn quiet_move(&self, state: &State<B>, from: Point, to: Point) -> Option<Move<B>> {
        let free = state.own().has(from) && self.cells.has(to) && !state.all().has(to);
        if !free {
            return None;
        }
        let side = state.side.index();
        let king = state.kings.has(from);
        if king && state.barred(self).has(from) {
            return None;
        }
        let reached = self.steps(side, king).iter().any(|dir| {
            if king {
                self.ray(from, dir).has(to) && self.king_targets(from, dir, state.all()).has(to)
            } else {
                self.next(from, dir) == Some(to)
            }
        });
        let promotes =
            !king && self.rules.promotion != Promotion::Never && self.crown[side].has(to);
        reached.then_some(Move { from, to, taken: B::EMPTY, promotes })
    }
}
