//! The search for captures: jump after jump, as the rules allow.
//!
//! One search serves two ends by its [`Sink`]: the list of all legal captures, each once, and the
//! ways in which one of them can be made.

use std::collections::HashSet;

use tavlei_core::{Bits, Dir, Dirs, Point, Side};

use super::rules::{Landing, Priority, Promotion, Removal};
use super::state::{Move, State};
use super::{Compiled, RuleSet};

/// How many jumps the search of one piece tries before it begins to remember where it was. A
/// capture of a real game needs some dozens; a made-up position can have millions of ways.
pub(super) const PLAIN: u32 = 2_000;

/// How many jumps the search of one piece tries at the most. The worst positions known (a king
/// among all the men of the board) need a small part of it.
const MOST: u32 = 4_000_000;

/// The mover in the middle of a capture.
#[derive(Clone, Copy)]
pub(super) struct Leg<B> {
    pub(super) at: Point,
    pub(super) king: bool,
    pub(super) taken: B,
    /// Pieces taken, kings taken, and a bit for each jump, the first one highest: 1 for a king.
    pub(super) count: u32,
    pub(super) kings: u32,
    pub(super) order: u32,
}

/// One jump: from where, in which direction, over what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hop {
    pub(super) at: Point,
    pub(super) dir: Dir,
    pub(super) over: Point,
}

/// What a search does with what it finds.
pub(super) trait Sink<B: Bits> {
    /// Whether a leg that was met before need not be gone again.
    const FORGETS_WAYS: bool;
    /// A jump begins; whether to go on with it.
    #[inline(always)]
    fn enter(&mut self, _hop: Hop) -> bool {
        true
    }
    /// The jump last entered is done with.
    #[inline(always)]
    fn leave(&mut self) {}
    /// A capture may end here. `rank` is its weight under the rules of choice.
    fn end(&mut self, found: Move<B>, single: bool, rank: u64);
    /// Whether enough has been found.
    #[inline(always)]
    fn is_done(&self) -> bool {
        false
    }
}

/// How many captures of one piece are looked through for one that was found before; a longer list
/// is looked up in a set.
const SHORT: usize = 64;

/// The list of legal captures: the best ones by the rules of choice, each once.
pub(super) struct List<'a, B> {
    out: &'a mut Vec<Move<B>>,
    /// Where the moves of the present piece begin.
    start: usize,
    best: u64,
    /// The moves of the present piece; made only when they are many.
    known: Option<HashSet<Move<B>>>,
}

impl<B: Bits> List<'_, B> {
    /// From here on the moves are those of another piece.
    fn next_piece(&mut self) {
        self.start = self.out.len();
        self.known = None;
    }

    /// What was listed of the present piece is dropped.
    #[cold]
    fn drop_piece(&mut self) {
        self.out.truncate(self.start);
        self.known = None;
    }

    #[inline]
    fn push_once(&mut self, found: Move<B>) {
        if self.out.len() - self.start < SHORT {
            if !self.out[self.start..].contains(&found) {
                self.out.push(found);
            }
        } else {
            self.push_once_to_many(found);
        }
    }

    #[cold]
    fn push_once_to_many(&mut self, found: Move<B>) {
        let listed = &self.out[self.start..];
        let known = self.known.get_or_insert_with(|| listed.iter().copied().collect());
        if known.insert(found) {
            self.out.push(found);
        }
    }
}

impl<B: Bits> Sink<B> for List<'_, B> {
    const FORGETS_WAYS: bool = true;

    #[inline]
    fn end(&mut self, found: Move<B>, single: bool, rank: u64) {
        if rank < self.best {
            return;
        }
        if rank > self.best {
            self.best = rank;
            self.out.clear();
            self.next_piece();
        }
        if single && self.known.is_none() {
            self.out.push(found);
        } else {
            self.push_once(found);
        }
    }
}

/// Where a leg began, as what, in which direction, with what taken and in which order.
type Met<B> = (Point, bool, u8, u32, B);

