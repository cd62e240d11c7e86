//! Emergo on seven by seven (малое эмерго): eight men a side.

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources, emergo};
use crate::towers::SMALL_EMERGO;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "emergo-7".into(),
        name: "Emergo 7x7".into(),
        name_ru: "Эмерго 7x7".into(),
        aliases: names(&["small-emergo", "эмерго-7"]),
        size: (7, 7),
        decorations: shown([stock(8)]),
        family: Family::Listed(Listing(SMALL_EMERGO)),
        writing: names(&[
            "`@d4` enters a man, `3@e5` a tower of three; `c3-d4` is a step, `c3xe5xg3` a \
             capture.",
        ]),
        writing_ru: names(&[
            "`@d4` ставит шашку, `3@e5` — башню из трёх; `c3-d4` — тихий ход, `c3xe5xg3` — взятие.",
        ]),
        sources: said(&[(sources::PAGES, "«Эмерго», the small board")]),
        ..base::told(
            emergo::spec(),
            "Each side has eight men.",
            "У каждой стороны восемь шашек.",
        )
    }
}
