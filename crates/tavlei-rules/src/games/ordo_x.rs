//! Ordo X (ордо Х): two parts a turn, and cut-off groups are lost.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::boards::ORDO_X;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "ordo-x".into(),
        name: "Ordo X".into(),
        name_ru: "Ордо Х".into(),
        aliases: names(&["ordox", "ордо-х", "ордо-x"]),
        size: (10, 8),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "c1 d1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 a3 b3 e3 f3 i3 j3".into(),
            black: "c8 d8 g8 h8 a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 a6 b6 e6 f6 i6 j6".into(),
        },
        family: Family::Listed(Listing(ORDO_X)),
        words: names(&[
            "After every part of a turn the player's men must be one group, joined in the eight \
             directions.",
            "A part is a man that goes left, right, straight or diagonally forward over any \
             number of empty cells, and may end on an enemy man, which it takes; or a row of two \
             men or more along a rank or a file whose men all go the same number of empty cells \
             in one of those directions, also along the row itself, and take nothing.",
            "A turn is one part forward (straight or diagonally), or one part sideways and then \
             one forward, by the same or other men. A part sideways alone is a turn only when it \
             took the last enemy.",
            "When a capture splits the enemy, all his groups but the largest leave the board at \
             once; of several that are largest the taker chooses the one that stays.",
            "A man on the far rank wins, and so does who has taken all enemy men. A side that has \
             no legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "После каждой части хода шашки игрока должны составлять одну группу, связанную по \
             восьми сторонам.",
            "Часть хода — шашка, которая идёт влево, вправо, прямо или по диагонали вперёд на \
             любое число пустых полей и может закончить на шашке противника, которую тем самым \
             берёт; или ряд из двух шашек и более по горизонтали или вертикали, где все идут на \
             одно число пустых полей в одну из этих сторон, в том числе вдоль самого ряда, и \
             ничего не берут.",
            "Ход — одна часть вперёд (прямо или по диагонали) или одна часть вбок, а за ней одна \
             вперёд, теми же шашками или другими. Одна часть вбок составляет ход лишь тогда, когда \
             ею взята последняя шашка противника.",
            "Когда взятие разделило шашки противника, все их группы, кроме самой большой, сразу \
             уходят с доски; если самых больших несколько, взявший выбирает ту, что останется.",
            "Шашка на дальней горизонтали выигрывает; выигрывает и тот, кто взял все шашки \
             противника. Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-c5` moves a man, `c3xf6` takes; a row is written with its end cells before \
             and after: `c2:d2-c4:d4`; two parts have a comma between them: \
             `f3-g3,g2:g3-g3:g4`. Where the taker chooses the group that stays, its lowest \
             cell follows: `c3xc5=a6`.",
        ]),
        writing_ru: names(&[
            "`c3-c5` — ход шашкой, `c3xf6` — взятие; ряд пишется крайними полями до хода и после: \
             `c2:d2-c4:d4`; между двумя частями ставится запятая: `f3-g3,g2:g3-g3:g4`. Где взявший \
             выбирает остающуюся группу, следует её самое нижнее поле: `c3xc5=a6`.",
        ]),
        sources: said(&[(sources::PAGES, "«Ордо Х»; setup as its inventor, Dieter Stein, published it")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
