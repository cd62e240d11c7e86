//! What a written turn may mean, without making the list of all turns.

use tavlei_core::{Bits, Fit, Pattern, Point, Separator, Spot};

use super::state::{Move, State};
use super::{Choice, Compiled, RuleSet};

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    /// The legal moves that a written turn may mean, into `out`.
    #[inline(always)]
    pub(crate) fn resolve(&self, state: &State<B>, pattern: &Pattern, out: &mut Vec<Move<B>>) {
        out.clear();
        let (Some(first), Some(last)) = (pattern.first(), pattern.last()) else { return };
        let from = self.spot(first) & state.own();
        if from.is_empty() || self.is_finished(state) {
            return;
        }
        // A capture may end where the mover began, and where a piece stood that left at once.
        let to = self.spot(last).minus(state.own().minus(from));
        let capturers = self.capturers(state);
        if !capturers.is_empty() {
            self.resolve_capture(state, pattern, (from, to, capturers), out);
        }
        let quiet = capturers.is_empty() || !self.rules().forced;
        if quiet && pattern.separator != Some(Separator::Take) && pattern.middle().is_empty() {
            self.resolve_quiet(state, from, to, out);
        }
        if out.len() > 1 {
            self.keep_plainest(pattern, out);
        }
    }

    /// The one legal move between two cells, as the sign says; `None` if there is none, if there are
    /// several, or if the sign is another one.
    #[inline(always)]
    pub(crate) fn resolve_pair(
        &self,
        state: &State<B>,
        (from, to): (Point, Point),
        takes: bool,
        list: &mut Vec<Move<B>>,
    ) -> Option<Move<B>> {
        if self.is_finished(state) {
            return None;
        }
        let capturers = self.capturers(state);
        if capturers.is_empty() {
            return if takes { None } else { self.quiet_move(state, from, to) };
        }
        if takes { self.resolve_jump(state, (from, to), capturers, list) } else { None }
    }

    /// Whose captures decide which of some pieces' are legal: their own, where the choice is free.
    #[inline(always)]
    fn to_be_compared(&self, from: B, capturers: B) -> B {
        if self.rules().choice == Choice::FREE { capturers & from } else { capturers }
    }

    /// The one capture between two cells.
    #[inline]
    fn resolve_jump(
        &self,
        state: &State<B>,
        (from, to): (Point, Point),
        capturers: B,
        list: &mut Vec<Move<B>>,
    ) -> Option<Move<B>> {
        if !capturers.has(from) {
            return None;
        }
        self.list_captures_of(state, self.to_be_compared(B::only(from), capturers), list);
        let mut fitting = list.iter().filter(|mv| mv.from == from && mv.to == to);
        let found = fitting.next()?;
        fitting.next().is_none().then_some(*found)
    }

    /// Of several readings of a step those that take nothing, and of several captures between two
    /// cells the jump from the one to the other: no shorter text could mean that one.
    #[cold]
    fn keep_plainest(&self, pattern: &Pattern, out: &mut Vec<Move<B>>) {
        match pattern.separator {
            Some(Separator::Step) => keep_if_any(out, |mv| mv.taken.is_empty()),
            Some(Separator::Take) if pattern.middle().is_empty() => {
                keep_if_any(out, |mv| self.is_one_jump(mv));
            }
            _ => {}
        }
    }

    /// Whether a capture takes just what stands between its ends.
    fn is_one_jump(&self, mv: &Move<B>) -> bool {
        let between = self.board.line(mv.from, mv.to).into_iter().flat_map(|(_, between)| between);
        mv.taken.count() == 1 && between.into_iter().any(|p| mv.taken.has(p))
    }

    /// The points that a spot may stand for.
    #[inline(always)]
    fn spot(&self, spot: Spot) -> B {
        match spot {
            Spot::Cell(point) => B::only(point) & self.cells,
            Spot::File(file) => self.file(file) & self.cells,
        }
    }

    #[inline(always)]
    fn resolve_quiet(&self, state: &State<B>, from: B, to: B, out: &mut Vec<Move<B>>) {
        for from in from.points() {
            for to in to.points() {
                if let Some(mv) = self.quiet_move(state, from, to) {
                    out.push(mv);
                }
            }
        }
    }

    #[inline(never)]
    fn resolve_capture(
        &self,
        state: &State<B>,
        pattern: &Pattern,
        (from, to, capturers): (B, B, B),
        out: &mut Vec<Move<B>>,
    ) {
        if (from & capturers).is_empty() {
            return;
        }
        self.list_captures_of(state, self.to_be_compared(from, capturers), out);
        out.retain(|mv| from.has(mv.from) && to.has(mv.to));
        if !pattern.middle().is_empty() {
            self.keep_best_fits(state, pattern, out);
        }
    }

    /// Keeps the moves that fit fully if there are any, else those that fit partly.
    fn keep_best_fits(&self, state: &State<B>, pattern: &Pattern, out: &mut Vec<Move<B>>) {
        let fits: Vec<Option<Fit>> =
            out.iter().map(|mv| self.fit_capture(state, mv, pattern)).collect();
        let best = fits.iter().copied().max().flatten();
        let mut fits = fits.into_iter();
        out.retain(|_| best.is_some() && fits.next().flatten() == best);
    }
}

/// Keeps what a test holds for, if it holds for anything.
fn keep_if_any<T>(list: &mut Vec<T>, test: impl Fn(&T) -> bool) {
    if list.iter().any(&test) {
        list.retain(test);
    }
}