/// One search: the captures of one piece.
pub(super) struct Search<'a, B, R, S> {
    pub(super) law: &'a Compiled<B, R>,
    /// All pieces but the mover.
    pub(super) occupied: B,
    pub(super) enemy: B,
    pub(super) enemy_kings: B,
    pub(super) side: usize,
    pub(super) from: Point,
    /// Whether the mover was a king when the turn began.
    began_king: bool,
    pub(super) tried: u32,
    /// Legs gone before; made only when the search runs long.
    seen: Option<HashSet<Met<B>>>,
    pub(super) sink: &'a mut S,
}

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// Lists every legal capture of the side to move. What `out` held is dropped.
    pub(crate) fn list_captures(&self, state: &State<B>, out: &mut Vec<Move<B>>) {
        self.list_captures_of(state, self.capturers(state), out);
    }

    /// Lists the captures of some pieces, as if their side had no others: all that the rules
    /// allow them only where the choice is free.
    pub(crate) fn list_captures_of(&self, state: &State<B>, movers: B, out: &mut Vec<Move<B>>) {
        out.clear();
        let mut list = List { out, start: 0, best: 0, known: None };
        for from in movers.points() {
            list.next_piece();
            self.list_captures_from(state, from, &mut list);
        }
    }

    /// Lists the captures of one piece.
    #[inline(always)]
    fn list_captures_from(&self, state: &State<B>, from: Point, list: &mut List<'_, B>) {
        if !state.kings.has(from) && self.men_take_sets() {
            if self.search_of(state, from, list).list_of_man() {
                return;
            }
            list.drop_piece();
        }
        self.search_captures(state, from, list);
    }

    /// Searches the captures of one piece.
    pub(super) fn search_captures<S: Sink<B>>(&self, state: &State<B>, from: Point, sink: &mut S) {
        let king = state.kings.has(from);
        let leg = Leg { at: from, king, taken: B::EMPTY, count: 0, kings: 0, order: 0 };
        self.search_of(state, from, sink).go_on(leg, self.takes(state.side.index(), king));
    }

    /// A search that begins.
    #[inline(always)]
    fn search_of<'a, S: Sink<B>>(
        &'a self,
        state: &State<B>,
        from: Point,
        sink: &'a mut S,
    ) -> Search<'a, B, R, S> {
        let enemy = state.enemy();
        Search {
            law: self,
            occupied: state.all().minus(B::only(from)),
            enemy,
            enemy_kings: enemy & state.kings,
            side: state.side.index(),
            from,
            began_king: state.kings.has(from),
            tried: 0,
            seen: None,
            sink,
        }
    }

    /// The pieces of the side to move that can take something.
    #[inline(always)]
    pub(crate) fn capturers(&self, state: &State<B>) -> B {
        match state.side {
            Side::White => self.capturers_of::<0>(state),
            Side::Black => self.capturers_of::<1>(state),
        }
    }

    #[inline(always)]
    fn capturers_of<const SIDE: usize>(&self, state: &State<B>) -> B {
        let empty = self.cells.minus(state.all());
        let (own, enemy) = (state.pieces[SIDE], state.pieces[1 - SIDE]);
        let men = own.minus(state.kings);
        let targets = if self.rules().man_takes_king { enemy } else { enemy.minus(state.kings) };
        let mut found = B::EMPTY;
        self.takes(SIDE, false).each(|dir| found = found | self.jumpers(men, targets, empty, dir));
        let kings = own & state.kings;
        if !kings.is_empty() {
            found = found | self.capturing_kings(kings, state, empty);
        }
        found
    }

    fn capturing_kings(&self, kings: B, state: &State<B>, empty: B) -> B {
        let (side, enemy, all) = (state.side.index(), state.enemy(), state.all());
        let mut found = B::EMPTY;
        for dir in self.takes(side, true).iter() {
            if !self.rules().king_takes_far {
                found = found | self.jumpers(kings, enemy, empty, dir);
                continue;
            }
            for from in kings.points() {
                let met = self.first_on_ray(from, dir, all).filter(|&over| enemy.has(over));
                let free = met.and_then(|over| self.next(over, dir)).is_some_and(|p| empty.has(p));
                if free {
                    found = found | B::only(from);
                }
            }
        }
        found
    }

    /// Whether the side to move can take something.
    #[inline]
    pub(crate) fn can_capture(&self, state: &State<B>) -> bool {
        !self.capturers(state).is_empty()
    }

    /// The piece that a mover at a point would jump in a direction.
    #[inline(always)]
    pub(crate) fn jump_over(
        &self,
        at: Point,
        king: bool,
        dir: Dir,
        occupied: B,
        targets: B,
    ) -> Option<(Point, Point)> {
        let over = if king && self.rules().king_takes_far {
            self.first_on_ray(at, dir, occupied)?
        } else {
            self.next(at, dir)?
        };
        if !targets.has(over) {
            return None;
        }
        let land = self.next(over, dir)?;
        (!occupied.has(land)).then_some((over, land))
    }
}

