//! Turkish draughts (турецкие шашки, вадэ, dama): along ranks and files, the most pieces.

use tavlei_core::{Cells, Dirs};

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Choice, Removal, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "turkish".into(),
        name: "Turkish draughts".into(),
        name_ru: "Турецкие шашки (вадэ)".into(),
        aliases: names(&["вадэ", "дамаси", "dama", "turkish draughts", "türk daması"]),
        pdn: Some(30),
        tried: Some(12),
        cells: Cells::All,
        // The row at the edge is left free.
        setup: Setup::Rows { free: 1, filled: 2 },
        family: Family::Draughts(Rules {
            man_steps: Dirs::FORWARD_AND_SIDES,
            man_takes: Dirs::FORWARD_AND_SIDES,
            king_steps: Dirs::ORTHOGONAL,
            king_takes: Dirs::ORTHOGONAL,
            choice: Choice::MOST,
            // Turkish federation: men taken leave the board at once; a king may not turn about.
            removal: Removal::AtOnce,
            about_turn: false,
            ..Rules::BASE
        }),
        sources: said(&[
            (sources::TURKISH, "removal at once, no turning about"),
            (sources::RYZHENKOV, "«Вадэ»"),
            (sources::OVERVIEW, "«Турецкие шашки»"),
        ]),
        ..base::spec()
    }
}
