//! Ordo: men that must stay joined run for the far rank, alone or a row together.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Position, SetupError, Side};

use super::group::{Men, Near, Part, with_rows_in_order};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of ordo.
pub(crate) const ORDO: Maker = Maker {
    name: "one-group",
    make: |board, labels| {
        let near = Near::new(&board);
        opener::<State>(board, labels, near)
    },
};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State(Men);

const AHEAD: Dirs = Dirs::of(&[Dir::W, Dir::NW, Dir::N, Dir::NE, Dir::E]);

impl State {
    /// Adds the turns of men and rows; backward ones too if the men have to be joined again.
    fn add_all(&self, ground: &Ground<Near>, backward: bool, list: &mut List<State>) {
        let ahead = |dirs, all| if backward { all } else { self.0.turned(dirs) };
        let men_go = ahead(AHEAD, Dirs::EIGHT);
        let lying = ahead(Dirs::of(&[Dir::N]), Dirs::of(&[Dir::N, Dir::S]));
        let standing = Dirs::of(&[Dir::W, Dir::E]);
        let mut add = |part: Part| {
            let theirs = self.0.theirs().minus(part.taken);
            list.add(part.text, State(self.0.with(part.ours, theirs).passed()));
        };
        for from in self.0.ours().points() {
            self.0.man_goes(ground, from, men_go, &mut add);
        }
        for row in self.0.rows(&ground.board) {
            let dirs = if row.lies { lying } else { standing };
            self.0.row_goes(ground, &row, dirs, &mut add);
        }
    }
}

impl Listed for State {
    type Law = Near;

    fn from_position(ground: &Ground<Near>, position: &Position) -> Result<State, SetupError> {
        Men::read(ground, position).map(State)
    }

    fn to_position(&self, _: &Ground<Near>) -> Position {
        self.0.position()
    }

    fn side(&self) -> Side {
        self.0.side
    }

    fn list(&self, ground: &Ground<Near>, list: &mut List<State>) {
        self.add_all(ground, !ground.law.is_one(self.0.ours()), list);
    }

    fn outcome(&self, ground: &Ground<Near>) -> Outcome {
        self.0.outcome(ground)
    }

    fn readings(&self, ground: &Ground<Near>, text: &str) -> Vec<String> {
        with_rows_in_order(ground, text).into_iter().collect()
    }
}
