//! Breakthrough (прорыв): international rules; the first king on the board wins.

use super::base::{foreign, names, said};
use super::{base, international, sources};
use crate::draughts::{Goal, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let international = base::rules_of(&international::spec());
    Spec {
        id: "breakthrough".into(),
        name: "Breakthrough".into(),
        name_ru: "Прорыв".into(),
        aliases: names(&["прорыв", "breakthrough draughts"]),
        pdn: None,
        other_numbers: vec![96].into(),
        tried: None,
        family: Family::Draughts(Rules { goal: Goal::Breakthrough, ..international }),
        // Men only go forward: no draw rule is needed.
        draws: base::spec().draws,
        differs: Some(
            "Draughts with another goal; the game of pawns on 64 cells that is called \
             Breakthrough too is another one."
                .into(),
        ),
        differs_ru: Some(
            "Шашки с иной целью; игра пешками на 64 полях, которую тоже называют «Прорыв», — \
             другая."
                .into(),
        ),
        sources: said(&[(sources::LIDRAUGHTS, "Breakthrough, GameType 96")]),
        foreign: foreign(&[("server", "breakthrough", false)]),
        ..international::spec()
    }
}
