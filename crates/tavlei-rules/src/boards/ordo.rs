//! Ordo: men that must stay joined run for the far rank, alone or a row together.

use tavlei_core::{Dir, Dirs, Outcome, Position, SetupError, Side};

use super::group::{Men, is_one, with_rows_in_order};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of ordo.
pub(crate) const ORDO: Maker =
    Maker { name: "ordo", make: |board, labels| opener::<State>(board, labels, ()) };

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State(Men);

const AHEAD: Dirs = Dirs::of(&[Dir::W, Dir::NW, Dir::N, Dir::NE, Dir::E]);

impl State {
    /// Adds the turns of men and rows; backward ones too if the men have to be joined again.
    fn add_all(&self, ground: &Ground<()>, backward: bool, list: &mut List<State>) {
        let men_go = if backward { Dirs::EIGHT } else { self.0.turned(AHEAD) };
        let lying =
            if backward { Dirs::of(&[Dir::N, Dir::S]) } else { self.0.turned(Dirs::of(&[Dir::N])) };
        let men = tavlei_core::Bits::points(self.0.ours())
            .flat_map(|from| men_go.iter().flat_map(move |dir| self.0.man_goes(ground, from, dir)));
        let rows = self.0.rows(&ground.board);
        let rows = rows.iter().flat_map(|row| {
            let dirs = if row.lies { lying } else { Dirs::of(&[Dir::W, Dir::E]) };
            dirs.iter().flat_map(|dir| self.0.row_goes(ground, row, dir)).collect::<Vec<_>>()
        });
        for part in men.chain(rows).filter(|part| is_one(&ground.board, part.ours)) {
            let theirs = tavlei_core::Bits::minus(self.0.theirs(), part.taken);
            list.add(part.text, State(self.0.with(part.ours, theirs).passed()));
        }
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        Men::read(ground, position).map(State)
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        self.0.position()
    }

    fn side(&self) -> Side {
        self.0.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        self.add_all(ground, !is_one(&ground.board, self.0.ours()), list);
    }

    fn outcome(&self, ground: &Ground<()>) -> Outcome {
        self.0.outcome(ground)
    }

    fn readings(&self, ground: &Ground<()>, text: &str) -> Vec<String> {
        with_rows_in_order(ground, text).into_iter().collect()
    }
}
