//! Draughts with a general: who takes the enemy's has won.

use tavlei_core::{Bits, Dirs, Kind, Outcome, Point, Position, Reason, SetupError, Side};

use super::sub::{self, RUSSIAN};
use crate::draughts::{Move, Promotion, Rules, State};
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Russian rules, one man a side a general.
pub(crate) const GENERALS: Maker = Maker {
    name: "men with a general",
    make: |board, labels| {
        let men = sub::law(RUSSIAN, &board, &labels);
        let rules = Rules { man_steps: Dirs::DIAGONAL, promotion: Promotion::Never, ..RUSSIAN };
        let generals = sub::law(rules, &board, &labels);
        opener::<Armies>(board, labels, Law { men, generals })
    },
};

const GENERAL: Kind = Kind::Other(b'G');
const NAMES: [&str; 2] = ["barred-w", "barred-b"];

/// The rules of men and kings, and those of generals: men who step back too and never become
/// kings.
#[derive(Clone, Debug)]
struct Law {
    men: sub::Law,
    generals: sub::Law,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Armies {
    /// All pieces, the generals among the men.
    board: State<u64>,
    generals: u64,
    /// Where the general of each side may not go: the cell that it has just left.
    barred: [Option<Point>; 2],
}

impl Armies {
    /// The cell barred to the general of the side to move.
    fn barred(&self) -> Option<Point> {
        let alone = self.board.pieces.iter().all(|set| set.count() == 1);
        self.barred[self.board.side.index()].filter(|_| !alone)
    }

    fn captures(&self, law: &Law) -> Vec<sub::Part> {
        let movers = law.men.capturers(&self.board);
        let mut parts = sub::captures_of(&law.men, &self.board, movers.minus(self.generals));
        parts.extend(sub::captures_of(&law.generals, &self.board, movers & self.generals));
        parts
    }

    fn steps(&self, law: &Law) -> Vec<sub::Part> {
        let is_general = |mv: &Move<u64>| self.generals.has(mv.from);
        let mut parts = sub::steps(&law.men, &self.board);
        parts.retain(|part| !is_general(&part.mv));
        let mut generals = sub::steps(&law.generals, &self.board);
        generals.retain(|part| is_general(&part.mv) && Some(part.mv.to) != self.barred());
        parts.extend(generals);
        parts
    }

    fn after(&self, part: &sub::Part) -> Armies {
        let mv = part.mv;
        let mut after = Armies { board: part.after, ..self.clone() };
        after.generals = self.generals.minus(mv.taken | u64::only(mv.from));
        let by_general = self.generals.has(mv.from);
        if by_general {
            after.generals |= u64::only(mv.to);
        }
        after.barred[self.board.side.index()] =
            (by_general && mv.taken.is_empty()).then_some(mv.from);
        after
    }
}

/// The position with its generals as men, and where they stand.
fn without_generals(position: &Position) -> (Position, u64) {
    let (mut plain, mut generals) = (position.clone(), 0);
    for placed in plain.placed.iter_mut().filter(|placed| placed.piece.kind == GENERAL) {
        placed.piece.kind = Kind::Man;
        // A point that the board does not have is found out with the men.
        if u32::from(placed.at.0) < u64::WIDTH {
            generals |= u64::only(placed.at);
        }
    }
    (plain, generals)
}

impl Listed for Armies {
    type Law = Law;

    /// A side without a general has lost; that both have none can't be.
    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Armies, SetupError> {
        let (plain, generals) = without_generals(position);
        let board = State::from_position(&ground.law.men, &plain)?;
        if generals == 0 || board.pieces.iter().any(|set| (set & generals).count() > 1) {
            return Err(SetupError::Pieces("each side has one general"));
        }
        let mut barred = [None; 2];
        for (place, name) in barred.iter_mut().zip(NAMES) {
            let find = |text| ground.labels.find(text);
            let cell = |text| find(text).ok_or(SetupError::Section(name.into()));
            *place = position.section(name).map(cell).transpose()?;
        }
        Ok(Armies { board, generals, barred })
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        let mut position = self.board.to_position(&ground.law.men);
        for placed in &mut position.placed {
            if self.generals.has(placed.at) {
                placed.piece.kind = GENERAL;
            }
        }
        for (at, name) in self.barred.iter().zip(NAMES) {
            if let Some(at) = at {
                position.add_section(name, ground.labels.label(*at));
            }
        }
        position
    }

    fn side(&self) -> Side {
        self.board.side
    }

    fn list(&self, Ground { law, .. }: &Ground<Law>, list: &mut List<Armies>) {
        let captures = self.captures(law);
        let parts = if captures.is_empty() { self.steps(law) } else { captures };
        for part in parts {
            let after = self.after(&part);
            part.texts.into_iter().for_each(|text| list.add(text, after.clone()));
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        let without = |side: &Side| (self.board.pieces[side.index()] & self.generals).is_empty();
        let loser = Side::BOTH.into_iter().find(without);
        loser.map_or(Outcome::Open, |loser| Outcome::Win(!loser, Reason::Captured))
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &Armies) -> bool {
        self.board.all().count() != after.board.all().count()
    }
}
