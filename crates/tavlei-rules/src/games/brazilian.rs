//! Brazilian draughts (бразильские шашки): the international rules on 64 cells.

use super::base::{foreign, names, said};
use super::{base, draws, international, sources};
use crate::Spec;

pub(super) fn spec() -> Spec {
    Spec {
        id: "brazilian".into(),
        name: "Brazilian draughts".into(),
        name_ru: "Бразильские шашки".into(),
        aliases: names(&["brazilian draughts", "damas brasileiras"]),
        pdn: Some(26),
        tried: Some(5),
        // The rules of ten by ten on the small board.
        family: international::spec().family,
        draws: draws::brazilian(),
        sources: said(&[
            (sources::PDN, "GameType 26"),
            (sources::OVERVIEW, "«Бразильские шашки»"),
        ]),
        foreign: foreign(&[("server", "brazilian", false)]),
        ..base::spec()
    }
}
