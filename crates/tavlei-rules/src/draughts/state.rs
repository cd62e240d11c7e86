//! A position of a draughts game, and what a turn makes of it.

use tavlei_core::{Bits, Counter, Kind, Pieces, Point, Position, SetupError, Side, Turn};

use super::{Compiled, Promotion, RuleSet};

/// A turn in words of one width: what the engine lists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Move<B> {
    pub(crate) from: Point,
    pub(crate) to: Point,
    pub(crate) taken: B,
    pub(crate) promotes: bool,
}

impl<B: Bits> Move<B> {
    #[inline(always)]
    pub(crate) fn to_turn(self) -> Turn {
        Turn {
            from: Some(self.from),
            to: Some(self.to),
            taken: self.taken.to_set(),
            promotes: self.promotes,
            index: 0,
        }
    }

    /// The other way round; `None` for a turn that no draughts game has.
    #[inline(always)]
    pub(crate) fn of(turn: &Turn) -> Option<Move<B>> {
        let (from, to) = (turn.from?, turn.to?);
        Some(Move { from, to, taken: B::from_set(turn.taken), promotes: turn.promotes })
    }
}

/// How often in a row one king has made its side's quiet turns. `count` 0: no king has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Run {
    pub(crate) at: Point,
    pub(crate) count: u8,
}

impl Run {
    const NONE: Run = Run { at: Point(0), count: 0 };
}

/// A position of a draughts game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State<B> {
    /// All pieces of White and of Black.
    pub(crate) pieces: [B; 2],
    /// The kings among them.
    pub(crate) kings: B,
    /// Who is to move.
    pub(crate) side: Side,
    /// King-move counters, kept only where the rules limit them.
    pub(crate) runs: [Run; 2],
}

impl<B: Bits> State<B> {
    /// A position of men alone.
    pub(crate) fn of(pieces: [B; 2], side: Side) -> State<B> {
        State { pieces, kings: B::EMPTY, side, runs: [Run::NONE; 2] }
    }

