//! Turns that take nothing: steps, and pieces put out of a fortress or gate.

use tavlei_core::{Bits, Board, Labels, Point, PointSet, Side};

use super::field::{Field, Figure};
use super::law::{Army, Law, Reserve, ahead};
use super::state::State;
use super::zones::FAR_ROW;
use crate::listed::ways::{run, step};
use crate::listed::{Ground, List};

/// The quiet turns of one position.
pub(super) struct Quiet<'a> {
    board: &'a Board,
    labels: &'a Labels,
    law: &'a Law,
    state: &'a State,
    field: &'a Field,
    side: Side,
    free: PointSet,
    /// What is reserve, and what of it may be put out now.
    reserve: PointSet,
    ready: PointSet,
}

impl<'a> Quiet<'a> {
    pub(super) fn new(ground: &'a Ground<Law>, state: &'a State) -> Quiet<'a> {
        let Ground { board, labels, law } = ground;
        let (field, side) = (&state.field, state.side);
        let reserve = law.reserve(field, side);
        let ready = law.ready(field, side, board);
        let free = board.points().minus(field.all());
        Quiet { board, labels, law, state, field, side, free, reserve, ready }
    }

    /// Adds the turns of one piece.
    pub(super) fn of(&self, from: Point, list: &mut List<State>) {
        if self.reserve.has(from) {
            let out = if self.ready.has(from) { self.half(self.side) } else { PointSet::EMPTY };
            return self.go(from, out | self.along_road(from), list);
        }
        self.go(from, self.out_of(from), list);
        match self.field.figure(from) {
            Figure::Shatra => self.shatra(from, list),
            figure => self.go(from, self.steps(from, figure), list),
        }
    }

    fn half(&self, side: Side) -> PointSet {
        self.law.zones.half[side.index()] & self.free
    }

    /// Where a piece that is no reserve may be put.
    fn out_of(&self, from: Point) -> PointSet {
        let before = |side: &Side| self.law.zones.home[side.index()].has(from);
        let side = Side::BOTH.into_iter().find(before);
        side.map_or(PointSet::EMPTY, |side| self.half(side))
    }

    /// Where a marked batyr or tura may go along the column through the gates.
    fn along_road(&self, from: Point) -> PointSet {
        let zones = &self.law.zones;
        let goes = self.law.reserve == Reserve::Marked
            && matches!(self.field.figure(from), Figure::Batyr | Figure::Tura)
            && zones.road.has(from);
        if !goes {
            return PointSet::EMPTY;
        }
        let road: PointSet = run(self.board, self.field.all(), from, ahead(self.side)).collect();
        road.minus(zones.home[self.side.index()])
    }

    fn steps(&self, from: Point, figure: Figure) -> PointSet {
        let far = if figure.is_long() { usize::MAX } else { 1 };
        let lines = figure.dirs().iter();
        let cells = lines.flat_map(|dir| run(self.board, self.field.all(), from, dir).take(far));
        cells.filter(|&to| self.law.may_step(self.field, self.side, to)).collect()
    }

    fn shatra(&self, from: Point, list: &mut List<State>) {
        for dir in self.law.shatra_steps(self.side, from).iter() {
            let to = self.board.next(from, dir).filter(|&to| self.free.has(to));
            let to = to.filter(|&to| self.law.may_step(self.field, self.side, to));
            let Some(to) = to else { continue };
            for figure in self.law.become_at(self.field, self.side, Figure::Shatra, to) {
                self.add(from, to, figure, None, list);
            }
        }
        if self.law.army == Army::Figures && self.law.zones.row(self.side, from) == FAR_ROW {
            self.two_cells(from, list);
        }
    }

    fn two_cells(&self, from: Point, list: &mut List<State>) {
        let mut way = run(self.board, self.field.all(), from, ahead(self.side));
        if let (Some(over), Some(to)) = (way.next(), way.next()) {
            self.add(from, to, Figure::Shatra, Some(over), list);
        }
    }

    /// Turns to other points as what the piece is.
    fn go(&self, from: Point, to: PointSet, list: &mut List<State>) {
        let figure = self.field.figure(from);
        to.points().for_each(|to| self.add(from, to, figure, None, list));
    }

    fn add(
        &self,
        from: Point,
        to: Point,
        figure: Figure,
        skipped: Option<Point>,
        list: &mut List<State>,
    ) {
        let mut text = step(self.labels, from, false, to);
        if figure != self.field.figure(from) {
            text.extend(figure.letter().into_iter().flat_map(|letter| ['=', letter]));
        }
        let mut field = self.field.without(from);
        field.put(to, self.side, self.law.end_at(self.side, figure, to));
        list.add(text, self.state.after(self.law, self.board, field, skipped));
    }
}
