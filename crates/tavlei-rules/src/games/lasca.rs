//! Lasca (шашки Ласкера): small column draughts with short kings.

use std::borrow::Cow;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::towers::LASCA;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "lasca".into(),
        name: "Lasca".into(),
        name_ru: "Ласка (шашки Ласкера)".into(),
        aliases: names(&["laska", "lasker", "ласка", "шашки ласкера"]),
        size: (7, 7),
        family: Family::Listed(Listing(LASCA)),
        words: names(&[
            "A stack moves whole, as its top man does: a soldier one cell diagonally forward, an \
             officer one cell in any diagonal direction.",
            "Who can take must take; which way is free. A stack jumps over an enemy stack next to \
             it to the free cell just behind: under a soldier forward only, under an officer in \
             any direction.",
            "The top man of the stack jumped goes under the taker at once; the rest stays, \
             released under its new top man.",
            "The capture must go on while it can, and never jumps the same stack twice in one \
             turn.",
            "A soldier on top that reaches the last row is an officer, and the turn ends there. \
             Officers keep their rank inside a stack.",
            "A side that has no legal turn, all its men covered or blocked, has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Башня ходит целиком, так, как её верхняя шашка: солдат — на одно поле по диагонали \
             вперёд, офицер — на одно поле по диагонали в любую сторону.",
            "Бить обязательно; из нескольких взятий выбирают любое. Башня перепрыгивает соседнюю \
             башню противника на свободное поле сразу за ней: под командой солдата только вперёд, \
             под командой офицера в любую сторону.",
            "Верхняя шашка перепрыгнутой башни тут же уходит под бьющую; остальные остаются на \
             месте, освобождённые, под своей новой верхней шашкой.",
            "Взятие нужно продолжать, пока оно возможно; дважды за ход перепрыгнуть одну башню \
             нельзя.",
            "Солдат во главе башни, достигший последнего ряда, становится офицером, и ход на этом \
             кончается. Внутри башни офицер сохраняет своё звание.",
            "Кому ходить нечем — все его шашки накрыты или заперты, — тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5` a capture.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5` — взятие.",
        ]),
        sources: said(&[(sources::PAGES, "«Шашки Ласкера»; no rule of most men, a promotion ends the turn")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
