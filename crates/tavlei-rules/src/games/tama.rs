//! Tama (армянские шашки): Turkish, with diagonal steps.

use tavlei_core::Dirs;

use super::base::{names, said};
use super::{base, sources, turkish};
use crate::draughts::Rules;
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let turkish = base::rules_of(&turkish::spec());
    Spec {
        id: "tama".into(),
        name: "Armenian draughts (tama)".into(),
        name_ru: "Тама (армянские шашки)".into(),
        aliases: names(&["armenian", "armenian draughts", "армянские"]),
        pdn: None,
        tried: None,
        family: Family::Draughts(Rules {
            // Men step diagonally forward too, kings like a chess queen; both take on ranks and
            // files only.
            man_steps: Dirs::FORWARD_AND_SIDES | Dirs::FORWARD,
            king_steps: Dirs::EIGHT,
            ..turkish
        }),
        sources: said(&[
            (sources::RYZHENKOV, "«Тама»: removal at once, no turning about"),
            (sources::OVERVIEW, "Armenian draughts"),
        ]),
        ..turkish::spec()
    }
}
