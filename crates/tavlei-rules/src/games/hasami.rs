//! Hasami (хасами), the book's: five in a line off the edge, men clamped are taken.

use tavlei_core::{Cells, Dirs};

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::runs::{End, Law, Runs};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    dirs: Dirs::FORWARD_AND_SIDES,
    hops: true,
    longest: 1,
    turns_over: false,
    end: End::Line(5),
};

const ENGINE: Maker =
    Maker { name: "hasami", make: |board, labels| opener::<Runs>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "hasami".into(),
        name: "Hasami".into(),
        name_ru: "Хасами".into(),
        aliases: names(&["хасами"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 b1 c1 d1 e1 f1 g1 h1".into(),
            black: "a8 b8 c8 d8 e8 f8 g8 h8".into(),
        },
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "A man goes straight forward or sideways, never back, over any number of free \
             cells; or it hops over one enemy man next to it to the free cell just behind. \
             One hop a turn; it takes nothing.",
            "After the move every single enemy man next to the man that moved, along a file \
             or rank, with another man of the mover just behind it, is taken; several in \
             different directions at once. A man that goes between two enemy men is safe.",
            "There is no passing. Five of a side's men in an unbroken straight line, along a \
             rank, file or diagonal, all of them off the first and last ranks, win. If either \
             side has fewer than five men, it is a draw. A side that can't move has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a1-a5` moves, `c5xg5` takes, `e5-e7` may be a hop.",
        ]),
        differs: Some(
            "In the Japanese games of this name men move like rooks and may hop over own \
             men; here no man goes back, and only an enemy is hopped over."
                .into(),
        ),
        words_ru: names(&[
            "Шашка ходит прямо вперёд или вбок, но не назад, через любое число свободных полей; \
             или перескакивает через одну соседнюю чужую шашку на свободное поле сразу за ней. \
             За ход — один прыжок; он ничего не бьёт.",
            "После хода берётся всякая одиночная чужая шашка, соседняя с пошедшей по вертикали \
             или горизонтали, если сразу за ней стоит другая шашка ходившего; в разных \
             направлениях можно взять сразу несколько. Шашке, которая сама встала между двумя \
             чужими, ничто не грозит.",
            "Пропускать ход нельзя. Выигрывают пять своих шашек сплошным рядом по горизонтали, \
             вертикали или диагонали, если ни одна из них не стоит на первой или последней \
             горизонтали. Если у одной из сторон меньше пяти шашек, — ничья. Сторона, которой \
             некуда ходить, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a1-a5` — ход, `c5xg5` — взятие, `e5-e7` может быть и прыжком.",
        ]),
        differs_ru: Some(
            "В японских играх с этим названием шашки ходят как ладьи и могут прыгать через свои; \
             здесь назад не ходят, а прыгают только через чужую."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Хасами»; no man goes back, unlike in the games of Japan",
        )]),
        ..base::spec()
    }
}
