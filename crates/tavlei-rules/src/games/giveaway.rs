//! Russian giveaway (поддавки): who has no turn has won.

use super::base::{names, said};
use super::{base, russian, sources};
use crate::draughts::{Goal, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let russian = base::rules_of(&russian::spec());
    Spec {
        id: "giveaway".into(),
        name: "Russian giveaway".into(),
        name_ru: "Поддавки".into(),
        aliases: names(&["поддавки", "giveaway draughts", "losing draughts"]),
        pdn: None,
        tried: None,
        family: Family::Draughts(Rules { goal: Goal::Misere, ..russian }),
        // No federation counts moves here: threefold repetition only.
        draws: base::spec().draws,
        sources: said(&[(sources::RYZHENKOV, "«Поддавки»")]),
        // Other formats have no name for it.
        ..russian::spec()
    }
}
