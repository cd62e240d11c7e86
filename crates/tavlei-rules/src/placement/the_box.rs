//! The Box: a man that fills the last corner of a two by two square captures the other three.

use tavlei_core::{Bits, Board, Dir, Kind, Outcome, Point, PointSet, Position, SetupError, Side};

use super::common::{by_count, in_order, points_text, read_order};
use crate::listed::sets::only;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the Box.
pub(crate) const THE_BOX: Maker =
    Maker { name: "the-box", make: |board, labels| opener::<State>(board, labels, ()) };

/// How many men a side has.
const STOCK: u32 = 32;

/// The letter of a man that lies turned over: it came from the other side's stock.
const TURNED: Kind = Kind::Other(b'T');

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    /// Cells by owner.
    owned: [PointSet; 2],
    /// Men that lie turned over.
    turned: PointSet,
    side: Side,
}

impl State {
    fn all(&self) -> PointSet {
        self.owned[0] | self.owned[1]
    }

    fn hand(&self, side: Side) -> u32 {
        let [own, others] = [side, !side].map(|side| self.owned[side.index()]);
        STOCK.saturating_sub((own.minus(self.turned) | (others & self.turned)).count())
    }

    /// The side that moves when it is a side's turn: who has no men left lets the other go on.
    fn with_men(&self, side: Side) -> Side {
        if self.hand(side) == 0 && self.hand(!side) > 0 { !side } else { side }
    }

    /// The men of all boxes that a man on a cell closes.
    fn boxed(&self, board: &Board, at: Point) -> PointSet {
        let corner = |i: usize| {
            let dirs = [i, i + 1, i + 2].map(|i| Dir::ALL[i % 8]);
            let cells = dirs.map(|dir| board.next(at, dir).filter(|&p| self.all().has(p)));
            if let [Some(a), Some(b), Some(c)] = cells {
                only(a) | only(b) | only(c)
            } else {
                PointSet::EMPTY
            }
        };
        [0, 2, 4, 6].into_iter().fold(PointSet::EMPTY, |all, i| all | corner(i))
    }

    fn after(&self, board: &Board, at: Point) -> State {
        let (us, them) = (self.side.index(), (!self.side).index());
        let boxed = self.boxed(board, at);
        let taken = boxed & self.owned[them];
        let mut after = self.clone();
        after.owned[us] = after.owned[us] | taken | only(at);
        after.owned[them] = after.owned[them].minus(taken);
        after.turned = after.turned ^ taken;
        let next = if boxed.is_empty() { !self.side } else { self.side };
        after.side = after.with_men(next);
        after
    }

    fn counts(&self) -> [u32; 2] {
        self.owned.map(Bits::count)
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let mut state = State { owned: [PointSet::EMPTY; 2], turned: PointSet::EMPTY, side };
        for placed in &position.placed {
            let (at, owner) = (placed.at, placed.piece.side);
            if !ground.board.points().has(at) {
                return Err(SetupError::OffBoard(at));
            }
            if state.all().has(at) {
                return Err(SetupError::Twice(at));
            }
            match placed.piece.kind {
                Kind::Man => {}
                TURNED => state.turned = state.turned | only(at),
                _ => return Err(SetupError::NoSuchKind(at)),
            }
            state.owned[owner.index()] = state.owned[owner.index()] | only(at);
        }
        let hands = Side::BOTH.map(|side| state.hand(side));
        if hands.iter().sum::<u32>() + state.all().count() != 2 * STOCK {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        state.side = state.with_men(side);
        Ok(state)
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        let mut position = Position::empty(self.side);
        for owner in Side::BOTH {
            for at in self.owned[owner.index()].points() {
                position.put(at, owner, if self.turned.has(at) { TURNED } else { Kind::Man });
            }
        }
        position.sort();
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for at in ground.board.points().minus(self.all()).points() {
            list.add(in_order(&ground.labels, &[at]), self.after(&ground.board, at));
        }
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        let full = ground.board.points().minus(self.all()).is_empty();
        if full { by_count(self.counts()) } else { Outcome::Open }
    }

    fn score(&self, _: &Ground<()>) -> Option<String> {
        Some(points_text(self.counts()))
    }

    fn readings(&self, _: &Ground<()>, text: &str) -> Vec<String> {
        read_order(text)
    }

    fn is_irreversible(&self, _: &State) -> bool {
        true
    }
}
