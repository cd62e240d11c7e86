//! Why a written turn is not legal: the engine asks itself again with one law relaxed at a time.

use tavlei_core::{
    Bits, Dirs, Fault, MustTake, Outcome, Pattern, Point, Separator, Spot, Step, Turn,
};

use super::rules::{Choice, Landing, Priority, Promotion, Removal, Rules};
use super::state::{Move, State};
use super::{Compiled, RuleSet};

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// The first law that a written turn breaks. For a turn that is legal the answer is `NoWay`.
    pub(crate) fn explain(&self, state: &State<B>, pattern: &Pattern) -> Fault {
        let outcome = self.outcome(state);
        if outcome != Outcome::Open {
            return Fault::GameOver(outcome);
        }
        self.fault_at_ends(state, pattern)
            .or_else(|| self.fault_of_king_limit(state, pattern))
            .or_else(|| self.fault_of_compulsion(state, pattern))
            .or_else(|| self.fault_of_choice(state, pattern))
            .or_else(|| self.fault_of_stopping(state, pattern))
            .or_else(|| self.fault_of_kind(state, pattern))
            .or_else(|| self.fault_on_the_way(state, pattern))
            .unwrap_or(Fault::NoWay)
    }

    /// Nothing where it begins, the wrong player's piece, or a piece where it ends.
    ///
    /// An enemy's cell is no fault where pieces taken leave at once: it may be free in time.
    fn fault_at_ends(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        if let Some(Spot::Cell(at)) = pattern.first() {
            match state.owner(at) {
                None => return Some(Fault::NothingThere(at)),
                Some(owner) if owner != state.side => return Some(Fault::NotYours { at, owner }),
                Some(_) => {}
            }
        }
        let (Spot::Cell(at), first) = (pattern.last()?, pattern.first()?) else { return None };
        let owner = state.owner(at).filter(|_| Spot::Cell(at) != first)?;
        let stays = owner == state.side || self.rules().removal == Removal::After;
        stays.then_some(Fault::Occupied { at, owner })
    }

    fn fault_of_king_limit(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let barred = state.barred(self);
        let at = pattern_from(pattern).filter(|&at| barred.has(at))?;
        let free = self.relaxed(|rules| rules.king_limit = 0);
        free.first(state, pattern).map(|_| Fault::KingBarred(at))
    }

    /// A quiet move where something must be taken, or a capture where nothing can be.
    fn fault_of_compulsion(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let free = self.relaxed(|rules| rules.forced = false);
        if free.first(state, pattern).is_some() {
            let instead = self.some_capture(state)?;
            return Some(Fault::MustTake { law: MustTake::Any, instead });
        }
        if pattern.separator != Some(Separator::Take) {
            return None;
        }
        let step = Pattern { separator: None, ..pattern.clone() };
        self.first(state, &step).map(|mv| Fault::NothingTaken { step: mv.to_turn() })
    }

    /// A capture that another one goes before.
    fn fault_of_choice(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let choice = self.rules().choice;
        let count = choice.criteria().count();
        let under = |n: usize| self.relaxed(|rules| rules.choice = choice.first(n));
        under(0).first(state, pattern)?;
        let broken = (1..=count).find(|&n| under(n).first(state, pattern).is_none())?;
        let law = law_of(choice.criteria().nth(broken - 1)?);
        Some(Fault::MustTake { law, instead: self.some_capture(state)? })
    }

    /// A capture that stops too early, or on the wrong cell, or not where it must.
    fn fault_of_stopping(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let short = self.relaxed(|rules| {
            rules.carry_on = false;
            rules.choice = Choice::FREE;
            if rules.lands == Landing::Killer {
                rules.lands = Landing::Any;
            }
        });
        if let Some(mv) = short.first(state, pattern) {
            let instead = self.capture_like(state, &mv)?.to_turn();
            return Some(self.fault_of_a_stop(state, &mv, instead));
        }
        self.fault_of_going_on(state, pattern)
    }

    /// A capture that goes on although reaching the last row ended the turn.
    fn fault_of_going_on(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        if self.rules().promotion != Promotion::Stop {
            return None;
        }
        let crowned_before_the_end = (2..pattern.spots.len()).find_map(|n| {
            let spots = pattern.spots[..n].iter().copied().collect();
            self.first(state, &Pattern { spots, ..pattern.clone() }).filter(|mv| mv.promotes)
        });
        if let Some(mv) = crowned_before_the_end {
            return Some(Fault::PromotionEnds(mv.to));
        }
        let on = self.relaxed(|rules| rules.promotion = Promotion::Continue);
        let mv = on.first(state, pattern)?;
        let mut passed = Vec::new();
        on.canonical_steps(state, &mv, &mut passed);
        passed.iter().find_map(|step| match *step {
            Step::Land(at) if self.crown[state.side.index()].has(at) => {
                Some(Fault::PromotionEnds(at))
            }
            _ => None,
        })
    }

    /// It can go on from where it stops, or could from elsewhere. Where captures are weighed
    /// by their number, one that could go on from elsewhere just takes too few.
    fn fault_of_a_stop(&self, state: &State<B>, mv: &Move<B>, instead: Turn) -> Fault {
        if self.goes_on(state, mv) {
            return Fault::MustGoOn { instead };
        }
        let takes_less = B::from_set(instead.taken).count() > mv.taken.count();
        match self.rules().choice.criteria().next().filter(|_| takes_less) {
            Some(criterion) => Fault::MustTake { law: law_of(criterion), instead },
            None => Fault::MustLandElsewhere { instead },
        }
    }

    /// A direction or a distance that this kind of piece does not have.
    fn fault_of_kind(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let from = pattern_from(pattern)?;
        let king = state.kings.has(from);
        let legal_if = |change: &dyn Fn(&mut Rules)| {
            let law = self.relaxed(|rules| {
                rules.forced = false;
                rules.carry_on = false;
                rules.choice = Choice::FREE;
                change(rules);
            });
            law.first(state, pattern)
        };
        if king {
            let far = legal_if(&|rules| {
                (rules.king_steps_far, rules.king_takes_far) = (true, true);
                rules.lands = Landing::Any;
            });
            return far.map(|_| Fault::KingTooFar);
        }
        let dir = |mv: Move<B>| self.board.line(from, mv.to).map(|(dir, _)| dir);
        if let Some(mv) = legal_if(&|rules| rules.man_steps = every_way(rules.man_steps)) {
            return dir(mv).map(Fault::ManDirection);
        }
        if let Some(mv) = legal_if(&|rules| rules.man_takes_king = true) {
            return Some(Fault::ManTakesKing((mv.taken & state.kings).lowest()));
        }
        let mv = legal_if(&|rules| rules.man_takes = every_way(rules.man_takes))?;
        Some(dir(mv).map_or(Fault::NoWay, Fault::ManTakesDirection))
    }

    /// A piece between two cells of one line.
    fn fault_on_the_way(&self, state: &State<B>, pattern: &Pattern) -> Option<Fault> {
        let from = pattern_from(pattern)?;
        let Spot::Cell(to) = pattern.last()? else { return None };
        let far = state.kings.has(from) && self.rules().king_steps_far;
        let (_, between) = self.board.line(from, to).filter(|_| far)?;
        let first = between.into_iter().find(|&p| state.all().has(p))?;
        Some(Fault::Blocked(first))
    }

    fn relaxed(&self, change: impl FnOnce(&mut Rules)) -> Compiled<B, Rules> {
        let mut rules = self.rules();
        change(&mut rules);
        self.with_rules(rules)
    }

    fn first(&self, state: &State<B>, pattern: &Pattern) -> Option<Move<B>> {
        let mut found = Vec::new();
        self.resolve(state, pattern, &mut found);
        found.first().copied()
    }

    fn some_capture(&self, state: &State<B>) -> Option<Turn> {
        let mut found = Vec::new();
        self.list_captures(state, &mut found);
        found.first().map(|mv| mv.to_turn())
    }

    /// A legal capture by the same piece, best one that takes all that this one does.
    fn capture_like(&self, state: &State<B>, mv: &Move<B>) -> Option<Move<B>> {
        let mut found = Vec::new();
        self.list_captures(state, &mut found);
        let score = |m: &Move<B>| (m.from == mv.from, (m.taken & mv.taken).count());
        found.into_iter().max_by_key(|m| score(m))
    }

    /// Whether the mover can go on taking from where a capture stops.
    fn goes_on(&self, state: &State<B>, mv: &Move<B>) -> bool {
        let mut after = *state;
        let us = state.side.index();
        after.pieces[us] = after.pieces[us].minus(B::only(mv.from)) | B::only(mv.to);
        if state.kings.has(mv.from) || mv.promotes {
            after.kings = after.kings.minus(B::only(mv.from)) | B::only(mv.to);
        }
        // What was taken still stands and can't be jumped again; here it just leaves the board,
        // which may say yes once too often, never no.
        after.pieces[1 - us] = after.pieces[1 - us].minus(mv.taken);
        self.capturers(&after).has(mv.to)
    }
}

/// The law of choice that a criterion makes.
fn law_of(criterion: Priority) -> MustTake {
    match criterion {
        Priority::Most => MustTake::Most,
        Priority::Value => MustTake::Value,
        Priority::ByKing => MustTake::ByKing,
        Priority::MostKings => MustTake::MostKings,
        Priority::KingFirst => MustTake::KingFirst,
    }
}

fn pattern_from(pattern: &Pattern) -> Option<Point> {
    match pattern.first()? {
        Spot::Cell(at) => Some(at),
        Spot::File(_) => None,
    }
}

/// The directions of a kind of lines in both senses.
fn every_way(dirs: Dirs) -> Dirs {
    let diagonal = dirs.0 & Dirs::DIAGONAL.0 != 0;
    let orthogonal = dirs.0 & Dirs::ORTHOGONAL.0 != 0;
    match (diagonal, orthogonal) {
        (true, false) => Dirs::DIAGONAL,
        (false, true) => Dirs::ORTHOGONAL,
        _ => Dirs::EIGHT,
    }
}
