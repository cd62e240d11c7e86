//! Fingers (пальцы): diagonal steps, captures sideways only.

use tavlei_core::{Cells, Dir, Dirs};

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Landing, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "fingers".into(),
        name: "Fingers".into(),
        name_ru: "Пальцы".into(),
        aliases: names(&["пальцы"]),
        cells: Cells::All,
        // White stands on dark cells, Black on light ones: neighbours along the ranks.
        setup: Setup::Cells {
            white: "a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3".into(),
            black: "a6 c6 e6 g6 b7 d7 f7 h7 a8 c8 e8 g8".into(),
        },
        family: Family::Draughts(Rules {
            man_takes: Dirs::of(&[Dir::E, Dir::W]),
            // Kings fly, but take like men: sideways, from the next cell.
            king_takes: Dirs::of(&[Dir::E, Dir::W]),
            king_takes_far: false,
            lands: Landing::Next,
            ..Rules::BASE
        }),
        words: names(&[
            "White's men begin on the dark cells of ranks 1 to 3, Black's on the light \
             cells of ranks 6 to 8.",
        ]),
        words_ru: names(&[
            "Белые вначале стоят на тёмных полях горизонталей с первой по третью, чёрные — на \
             светлых полях горизонталей с шестой по восьмую.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Пальцы»; compulsion as everywhere here")]),
        ..base::spec()
    }
}
