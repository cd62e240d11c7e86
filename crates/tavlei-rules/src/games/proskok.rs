//! Proskok (проскок, простые шашки): men run for the last row.

use super::base::{names, said};
use super::{base, sources};
use crate::extensions::RUNNERS;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "proskok".into(),
        name: "Proskok (simple draughts)".into(),
        name_ru: "Проскок (простые шашки)".into(),
        aliases: names(&["проскок", "простые", "простые шашки"]),
        style: Style { take: ':', ..base::spec().style },
        family: Family::Listed(Listing(RUNNERS)),
        words: names(&[
            "Men step one cell diagonally forward and take forward, by jumping over the \
             enemy man next to them to the free cell just behind. There are no kings.",
            "A man on the last row has no step, but takes backward from there, in the \
             middle of a capture too; then it goes forward again.",
            "Who can take must take, the most men he can. Men taken leave the board when \
             the turn ends; until then they block, and none may be jumped twice.",
            "The game stops when the side to move has no turn. The side with more men on \
             its last row has won; equal numbers are a draw.",
        ]),
        words_ru: names(&[
            "Шашка ходит на одно поле по диагонали вперёд и бьёт вперёд, перепрыгивая соседнюю \
             шашку противника на свободное поле сразу за ней. Дамок нет.",
            "С последнего ряда шашка не ходит, но бьёт назад, в том числе посреди взятия; после \
             этого она снова идёт вперёд.",
            "Бить обязательно, и притом то взятие, где шашек больше всего. Побитые снимаются в \
             конце хода; до того они загораживают путь, и дважды перепрыгнуть одну нельзя.",
            "Игра кончается, когда тому, чей ход, ходить нечем. Выиграла сторона, у которой на \
             последнем ряду больше шашек; при равенстве — ничья.",
        ]),
        writing: names(&[
            "`c3-d4` is a step, `d6xf8xh6` a capture.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `d6xf8xh6` — взятие.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Проскок»")]),
        ..base::spec()
    }
}
