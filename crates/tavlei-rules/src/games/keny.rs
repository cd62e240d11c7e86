//! Keny (кены, осетинские шашки): along ranks and files; men jump over their own, nobody must take.

use tavlei_core::{Cells, Dirs};

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Removal, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "keny".into(),
        name: "Keny (Ossetian draughts)".into(),
        name_ru: "Кены (осетинские шашки)".into(),
        aliases: names(&["кены", "осетинские", "ossetian", "keni"]),
        cells: Cells::All,
        // The row at the edge is left free, as in the Turkish game.
        setup: Setup::Rows { free: 1, filled: 2 },
        family: Family::Draughts(Rules {
            man_steps: Dirs::FORWARD_AND_SIDES,
            // «Backward too», the book says.
            man_takes: Dirs::ORTHOGONAL,
            king_steps: Dirs::ORTHOGONAL,
            king_takes: Dirs::ORTHOGONAL,
            // «Not compulsory, at the player's wish»: one may also stop after any jump.
            forced: false,
            carry_on: false,
            men_hop: true,
            // Not in the book: as in the Turkish game, of which this is a variety.
            removal: Removal::AtOnce,
            about_turn: false,
            ..Rules::BASE
        }),
        sources: said(&[(sources::RYZHENKOV, "«Кены»; kings as in «Вадэ»")]),
        ..base::spec()
    }
}
