//! Draughts in which a turn is two draughts turns of one side.

use tavlei_core::{Bits, Outcome, Position, Reason, SetupError, Side};

use super::sub::{self, Law, RUSSIAN};
use crate::draughts::State;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Two Russian turns at a time.
pub(crate) const DOUBLE: Maker = Maker {
    name: "two turns at a time",
    make: |board, labels| {
        let law = sub::law(RUSSIAN, &board, &labels);
        opener::<Double>(board, labels, law)
    },
};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Double(State<u64>);

impl Double {
    /// The second of the two turns; nothing if there is none, or no enemy is left.
    fn second(&self, law: &Law, between: &State<u64>) -> Vec<sub::Part> {
        if between.own().is_empty() {
            return Vec::new();
        }
        sub::all(law, &State { side: self.0.side, ..*between })
    }
}

impl Listed for Double {
    type Law = Law;

    /// Two orders of the same two moves are two turns.
    const COUNTS_TEXTS: bool = true;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Double, SetupError> {
        Ok(Double(State::from_position(&ground.law, position)?))
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        self.0.to_position(&ground.law)
    }

    fn side(&self) -> Side {
        self.0.side
    }

    fn list(&self, Ground { law, .. }: &Ground<Law>, list: &mut List<Double>) {
        for first in sub::all(law, &self.0) {
            let second = self.second(law, &first.after);
            if second.is_empty() {
                list.add(first.texts[0].clone(), Double(first.after));
            }
            for part in second {
                list.add(format!("{},{}", first.texts[0], part.texts[0]), Double(part.after));
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        if self.0.own().is_empty() {
            return Outcome::Win(!self.0.side, Reason::NoPieces);
        }
        Outcome::Open
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &Double) -> bool {
        self.0.all().count() != after.0.all().count()
    }
}
