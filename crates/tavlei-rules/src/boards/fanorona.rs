//! Fanorona: a stone takes the row that it comes up to, or the row that it leaves.

use tavlei_core::{Bits, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of fanorona.
pub(crate) const FANORONA: Maker = Maker {
    name: "approach-and-withdrawal",
    make: |board, labels| opener::<State>(board, labels, ()),
};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    side: Side,
}

/// A turn under way: where the stone is, where it has been, what is left of the enemy.
#[derive(Clone)]
struct Chain {
    text: String,
    at: Point,
    /// All that it may not come to: every stone, and the points on which it has stood.
    barred: PointSet,
    enemy: PointSet,
    last: Option<Dir>,
}

/// A step that takes: the letter of the way, and what.
struct Take {
    letter: char,
    stones: PointSet,
}

/// The unbroken row of enemy stones next to a point in a direction.
fn row(ground: &Ground<()>, enemy: PointSet, from: Point, dir: Dir) -> PointSet {
    let points =
        std::iter::successors(ground.board.next(from, dir), |&at| ground.board.next(at, dir));
    points.take_while(|&at| enemy.has(at)).collect()
}

/// By approach, by withdrawal.
fn takes(ground: &Ground<()>, chain: &Chain, to: Point, dir: Dir) -> [Take; 2] {
    let behind = row(ground, chain.enemy, chain.at, dir.opposite());
    [
        Take { letter: 'A', stones: row(ground, chain.enemy, to, dir) },
        Take { letter: 'W', stones: behind },
    ]
}

impl State {
    fn chain(&self, ground: &Ground<()>, from: Point) -> Chain {
        Chain {
            text: ground.labels.label(from).to_owned(),
            at: from,
            barred: self.men[0] | self.men[1],
            enemy: self.men[(!self.side).index()],
            last: None,
        }
    }

    /// The position after the stone of a point has come to another.
    fn after(&self, from: Point, to: Point, enemy: PointSet) -> State {
        let mut men = self.men;
        men[self.side.index()] = men[self.side.index()].minus(only(from)) | only(to);
        men[(!self.side).index()] = enemy;
        State { men, side: !self.side }
    }

    /// Adds every capture that begins with this one: the player may stop anywhere.
    fn captures(&self, ground: &Ground<()>, from: Point, chain: &Chain, list: &mut List<State>) {
        for dir in Dir::ALL.into_iter().filter(|&dir| Some(dir) != chain.last) {
            let to = ground.board.next(chain.at, dir).filter(|&to| !chain.barred.has(to));
            let Some(to) = to else { continue };
            for Take { letter, stones } in takes(ground, chain, to, dir) {
                if stones.is_empty() {
                    continue;
                }
                let next = Chain {
                    text: format!("{}x{}{letter}", chain.text, ground.labels.label(to)),
                    at: to,
                    barred: chain.barred.minus(stones) | only(to),
                    enemy: chain.enemy.minus(stones),
                    last: Some(dir),
                };
                list.add(next.text.clone(), self.after(from, to, next.enemy));
                self.captures(ground, from, &next, list);
            }
        }
    }

    fn plain_moves(&self, ground: &Ground<()>, from: Point, list: &mut List<State>) {
        let chain = self.chain(ground, from);
        let nexts = Dir::ALL.into_iter().filter_map(|dir| ground.board.next(from, dir));
        for to in nexts.filter(|&to| !chain.barred.has(to)) {
            let text = format!("{}-{}", chain.text, ground.labels.label(to));
            list.add(text, self.after(from, to, chain.enemy));
        }
    }
}

impl Listed for State {
    type Law = ();

    fn from_position(ground: &Ground<()>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        Ok(State { men: plain_men(&ground.board, position)?, side })
    }

    fn to_position(&self, _: &Ground<()>) -> Position {
        position_of(&self.men, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<()>, list: &mut List<State>) {
        let ours = self.men[self.side.index()];
        for from in ours.points() {
            self.captures(ground, from, &self.chain(ground, from), list);
        }
        if list.is_empty() {
            ours.points().for_each(|from| self.plain_moves(ground, from, list));
        }
    }

    fn outcome(&self, _: &Ground<()>) -> Outcome {
        if self.men[self.side.index()].is_empty() {
            return Outcome::Win(!self.side, Reason::NoPieces);
        }
        Outcome::Open
    }

    fn is_irreversible(&self, after: &State) -> bool {
        (self.men[0] | self.men[1]).count() != (after.men[0] | after.men[1]).count()
    }
}
