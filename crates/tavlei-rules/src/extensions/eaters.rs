//! Draughts in which a piece may take pieces of its own side too.

use std::collections::HashSet;

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, Position, SetupError, Side};

use super::sub::{self, Law, RUSSIAN};
use crate::draughts::State;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Russian rules, own pieces to be taken at will.
pub(crate) const EATERS: Maker = Maker {
    name: "own pieces may be taken",
    make: |board, labels| {
        let law = sub::law(RUSSIAN, &board, &labels);
        opener::<Eaters>(board, labels, law)
    },
};

/// How many jumps of one piece are tried before the search remembers where it was, and at most.
const PLAIN: u32 = 2_000;
const MOST: u32 = 200_000;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Eaters(State<u64>);

/// The mover in the middle of a capture.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Leg {
    at: Point,
    king: bool,
    taken: u64,
}

/// The search for the captures of one piece.
struct Search<'a> {
    law: &'a Law,
    state: &'a State<u64>,
    occupied: u64,
    from: Point,
    /// Whether an enemy must be among the pieces taken.
    must_take: bool,
    stood: Vec<Point>,
    tried: u32,
    seen: HashSet<Leg>,
    list: &'a mut List<Eaters>,
}

impl Search<'_> {
    /// What the mover would jump over, and the cell behind it.
    fn jump(&self, leg: Leg, dir: Dir, targets: u64) -> Option<(Point, Point)> {
        self.law.jump_over(leg.at, leg.king, dir, self.occupied, targets.minus(leg.taken))
    }

    fn reaches_enemy(&self, leg: Leg) -> bool {
        Dirs::DIAGONAL.iter().any(|dir| self.jump(leg, dir, self.state.enemy()).is_some())
    }

    /// Goes on from a leg over whatever can be jumped.
    fn go_on(&mut self, leg: Leg) {
        for dir in Dirs::DIAGONAL.iter() {
            let Some((over, next)) = self.jump(leg, dir, self.occupied) else { continue };
            let next = Leg { at: next, taken: leg.taken | u64::only(over), ..leg };
            for landed in self.landings(next, over, dir) {
                self.land(landed);
            }
        }
    }

    /// The cells behind a piece: those from where an enemy can be taken, if there are any.
    fn landings(&self, leg: Leg, over: Point, dir: Dir) -> Vec<Leg> {
        if !leg.king {
            let king = self.law.crown[self.state.side.index()].has(leg.at);
            return vec![Leg { king, ..leg }];
        }
        let cells = self.law.free_ray(over, dir, self.occupied);
        let all: Vec<Leg> = cells.points().map(|at| Leg { at, ..leg }).collect();
        let onward: Vec<Leg> = all.iter().copied().filter(|&leg| self.reaches_enemy(leg)).collect();
        if onward.is_empty() { all } else { onward }
    }

    fn land(&mut self, leg: Leg) {
        self.tried += 1;
        if self.tried > MOST || (self.tried > PLAIN && !self.seen.insert(leg)) {
            return;
        }
        self.stood.push(leg.at);
        if !self.reaches_enemy(leg) {
            self.end(leg);
        }
        self.go_on(leg);
        self.stood.pop();
    }

    /// The capture may end here.
    fn end(&mut self, leg: Leg) {
        if self.must_take && (leg.taken & self.state.enemy()).is_empty() {
            return;
        }
        let names = self.stood.iter().map(|&at| self.law.labels.label(at));
        let text = names.collect::<Vec<_>>().join("x");
        self.list.add(text, Eaters(self.after(leg)));
    }

    fn after(&self, leg: Leg) -> State<u64> {
        let gone = leg.taken | u64::only(self.from);
        let mut after = State { side: !self.state.side, ..*self.state };
        after.pieces = after.pieces.map(|set| set.minus(gone));
        after.kings = after.kings.minus(gone);
        let (us, to) = (self.state.side.index(), u64::only(leg.at));
        after.pieces[us] |= to;
        after.kings |= if leg.king { to } else { 0 };
        after
    }
}

impl Listed for Eaters {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Eaters, SetupError> {
        Ok(Eaters(State::from_position(&ground.law, position)?))
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        self.0.to_position(&ground.law)
    }

    fn side(&self) -> Side {
        self.0.side
    }

    /// An enemy that can only be reached over a piece of one's own compels nobody.
    fn list(&self, Ground { law, .. }: &Ground<Law>, list: &mut List<Eaters>) {
        let state = &self.0;
        let must_take = law.can_capture(state);
        for from in state.own().points() {
            let mut search = Search {
                law,
                state,
                occupied: state.all().minus(u64::only(from)),
                from,
                must_take,
                stood: vec![from],
                tried: 0,
                seen: HashSet::new(),
                list,
            };
            search.go_on(Leg { at: from, king: state.kings.has(from), taken: 0 });
        }
        if !must_take {
            for part in sub::steps(law, state) {
                list.add(part.texts[0].clone(), Eaters(part.after));
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        Outcome::Open
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &Eaters) -> bool {
        self.0.all().count() != after.0.all().count()
    }
}
