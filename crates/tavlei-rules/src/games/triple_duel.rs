//! Triple duel (тройная дуэль): three pairs of men on three files.

use tavlei_core::Cells;

use super::looks::{shown, words};
use super::base::{names, said, THIRD_TIME};
use super::{base, sources};
use crate::hunts::duel::{Duel, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { first: 3 };

const ENGINE: Maker =
    Maker { name: "triple-duel", make: |board, labels| opener::<Duel>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "triple-duel".into(),
        name: "Triple duel".into(),
        name_ru: "Тройная дуэль".into(),
        aliases: names(&["pawn duel", "пешечная дуэль"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "f1 g1 h1".into(), black: "f8 g8 h8".into() },
        decorations: shown([vec![words("first", "first turn of the game")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White has men on f1, g1 and h1, Black on f8, g8 and h8.",
            "A man goes forward or back along its file, over any number of free cells. The \
             first turn of the game may go three cells at most.",
            "Nothing is taken and there is no passing. A side that can't move has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`f1-f4`, `f4-f2`: from and to.",
        ]),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Тройная дуэль (пешечная дуэль)»; other files by a set-up position",
        )]),
        ..base::spec()
    }
}
