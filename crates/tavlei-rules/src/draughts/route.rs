//! The ways in which one capture can be made.
//!
//! Captures with the same start, the same end and the same pieces taken are one turn; its
//! canonical text is the shortest of their texts, then the first in byte order.

use tavlei_core::{Bits, Fit, Labels, Pattern, Point, Step, fit_steps};

use super::capture::{Hop, Sink};
use super::rules::{Landing, Promotion};
use super::state::{Move, State};
use super::{Compiled, RuleSet};

/// How many ways of one capture are looked at. Beyond, the canonical text is the best of those.
const MOST_WAYS: u32 = 20_000;

/// How many texts of one move are listed.
const MOST_TEXTS: usize = 64;

/// Shows each way of one move to a visitor.
struct Ways<F, B> {
    hops: Vec<Hop>,
    of: Move<B>,
    left: u32,
    visit: F,
}

impl<B: Bits, F: FnMut(&[Hop])> Sink<B> for Ways<F, B> {
    const FORGETS_WAYS: bool = false;

    fn enter(&mut self, hop: Hop) -> bool {
        let wanted = self.of.taken.has(hop.over);
        if wanted {
            self.hops.push(hop);
        }
        wanted
    }

    fn leave(&mut self) {
        self.hops.pop();
    }

    fn end(&mut self, found: Move<B>, _single: bool, _rank: u64) {
        if found == self.of && self.left > 0 {
            self.left -= 1;
            (self.visit)(&self.hops);
        }
    }

    fn is_done(&self) -> bool {
        self.left == 0
    }
}

impl<B: Bits, R: RuleSet> Compiled<B, R> {
    fn each_way(&self, state: &State<B>, mv: &Move<B>, visit: impl FnMut(&[Hop])) {
        let mut ways = Ways { hops: Vec::new(), of: *mv, left: MOST_WAYS, visit };
        self.search_captures(state, mv.from, &mut ways);
    }

    /// The steps of a move in its canonical way.
    pub(crate) fn canonical_steps(&self, state: &State<B>, mv: &Move<B>, out: &mut Vec<Step>) {
        out.clear();
        if mv.taken.is_empty() {
            out.extend([Step::Lift(mv.from), Step::Land(mv.to)]);
        } else {
            let mut best: Option<(usize, String)> = None;
            self.each_way(state, mv, |hops| {
                let stood = self.stood_cells(hops, mv.to);
                let text = self.text(&stood);
                let key = (text.len(), text);
                if best.as_ref().is_none_or(|b| key < *b) {
                    best = Some(key);
                    self.fill_steps(state, mv, hops, &stood, out);
                }
            });
        }
        let crowned = out.contains(&Step::Crown);
        if mv.promotes && !crowned {
            out.push(Step::Crown);
        }
    }

    /// The texts of a move: the canonical one, then others (some of them, if they are very many).
    pub(crate) fn texts(&self, state: &State<B>, mv: &Move<B>) -> Vec<String> {
        let name = |at| self.labels.label(at);
        if mv.taken.is_empty() {
            return vec![format!("{}-{}", name(mv.from), name(mv.to))];
        }
        if mv.taken.count() == 1 {
            return vec![self.text(&[mv.from, mv.to])];
        }
        let (mut best, mut texts) = (None, Vec::new());
        self.each_way(state, mv, |hops| {
            let text = self.text(&self.stood_cells(hops, mv.to));
            if best.as_ref().is_none_or(|best: &String| (text.len(), &text) < (best.len(), best)) {
                best = Some(text);
            }
            if texts.len() < MOST_TEXTS {
                texts.extend(self.standings(hops, mv.to).iter().map(|stood| self.text(stood)));
            }
        });
        best.into_iter().chain(texts).collect()
    }

    /// Every choice of cells that the mover can stand on in one way.
    fn standings(&self, hops: &[Hop], to: Point) -> Vec<Vec<Point>> {
        let mut ways = vec![Vec::new()];
        for (i, hop) in hops.iter().enumerate() {
            let before = i.checked_sub(1).map(|i| hops[i]);
            let cells = before.and_then(|before| self.between(before, *hop));
            let cells = cells.unwrap_or(B::only(hop.at));
            let longer = |way: &Vec<Point>| {
                let way = way.clone();
                cells.points().map(move |at| [&way[..], &[at]].concat()).collect::<Vec<_>>()
            };
            ways = ways.iter().flat_map(longer).take(MOST_TEXTS).collect();
        }
        for way in &mut ways {
            way.push(to);
        }
        ways
    }

    /// The cells between two pieces that a king takes straight on: it may stand on any of them.
    fn between(&self, first: Hop, second: Hop) -> Option<B> {
        let flies = self.rules().king_takes_far && self.rules().lands != Landing::Next;
        if !flies || first.dir != second.dir {
            return None;
        }
        let beyond = self.ray(first.over, first.dir).minus(self.ray(second.over, second.dir));
        Some(beyond.minus(B::only(second.over)))
    }

    fn text(&self, stood: &[Point]) -> String {
        stood.iter().map(|&p| self.labels.label(p)).collect::<Vec<_>>().join("x")
    }

    /// The cells that the mover stands on, in order. Where it goes on straight over the next
    /// piece, any free cell between would do: the one whose name comes first is taken.
    fn stood_cells(&self, hops: &[Hop], to: Point) -> Vec<Point> {
        let mut stood: Vec<Point> = hops.iter().map(|hop| hop.at).collect();
        for (i, pair) in hops.windows(2).enumerate() {
            let free = self.between(pair[0], pair[1]);
            let first = free.and_then(|free| first_by_name(&self.labels, free));
            stood[i + 1] = first.unwrap_or(stood[i + 1]);
        }
        stood.push(to);
        stood
    }

    fn fill_steps(
        &self,
        state: &State<B>,
        mv: &Move<B>,
        hops: &[Hop],
        stood: &[Point],
        out: &mut Vec<Step>,
    ) {
        out.clear();
        out.push(Step::Lift(mv.from));
        let side = state.side.index();
        let mut king = state.kings.has(mv.from);
        for (hop, &land) in hops.iter().zip(&stood[1..]) {
            out.extend([Step::Take(hop.over), Step::Land(land)]);
            let at_once = self.rules().promotion == Promotion::Continue;
            if at_once && !king && self.crown[side].has(land) {
                king = true;
                out.push(Step::Crown);
            }
        }
    }

    /// How a written capture fits a move, by the best of its ways.
    pub(crate) fn fit_capture(
        &self,
        state: &State<B>,
        mv: &Move<B>,
        pattern: &Pattern,
    ) -> Option<Fit> {
        let (mut best, mut steps) = (None, Vec::new());
        self.each_way(state, mv, |hops| {
            let mut stood: Vec<Point> = hops.iter().map(|hop| hop.at).collect();
            stood.push(mv.to);
            self.fill_steps(state, mv, hops, &stood, &mut steps);
            best = best.max(fit_steps(&self.board, &steps, pattern));
        });
        best
    }
}

fn first_by_name<B: Bits>(labels: &Labels, points: B) -> Option<Point> {
    points.points().min_by_key(|&p| (labels.label(p).len(), labels.label(p)))
}
