//! Goban: men are placed, then moved; each new row of five is recorded and gives a point.

use tavlei_core::{Bits, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::common::{in_order, points_text, read_order, wrong};
use super::row::lines;
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// The engine of goban.
pub(crate) const GOBAN: Maker = Maker {
    name: "recorded-fives",
    make: |board, labels| {
        let fives = lines(&board, 5).iter().flat_map(|line| line.windows(5).map(five)).collect();
        opener::<State>(board, labels, fives)
    },
};

/// How many men a side has.
const STOCK: u32 = 12;

/// So many recorded rows win.
const GOAL: u32 = 10;

/// What the winner gets on top.
const BONUS: u32 = 3;

/// Five cells side by side on a line, with the ends.
#[derive(Clone, Debug)]
struct Five {
    cells: PointSet,
    ends: [Point; 2],
}

fn five(cells: &[Point]) -> Five {
    Five { cells: cells.iter().copied().collect(), ends: [cells[0], cells[cells.len() - 1]] }
}

type Law = Vec<Five>;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct State {
    men: [PointSet; 2],
    /// The rows that each side has recorded: bit n for the n-th of the law.
    made: [u128; 2],
    side: Side,
}

impl State {
    fn all(&self) -> PointSet {
        self.men[0] | self.men[1]
    }

    fn points(&self, side: Side) -> u32 {
        self.made[side.index()].count_ones()
    }

    /// The position after the mover has changed his men so.
    fn after(&self, law: &Law, own: PointSet) -> State {
        let us = self.side.index();
        let mut after = State { side: !self.side, ..self.clone() };
        after.men[us] = own;
        after.made[us] |= complete(law, own);
        after
    }
}

/// The rows that are full of a side's men.
fn complete(law: &Law, men: PointSet) -> u128 {
    let full = law.iter().enumerate().filter(|(_, five)| five.cells.minus(men).is_empty());
    full.fold(0, |bits, (n, _)| bits | 1 << n)
}

/// A row by its ends, the first by name first.
fn name_of(ground: &Ground<Law>, five: &Five) -> String {
    let mut ends = five.ends.map(|at| ground.labels.label(at));
    ends.sort_unstable();
    ends.join("-")
}

fn made_text(ground: &Ground<Law>, made: u128) -> String {
    let fives = ground.law.iter().enumerate().filter(|(n, _)| made >> n & 1 == 1);
    let mut names: Vec<String> = fives.map(|(_, five)| name_of(ground, five)).collect();
    names.sort();
    names.join(",")
}

fn read_made(ground: &Ground<Law>, text: &str) -> Option<u128> {
    let mut made = 0;
    for name in text.split(',').filter(|name| !name.is_empty()) {
        let (a, b) = name.split_once('-')?;
        let ends = [ground.labels.find(a)?, ground.labels.find(b)?];
        let is = |five: &Five| five.ends == ends || five.ends == [ends[1], ends[0]];
        made |= 1 << ground.law.iter().position(is)?;
    }
    Some(made)
}

const SECTIONS: [&str; 2] = ["made-w", "made-b"];

impl Listed for State {
    /// All rows of five.
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<State, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        if men.iter().any(|set| set.count() > STOCK) {
            return Err(SetupError::Pieces("a side has more men than the game gives it"));
        }
        // Nothing said: what stands there has been recorded.
        let mut made = men.map(|set| complete(&ground.law, set));
        for (made, name) in made.iter_mut().zip(SECTIONS) {
            if let Some(text) = position.section(name) {
                *made = read_made(ground, text).ok_or_else(|| wrong(name))?;
            }
        }
        Ok(State { men, made, side })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        for (&made, name) in self.made.iter().zip(SECTIONS) {
            if made > 0 {
                position.add_section(name, made_text(ground, made));
            }
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<State>) {
        let (board, labels, law) = (&ground.board, &ground.labels, &ground.law);
        let own = self.men[self.side.index()];
        let free = board.points().minus(self.all());
        if own.count() < STOCK {
            for at in free.points() {
                list.add(in_order(labels, &[at]), self.after(law, own | only(at)));
            }
            return;
        }
        for from in own.points() {
            for to in Dir::ALL.iter().filter_map(|&dir| board.next(from, dir)) {
                if free.has(to) {
                    let text = format!("{}-{}", labels.label(from), labels.label(to));
                    list.add(text, self.after(law, own.minus(only(from)) | only(to)));
                }
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        let winner = [!self.side, self.side].into_iter().find(|&side| self.points(side) >= GOAL);
        winner.map_or(Outcome::Open, |side| Outcome::Win(side, Reason::Goal))
    }

    fn score(&self, _: &Ground<Law>) -> Option<String> {
        let bonus = |points| if points >= GOAL { points + BONUS } else { points };
        Some(points_text(Side::BOTH.map(|side| bonus(self.points(side)))))
    }

    fn readings(&self, _: &Ground<Law>, text: &str) -> Vec<String> {
        read_order(text)
    }

    /// Men stay on the board, and a record only grows.
    fn is_irreversible(&self, after: &State) -> bool {
        self.all().count() != after.all().count() || self.made != after.made
    }
}
