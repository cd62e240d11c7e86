//! Four in a row with few men: the start in a corner, and one double turn of Black's.

use tavlei_core::{Bits, Board, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::common::{around, around_all, beside, number, read_set, text_of};
use super::row::runs;
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of noughts and crosses with twelve men.
pub(crate) const NOUGHTS: Maker =
    Maker { name: "noughts", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 12;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    /// Whether Black has had his double turn.
    doubled: bool,
    side: Side,
}

/// The corners of the board.
fn corners(board: &Board) -> impl Iterator<Item = Point> {
    board.points().points().filter(|&at| around(board, at).count() == 3)
}

/// A corner and the cells at its sides.
fn corner_cells(board: &Board, corner: Point) -> PointSet {
    beside(board, corner) | only(corner)
}

impl State {
    fn all(&self) -> PointSet {
        self.men[0] | self.men[1]
    }

    fn hand(&self) -> u32 {
        STOCK.saturating_sub(self.men[self.side.index()].count())
    }

    /// The free cells that the side to move may use.
    fn open_cells(&self, board: &Board) -> PointSet {
        let free = board.points().minus(self.all());
        let [white, black] = self.men;
        match self.side {
            Side::White if white.is_empty() => {
                free & corners(board).fold(PointSet::EMPTY, |all, at| all | corner_cells(board, at))
            }
            Side::Black if black.is_empty() => free & first_reply(board, white),
            _ => free,
        }
    }

    fn after(&self, set: PointSet) -> State {
        let mut after = State { side: !self.side, ..self.clone() };
        let own = &mut after.men[self.side.index()];
        *own = *own | set;
        after.doubled |= set.count() == 2;
        after
    }
}

/// The three by three cells of the corner where White has begun.
fn first_reply(board: &Board, white: PointSet) -> PointSet {
    let begun = |at: &Point| !(corner_cells(board, *at) & white).is_empty();
    match corners(board).find(begun) {
        Some(at) => three_by_three(board, at),
        None => board.points(),
    }
}

fn three_by_three(board: &Board, corner: Point) -> PointSet {
    let (x, y) = board.xy(corner);
    let near = |&p: &Point| board.xy(p).0.abs_diff(x) < 3 && board.xy(p).1.abs_diff(y) < 3;
    board.points().points().filter(near).collect()
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let [white, black] = men.map(Bits::count);
        if white.max(black) > STOCK {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        // In play the counts tell: Black has one man more than he has had turns.
        let more = black > white || (black == white && black > 0 && side == Side::Black);
        let doubled = number(position, "double", 1)?.map_or(more, |used| used == 1);
        Ok(State { men, doubled, side })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        let mut position = position_of(&self.men, self.side);
        position.add_section("double", u8::from(self.doubled).to_string());
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        let cells = self.open_cells(&ground.board);
        let mut add = |set| list.add(text_of(&ground.labels, set), self.after(set));
        cells.points().for_each(|at| add(only(at)));
        if self.side == Side::White || self.doubled || self.hand() < 2 {
            return;
        }
        let near = around_all(&ground.board, self.all());
        for far in cells.minus(near).points() {
            (cells & near).points().for_each(|at| add(only(at) | only(far)));
        }
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        // Who does not move placed last.
        let has_four = |side: &Side| !runs(&ground.board, self.men[side.index()], 4).is_empty();
        match [!self.side, self.side].into_iter().find(has_four) {
            Some(side) => Outcome::Win(side, Reason::Goal),
            None if self.hand() == 0 => Outcome::Draw(Reason::NoPieces),
            None => Outcome::Open,
        }
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_set(text)
    }

    fn is_irreversible(&self, _: &State) -> bool {
        true
    }
}
