//! Diagonal draughts (диагональные шашки): Russian rules from either side of the main road.

use super::base::{names, said};
use super::{base, russian, sources};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "diagonal".into(),
        name: "Diagonal draughts".into(),
        name_ru: "Диагональные шашки".into(),
        aliases: names(&["диагональные"]),
        pdn: None,
        tried: None,
        // The main road a1-h8 is empty; black men stand above and left of it, white ones below.
        setup: Setup::Cells {
            white: "c1 e1 g1 d2 f2 h2 e3 g3 f4 h4 g5 h6".into(),
            black: "a3 a5 a7 b4 b6 b8 c5 c7 d6 d8 e7 f8".into(),
        },
        draws: base::spec().draws,
        words: names(&[
            "White's men begin below the main road a1-h8, Black's above it; the road itself \
             is empty.",
        ]),
        words_ru: names(&[
            "Белые вначале стоят ниже большой дороги a1-h8, чёрные — выше; сама дорога пуста.",
        ]),
        sources: said(&[(sources::OVERVIEW, "«Диагональные шашки»")]),
        // Other formats have no name for it.
        ..russian::spec()
    }
}
