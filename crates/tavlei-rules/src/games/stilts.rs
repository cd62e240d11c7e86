//! Stilts (ходули): every man is a flying king that lands just behind what it takes.

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Landing, Promotion, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "stilts".into(),
        name: "Stilts".into(),
        name_ru: "Ходули".into(),
        aliases: names(&["ходули"]),
        // Eight pieces on the two nearest rows, all with a king's powers.
        setup: Setup::Cells {
            white: "Ka1 Kc1 Ke1 Kg1 Kb2 Kd2 Kf2 Kh2".into(),
            black: "Ka7 Kc7 Ke7 Kg7 Kb8 Kd8 Kf8 Kh8".into(),
        },
        family: Family::Draughts(Rules {
            lands: Landing::Next,
            promotion: Promotion::Never,
            ..Rules::BASE
        }),
        words: names(&[
            "All pieces are kings from the start.",
        ]),
        words_ru: names(&[
            "Все шашки с самого начала — дамки.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Ходули»; removal after the capture is ours")]),
        ..base::spec()
    }
}
