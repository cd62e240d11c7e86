//! The Tower: parts of stacks go as many cells as they have men and take along what they cross.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, Position, Reason, SetupError, Side};

use super::stack::{Man, Stack, Towers, count_in};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of the game.
pub(crate) const BASHNYA: Maker =
    Maker { name: "passing-over", make: |board, labels| opener::<State>(board, labels, ()) };

/// No stack is higher after a turn.
const HIGHEST: u8 = 5;
const RESERVES: [&str; 2] = ["hand-w", "hand-b"];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    towers: Towers,
    side: Side,
    reserves: [u8; 2],
}

impl State {
    fn reserve(&self) -> u8 {
        self.reserves[self.side.index()]
    }

    /// The position after a turn that leaves these stacks on two cells and takes up others.
    fn after(&self, towers: Towers, to: Point) -> State {
        let mut after = State { towers, side: !self.side, reserves: self.reserves };
        let (kept, dropped) = after.towers.at(to).split(HIGHEST);
        after.towers.set(to, kept);
        let own = dropped.men().filter(|man| man.side == self.side).count();
        after.reserves[self.side.index()] += own as u8;
        after
    }

    /// The top men of a stack go in a direction, as many cells as they are.
    fn move_part(&self, ground: &Ground<()>, from: Point, part: u8, dir: Dir) -> Option<Turn> {
        let (mut moved, rest) = self.towers.at(from).split(part);
        let mut towers = self.towers.clone();
        towers.set(from, rest);
        let (mut at, mut crossed) = (from, false);
        for _ in 1..part {
            at = ground.board.next(at, dir)?;
            crossed |= !towers.at(at).is_empty();
            moved = moved.over(towers.at(at));
            towers.set(at, Stack::EMPTY);
        }
        let to = ground.board.next(at, dir).filter(|&to| self.towers.at(to).is_empty())?;
        towers.set(to, moved);
        Some(Turn { from, to, crossed, towers })
    }

    /// A lone man jumps over an enemy stack next to it.
    fn jump(&self, ground: &Ground<()>, from: Point, dir: Dir) -> Option<Turn> {
        let over = ground.board.next(from, dir).filter(|&at| self.towers.is_of(at, !self.side))?;
        let to = ground.board.next(over, dir).filter(|&to| self.towers.at(to).is_empty())?;
        let mut towers = self.towers.clone();
        towers.set(to, self.towers.at(from).over(self.towers.at(over)));
        towers.set(over, Stack::EMPTY);
        towers.set(from, Stack::EMPTY);
        Some(Turn { from, to, crossed: true, towers })
    }

    fn moves_of(&self, ground: &Ground<()>, from: Point, stack: Stack, list: &mut List<State>) {
        let height = stack.height();
        for dir in Dirs::ORTHOGONAL.iter() {
            for part in 1..=height {
                let size = if height > 1 { part.to_string() } else { String::new() };
                if let Some(turn) = self.move_part(ground, from, part, dir) {
                    list.add(turn.text(ground, &size), self.after(turn.towers, turn.to));
                }
            }
            if let Some(turn) = self.jump(ground, from, dir).filter(|_| height == 1) {
                list.add(turn.text(ground, ""), self.after(turn.towers, turn.to));
            }
        }
    }

    fn drops(&self, ground: &Ground<()>, list: &mut List<State>) {
        for at in ground.board.points().points() {
            let mut towers = self.towers.clone();
            towers.set(at, towers.at(at).with_top(Man::of(self.side)));
            let mut after = self.after(towers, at);
            after.reserves[self.side.index()] -= 1;
            list.add(format!("@{}", ground.labels.label(at)), after);
        }
    }

    fn has_nothing(&self, side: Side) -> bool {
        self.reserves[side.index()] == 0 && self.towers.of(side).next().is_none()
    }
}

/// A move on the board.
struct Turn {
    from: Point,
    to: Point,
    crossed: bool,
    towers: Towers,
}

impl Turn {
    fn text(&self, ground: &Ground<()>, size: &str) -> String {
        let sign = if self.crossed { 'x' } else { '-' };
        let [from, to] = [self.from, self.to].map(|at| ground.labels.label(at));
        format!("{size}{from}{sign}{to}")
    }
}

impl Listed for State {
    type Law = ();

    /// Every text leads to a position of its own: the cell left behind and the direction differ.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let towers = Towers::read(&ground.board, position, false)?;
        let mut reserves = [0; 2];
        for owner in Side::BOTH {
            reserves[owner.index()] = count_in(position, RESERVES[owner.index()], 0)?;
        }
        if position.placed.len() + usize::from(reserves[0] + reserves[1]) > super::stack::MOST_MEN {
            return Err(SetupError::Pieces("there are more men than this game can hold"));
        }
        Ok(State { towers, side, reserves })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        let mut position = self.towers.position(self.side);
        for owner in Side::BOTH {
            position.add_section(RESERVES[owner.index()], self.reserves[owner.index()].to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        for (from, stack) in self.towers.of(self.side) {
            self.moves_of(ground, from, stack, list);
        }
        if self.reserve() > 0 {
            self.drops(ground, list);
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        let lost = [self.side, !self.side].into_iter().find(|&side| self.has_nothing(side));
        lost.map_or(Outcome::Open, |side| Outcome::Win(!side, Reason::NoPieces))
    }
}
