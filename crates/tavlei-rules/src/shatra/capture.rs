//! The search of captures.

use tavlei_core::{Bits, Board, Dir, Dirs, Labels, Point, PointSet, Side};

use super::field::{Field, Figure};
use super::law::{Law, ahead};
use super::state::State;
use crate::listed::ways::run;
use crate::listed::{Ground, List, Ways};

/// The captures of one piece, taken up from the board.
pub(super) struct Search<'a> {
    board: &'a Board,
    labels: &'a Labels,
    law: &'a Law,
    state: &'a State,
    side: Side,
    from: Point,
    field: Field,
    all: PointSet,
    enemies: PointSet,
    /// Whether it may stop after any jump.
    free: bool,
}

/// A capture under way.
#[derive(Clone)]
struct Chain {
    at: Point,
    figure: Figure,
    marked: bool,
    taken: PointSet,
    text: String,
}

/// All of a chain but the way that it took.
type Stage = (Point, Figure, bool, PointSet);

/// A jump: what is taken, and where the piece may land.
struct Jump {
    taken: Point,
    to: Vec<Point>,
}

impl<'a> Search<'a> {
    pub(super) fn new(ground: &'a Ground<Law>, state: &'a State, from: Point) -> Search<'a> {
        let Ground { board, labels, law } = ground;
        let (side, field) = (state.side, state.field.without(from));
        let (all, enemies) = (field.all(), field.army(!side));
        let free = law.is_free(&state.field, side, from);
        Search { board, labels, law, state, side, from, field, all, enemies, free }
    }

    /// Whether the piece can take anything.
    pub(super) fn finds_any(&self) -> bool {
        !self.jumps(&self.start()).is_empty()
    }

    /// Adds all captures of the piece.
    pub(super) fn all(&self, list: &mut List<State>) {
        self.go_on(self.start(), &mut Ways::new(), list);
    }

    fn start(&self) -> Chain {
        Chain {
            at: self.from,
            figure: self.state.field.figure(self.from),
            marked: self.state.field.marked.has(self.from),
            taken: PointSet::EMPTY,
            text: self.labels.label(self.from).to_owned(),
        }
    }

    fn go_on(&self, chain: Chain, ways: &mut Ways<Stage>, list: &mut List<State>) {
        if !ways.admit(|| (chain.at, chain.figure, chain.marked, chain.taken)) {
            return;
        }
        let jumps = self.jumps(&chain);
        for jump in &jumps {
            for next in self.landings(&chain, jump) {
                self.go_on(next, ways, list);
            }
        }
        if !chain.taken.is_empty() && (self.free || jumps.is_empty()) {
            let after = self.after(&chain);
            list.add(chain.text, after);
        }
    }

    /// The chain after a jump: of the points behind the piece taken only those where it can go
    /// on, if there are any.
    fn landings(&self, chain: &Chain, jump: &Jump) -> Vec<Chain> {
        let on = |&to: &Point| self.landed(chain, jump.taken, to);
        let mut landed: Vec<Chain> = jump.to.iter().flat_map(on).collect();
        let goes_on = |next: &Chain| !self.jumps(next).is_empty();
        if jump.to.len() > 1 && landed.iter().any(goes_on) {
            landed.retain(goes_on);
        }
        landed
    }

    /// The chain on a point, once for each figure that the piece may be there.
    fn landed(&self, chain: &Chain, taken: Point, to: Point) -> Vec<Chain> {
        let home = self.law.zones.home[self.side.index()];
        let figures = self.law.become_at(&self.field, self.side, chain.figure, to);
        let on = |figure: Figure| {
            let mut text = format!("{}:{}", chain.text, self.labels.label(to));
            if figure != chain.figure {
                text.extend(figure.letter().into_iter().flat_map(|letter| ['=', letter]));
            }
            let marked = chain.marked && home.has(to);
            Chain { at: to, figure, marked, taken: chain.taken | PointSet::only(taken), text }
        };
        figures.into_iter().map(on).collect()
    }

    fn after(&self, chain: &Chain) -> State {
        let mut field = self.field.clone();
        field.clear(chain.taken);
        field.put(chain.at, self.side, self.law.end_at(self.side, chain.figure, chain.at));
        if chain.marked {
            field.marked = field.marked | PointSet::only(chain.at);
        }
        self.state.after(self.law, self.board, field, None)
    }

    fn jumps(&self, chain: &Chain) -> Vec<Jump> {
        let lines = chain.figure.dirs().iter();
        let mut jumps: Vec<Jump> = lines.filter_map(|dir| self.jump(chain, dir)).collect();
        if chain.taken.is_empty() && chain.figure == Figure::Shatra {
            jumps.extend(self.in_passing(chain.at));
        }
        jumps
    }

    /// The jump over the first piece in a direction.
    fn jump(&self, chain: &Chain, dir: Dir) -> Option<Jump> {
        let before = if chain.figure.is_long() {
            run(self.board, self.all, chain.at, dir).last().unwrap_or(chain.at)
        } else {
            chain.at
        };
        let over = self.board.next(before, dir)?;
        if !self.enemies.has(over) || chain.taken.has(over) {
            return None;
        }
        let far = if chain.figure.is_long() { usize::MAX } else { 1 };
        let behind = run(self.board, self.all, over, dir).take(far);
        let may =
            |&to: &Point| self.law.may_land(&self.field, self.side, chain.figure, chain.at, to);
        let to: Vec<Point> = behind.filter(may).collect();
        (!to.is_empty()).then_some(Jump { taken: over, to })
    }

    /// The jump over the cell that an enemy shatra has just skipped.
    fn in_passing(&self, from: Point) -> Option<Jump> {
        let skipped = self.state.skipped?;
        let mut dirs = Dirs::DIAGONAL.iter();
        let dir = dirs.find(|&dir| self.board.next(from, dir) == Some(skipped))?;
        let taken = self.board.next(skipped, ahead(!self.side))?;
        let beside = self.board.xy(taken).1 == self.board.xy(from).1;
        let to = self.board.next(skipped, dir).filter(|&to| !self.all.has(to))?;
        beside.then(|| Jump { taken, to: vec![to] })
    }
}
