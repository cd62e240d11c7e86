//! Renju with limited stocks: Black may not make forks and overlines.

use tavlei_core::{Bits, Board, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::common::{in_order, number, read_order};
use super::row::{Row, lines, runs};
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Renju with 20 men a side.
pub(crate) const RENJU_20: Maker =
    Maker { name: "five-in-a-row-of-20", make: |board, labels| opener::<State>(board, labels, 20) };

/// Renju with 25 men a side.
pub(crate) const RENJU_25: Maker =
    Maker { name: "five-in-a-row-of-25", make: |board, labels| opener::<State>(board, labels, 25) };

/// Renju with 30 men a side.
pub(crate) const RENJU_30: Maker =
    Maker { name: "five-in-a-row-of-30", make: |board, labels| opener::<State>(board, labels, 30) };

/// A pass is allowed from so many men on the board.
const PASS_FROM: u32 = 6;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    /// Passes in a row.
    passes: u8,
    side: Side,
}

/// Whether a man on a cell would be against the rules for Black.
fn is_forbidden(board: &Board, black: PointSet, white: PointSet, at: Point) -> bool {
    let black = black | only(at);
    let free = board.points().minus(black | white);
    let rows = Row::through(board, at, black, free);
    if rows.iter().any(|row| row.run() == 5) {
        return false;
    }
    if rows.iter().any(|row| row.run() > 5) {
        return true;
    }
    let fours: Vec<usize> = rows.iter().map(|row| row.fours().len()).collect();
    if fours.iter().sum::<usize>() >= 2 {
        return true;
    }
    let straight = |gap: Point| {
        let five = Row::through(board, gap, black | only(gap), free).iter().any(|r| r.run() == 5);
        !five && !is_forbidden(board, black, white, gap)
    };
    let is_three =
        |(row, &fours): (&Row, &usize)| fours == 0 && row.three_gaps().into_iter().any(straight);
    rows.iter().zip(&fours).filter(|&pair| is_three(pair)).count() >= 2
}

impl State {
    fn empty(&self, board: &Board) -> PointSet {
        board.points().minus(self.men[0] | self.men[1])
    }

    fn hand(&self, stock: u32, side: Side) -> u32 {
        stock.saturating_sub(self.men[side.index()].count())
    }

    fn may_place(&self, board: &Board, at: Point) -> bool {
        let [white, black] = self.men;
        self.side == Side::White || !is_forbidden(board, black, white, at)
    }

    fn place(&self, at: Point) -> State {
        let mut after = State { passes: 0, side: !self.side, ..self.clone() };
        let own = &mut after.men[self.side.index()];
        *own = *own | only(at);
        after
    }

    fn may_pass(&self, stock: u32) -> bool {
        (self.men[0] | self.men[1]).count() >= PASS_FROM || self.hand(stock, self.side) == 0
    }

    /// Whether a side could still make five, if the other one let it.
    fn can_hope(&self, ground: &Ground<u32>, side: Side) -> bool {
        let (own, theirs) = (self.men[side.index()], self.men[(!side).index()]);
        let hand = self.hand(ground.law, side) as usize;
        let hope = |five: &[Point]| {
            five.iter().all(|&at| !theirs.has(at))
                && five.iter().filter(|&&at| !own.has(at)).count() <= hand
        };
        lines(&ground.board, 5).iter().any(|line| line.windows(5).any(hope))
    }
}

impl Listed for State {
    /// How many men a side has.
    type Law = u32;

    fn from_position(ground: &Ground<u32>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        if men.iter().any(|set| set.count() > ground.law) {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        let passes = number(position, "passes", 2)?.unwrap_or(0) as u8;
        Ok(State { men, passes, side })
    }

    fn to_position(&self, _: &Ground<u32>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if self.passes > 0 {
            position.add_section("passes", self.passes.to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<u32>, list: &mut List<State>) {
        if self.hand(ground.law, self.side) > 0 {
            for at in self.empty(&ground.board).points() {
                if self.may_place(&ground.board, at) {
                    list.add(in_order(&ground.labels, &[at]), self.place(at));
                }
            }
        }
        if self.may_pass(ground.law) {
            let after = State { passes: self.passes + 1, side: !self.side, ..self.clone() };
            list.add("--".to_owned(), after);
        }
    }

    fn outcome(&self, ground: &Ground<u32>) -> Outcome {
        let [white, black] = self.men;
        if !runs(&ground.board, white, 5).is_empty() {
            return Outcome::Win(Side::White, Reason::Goal);
        }
        if runs(&ground.board, black, 5).contains(&5) {
            return Outcome::Win(Side::Black, Reason::Goal);
        }
        if self.passes >= 2 {
            return Outcome::Draw(Reason::NoTurn);
        }
        let hope = Side::BOTH.into_iter().any(|side| self.can_hope(ground, side));
        if hope { Outcome::Open } else { Outcome::Draw(Reason::NoPieces) }
    }

    fn readings(&self, _: &Ground<u32>, text: &str) -> Vec<String> {
        read_order(text)
    }

    fn is_irreversible(&self, after: &State) -> bool {
        self.men != after.men
    }
}
