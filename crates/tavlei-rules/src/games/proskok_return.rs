//! Proskok with return (проскок с возвратом): men on the last row go back to the first.

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::extensions::RUNNERS_RETURN;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "proskok-return".into(),
        name: "Proskok with return".into(),
        name_ru: "Проскок с возвратом".into(),
        aliases: names(&["проскок с возвратом"]),
        style: Style { take: ':', ..base::spec().style },
        family: Family::Listed(Listing(RUNNERS_RETURN)),
        words: names(&[
            "Men step one cell diagonally forward and take forward, by jumping over the \
             enemy man next to them to the free cell just behind. There are no kings.",
            "As a turn, a man on its last row may be put on any free playing cell of its \
             own first row, unless something can be taken.",
            "Who can take must take, the most men he can. Men taken leave the board when \
             the turn ends; until then they block, and none may be jumped twice.",
            "A side without a turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Шашка ходит на одно поле по диагонали вперёд и бьёт вперёд, перепрыгивая соседнюю \
             шашку противника на свободное поле сразу за ней. Дамок нет.",
            "Вместо хода шашку, стоящую на последнем ряду, можно переставить на любое свободное \
             игровое поле своего первого ряда, если бить нечего.",
            "Бить обязательно, и притом то взятие, где шашек больше всего. Побитые снимаются в \
             конце хода; до того они загораживают путь, и дважды перепрыгнуть одну нельзя.",
            "Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5` a capture; `b8-@a1` puts a man from its last row on \
             its first.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5` — взятие; `b8-@a1` переставляет шашку с последнего ряда \
             на первый.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Проскок», its variety; by agreement one, two or three rows: here the first")]),
        ..base::spec()
    }
}