impl<B: Bits, R: RuleSet, S: Sink<B>> Search<'_, B, R, S> {
    /// Tries every jump in these directions; whether there was one.
    fn go_on(&mut self, leg: Leg<B>, dirs: Dirs) -> bool {
        let occupied = self.occupied_after(leg.taken);
        let targets = self.targets(leg);
        if !leg.king && (targets & self.law.man_over(self.side, leg.at)).is_empty() {
            return false;
        }
        let mut found = false;
        dirs.each(|dir| {
            let jump = self.law.jump_over(leg.at, leg.king, dir, occupied, targets);
            if let Some((over, land)) = jump {
                found = true;
                self.jump(leg, dir, over, land);
            }
        });
        found
    }

    /// What still stands when some pieces have been taken.
    #[inline(always)]
    fn occupied_after(&self, taken: B) -> B {
        match self.law.rules().removal {
            Removal::After => self.occupied,
            Removal::AtOnce => self.occupied.minus(taken),
        }
    }

    #[inline(always)]
    fn targets(&self, leg: Leg<B>) -> B {
        let targets = self.enemy.minus(leg.taken);
        if leg.king || self.law.rules().man_takes_king {
            targets
        } else {
            targets.minus(self.enemy_kings)
        }
    }

    /// Jumps over a piece and goes on, or ends.
    fn jump(&mut self, leg: Leg<B>, dir: Dir, over: Point, land: Point) {
        if !self.sink.enter(Hop { at: leg.at, dir, over }) {
            return;
        }
        self.tried += 1;
        let took_king = self.enemy_kings.has(over);
        let next = Leg {
            at: land,
            king: leg.king,
            taken: leg.taken | B::only(over),
            count: leg.count + 1,
            kings: leg.kings + u32::from(took_king),
            order: leg.order | u32::from(took_king) << (31 - leg.count.min(31)),
        };
        if !self.is_enough(next, dir) {
            let far = leg.king && self.law.rules().king_takes_far;
            if far && self.law.rules().lands != Landing::Next {
                self.land_far(next, dir, over, took_king);
            } else {
                self.land_next(next, dir);
            }
        }
        self.sink.leave();
    }

    /// Whether there is no use in going on from a leg: the search came to it before (asked past
    /// a plain number of jumps only), or has run too long.
    #[inline]
    fn is_enough(&mut self, leg: Leg<B>, dir: Dir) -> bool {
        if self.tried <= PLAIN {
            return self.sink.is_done();
        }
        self.tried > MOST || self.sink.is_done() || (S::FORGETS_WAYS && self.was_here(leg, dir))
    }

    /// Whether the search came to a leg before; from now on it did.
    fn was_here(&mut self, leg: Leg<B>, dir: Dir) -> bool {
        let met = (leg.at, leg.king, dir as u8, leg.order, leg.taken);
        !self.seen.get_or_insert_default().insert(met)
    }

    /// The mover lands on the cell just behind.
    pub(super) fn land_next(&mut self, mut leg: Leg<B>, dir: Dir) {
        let rules = self.law.rules();
        let on_last_row = !leg.king && self.law.crown[self.side].has(leg.at);
        if on_last_row && rules.promotion == Promotion::Stop {
            self.end(leg);
            return;
        }
        if on_last_row && rules.promotion == Promotion::Continue {
            leg.king = true;
        }
        let dirs = self.onward(leg.king, dir);
        if !self.go_on(leg, dirs) || !rules.carry_on {
            self.end(leg);
        }
    }

    /// The directions of the next jump after one in `dir`.
    #[inline(always)]
    pub(super) fn onward(&self, king: bool, dir: Dir) -> Dirs {
        let dirs = self.law.takes(self.side, king);
        if self.law.rules().about_turn { dirs } else { Dirs(dirs.0 & !(1 << dir.opposite() as u8)) }
    }

    /// A flying king lands on any free cell behind; straight on it goes from all of them alike.
    fn land_far(&mut self, leg: Leg<B>, dir: Dir, over: Point, took_king: bool) {
        let cells = self.law.free_ray(over, dir, self.occupied_after(leg.taken));
        let onward = self.onward(true, dir);
        let straight = Dirs(onward.0 & (1 << dir as u8));
        let aside = Dirs(onward.0 & !straight.0);
        let mut found = self.go_on(leg, straight);
        for at in cells.points() {
            found |= self.go_on(Leg { at, ..leg }, aside);
        }
        if found && self.law.rules().carry_on {
            return;
        }
        let next_only = self.law.rules().lands == Landing::Killer && took_king;
        let ends = if next_only { B::only(leg.at) } else { cells };
        for at in ends.points() {
            self.end(Leg { at, ..leg });
        }
    }

    /// Hands the capture to the sink.
    #[inline]
    fn end(&mut self, leg: Leg<B>) {
        let crowned = leg.king || State::crowns(self.law, self.side, leg.at);
        let promotes = !self.began_king && crowned;
        let found = Move { from: self.from, to: leg.at, taken: leg.taken, promotes };
        let rank = self.rank(leg);
        self.sink.end(found, leg.count < 2, rank);
    }

    /// The weight of a capture under the rules of choice: greater is better.
    #[inline]
    fn rank(&self, leg: Leg<B>) -> u64 {
        self.rank_of(leg.count, leg.kings, leg.order)
    }

    /// The weight of a capture by the pieces taken, the kings among them, and their order.
    #[inline(always)]
    pub(super) fn rank_of(&self, count: u32, kings: u32, order: u32) -> u64 {
        let by = |rank: u64, criterion: Option<Priority>| {
            let (bits, value) = match criterion {
                None => return rank,
                Some(Priority::Most) => (8, count),
                Some(Priority::Value) => (16, ((count + kings) << 7).saturating_sub(kings)),
                Some(Priority::ByKing) => (1, u32::from(self.began_king)),
                Some(Priority::MostKings) => (8, kings),
                Some(Priority::KingFirst) => (32, order),
            };
            rank << bits | u64::from(value)
        };
        // Written out, so that rules that the compiler knows cost only their own criteria.
        let [first, second, third, fourth] = self.law.rules().choice.0;
        by(by(by(by(0, first), second), third), fourth)
    }
}
