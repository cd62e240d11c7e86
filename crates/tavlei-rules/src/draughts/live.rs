//! A draughts game in progress.

use std::sync::Arc;

use tavlei_core::{
    Bits, Board, Fault, Fit, Followed, Labels, Outcome, Pattern, Pieces, Point, Position, Reason,
    Separator, Session, SetupError, Side, Step, Turn, fit_steps,
};

use super::state::{Move, State};
use super::{Compiled, Goal, RuleSet};

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// Lists all legal moves. What `out` held is dropped.
    pub(crate) fn list(&self, state: &State<B>, out: &mut Vec<Move<B>>) {
        self.list_captures(state, out);
        if out.is_empty() || !self.rules().forced {
            self.list_quiet(state, out);
        }
    }

    /// Whether the game is over although the side to move may have moves left.
    #[inline(always)]
    pub(crate) fn is_finished(&self, state: &State<B>) -> bool {
        match self.rules().goal {
            Goal::Normal | Goal::Misere => false,
            Goal::Breakthrough => !state.kings.is_empty(),
            Goal::FarCorner => {
                let at = |side: usize| state.pieces[side] & self.corner[side];
                !(at(0) | at(1)).is_empty()
            }
        }
    }

    /// Who has reached the goal of the game; the player who moved last if both stand there.
    pub(crate) fn winner_by_goal(&self, state: &State<B>) -> Option<Side> {
        let reached = |side: Side| {
            let pieces = state.pieces[side.index()];
            match self.rules().goal {
                Goal::Normal | Goal::Misere => false,
                Goal::Breakthrough => !(pieces & state.kings).is_empty(),
                Goal::FarCorner => !(pieces & self.corner[side.index()]).is_empty(),
            }
        };
        [!state.side, state.side].into_iter().find(|&side| reached(side))
    }

    /// How the game stands.
    pub(crate) fn outcome(&self, state: &State<B>) -> Outcome {
        if let Some(side) = self.winner_by_goal(state) {
            return Outcome::Win(side, Reason::Goal);
        }
        if self.can_capture(state) || self.count_quiet(state) > 0 {
            return Outcome::Open;
        }
        let reason = if state.own().is_empty() { Reason::NoPieces } else { Reason::NoTurn };
        let winner = if self.rules().goal == Goal::Misere { state.side } else { !state.side };
        Outcome::Win(winner, reason)
    }
}

/// A draughts game in progress.
#[derive(Clone, Debug)]
pub(crate) struct Live<B, R> {
    law: Arc<Compiled<B, R>>,
    state: State<B>,
    moves: Vec<Move<B>>,
    turns: Vec<Turn>,
    /// Whether `turns` are those of `state`.
    listed: bool,
}

impl<B: Bits, R: RuleSet> Live<B, R> {
    /// Begins a game at a position.
    pub(crate) fn open(law: &Arc<Compiled<B, R>>, position: &Position) -> Result<Self, SetupError> {
        let state = State::from_position(law, position)?;
        let law = Arc::clone(law);
        Ok(Live { law, state, moves: Vec::new(), turns: Vec::new(), listed: false })
    }

    fn list(&mut self) {
        if self.listed {
            return;
        }
        self.moves.clear();
        if !self.law.is_finished(&self.state) {
            self.law.list(&self.state, &mut self.moves);
        }
        self.turns.clear();
        self.turns.extend(self.moves.iter().map(|mv| mv.to_turn()));
        self.listed = true;
    }

    /// Hands out the moves in the buffer.
    fn give(&self, out: &mut Vec<Turn>) {
        out.clear();
        out.extend(self.moves.iter().map(|mv| mv.to_turn()));
    }
}

impl<B: Bits, R: RuleSet> Session for Live<B, R> {
    fn board(&self) -> &Board {
        &self.law.board
    }

    fn labels(&self) -> &Labels {
        &self.law.labels
    }

    fn side(&self) -> Side {
        self.state.side
    }

    fn turns(&mut self) -> &[Turn] {
        self.list();
        &self.turns
    }

    fn steps(&mut self, turn: &Turn, out: &mut Vec<Step>) {
        out.clear();
        if let Some(mv) = Move::of(turn) {
            self.law.canonical_steps(&self.state, &mv, out);
        }
    }

    fn fit(&mut self, turn: &Turn, pattern: &Pattern) -> Option<Fit> {
        let mv: Move<B> = Move::of(turn)?;
        if mv.taken.is_empty() {
            let steps = [Step::Lift(mv.from), Step::Land(mv.to)];
            return fit_steps(&self.law.board, &steps, pattern);
        }
        self.law.fit_capture(&self.state, &mv, pattern)
    }

    fn resolve(&mut self, pattern: &Pattern, out: &mut Vec<Turn>) {
        self.listed = false;
        self.law.resolve(&self.state, pattern, &mut self.moves);
        self.give(out);
    }

    fn follow(&mut self, pattern: &Pattern, found: &mut Vec<Turn>) -> Option<Followed> {
        self.listed = false;
        self.law.resolve(&self.state, pattern, &mut self.moves);
        let &[mv] = &self.moves[..] else {
            self.give(found);
            return None;
        };
        let irreversible = self.state.is_irreversible(&self.law, &mv);
        self.state = self.state.after(&self.law, &mv);
        Some(Followed { turn: mv.to_turn(), irreversible })
    }

    fn follow_pair(&mut self, from: Point, to: Point, sign: Separator) -> Option<Followed> {
        self.listed = false;
        let takes = sign == Separator::Take;
        let mv = self.law.resolve_pair(&self.state, (from, to), takes, &mut self.moves)?;
        let irreversible = self.state.is_irreversible(&self.law, &mv);
        self.state = self.state.after(&self.law, &mv);
        Some(Followed { turn: mv.to_turn(), irreversible })
    }

    fn play(&mut self, turn: &Turn) {
        if let Some(mv) = Move::of(turn) {
            self.state = self.state.after(&self.law, &mv);
            self.listed = false;
        }
    }

    fn outcome(&mut self) -> Outcome {
        self.law.outcome(&self.state)
    }

    fn position(&self) -> Position {
        self.state.to_position(&self.law)
    }

    fn key(&self) -> u64 {
        self.state.key()
    }

    fn pieces(&self) -> Pieces {
        self.state.facts(&self.law)
    }

    fn is_irreversible(&self, turn: &Turn) -> bool {
        Move::of(turn).is_none_or(|mv| self.state.is_irreversible(&self.law, &mv))
    }

    fn can_take(&mut self) -> bool {
        !self.law.is_finished(&self.state) && self.law.can_capture(&self.state)
    }

    fn explain(&mut self, pattern: &Pattern) -> Fault {
        self.law.explain(&self.state, pattern)
    }

    fn perft(&mut self, depth: u32) -> u64 {
        self.law.perft(&self.state, depth)
    }

    fn fork(&self) -> Box<dyn Session> {
        Box::new(self.clone())
    }
}
