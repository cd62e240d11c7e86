//! Dno (дно): who stands in the far corner at the end of a turn has won; no kings.

use tavlei_core::{Dir, Dirs};

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Goal, Promotion, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "dno".into(),
        name: "Dno (bottom)".into(),
        name_ru: "Дно".into(),
        aliases: names(&["дно"]),
        setup: Setup::Cells {
            white: "a7 a5 a3 b4 b2 c3 c1 d2 e1 g1".into(),
            black: "b8 d8 e7 f8 f6 g7 g5 h6 h4 h2".into(),
        },
        family: Family::Draughts(Rules {
            // White steps toward h8 and to either side of that way; Black, turned, toward a1.
            man_steps: Dirs::of(&[Dir::NE, Dir::NW, Dir::SE]),
            promotion: Promotion::Never,
            goal: Goal::FarCorner,
            ..Rules::BASE
        }),
        words: names(&[
            "The corner to reach is h8 for White, a1 for Black. A capture that passes \
             through it and can go on must go on, and wins nothing there.",
        ]),
        words_ru: names(&[
            "Белым нужно дойти до поля h8, чёрным — до a1. Если взятие проходит через это поле и \
             может продолжаться, продолжать его обязательно, и победы это не приносит.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Дно»")]),
        ..base::spec()
    }
}
