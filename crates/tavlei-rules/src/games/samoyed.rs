//! Samoyed (самоеды, сибирские шашки): own pieces may be taken.

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::extensions::EATERS;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "samoyed".into(),
        name: "Samoyed".into(),
        name_ru: "Самоеды (сибирские шашки)".into(),
        aliases: names(&["самоеды", "сибирские", "siberian draughts", "samoyedy"]),
        style: Style { take: ':', ..base::spec().style },
        // «At the player's discretion»: an enemy that is reached over an own piece alone compels nobody.
        family: Family::Listed(Listing(EATERS)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking an enemy if there is \
             such a cell.",
            "A piece may jump over a piece of its own side as well; that piece is then taken too.",
            "If a piece can begin by jumping over an enemy, the turn must be a capture that \
             takes at least one enemy somewhere. Otherwise the player may step, or begin a \
             capture with a piece of his own.",
            "In a capture the piece must go on while it can jump over an enemy, over that \
             one or over an own piece as the player likes; when only own pieces can be \
             jumped it may stop or go on.",
            "All pieces taken leave the board when the turn ends; until then they block, \
             and none may be jumped twice.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "A side without a turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Простая ходит на одно поле по диагонали вперёд, а бьёт по диагонали во все стороны, \
             перепрыгивая соседнюю шашку на свободное поле сразу за ней.",
            "Дамка ходит по диагонали на любое расстояние. Бьёт она с любого расстояния и встаёт \
             на любое свободное поле за побитой, а если с какого-нибудь из них можно бить дальше \
             шашку противника — на такое.",
            "Перепрыгнуть можно и шашку своей стороны; тогда и она считается побитой.",
            "Если какая-нибудь шашка может начать с прыжка через шашку противника, ход должен быть \
             взятием, где побита хотя бы одна шашка противника. Иначе можно сделать тихий ход или \
             начать взятие со своей шашки.",
            "При взятии шашка обязана продолжать, пока может перепрыгнуть шашку противника, — \
             через неё или через свою, на выбор игрока; когда перепрыгнуть можно лишь своих, она \
             вправе остановиться или продолжить.",
            "Все побитые снимаются в конце хода; до того они загораживают путь, и дважды \
             перепрыгнуть одну нельзя.",
            "Простая, достигшая последнего ряда, сразу становится дамкой и бьёт дальше как дамка.",
            "Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5xg7` a capture; the signs do not say whose pieces are \
             taken.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5xg7` — взятие; чьи шашки побиты, по записи не видно.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Самоеды»")]),
        ..base::spec()
    }
}
