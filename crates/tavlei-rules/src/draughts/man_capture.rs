//! The captures of a man: short jumps, with nothing to hold but sets.
//!
//! Nearly all captures are those of men. The search of [`super::capture`] finds them too, and serves
//! where this one does not: for ways, for kings, and where a man becomes a king in the middle.

use tavlei_core::{Bits, Dir, Dirs};

use super::capture::{Leg, List, PLAIN, Search, Sink};
use super::rules::{Priority, Promotion, Removal};
use super::state::Move;
use super::{Compiled, RuleSet, Rules};

/// So many jumps at the least are between a cell and itself; with fewer no two ways lead to one end
/// over the same pieces, as long as a piece can be jumped on one line only.
const ROUND: u32 = 4;

/// A man in the middle of a capture.
#[derive(Clone, Copy)]
struct Man<B> {
    /// Where it stands, as a set of one.
    at: B,
    taken: B,
    /// Where it may jump.
    dirs: Dirs,
}

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// Whether the captures of men can be compared by the pieces taken alone, not by their order.
    #[inline(always)]
    pub(super) fn men_take_sets(&self) -> bool {
        let rules = self.rules();
        let by_order = rules.choice.0.contains(&Some(Priority::KingFirst));
        !(by_order && rules.man_takes_king)
    }
}

impl<B: Bits, R: RuleSet> Search<'_, B, R, List<'_, B>> {
    /// Lists the captures of a man; `false` if there are too many ways to go them all. Then what was
    /// listed is to be dropped.
    #[inline]
    pub(super) fn list_of_man(&mut self) -> bool {
        let dirs = self.law.takes(self.side, false);
        self.man_goes_on(Man { at: B::only(self.from), taken: B::EMPTY, dirs });
        self.tried <= PLAIN
    }

    /// Tries every jump; whether there was one.
    #[inline]
    fn man_goes_on(&mut self, man: Man<B>) -> bool {
        let (law, rules) = (self.law, self.law.rules());
        let targets =
            if rules.man_takes_king { self.enemy } else { self.enemy.minus(self.enemy_kings) };
        let targets = targets.minus(man.taken);
        let occupied = match rules.removal {
            Removal::After => self.occupied,
            Removal::AtOnce => self.occupied.minus(man.taken),
        };
        let mut found = false;
        man.dirs.each(|dir| {
            let over = law.step(man.at, dir) & targets;
            let land = law.step(over, dir).minus(occupied);
            if !land.is_empty() {
                found = true;
                self.man_lands(land, man.taken | over, dir);
            }
        });
        found
    }

    /// The man has jumped: it goes on, or its capture ends.
    fn man_lands(&mut self, at: B, taken: B, dir: Dir) {
        self.tried += 1;
        if self.tried > PLAIN {
            return;
        }
        let rules = self.law.rules();
        let crowns = !(at & self.law.crown[self.side]).is_empty();
        if crowns && rules.promotion == Promotion::Continue {
            self.land_next(self.leg_of_man(at, taken), dir);
            return;
        }
        let stops = crowns && rules.promotion == Promotion::Stop;
        let dirs = self.onward(false, dir);
        if stops || !self.man_goes_on(Man { at, taken, dirs }) || !rules.carry_on {
            self.man_ends(at, taken, crowns);
        }
    }

    /// What the search of all pieces holds of a man that has jumped.
    #[cold]
    fn leg_of_man(&self, at: B, taken: B) -> Leg<B> {
        let kings = (taken & self.enemy_kings).count();
        Leg { at: at.lowest(), king: false, taken, count: taken.count(), kings, order: 0 }
    }

    #[inline]
    fn man_ends(&mut self, at: B, taken: B, crowns: bool) {
        let (from, to) = (self.from, at.lowest());
        let promotes = crowns && self.law.rules().promotion != Promotion::Never;
        let (count, kings) = (taken.count(), (taken & self.enemy_kings).count());
        let rank = self.rank_of(count, kings, 0);
        let is_only_way = count < only_way_below(&self.law.rules());
        self.sink.end(Move { from, to, taken, promotes }, is_only_way, rank);
    }
}

/// With fewer pieces taken, no two ways of a man take the same ones and end in the same place.
#[inline(always)]
fn only_way_below(rules: &Rules) -> u32 {
    let one_line = |dirs: Dirs| rules.man_takes.0 & !dirs.0 == 0;
    if one_line(Dirs::DIAGONAL) || one_line(Dirs::ORTHOGONAL) { ROUND } else { 2 }
}
