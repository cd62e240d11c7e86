//! Tim's draughts (шашки Тима): the sides begin on cells of different colours.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::boards::TIM;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "tim".into(),
        name: "Tim's draughts".into(),
        name_ru: "Шашки Тима".into(),
        aliases: names(&["tims-draughts", "шашки тима"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "b1 d1 f1 h1 a2 c2 e2 g2 b3 d3 f3 h3".into(),
            black: "b8 d8 f8 h8 a7 c7 e7 g7 b6 d6 f6 h6".into(),
        },
        family: Family::Listed(Listing(TIM)),
        words: names(&[
            "A man goes one cell diagonally forward, a king any distance diagonally over free \
             cells, on cells of whichever colour it stands.",
            "Who can take must take; which way is free. There are two ways. Straight: an enemy on \
             the next cell of the rank or the file is taken by stepping onto its cell, by men and \
             kings alike; it leaves at once.",
            "Diagonally, as in Russian draughts: a man jumps over an enemy next to it, forward or \
             back, to the free cell just behind, a king over a distant one to any free cell \
             behind. Men jumped stay until the turn ends, block, and may not be taken again.",
            "A piece may go on with captures of either kind, in any mix, but need not: it may \
             stop after any of them.",
            "A man that reaches the last row is a king at once and may go on as one.",
            "A side that has no legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Простая ходит на одно поле по диагонали вперёд, дамка — по диагонали на любое \
             расстояние по свободным полям, на каком бы цвете полей ни стояла.",
            "Бить обязательно; из нескольких взятий выбирают любое. Бьют двумя способами. Прямо: \
             шашку противника на соседнем поле той же горизонтали или вертикали бьют, вставая на \
             её поле, — одинаково простая и дамка; она снимается сразу.",
            "По диагонали, как в русских шашках: простая перепрыгивает соседнюю шашку противника, \
             вперёд или назад, на свободное поле сразу за ней, дамка — и далёкую, на любое \
             свободное поле за ней. Побитые так стоят до конца хода, загораживают путь, и побить \
             их снова нельзя.",
            "Шашка может продолжать взятия того и другого рода, как угодно чередуя их, но не \
             обязана: остановиться можно после любого.",
            "Простая, достигшая последнего ряда, сразу становится дамкой и может продолжать как \
             дамка.",
            "Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`d3-e4` is a step, `e4xe5` takes straight, `d6xf4` diagonally, `d6xf4xf3` in \
             both ways.",
        ]),
        writing_ru: names(&[
            "`d3-e4` — тихий ход, `e4xe5` — взятие прямо, `d6xf4` — по диагонали, `d6xf4xf3` — \
             обоими способами.",
        ]),
        sources: said(&[(sources::COLLECTION, "«Шашки Тима»; the sample game shows that going on is free")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
