//! Ordo (ордо): a race of men that must stay joined.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::boards::ORDO;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "ordo".into(),
        name: "Ordo".into(),
        name_ru: "Ордо".into(),
        aliases: names(&["ордо"]),
        size: (10, 8),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "c1 d1 g1 h1 a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 a3 b3 e3 f3 i3 j3".into(),
            black: "c8 d8 g8 h8 a7 b7 c7 d7 e7 f7 g7 h7 i7 j7 a6 b6 e6 f6 i6 j6".into(),
        },
        family: Family::Listed(Listing(ORDO)),
        words: names(&[
            "After every turn the player's men must be one group, joined in the eight directions.",
            "A man goes left, right, straight or diagonally forward over any number of empty \
             cells, and may end on an enemy man, which it takes.",
            "Or two men or more side by side in a row go together, all the same number of cells \
             over empty ones, at right angles to the row: one along a rank forward, one along a \
             file left or right. They take nothing. Part of a longer row may go.",
            "Who begins his turn with his men split may also go straight and diagonally backward \
             with a man and backward with a row along a rank; the turn must join all again.",
            "A man on the far rank wins, and so does who has taken all enemy men. A side that has \
             no legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "После каждого хода шашки игрока должны составлять одну группу, связанную по восьми \
             сторонам.",
            "Шашка идёт влево, вправо, прямо или по диагонали вперёд на любое число пустых полей и \
             может закончить ход на шашке противника, которую тем самым берёт.",
            "Или две шашки и более, стоящие подряд, идут вместе, все на одно число полей по пустым \
             полям, поперёк своего ряда: стоящие по горизонтали — вперёд, по вертикали — влево или \
             вправо. Они ничего не берут. Может идти и часть более длинного ряда.",
            "Чьи шашки в начале хода разделены, тот может пойти и назад: шашкой — прямо и по \
             диагонали, рядом по горизонтали — прямо; такой ход должен снова связать всех.",
            "Шашка на дальней горизонтали выигрывает; выигрывает и тот, кто взял все шашки \
             противника. Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-c5` moves a man, `c3xf6` takes; a row is written with its end cells, the \
             left or lower one first, before and after: `c2:d2-c4:d4`.",
        ]),
        writing_ru: names(&[
            "`c3-c5` — ход шашкой, `c3xf6` — взятие; ряд пишется крайними полями, левое или нижнее \
             первым, до хода и после: `c2:d2-c4:d4`.",
        ]),
        sources: said(&[(sources::PAGES, "«Ордо»; setup as its inventor, Dieter Stein, published it")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
