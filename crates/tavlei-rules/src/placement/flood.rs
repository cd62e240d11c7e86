//! The Flood: Go on cells. A man without a free cell stands until the other side has moved.

use tavlei_core::{Bits, Board, Outcome, PointSet, Position, SetupError, Side};

use super::common::{
    add_hands, beside_all, by_count, cell, groups, hands, in_order, number, points_text,
    read_order, shut_in,
};
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the Flood.
pub(crate) const FLOOD: Maker =
    Maker { name: "flood", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 32;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    hands: [u32; 2],
    /// Passes in a row.
    passes: u8,
    /// The cell where a man would bring back the board of before the last turn; or none.
    barred: PointSet,
    side: Side,
}

/// The men after a side has placed some and taken what is shut in.
fn settled(board: &Board, mut men: [PointSet; 2], placed: PointSet, side: Side) -> [PointSet; 2] {
    let (us, them) = (side.index(), (!side).index());
    men[us] = men[us] | placed;
    let free = board.points().minus(men[0] | men[1]);
    men[them] = men[them].minus(shut_in(board, men[them], free));
    men
}

impl State {
    fn empty(&self, board: &Board) -> PointSet {
        board.points().minus(self.men[0] | self.men[1])
    }

    /// The position after a man, or none, was placed.
    fn after(&self, board: &Board, placed: PointSet) -> State {
        let men = settled(board, self.men, placed, self.side);
        // One man can bring back only what lacks one man of its side.
        let them = (!self.side).index();
        let lost = self.men[them].minus(men[them]);
        let brings_back = lost.count() == 1 && settled(board, men, lost, !self.side) == self.men;
        let mut hands = self.hands;
        hands[self.side.index()] -= placed.count();
        State {
            men,
            hands,
            passes: if placed.is_empty() { self.passes + 1 } else { 0 },
            barred: if brings_back { lost } else { PointSet::EMPTY },
            side: !self.side,
        }
    }

    fn scores(&self, board: &Board) -> [u32; 2] {
        let mut scores = self.men.map(Bits::count);
        for area in groups(board, self.empty(board)) {
            let edge = beside_all(board, area);
            match self.men.map(|men| !(men & edge).is_empty()) {
                [true, false] => scores[0] += area.count(),
                [false, true] => scores[1] += area.count(),
                _ => {}
            }
        }
        scores
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let men = plain_men(&ground.board, position)?;
        Ok(State {
            men,
            hands: hands(position, STOCK, &men)?,
            passes: number(position, "passes", 2)?.unwrap_or(0) as u8,
            barred: cell(&ground.labels, position, "barred")?.into_iter().collect(),
            side: position.side.ok_or(SetupError::NoSide)?,
        })
    }

    fn to_position(&self, ground: &Ground<()>) -> Position {
        let mut position = position_of(&self.men, self.side);
        add_hands(&mut position, self.hands);
        if self.passes > 0 {
            position.add_section("passes", self.passes.to_string());
        }
        for at in self.barred.points() {
            position.add_section("barred", ground.labels.label(at));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        if self.hands[self.side.index()] > 0 {
            for at in self.empty(&ground.board).minus(self.barred).points() {
                let after = self.after(&ground.board, only(at));
                list.add(in_order(&ground.labels, &[at]), after);
            }
        }
        list.add("--".to_owned(), self.after(&ground.board, PointSet::EMPTY));
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        if self.passes >= 2 { by_count(self.scores(&ground.board)) } else { Outcome::Open }
    }

    fn score(&self, ground: &Ground<()>) -> Option<String> {
        Some(points_text(self.scores(&ground.board)))
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_order(text)
    }

    /// Men never come back to the hand.
    fn is_irreversible(&self, after: &State) -> bool {
        self.hands != after.hands || self.men != after.men
    }
}
