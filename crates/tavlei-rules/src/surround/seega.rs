//! Men are placed two at a time; then they step and take what they clamp, again and again.

use std::collections::BTreeMap;

use tavlei_core::{Bits, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::clamp::clamped;
use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{centre, follow, further, number, of, sign, texts_to};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// How many men each side has, an even number.
    pub(crate) men: u8,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Seega {
    men: [PointSet; 2],
    hand: [u8; 2],
    side: Side,
}

/// A man in the middle of its turn: where it stands, the enemy men left, whether it may go on.
type Place = (Point, PointSet, bool);

const HANDS: [&str; 2] = ["hand-w", "hand-b"];

impl Seega {
    fn placings(&self, ground: &Ground<Law>, list: &mut List<Seega>) {
        let us = self.side.index();
        let barred = self.men[0] | self.men[1] | centre(&ground.board);
        let free = ground.board.points().minus(barred);
        let mut named: Vec<(&str, Point)> =
            free.points().map(|at| (ground.labels.label(at), at)).collect();
        named.sort_unstable();
        for (i, &(first, a)) in named.iter().enumerate() {
            for &(second, b) in &named[i + 1..] {
                let mut after = Seega { side: !self.side, ..self.clone() };
                after.men[us] = self.men[us] | only(a) | only(b);
                after.hand[us] -= 2;
                list.add(format!("@{first},@{second}"), after);
            }
        }
    }

    fn moves(&self, ground: &Ground<Law>, from: Point, list: &mut List<Seega>) {
        let mut ways = BTreeMap::from([(self.start(from), ground.labels.label(from).to_owned())]);
        while !ways.is_empty() {
            ways = further(&ways, |place| self.steps(ground, from, place));
            for (place, text) in &ways {
                list.add(text.clone(), self.after(from, place));
            }
        }
    }

    fn start(&self, from: Point) -> Place {
        (from, self.men[(!self.side).index()], true)
    }

    fn steps(&self, ground: &Ground<Law>, from: Point, place: &Place) -> Vec<(Place, String)> {
        let &(at, enemy, goes_on) = place;
        let others = self.men[self.side.index()].minus(only(from));
        let step = |to: Point| {
            let taken = clamped(&ground.board, others, enemy, to, Dirs::EIGHT, 1);
            let takes = !taken.is_empty();
            let text = format!("{}{}", sign(takes), ground.labels.label(to));
            ((to, enemy.minus(taken), takes), text)
        };
        let dirs = if goes_on { Dirs::ORTHOGONAL } else { Dirs::NONE };
        let next = dirs.iter().filter_map(|dir| ground.board.next(at, dir));
        next.filter(|&to| !(others | enemy).has(to)).map(step).collect()
    }

    fn after(&self, from: Point, &(to, enemy, _): &Place) -> Seega {
        let us = self.side.index();
        let mut after = Seega { side: !self.side, ..self.clone() };
        after.men[us] = self.men[us].minus(only(from)) | only(to);
        after.men[1 - us] = enemy;
        after
    }
}

/// An even number of men in hand. Without the section: all men, while the board is empty.
fn hand(law: Law, position: &Position, name: &'static str, usual: u8) -> Result<u8, SetupError> {
    let hand = number(position, name, 0..=law.men, usual)?;
    if hand % 2 == 0 { Ok(hand) } else { Err(SetupError::Section(name.into())) }
}

fn usual_hand(law: Law, men: &[PointSet; 2]) -> u8 {
    if men.iter().all(|men| men.is_empty()) { law.men } else { 0 }
}

impl Listed for Seega {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Seega, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let usual = usual_hand(ground.law, &men);
        let [white, black] = HANDS.map(|name| hand(ground.law, position, name, usual));
        Ok(Seega { men, hand: [white?, black?], side })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        for side in Side::BOTH {
            let hand = self.hand[side.index()];
            if hand != usual_hand(ground.law, &self.men) {
                position.add_section(of(side, HANDS), hand.to_string());
            }
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Seega>) {
        if self.hand[self.side.index()] > 0 {
            return self.placings(ground, list);
        }
        for from in self.men[self.side.index()].points() {
            self.moves(ground, from, list);
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        if self.hand != [0, 0] {
            return Outcome::Open;
        }
        for side in [self.side, !self.side] {
            if self.men[side.index()].count() <= 1 {
                return Outcome::Win(!side, Reason::NoPieces);
            }
        }
        Outcome::Open
    }

    /// The two cells in the other order; a chain of steps by another way.
    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        if let Some((first, second)) = text.split_once(',') {
            return vec![format!("{second},{first}")];
        }
        let way = |from: Point| {
            let rest = text.strip_prefix(ground.labels.label(from))?;
            let on = |place: &Place| self.steps(ground, from, place);
            follow(self.start(from), rest, &on).map(|place| self.after(from, &place))
        };
        let after = self.men[self.side.index()].points().find_map(way);
        texts_to(self, ground, after.as_ref())
    }

    fn is_irreversible(&self, after: &Seega) -> bool {
        let enemy = (!self.side).index();
        self.hand != after.hand || self.men[enemy] != after.men[enemy]
    }
}
