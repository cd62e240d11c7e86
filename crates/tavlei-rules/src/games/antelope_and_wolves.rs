//! Antelope and wolves (антилопа и волки): eight wolves against one that jumps.

use tavlei_core::{Cells, Side};

use super::looks::{enters, shown};
use super::base::{names, said};
use super::{base, sources};
use crate::hunts::herd::{Goal, Herd, Jumps, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { beast: Side::White, jumps: Jumps::Once, goal: Goal::Home };

const ENGINE: Maker =
    Maker { name: "antelope-and-wolves", make: |board, labels| opener::<Herd>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "antelope-and-wolves".into(),
        name: "Antelope and wolves".into(),
        name_ru: "Антилопа и волки".into(),
        aliases: names(&["antelope", "антилопа"]),
        cells: Cells::Dark,
        setup: Setup::Cells { white: "".into(), black: "a1 a3 a5 a7 b2 b4 b6 b8".into() },
        decorations: shown([enters(Side::White)]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "Black's eight wolves begin on files a and b. White's antelope begins in hand: \
             White's first turn places it on h2, h4, h6 or h8. Then Black moves, and so on in \
             turn.",
            "A wolf goes one cell diagonally forward, towards file h, to a free cell.",
            "The antelope goes one cell diagonally in any direction, or jumps over one wolf \
             on a neighbouring cell to the free cell just behind it: one jump a turn. The \
             wolf stays on the board.",
            "There is no passing. White wins when the antelope stands on file a. Otherwise a \
             side that can't move has lost.",
        ]),
        writing: names(&[
            "`@h6` places the antelope; `h6-g5` is a step, `f4-d6` a jump.",
        ]),
        words_ru: names(&[
            "Восемь волков чёрных в начале стоят на вертикалях a и b. Антилопа белых в начале в \
             запасе: первым ходом белые выставляют её на h2, h4, h6 или h8. Затем ходят чёрные, \
             и дальше по очереди.",
            "Волк ходит на одно поле по диагонали вперёд, в сторону вертикали h, на свободное \
             поле.",
            "Антилопа ходит на одно поле по диагонали в любую сторону или перепрыгивает через \
             одного волка на соседнем поле на свободное поле сразу за ним: один прыжок за ход. \
             Волк остаётся на доске.",
            "Пропускать ход нельзя. Белые выигрывают, когда антилопа встала на вертикаль a. В \
             остальном проигрывает сторона, которой некуда ходить.",
        ]),
        writing_ru: names(&[
            "`@h6` — выставление антилопы; `h6-g5` — ход, `f4-d6` — прыжок.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Антилопа и волки»")]),
        ..base::spec()
    }
}
