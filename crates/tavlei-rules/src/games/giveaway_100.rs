//! International giveaway (стоклеточные поддавки).

use super::base::{foreign, names, said};
use super::{base, international, sources};
use crate::draughts::{Goal, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let international = base::rules_of(&international::spec());
    Spec {
        id: "giveaway-100".into(),
        name: "International giveaway".into(),
        name_ru: "Поддавки стоклеточные".into(),
        aliases: names(&["antidraughts", "anti", "стоклеточные поддавки"]),
        pdn: None,
        other_numbers: vec![98].into(),
        tried: None,
        family: Family::Draughts(Rules { goal: Goal::Misere, ..international }),
        draws: base::spec().draws,
        sources: said(&[
            (sources::RYZHENKOV, "«Поддавки»"),
            (sources::LIDRAUGHTS, "Antidraughts, GameType 98"),
        ]),
        foreign: foreign(&[("server", "antidraughts", false)]),
        ..international::spec()
    }
}
