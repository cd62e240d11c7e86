//! Men who run for the last row and never become kings.

use tavlei_core::{Bits, Dir, Dirs, Outcome, Point, PointSet, Position, Reason, SetupError, Side};

use super::sub;
use crate::draughts::{Choice, Compiled, Move, Promotion, Rules, State};
use crate::listed::sets::{plain_men, position_of};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Men take back from the last row; who has more men there at the end wins.
pub(crate) const RUNNERS: Maker = Maker {
    name: "runners",
    make: |board, labels| {
        opener::<Runners>(board.clone(), labels.clone(), Law::new(false, &board, &labels))
    },
};

/// Men return from the last row to the first.
pub(crate) const RUNNERS_RETURN: Maker = Maker {
    name: "runners who return",
    make: |board, labels| {
        opener::<Runners>(board.clone(), labels.clone(), Law::new(true, &board, &labels))
    },
};

const RULES: Rules = Rules {
    man_takes: Dirs::FORWARD,
    choice: Choice::MOST,
    promotion: Promotion::Never,
    ..Rules::BASE
};

#[derive(Clone, Debug)]
struct Law {
    draughts: sub::Law,
    /// Whether men return to the first row; else they take back from the last one.
    returns: bool,
}

impl Law {
    fn new(returns: bool, board: &tavlei_core::Board, labels: &tavlei_core::Labels) -> Law {
        Law { draughts: Compiled::new(RULES, board, labels), returns }
    }

    /// Where a man that stands on a point takes.
    fn takes(&self, side: usize, at: Point) -> Dirs {
        let forward = self.draughts.takes(side, false);
        let back = !self.returns && self.draughts.crown[side].has(at);
        if back { forward.turned() } else { forward }
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Runners {
    men: [u64; 2],
    side: Side,
}

/// A capture: the cells stood on, and the men taken.
type Capture = (Vec<Point>, u64);

impl Runners {
    fn draughts(&self) -> State<u64> {
        State::of(self.men, self.side)
    }

    fn all(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    fn enemy(&self) -> u64 {
        self.men[(!self.side).index()]
    }

    fn jump(&self, law: &Law, from: Point, leg: &Capture, dir: Dir) -> Option<(Point, Point)> {
        let at = leg.0.last().copied()?;
        let occupied = self.all().minus(u64::only(from));
        law.draughts.jump_over(at, false, dir, occupied, self.enemy().minus(leg.1))
    }

    /// Goes on from a leg; what can't go on is a capture.
    fn go_on(&self, law: &Law, from: Point, leg: Capture, found: &mut Vec<Capture>) {
        let mut went_on = false;
        let Some(&at) = leg.0.last() else { return };
        for dir in law.takes(self.side.index(), at).iter() {
            if let Some((over, land)) = self.jump(law, from, &leg, dir) {
                let stood = [&leg.0[..], &[land]].concat();
                self.go_on(law, from, (stood, leg.1 | u64::only(over)), found);
                went_on = true;
            }
        }
        if !went_on && leg.1 != 0 {
            found.push(leg);
        }
    }

    /// The captures with the most men.
    fn captures(&self, law: &Law) -> Vec<Capture> {
        let mut found = Vec::new();
        for from in self.men[self.side.index()].points() {
            self.go_on(law, from, (vec![from], 0), &mut found);
        }
        let most = found.iter().map(|(_, taken)| taken.count()).max();
        found.retain(|(_, taken)| Some(taken.count()) == most);
        found
    }

    fn steps(&self, law: &Law) -> Vec<Move<u64>> {
        let mut moves = Vec::new();
        law.draughts.list_quiet(&self.draughts(), &mut moves);
        moves
    }

    /// Men on the last row put on the first one.
    fn returns(&self, law: &Law) -> Vec<(Point, Point)> {
        let (us, them) = (self.side.index(), (!self.side).index());
        let free = law.draughts.crown[them].minus(self.all());
        let home = self.men[us] & law.draughts.crown[us];
        let pair = |from: Point| free.points().map(move |to| (from, to));
        if law.returns { home.points().flat_map(pair).collect() } else { Vec::new() }
    }

    fn can_move(&self, law: &Law) -> bool {
        law.draughts.count_quiet(&self.draughts()) > 0 || !self.captures(law).is_empty()
    }

    /// The position after a man has gone somewhere.
    fn after(&self, from: Point, to: Point, taken: u64) -> Runners {
        let (us, them) = (self.side.index(), (!self.side).index());
        let mut after = Runners { side: !self.side, ..self.clone() };
        after.men[us] = after.men[us].minus(u64::only(from)) | u64::only(to);
        after.men[them] = after.men[them].minus(taken);
        after
    }

    /// How many men stand on their last rows.
    fn arrived(&self, law: &Law) -> [u32; 2] {
        [0, 1].map(|side| (self.men[side] & law.draughts.crown[side]).count())
    }
}

impl Listed for Runners {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Runners, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?.map(<u64 as Bits>::from_set);
        Ok(Runners { men, side })
    }

    fn to_position(&self, _: &Ground<Law>) -> Position {
        let sets: [PointSet; 2] = self.men.map(Bits::to_set);
        position_of(&sets, self.side)
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Runners>) {
        let (law, name) = (&ground.law, |at| ground.labels.label(at));
        for (stood, taken) in self.captures(law) {
            if let (Some(&from), Some(&to)) = (stood.first(), stood.last()) {
                let names: Vec<&str> = stood.iter().map(|&at| name(at)).collect();
                list.add(names.join("x"), self.after(from, to, taken));
            }
        }
        if !list.is_empty() {
            return;
        }
        for mv in self.steps(law) {
            let text = format!("{}-{}", name(mv.from), name(mv.to));
            list.add(text, self.after(mv.from, mv.to, 0));
        }
        for (from, to) in self.returns(law) {
            list.add(format!("{}-@{}", name(from), name(to)), self.after(from, to, 0));
        }
    }

    /// Where men do not return, the game stops when the side to move has no turn, and the men on
    /// the last rows are counted.
    fn outcome(&self, ground: &Ground<Law>) -> Outcome {
        let law = &ground.law;
        if law.returns {
            let bare = self.men[self.side.index()] == 0;
            return if bare { Outcome::Win(!self.side, Reason::NoPieces) } else { Outcome::Open };
        }
        if self.can_move(law) {
            return Outcome::Open;
        }
        let [white, black] = self.arrived(law);
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Outcome::Win(Side::White, Reason::Count),
            std::cmp::Ordering::Less => Outcome::Win(Side::Black, Reason::Count),
            std::cmp::Ordering::Equal => Outcome::Draw(Reason::Count),
        }
    }

    fn score(&self, ground: &Ground<Law>) -> Option<String> {
        let [white, black] = self.arrived(&ground.law);
        (!ground.law.returns).then(|| format!("{white}:{black}"))
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &Runners) -> bool {
        self.all().count() != after.all().count()
    }
}
