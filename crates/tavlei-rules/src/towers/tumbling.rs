//! Tumbling Down: a stack falls over and is laid out, man by man, on top of what is there.

use tavlei_core::{Dir, Outcome, Point, Position, Reason, SetupError, Side};

use super::stack::{Man, Stack, Towers};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of tumbling down.
pub(crate) const TUMBLING_DOWN: Maker =
    Maker { name: "laying-out", make: |board, labels| opener::<State>(board, labels, ()) };

const WINNER: &str = "winner";

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    towers: Towers,
    side: Side,
    /// Who has covered a king: it is no longer to be seen on the board.
    winner: Option<Side>,
}

impl State {
    /// The kings of a side: the highest of the stacks that hold its men alone.
    fn kings(&self, side: Side) -> Vec<Point> {
        let pure: Vec<(Point, u8)> = self
            .towers
            .of(side)
            .filter(|(_, stack)| !stack.holds(!side))
            .map(|(at, stack)| (at, stack.height()))
            .collect();
        let highest = pure.iter().map(|&(_, height)| height).max();
        pure.iter().filter(|&&(_, height)| Some(height) == highest).map(|&(at, _)| at).collect()
    }

    /// Lays a stack out in a direction: the last cell reached and the position after it.
    fn tumble(
        &self,
        ground: &Ground<()>,
        kings: &[Point],
        from: Point,
        dir: Dir,
    ) -> Option<(Point, State)> {
        let mut after = State { side: !self.side, ..self.clone() };
        after.towers.set(from, Stack::EMPTY);
        let mut to = from;
        for man in self.towers.at(from).men().rev() {
            // At the edge all that is left comes down together.
            to = ground.board.next(to, dir).unwrap_or(to);
            if to == from {
                return None;
            }
            after.put(man, to, self.side, kings);
        }
        Some((to, after))
    }

    fn put(&mut self, man: Man, to: Point, mover: Side, kings: &[Point]) {
        self.towers.set(to, self.towers.at(to).with_top(man));
        if man.side == mover && kings.contains(&to) {
            self.winner = Some(mover);
        }
    }
}

impl Listed for State {
    type Law = ();

    /// Every text leads to a position of its own: the cell left behind or the last one differs.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let winner = match position.section(WINNER) {
            None => None,
            Some("w") => Some(Side::White),
            Some("b") => Some(Side::Black),
            Some(_) => return Err(SetupError::Section(WINNER.into())),
        };
        Ok(State { towers: Towers::read(&ground.board, position, false)?, side, winner })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        let mut position = self.towers.position(self.side);
        if let Some(side) = self.winner {
            position.add_section(WINNER, if side == Side::White { "w" } else { "b" });
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        let kings = self.kings(!self.side);
        for (from, _) in self.towers.of(self.side) {
            for dir in Dir::ALL {
                let Some((to, after)) = self.tumble(ground, &kings, from, dir) else { continue };
                let text = format!("{}-{}", ground.labels.label(from), ground.labels.label(to));
                list.add(text, after);
            }
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        self.winner.map_or(Outcome::Open, |side| Outcome::Win(side, Reason::Captured))
    }
}
