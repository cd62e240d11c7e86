//! Six kinds of step, three odd and three even: who answers must keep to the parity but not repeat
//! the kind; one side, the leader, may pass.

use tavlei_core::{Bits, Dir, Outcome, PointSet, Position, Reason, SetupError, Side};

use crate::listed::sets::{only, plain_men, position_of};
use crate::listed::ways::{moved, step};
use crate::listed::{Ground, List, Listed};

/// What may be changed about the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Law {
    /// Who leads at the start.
    pub(crate) leader: Side,
}

/// A kind of step. Up, down, left and right are the board's own; forward and back are diagonal,
/// each side's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Up,
    Down,
    Forward,
    Left,
    Right,
    Back,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Bees {
    men: [PointSet; 2],
    side: Side,
    /// The kind of the last step; none at the start and after a pass.
    last: Option<Kind>,
    leader: Side,
}

impl Kind {
    /// Odd ones first.
    const ALL: [Kind; 6] =
        [Kind::Up, Kind::Down, Kind::Forward, Kind::Left, Kind::Right, Kind::Back];

    fn is_odd(self) -> bool {
        matches!(self, Kind::Up | Kind::Down | Kind::Forward)
    }

    fn letter(self) -> &'static str {
        match self {
            Kind::Up => "u",
            Kind::Down => "d",
            Kind::Forward => "f",
            Kind::Left => "l",
            Kind::Right => "r",
            Kind::Back => "b",
        }
    }

    fn dir(self, side: Side) -> Dir {
        match (self, side) {
            (Kind::Up, _) => Dir::N,
            (Kind::Down, _) => Dir::S,
            (Kind::Left, _) => Dir::W,
            (Kind::Right, _) => Dir::E,
            (Kind::Forward, Side::White) | (Kind::Back, Side::Black) => Dir::NE,
            (Kind::Forward, Side::Black) | (Kind::Back, Side::White) => Dir::SW,
        }
    }

    /// Whether a step of this kind may answer another one.
    fn answers(self, last: Option<Kind>) -> bool {
        last.is_none_or(|last| last != self && last.is_odd() == self.is_odd())
    }
}

impl Bees {
    fn steps(&self, ground: &Ground<Law>, kind: Kind, list: &mut List<Bees>) {
        let (us, them) = (self.side.index(), (!self.side).index());
        for from in self.men[us].points() {
            let next = ground.board.next(from, kind.dir(self.side));
            let Some(to) = next.filter(|&to| !self.men[us].has(to)) else { continue };
            let takes = self.men[them].has(to);
            let mut after = Bees { side: !self.side, last: Some(kind), ..self.clone() };
            after.men[us] = moved(self.men[us], from, to);
            after.men[them] = self.men[them].minus(only(to));
            list.add(step(&ground.labels, from, takes, to), after);
        }
    }

    /// The position after a pass. The leader hands the lead over, the other side keeps it off.
    fn passed(&self) -> Bees {
        Bees {
            side: !self.side,
            last: None,
            leader: if self.leads() { !self.leader } else { self.leader },
            ..self.clone()
        }
    }

    fn leads(&self) -> bool {
        self.side == self.leader
    }
}

fn last(position: &Position) -> Result<Option<Kind>, SetupError> {
    match position.section("last").map(str::trim) {
        None | Some("-") => Ok(None),
        Some(letter) => {
            let kind = Kind::ALL.into_iter().find(|kind| kind.letter() == letter);
            kind.map(Some).ok_or(SetupError::Section("last".into()))
        }
    }
}

fn leader(ground: &Ground<Law>, position: &Position) -> Result<Side, SetupError> {
    match position.section("leader").map(str::trim) {
        None => Ok(ground.law.leader),
        Some("w") => Ok(Side::White),
        Some("b") => Ok(Side::Black),
        Some(_) => Err(SetupError::Section("leader".into())),
    }
}

impl Listed for Bees {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Bees, SetupError> {
        let side = position.side.ok_or(SetupError::NoSide)?;
        let men = plain_men(&ground.board, position)?;
        Ok(Bees { men, side, last: last(position)?, leader: leader(ground, position)? })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = position_of(&self.men, self.side);
        if let Some(last) = self.last {
            position.add_section("last", last.letter());
        }
        if self.leader != ground.law.leader {
            position.add_section("leader", if self.leader == Side::White { "w" } else { "b" });
        }
        position
    }

    fn side(&self) -> Side {
        self.side
    }

    fn list(&self, ground: &Ground<Law>, list: &mut List<Bees>) {
        for kind in Kind::ALL.into_iter().filter(|kind| kind.answers(self.last)) {
            self.steps(ground, kind, list);
        }
        let may_pass = if self.leads() { self.last.is_some() } else { list.is_empty() };
        if may_pass {
            list.add("--".to_owned(), self.passed());
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        match Side::BOTH.into_iter().find(|side| self.men[side.index()].is_empty()) {
            Some(side) => Outcome::Win(!side, Reason::NoPieces),
            None => Outcome::Open,
        }
    }

    fn is_irreversible(&self, after: &Bees) -> bool {
        self.men.map(Bits::count) != after.men.map(Bits::count)
    }
}
