//! Dots: each turn begins beside the man placed last; four men around one take it.

use tavlei_core::{Bits, Board, Outcome, Point, PointSet, Position, SetupError, Side};

use super::common::{
    add_hands, around, around_all, by_count, by_name, cell, hands, in_order, points_text,
    read_order, wrong,
};
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of Dots.
pub(crate) const DOTS: Maker =
    Maker { name: "dots", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 24;

/// So many men around one take it.
const TAKES: u32 = 4;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    hands: [u32; 2],
    /// The man placed last.
    last: Option<Point>,
    /// The board before the last turn, if that turn took men: else nothing can bring it back.
    before: Option<[PointSet; 2]>,
    side: Side,
}

impl State {
    fn theirs(&self) -> PointSet {
        self.men[(!self.side).index()]
    }

    fn empty(&self, board: &Board) -> PointSet {
        board.points().minus(self.men[0] | self.men[1])
    }

    /// How many men the turn may have: more beside a man on the edge or in a corner.
    fn most(&self, board: &Board) -> usize {
        let most = match self.last.map(|at| around(board, at).count()) {
            Some(3) => 3,
            Some(5) => 2,
            _ => 1,
        };
        most.min(self.hands[self.side.index()] as usize)
    }

    /// Where the turn may begin: the first set that gives a legal turn counts.
    fn starts(&self, board: &Board) -> [PointSet; 3] {
        let empty = self.empty(board);
        let beside_last = self.last.map_or(PointSet::EMPTY, |at| around(board, at));
        [beside_last & empty, self.further(board), empty]
    }

    /// The free cells beside any man of the other side.
    fn further(&self, board: &Board) -> PointSet {
        around_all(board, self.theirs()) & self.empty(board)
    }

    /// The position after these men were placed; `None` if it was there before the last turn.
    fn after(&self, board: &Board, placed: &[Point]) -> Option<State> {
        let (us, them) = (self.side.index(), (!self.side).index());
        let new: PointSet = placed.iter().copied().collect();
        let mut men = self.men;
        men[us] = men[us] | new;
        let falls = |&at: &Point| {
            let round = around(board, at);
            (round & men[us]).count() >= TAKES && !(round & new).is_empty()
        };
        let taken: PointSet = men[them].points().filter(falls).collect();
        men[them] = men[them].minus(taken);
        let mut hands = self.hands;
        hands[us] -= new.count();
        let state = State {
            men,
            hands,
            last: placed.last().copied(),
            before: (!taken.is_empty()).then_some(self.men),
            side: !self.side,
        };
        (self.before != Some(men)).then_some(state)
    }

    /// Adds all turns that begin with these men and go on by some.
    fn go_on(
        &self,
        ground: &Ground<()>,
        placed: &mut Vec<Point>,
        at: Point,
        list: &mut List<State>,
    ) {
        placed.push(at);
        if let Some(after) = self.after(&ground.board, placed) {
            list.add(in_order(&ground.labels, placed), after);
        }
        if placed.len() < self.most(&ground.board) {
            for next in self.further(&ground.board).points() {
                if !placed.contains(&next) {
                    self.go_on(ground, placed, next, list);
                }
            }
        }
        placed.pop();
    }

    /// The empty cells given away, round by round, to who has more neighbours; with the men.
    fn scores(&self, board: &Board) -> [u32; 2] {
        let mut owned = self.men;
        loop {
            let mut given = [PointSet::EMPTY; 2];
            for at in board.points().minus(owned[0] | owned[1]).points() {
                let [white, black] = owned.map(|set| (set & around(board, at)).count());
                if white != black {
                    let side = usize::from(black > white);
                    given[side] = given[side] | only(at);
                }
            }
            if given.iter().all(|set| set.is_empty()) {
                return owned.map(Bits::count);
            }
            owned = [owned[0] | given[0], owned[1] | given[1]];
        }
    }
}

/// A board as text: White's cells, a slash, Black's.
fn board_text(ground: &Ground<()>, men: [PointSet; 2]) -> String {
    let cells = |set| {
        let names: Vec<&str> =
            by_name(&ground.labels, set).into_iter().map(|at| ground.labels.label(at)).collect();
        names.join(",")
    };
    men.map(cells).join("/")
}

fn read_board(ground: &Ground<()>, text: &str) -> Option<[PointSet; 2]> {
    let cells = |text: &str| -> Option<PointSet> {
        text.split(',').filter(|name| !name.is_empty()).map(|n| ground.labels.find(n)).collect()
    };
    let (white, black) = text.split_once('/')?;
    Some([cells(white)?, cells(black)?])
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let last = cell(&ground.labels, position, "last")?;
        if last.is_some_and(|at| !men[(!side).index()].has(at)) {
            return Err(wrong("last"));
        }
        let before = position.section("before").map(|text| read_board(ground, text));
        let before = before.map(|board| board.ok_or_else(|| wrong("before"))).transpose()?;
        Ok(State { men, hands: hands(position, STOCK, &men)?, last, before, side })
    }

    fn to_position(&self, ground: &Ground<()>) -> Position {
        let mut position = position_of(&self.men, self.side);
        add_hands(&mut position, self.hands);
        if let Some(last) = self.last {
            position.add_section("last", ground.labels.label(last));
        }
        if let Some(before) = self.before {
            position.add_section("before", board_text(ground, before));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for cells in self.starts(&ground.board) {
            if !list.is_empty() {
                break;
            }
            cells.points().for_each(|at| self.go_on(ground, &mut Vec::new(), at, list));
        }
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        if self.hands.contains(&0) { by_count(self.scores(&ground.board)) } else { Outcome::Open }
    }

    fn score(&self, ground: &Ground<()>) -> Option<String> {
        Some(points_text(self.scores(&ground.board)))
    }

    fn after_text(&self, ground: &Ground<()>, text: &str) -> Option<State> {
        let board = &ground.board;
        let cell = |text: &str| ground.labels.find(text.strip_prefix('@')?);
        let placed: Vec<Point> = text.split(',').map(cell).collect::<Option<_>>()?;
        // Whether a turn that begins elsewhere is legal, the list must tell.
        let starts = self.starts(board).into_iter().find(|cells| !cells.is_empty())?;
        let (first, others) = placed.split_first()?;
        let once = placed.iter().copied().collect::<PointSet>().count() as usize == placed.len();
        let further = self.further(board);
        let fits = starts.has(*first) && others.iter().all(|&at| further.has(at));
        let few = placed.len() <= self.most(board);
        if fits && once && few { self.after(board, &placed) } else { None }
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_order(text)
    }

    fn is_irreversible(&self, _: &State) -> bool {
        true
    }
}
