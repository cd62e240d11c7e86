//! Kimmerian-Caucasian draughts (киммерийско-кавказские шашки): Russian rules on 8 x 7.

use tavlei_core::Cells;

use super::base::{names, said};
use super::{base, russian, sources};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "kimmerian".into(),
        name: "Kimmerian-Caucasian draughts".into(),
        name_ru: "Киммерийско-кавказские шашки".into(),
        aliases: names(&["киммерийские", "киммерийско-кавказские"]),
        pdn: None,
        tried: None,
        size: (8, 7),
        cells: Cells::Light,
        // Two kings a side from the start.
        setup: Setup::Cells {
            white: "Kd1 Kf1 a2 b1 b3 c2 d3 e2 f3 g2 h1 h3".into(),
            black: "Kd7 Kf7 a6 b5 b7 c6 d5 e6 f5 g6 h5 h7".into(),
        },
        draws: base::spec().draws,
        words: names(&[
            "Each side begins with ten men and two kings; the last row is rank 7 for White, \
             rank 1 for Black.",
        ]),
        words_ru: names(&[
            "У каждой стороны вначале десять простых и две дамки; последний ряд для белых — \
             седьмая горизонталь, для чёрных — первая.",
        ]),
        sources: said(&[(sources::PAGES, "«Киммерийско-кавказские шашки»")]),
        // Other formats have no name for it.
        ..russian::spec()
    }
}
