//! Dipole: the top men of a stack go as many cells as they are, merge, take, or leave the board.

use tavlei_core::{Dir, Outcome, Point, Position, Reason, SetupError, Side};

use super::stack::{Stack, Towers};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of dipole.
pub(crate) const DIPOLE: Maker =
    Maker { name: "shrinking-towers", make: |board, labels| opener::<State>(board, labels, ()) };

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    towers: Towers,
    side: Side,
}

impl State {
    /// Where so many men from a cell come in a direction, if they may go there.
    fn target(&self, ground: &Ground<()>, from: Point, men: u8, dir: Dir) -> Option<Point> {
        let (x, y) = ground.board.xy(from);
        let (dx, dy) = dir.delta();
        // A stack has at most sixty men.
        let x = x.checked_add_signed(dx * men as i8)?;
        let y = y.checked_add_signed(dy * men as i8)?;
        // On the cells of one colour, an odd distance along a line ends on no cell in play.
        let to = ground.board.point_at(x, y)?;
        let ahead = if self.side == Side::White { 1 } else { -1 };
        let enemy = self.towers.is_of(to, !self.side);
        let allowed = if enemy { self.towers.at(to).height() <= men } else { dy == ahead };
        allowed.then_some(to)
    }

    fn go(&self, from: Point, men: u8, to: Option<Point>) -> State {
        let mut after = State { side: !self.side, ..self.clone() };
        let (moved, rest) = self.towers.at(from).split(men);
        after.towers.set(from, rest);
        if let Some(to) = to {
            let own =
                if self.towers.is_of(to, self.side) { self.towers.at(to) } else { Stack::EMPTY };
            after.towers.set(to, moved.over(own));
        }
        after
    }

    fn turns_of(&self, ground: &Ground<()>, from: Point, men: u8, list: &mut List<State>) {
        let cell = ground.labels.label(from);
        let alone = self.towers.at(from).height() == 1;
        let start = if alone { cell.to_owned() } else { format!("{men}{cell}") };
        for dir in Dir::ALL {
            let Some(to) = self.target(ground, from, men, dir) else { continue };
            let sign = if self.towers.is_of(to, !self.side) { 'x' } else { '-' };
            let text = format!("{start}{sign}{}", ground.labels.label(to));
            list.add(text, self.go(from, men, Some(to)));
        }
        if self.reaches_over_edge(ground, from, men) {
            list.add(format!("{start}-off"), self.go(from, men, None));
        }
    }

    fn reaches_over_edge(&self, ground: &Ground<()>, from: Point, men: u8) -> bool {
        let rank = ground.board.xy(from).1;
        let rows_left = match self.side {
            Side::White => ground.board.ranks() - 1 - rank,
            Side::Black => rank,
        };
        men > rows_left
    }
}

impl Listed for State {
    type Law = ();

    /// Every text leads to a position of its own: the men leave one cell for another.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let towers = Towers::read(&ground.board, position, false)?;
        if towers.all().any(|(_, stack)| Side::BOTH.into_iter().all(|side| stack.holds(side))) {
            return Err(SetupError::Pieces("a stack of this game is of one colour"));
        }
        Ok(State { towers, side })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        self.towers.position(self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for (from, stack) in self.towers.of(self.side) {
            (1..=stack.height()).for_each(|men| self.turns_of(ground, from, men, list));
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        let gone = |&side: &Side| self.towers.of(side).next().is_none();
        let lost = [self.side, !self.side].into_iter().find(gone);
        lost.map_or(Outcome::Open, |side| Outcome::Win(!side, Reason::NoPieces))
    }

    /// Men go forward, or men leave the board.
    fn is_irreversible(&self, _: &State) -> bool {
        true
    }
}
