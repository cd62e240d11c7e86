//! A race round the border without dice: what a side may go follows from what the other went.

use tavlei_core::{Outcome, Position, Reason, Seat, SetupError, Side};

use super::track::{Runners, cell, way};
use crate::listed::sets::only;
use crate::listed::ways::step;
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// The side that answers with a neighbouring number; the other keeps the parity.
    pub(crate) leader: Side,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pachisi {
    men: Runners,
    side: Side,
    allowed: Numbers,
}

/// Numbers of cells from 1 to 6: bit n stands for n.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Numbers(u8);

impl Numbers {
    const ALL: Numbers = Numbers(0b111_1110);
    const AFTER_PLACING: Numbers = Numbers(1 << 2 | 1 << 4);

    fn iter(self) -> impl Iterator<Item = u8> {
        (1..=6).filter(move |n| self.0 >> n & 1 == 1)
    }

    /// The two others of the same parity.
    fn of_parity(n: u8) -> Numbers {
        let same = if n.is_multiple_of(2) { 0b101_0100 } else { 0b010_1010 };
        Numbers(same & !(1 << n))
    }

    /// The two neighbours; 6 and 1 are neighbours.
    fn next_to(n: u8) -> Numbers {
        let (less, more) = (if n == 1 { 6 } else { n - 1 }, if n == 6 { 1 } else { n + 1 });
        Numbers(1 << less | 1 << more)
    }

    fn read(position: &Position) -> Result<Numbers, SetupError> {
        let Some(text) = position.section("allowed") else { return Ok(Numbers::ALL) };
        let number = |text: &str| text.trim().parse().ok().filter(|n| (1..=6).contains(n));
        let mut bits = text.split(',').map(|text| number(text).map(|n: u8| 1 << n));
        let bits = bits.try_fold(0, |all, bit| Some(all | bit?));
        bits.map(Numbers).ok_or(SetupError::Section("allowed".into()))
    }
}

impl Pachisi {
    fn after(&self, men: Runners, allowed: Numbers) -> Pachisi {
        Pachisi { men, side: !self.side, allowed }
    }

    fn answers(&self, ground: &Ground<Law>, n: u8) -> Numbers {
        if self.side == ground.law.leader { Numbers::of_parity(n) } else { Numbers::next_to(n) }
    }

    fn moves(&self, ground: &Ground<Law>, from: u8, list: &mut List<Pachisi>) {
        let (board, seat) = (&ground.board, self.seat());
        for n in self.allowed.iter() {
            let Some(to) = self.men.target(seat, from, n) else { continue };
            let mut men = self.men;
            men.go(seat, from, to);
            let takes = men.send_back(board, seat, way(board, seat, from, to));
            let (start, end) = (cell(board, seat, from), cell(board, seat, to));
            let text = step(&ground.labels, start, takes, end);
            list.add(text, self.after(men, self.answers(ground, n)));
        }
    }

    fn placing(&self, ground: &Ground<Law>, list: &mut List<Pachisi>) {
        let corner = cell(&ground.board, self.seat(), 0);
        let mut men = self.men;
        men.enter(self.seat());
        men.send_back(&ground.board, self.seat(), only(corner));
        let after = self.after(men, Numbers::AFTER_PLACING);
        list.add(format!("@{}", ground.labels.label(corner)), after);
    }
}

impl Listed for Pachisi {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Pachisi, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = Runners::read(&ground.board, position, Seat::TWO)?;
        Ok(Pachisi { men, side, allowed: Numbers::read(position)? })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = self.men.write(&ground.board, Position::empty(self.side));
        if self.allowed != Numbers::ALL {
            let numbers: Vec<String> = self.allowed.iter().map(|n| n.to_string()).collect();
            position.add_section("allowed", numbers.join(","));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Pachisi>) {
        self.men.of(self.seat()).for_each(|from| self.moves(ground, from, list));
        if self.men.can_enter(self.seat()) {
            self.placing(ground, list);
        }
        if list.is_empty() {
            list.add("--".to_owned(), self.after(self.men, Numbers::ALL));
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        match [!self.side, self.side].into_iter().find(|&side| self.men.is_home(side.into())) {
            Some(side) => Outcome::Win(side, Reason::Goal),
            None => Outcome::Open,
        }
    }
}
