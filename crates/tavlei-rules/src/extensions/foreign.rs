//! Draughts in which a player may move the other side's men instead of his own.

use tavlei_core::{Bits, Outcome, Position, Reason, SetupError, Side};

use super::sub::{self, Law, RUSSIAN};
use crate::draughts::State;
use crate::listed::{Ground, List, Listed, Maker, opener};

/// Russian rules for the men of either side.
pub(crate) const FOREIGN: Maker = Maker {
    name: "either side's men",
    make: |board, labels| {
        let law = sub::law(RUSSIAN, &board, &labels);
        opener::<Foreign>(board, labels, law)
    },
};

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Foreign(State<u64>);

impl Listed for Foreign {
    type Law = Law;

    fn from_position(ground: &Ground<Law>, position: &Position) -> Result<Foreign, SetupError> {
        Ok(Foreign(State::from_position(&ground.law, position)?))
    }

    fn to_position(&self, ground: &Ground<Law>) -> Position {
        self.0.to_position(&ground.law)
    }

    fn side(&self) -> Side {
        self.0.side
    }

    /// Taking is compulsory over both sets of pieces together.
    fn list(&self, Ground { law, .. }: &Ground<Law>, list: &mut List<Foreign>) {
        let views = [self.0, State { side: !self.0.side, ..self.0 }];
        let must_take = views.iter().any(|view| law.can_capture(view));
        for view in views {
            let parts = if must_take {
                sub::captures_of(law, &view, law.capturers(&view))
            } else {
                sub::steps(law, &view)
            };
            for part in parts {
                let after = Foreign(State { side: !self.0.side, ..part.after });
                part.texts.into_iter().for_each(|text| list.add(text, after.clone()));
            }
        }
    }

    fn outcome(&self, _: &Ground<Law>) -> Outcome {
        let bare = |side: &Side| self.0.pieces[side.index()].is_empty();
        let loser = [self.0.side, !self.0.side].into_iter().find(bare);
        loser.map_or(Outcome::Open, |loser| Outcome::Win(!loser, Reason::NoPieces))
    }

    fn readings(&self, ground: &Ground<Law>, text: &str) -> Vec<String> {
        sub::by_ends(self, ground, text)
    }

    fn is_irreversible(&self, after: &Foreign) -> bool {
        self.0.all().count() != after.0.all().count()
    }
}
