//! Alquerque (алькерк) on 8 x 8 cells: free jumps in eight directions, and the huff.

use super::base::{names, said};
use super::{base, sources, alquerque_7};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "alquerque-8".into(),
        name: "Alquerque, 8 x 8".into(),
        name_ru: "Алькерк, 8 на 8".into(),
        aliases: names(&["alquerque 8x8", "алькерк 8", "alquerque", "алькерк"]),
        size: (8, 8),
        setup: Setup::Cells {
            white: "a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 a3 b3 c3 d3 e3 f3 g3 h3 a4 b4 c4 f4 g4 h4".into(),
            black: "a8 b8 c8 d8 e8 f8 g8 h8 a7 b7 c7 d7 e7 f7 g7 h7 a6 b6 c6 d6 e6 f6 g6 h6 a5 b5 c5 f5 g5 h5".into(),
        },
        sources: said(&[(sources::RYZHENKOV, "«Алькерк»; four cells in the place of the middle one")]),
        ..base::told(
            alquerque_7::spec(),
            "Each side has 30 men, which fill its half of the board; d4, e4, d5 and e5 are \
             empty.",
            "У каждой стороны по 30 шашек, они занимают её половину доски; d4, e4, d5 и e5 \
             свободны.",
        )
    }
}