    /// The position as the engine holds it.
    pub(crate) fn from_position<R: RuleSet>(
        law: &Compiled<B, R>,
        position: &Position,
    ) -> Result<State<B>, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let mut state = State::of([B::EMPTY; 2], side);
        for placed in &position.placed {
            if !law.board.points().has(placed.at) {
                return Err(SetupError::OffBoard(placed.at));
            }
            let one = B::only(placed.at);
            if !(state.all() & one).is_empty() {
                return Err(SetupError::Twice(placed.at));
            }
            state.pieces[placed.piece.side.index()] = state.pieces[placed.piece.side.index()] | one;
            match placed.piece.kind {
                Kind::Man => {}
                Kind::King => state.kings = state.kings | one,
                Kind::Other(_) => return Err(SetupError::NoSuchKind(placed.at)),
            }
        }
        if law.rules().king_limit > 0 {
            position.king_moves.iter().for_each(|&counter| state.set_run(counter));
        }
        Ok(state)
    }

    /// A counter without a cell belongs to the only king of its side, if there is just one.
    fn set_run(&mut self, counter: Counter) {
        let kings = self.kings & self.pieces[counter.side.index()];
        let only = (kings.count() == 1).then(|| kings.lowest());
        if let Some(at) = counter.at.filter(|&at| kings.has(at)).or(only) {
            self.runs[counter.side.index()] = Run { at, count: counter.count };
        }
    }

    /// The position as plain data.
    pub(crate) fn to_position<R: RuleSet>(self, law: &Compiled<B, R>) -> Position {
        let mut position = Position::empty(self.side);
        for side in Side::BOTH {
            for at in self.pieces[side.index()].points() {
                position.put(at, side, if self.kings.has(at) { Kind::King } else { Kind::Man });
            }
        }
        position.sort();
        if law.rules().king_limit > 0 {
            let runs = Side::BOTH.map(|side| (side, self.runs[side.index()]));
            position.king_moves = runs
                .iter()
                .filter(|(_, run)| run.count > 0)
                .map(|&(side, run)| Counter { side, at: Some(run.at), count: run.count })
                .collect();
        }
        position
    }

    /// All pieces.
    #[inline(always)]
    pub(crate) fn all(&self) -> B {
        self.pieces[0] | self.pieces[1]
    }

    /// The pieces of the side to move.
    #[inline(always)]
    pub(crate) fn own(&self) -> B {
        self.pieces[self.side.index()]
    }

    /// The pieces of the other side.
    #[inline(always)]
    pub(crate) fn enemy(&self) -> B {
        self.pieces[(!self.side).index()]
    }

    /// Whose piece stands on a point.
    pub(crate) fn owner(&self, at: Point) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.pieces[side.index()].has(at))
    }

    /// The king of the side to move that has no quiet turns left, if any.
    #[inline(always)]
    pub(crate) fn barred<R: RuleSet>(&self, law: &Compiled<B, R>) -> B {
        let run = self.runs[self.side.index()];
        let barred = law.rules().king_limit > 0
            && run.count >= law.rules().king_limit
            && !self.own().minus(self.kings).is_empty();
        if barred { B::only(run.at) } else { B::EMPTY }
    }

    /// Whether a move can't be undone by later ones.
    ///
    /// Men that step both ways (sideways, or back) come again to where they were; what only
    /// falls from king to man stays on the board.
    #[inline(always)]
    pub(crate) fn is_irreversible<R: RuleSet>(&self, law: &Compiled<B, R>, mv: &Move<B>) -> bool {
        let rules = law.rules();
        if rules.kings_fall {
            return !mv.taken.minus(self.kings).is_empty();
        }
        let back_and_forth = rules.man_steps.0 & rules.man_steps.turned().0 != 0;
        let by_man = !self.kings.has(mv.from);
        !mv.taken.is_empty() || mv.promotes || (by_man && !back_and_forth)
    }

    /// The position after a move.
    #[inline(always)]
    pub(crate) fn after<R: RuleSet>(&self, law: &Compiled<B, R>, mv: &Move<B>) -> State<B> {
        let (us, them) = (self.side.index(), (!self.side).index());
        let (from, to) = (B::only(mv.from), B::only(mv.to));
        let mut next = *self;
        next.side = !self.side;
        next.pieces[us] = self.pieces[us].minus(from) | to;
        next.pieces[them] = self.pieces[them].minus(mv.taken);
        let king = mv.promotes || self.kings.has(mv.from);
        next.kings = self.kings.minus(from | mv.taken);
        if law.rules().kings_fall {
            next.pieces[them] = next.pieces[them] | (mv.taken & self.kings);
        }
        if king {
            next.kings = next.kings | to;
        }
        if law.rules().king_limit > 0 {
            next.runs = self.runs_after(&next, mv);
        }
        next
    }

    fn runs_after(&self, next: &State<B>, mv: &Move<B>) -> [Run; 2] {
        let (us, them) = (self.side.index(), (!self.side).index());
        let mut runs = self.runs;
        let men = |side: usize| !next.pieces[side].minus(next.kings).is_empty();
        let quiet_king = mv.taken.is_empty() && self.kings.has(mv.from);
        let before = if runs[us].at == mv.from { runs[us].count } else { 0 };
        runs[us] = if quiet_king && men(us) {
            Run { at: mv.to, count: before.saturating_add(1) }
        } else {
            Run::NONE
        };
        if mv.taken.has(runs[them].at) || !men(them) {
            runs[them] = Run::NONE;
        }
        runs
    }

    /// Whether a man that stands on `at` at the end of its turn becomes a king.
    #[inline(always)]
    pub(crate) fn crowns<R: RuleSet>(law: &Compiled<B, R>, side: usize, at: Point) -> bool {
        law.rules().promotion != Promotion::Never && law.crown[side].has(at)
    }

    /// Equal positions have equal keys.
    pub(crate) fn key(&self) -> u64 {
        let sets = [self.pieces[0], self.pieces[1], self.kings];
        let key = sets.iter().fold(self.side as u64 + 1, |key, set| set.mix(key));
        let run = |run: Run| u64::from(run.at.0) << 8 | u64::from(run.count);
        key ^ (run(self.runs[0]) << 16 | run(self.runs[1])).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The facts that draw rules ask for.
    pub(crate) fn facts<R: RuleSet>(&self, law: &Compiled<B, R>) -> Pieces {
        let kings = self.pieces.map(|set| set & self.kings);
        Pieces {
            men: self.pieces.map(|set| set.minus(self.kings).count() as u8),
            kings: kings.map(|set| set.count() as u8),
            on_road: kings.map(|set| set.minus(law.road).is_empty()),
        }
    }
}
