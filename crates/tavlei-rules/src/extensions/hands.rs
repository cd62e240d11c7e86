//! Draughts that begin on an empty board: men come from the hand.

use tavlei_core::{Bits, Outcome, Point, Position, Reason, SetupError, Side};

use super::sub::{self, Law, RUSSIAN};
use crate::draughts::{Goal, Landing, Promotion, Rules, State};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Russian rules, kings land just behind; twelve men in hand.
pub(crate) const FROM_HAND: Maker = Maker {
    name: "men from the hand",
    make: |board, labels| {
        let rules = Rules { lands: Landing::Next, ..RUSSIAN };
        let law = sub::law(rules, &board, &labels);
        opener::<Hands>(board, labels, law)
    },
};

/// The same; the first man on the last row wins.
pub(crate) const CROWNED_FIRST: Maker = Maker {
    name: "men from the hand, the first king wins",
    make: |board, labels| {
        let rules = Rules { promotion: Promotion::Stop, goal: Goal::Breakthrough, ..RUSSIAN };
        let law = sub::law(rules, &board, &labels);
        opener::<Hands>(board, labels, law)
    },
};

/// How many men a side has at the start.
const MEN: u8 = 12;

const NAMES: [&str; 2] = ["hand-w", "hand-b"];

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Hands {
    board: State<u64>,
    /// How many men each side has in hand.
    hands: [u8; 2],
}

impl Hands {
    /// Cells of the mover's own half, free, and not diagonally next to an enemy piece.
    fn places(&self, ground: &Ground<Law>) -> Vec<Point> {
        let (half, side) = (ground.board.ranks() / 2, self.board.side);
        let own_half = |&at: &Point| (ground.board.xy(at).1 < half) == (side == Side::White);
        let near = tavlei_core::Dirs::DIAGONAL.iter();
        let near = near.fold(0, |near, dir| near | ground.law.step(self.board.enemy(), dir));
        let free = ground.law.cells.minus(self.board.all() | near);
        free.points().filter(own_half).collect()
    }

    fn put(&self, at: Point) -> Hands {
        let us = self.board.side.index();
        let mut after = self.clone();
        after.board.side = !self.board.side;
        after.board.pieces[us] |= u64::only(at);
        after.hands[us] -= 1;
        after
    }
}

impl Listed for Hands {
    type Law = Law;

    /// Without the sections, all men that are not on the board are in hand.
    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Hands, SetupError> {
        let board = State::from_position(&ground.law, position)?;
        let mut hands = board.pieces.map(|set| MEN.saturating_sub(set.count() as u8));
        for (hand, name) in hands.iter_mut().zip(NAMES) {
            *hand = sub::number(position.section(name), MEN, name)?.unwrap_or(*hand);
        }
        Ok(Hands { board, hands })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = self.board.to_position(&ground.law);
        for (hand, name) in self.hands.iter().zip(NAMES) {
            position.add_section(name, hand.to_string());
        }
        position
    }

    fn side(&self) -> Side {
        self.board.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Hands>) {
        let law = &ground.law;
        for part in sub::all(law, &self.board) {
            let after = Hands { board: part.after, hands: self.hands };
            part.texts.into_iter().for_each(|text| list.add(text, after.clone()));
        }
        if self.hands[self.board.side.index()] == 0 || law.can_capture(&self.board) {
            return;
        }
        for at in self.places(ground) {
            list.add(format!("@{}", ground.labels.label(at)), self.put(at));
        }
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        if let Some(side) = ground.law.winner_by_goal(&self.board) {
            return Outcome::Win(side, Reason::Goal);
        }
        let side = self.board.side;
        if self.board.own().is_empty() && self.hands[side.index()] == 0 {
            return Outcome::Win(!side, Reason::NoPieces);
        }
        Outcome::Open
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        // A cell alone is where a man is put.
        let put = ground.labels.find(text).map(|at| format!("@{}", ground.labels.label(at)));
        put.map_or_else(|| sub::by_ends(self, ground, text), |text| vec![text])
    }

    fn is_irreversible(&self, after: &Hands) -> bool {
        self.board.all().count() != after.board.all().count()
    }
}
