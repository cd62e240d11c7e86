//! Steps and free jumps in all eight directions; who does not take may be huffed.

use std::collections::BTreeMap;

use tavlei_core::{Bits, Dir, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{
    cells, follow, further, more_wins, moved, names, number, step, texts_to,
};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// After so many turns in a row without a man leaving the board the men are counted.
    pub(crate) quiet: u8,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Alquerque {
    men: [PointSet; 2],
    side: Side,
    /// Turns in a row without a man leaving the board.
    quiet: u8,
    /// Enemy men that could have taken and did not.
    huff: PointSet,
}

/// A man in the middle of its series: where it stands, the enemy men left.
type Place = (Point, PointSet);

impl Alquerque {
    fn us(&self) -> PointSet {
        self.men[self.side.index()]
    }

    fn them(&self) -> PointSet {
        self.men[(!self.side).index()]
    }

    fn after(&self, us: PointSet, them: PointSet) -> Alquerque {
        let mut men = [us; 2];
        men[(!self.side).index()] = them;
        Alquerque { men, side: !self.side, quiet: 0, huff: PointSet::EMPTY }
    }

    /// The jumps of a man that began on `from`; it may not land there again.
    fn jumps(&self, ground: &Ground<Law>, from: Point, place: &Place) -> Vec<(Place, String)> {
        let &(at, enemy) = place;
        let barred = self.us() | enemy;
        let jump = |dir| {
            let over = ground.board.next(at, dir).filter(|&over| enemy.has(over))?;
            let to = ground.board.next(over, dir).filter(|&to| to != from && !barred.has(to))?;
            Some(((to, enemy.minus(only(over))), format!("x{}", ground.labels.label(to))))
        };
        Dir::ALL.into_iter().filter_map(jump).collect()
    }

    fn takers(&self, ground: &Ground<Law>) -> PointSet {
        let takes = |&from: &Point| !self.jumps(ground, from, &(from, self.them())).is_empty();
        self.us().points().filter(takes).collect()
    }

    fn steps(&self, ground: &Ground<Law>, list: &mut List<Alquerque>) {
        let (takers, all) = (self.takers(ground), self.men[0] | self.men[1]);
        for from in self.us().points() {
            let next = Dir::ALL.into_iter().filter_map(|dir| ground.board.next(from, dir));
            for to in next.filter(|&to| !all.has(to)) {
                let mut after = self.after(moved(self.us(), from, to), self.them());
                after.quiet = self.quiet.saturating_add(1);
                after.huff = if takers.has(from) { moved(takers, from, to) } else { takers };
                list.add(step(&ground.labels, from, false, to), after);
            }
        }
    }

    fn captures(&self, ground: &Ground<Law>, from: Point, list: &mut List<Alquerque>) {
        let start = ((from, self.them()), ground.labels.label(from).to_owned());
        let mut ways = BTreeMap::from([start]);
        while !ways.is_empty() {
            ways = further(&ways, |place| self.jumps(ground, from, place));
            for (&(to, enemy), text) in &ways {
                list.add(text.clone(), self.after(moved(self.us(), from, to), enemy));
            }
        }
    }

    fn huffs(&self, ground: &Ground<Law>, list: &mut List<Alquerque>) {
        for at in self.huff.points() {
            let after = self.after(self.us(), self.them().minus(only(at)));
            list.add(format!("x{}", ground.labels.label(at)), after);
        }
    }

    fn can_move(&self, ground: &Ground<Law>) -> bool {
        let mut list = List::new();
        self.list(ground, &mut list);
        !list.is_empty()
    }
}

impl Listed for Alquerque {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Alquerque, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        let quiet = number(position, "quiet", 0..=ground.law.quiet, 0)?;
        let huff = cells(position, &ground.labels, "huff")?;
        if !huff.minus(men[(!side).index()]).is_empty() {
            return Err(SetupError::Section("huff".into()));
        }
        Ok(Alquerque { men, side, quiet, huff })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if self.quiet > 0 {
            position.add_section("quiet", self.quiet.to_string());
        }
        if !self.huff.is_empty() {
            position.add_section("huff", names(&ground.labels, self.huff));
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Alquerque>) {
        self.steps(ground, list);
        for from in self.takers(ground).points() {
            self.captures(ground, from, list);
        }
        self.huffs(ground, list);
    }

    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        if let Some(side) = Side::BOTH.into_iter().find(|side| self.men[side.index()].is_empty()) {
            return Outcome::Win(!side, Reason::NoPieces);
        }
        // A side that can't move has lost, however many turns were quiet.
        if self.quiet < ground.law.quiet || !self.can_move(ground) {
            return Outcome::Open;
        }
        more_wins(self.men.map(Bits::count))
    }

    /// A series by another way than the canonical one.
    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        let way = |from: Point| {
            let rest = text.strip_prefix(ground.labels.label(from))?;
            let on = |place: &Place| self.jumps(ground, from, place);
            let (to, enemy) = follow((from, self.them()), rest, &on)?;
            Some(self.after(moved(self.us(), from, to), enemy))
        };
        let after = self.us().points().find_map(way);
        texts_to(self, ground, after.as_ref())
    }

    fn is_irreversible(&self, after: &Alquerque) -> bool {
        self.men.map(Bits::count) != after.men.map(Bits::count)
    }
}
