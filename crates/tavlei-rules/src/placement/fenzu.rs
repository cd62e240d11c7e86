//! Fenzu: men fire along files and diagonals; who must step under fire loses the man for one that
//! comes back to the hand.

use tavlei_core::{Bits, Board, Outcome, Point, PointSet, Position, SetupError, Side};

use super::common::{add_hands, by_count, cell, hands, in_order, points_text, read_order, wrong};
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of fenzu.
pub(crate) const FENZU: Maker =
    Maker { name: "under-fire", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 18;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    hands: [u32; 2],
    /// The man under fire that must be taken now.
    target: Option<Point>,
    side: Side,
}

/// Whether a man fires at a cell: along the file and the diagonals, over everything.
fn fires(board: &Board, from: Point, at: Point) -> bool {
    let ((x, y), (u, v)) = (board.xy(from), board.xy(at));
    x == u || x.abs_diff(u) == y.abs_diff(v)
}

/// The cells of a side's own half.
fn half(board: &Board, side: Side) -> PointSet {
    let near = |&at: &Point| (board.xy(at).1 < board.ranks() / 2) == (side == Side::White);
    board.points().points().filter(near).collect()
}

impl State {
    /// The men of the side to move that fire at a cell of the other one.
    fn guns(&self, board: &Board, side: Side, at: Point) -> PointSet {
        self.men[side.index()].points().filter(|&from| fires(board, from, at)).collect()
    }

    fn place(&self, at: Point, under_fire: bool) -> State {
        let us = self.side.index();
        let mut after = self.clone();
        after.men[us] = after.men[us] | only(at);
        after.hands[us] -= 1;
        after.target = under_fire.then_some(at);
        after.side = !self.side;
        after
    }

    /// The capture: the target is a prisoner, the man that fired is in the hand again.
    fn fire(&self, gun: Point, target: Point) -> State {
        let (us, them) = (self.side.index(), (!self.side).index());
        let mut after = self.clone();
        after.men[us] = after.men[us].minus(only(gun));
        after.men[them] = after.men[them].minus(only(target));
        after.hands[us] += 1;
        after.target = None;
        after.side = !self.side;
        after
    }

    /// Own men on the board, and prisoners: what the other side lacks.
    fn scores(&self) -> [u32; 2] {
        let here = self.men.map(Bits::count);
        [0, 1].map(|us| here[us] + STOCK.saturating_sub(here[1 - us] + self.hands[1 - us]))
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let hands = hands(position, STOCK, &men)?;
        let target = cell(&ground.labels, position, "target")?;
        let state = State { men, hands, target, side };
        let can_take =
            |at| men[(!side).index()].has(at) && !state.guns(&ground.board, side, at).is_empty();
        if target.is_some_and(|at| !can_take(at)) {
            return Err(wrong("target"));
        }
        Ok(state)
    }

    fn to_position(&self, ground: &Ground<()>) -> Position {
        let mut position = position_of(&self.men, self.side);
        add_hands(&mut position, self.hands);
        if let Some(target) = self.target {
            position.add_section("target", ground.labels.label(target));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        let (board, labels) = (&ground.board, &ground.labels);
        if let Some(target) = self.target {
            for gun in self.guns(board, self.side, target).points() {
                let text = format!("{}x{}", labels.label(gun), labels.label(target));
                list.add(text, self.fire(gun, target));
            }
            return;
        }
        let free = half(board, self.side).minus(self.men[0] | self.men[1]);
        let is_safe = |&at: &Point| self.guns(board, !self.side, at).is_empty();
        let safe: PointSet = free.points().filter(is_safe).collect();
        let (cells, under_fire) = if safe.is_empty() { (free, true) } else { (safe, false) };
        for at in cells.points() {
            list.add(in_order(labels, &[at]), self.place(at, under_fire));
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        let over = self.target.is_none() && self.hands.contains(&0);
        if over { by_count(self.scores()) } else { Outcome::Open }
    }

    fn score(&self, _: &Ground<()>) -> Option<String> {
        Some(points_text(self.scores()))
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_order(text)
    }

    /// Men go to the hand and come again, but prisoners stay.
    fn is_irreversible(&self, after: &State) -> bool {
        let out =
            |state: &State| (state.men[0] | state.men[1]).count() + state.hands.iter().sum::<u32>();
        out(self) != out(after)
    }
}
