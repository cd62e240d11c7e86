//! Stavropol draughts (чужеходка, ставропольские шашки): the other side's men may be moved too.

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::extensions::FOREIGN;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "stavropol".into(),
        name: "Stavropol draughts".into(),
        name_ru: "Чужеходка (ставропольские шашки)".into(),
        aliases: names(&["чужеходка", "ставропольские", "chuzhekhodka"]),
        style: Style { take: ':', ..base::spec().style },
        // «May move the opponent's man instead of his own»: as that man moves, and takes, for its owner.
        family: Family::Listed(Listing(FOREIGN)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking if there is such a \
             cell.",
            "Pieces taken leave the board when the turn ends; until then they block, and \
             none may be jumped twice. A capture must be carried on to its end.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "Instead of a turn of his own a player may make one that his opponent could \
             make: the opponent's men go in their own forward direction and take the \
             player's pieces. A man promoted so stays its owner's.",
            "Taking is compulsory over both sets of pieces together: if a piece of either \
             side can take, the turn must be a capture, by a piece of either side, as the \
             player likes.",
            "A side without pieces has lost, whoever took the last one; so has a side to \
             move that can move neither its own pieces nor the other's.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Простая ходит на одно поле по диагонали вперёд, а бьёт по диагонали во все стороны, \
             перепрыгивая соседнюю шашку на свободное поле сразу за ней.",
            "Дамка ходит по диагонали на любое расстояние. Бьёт она с любого расстояния и встаёт \
             на любое свободное поле за побитой, а если с какого-нибудь из них можно бить дальше — \
             на такое.",
            "Побитые снимаются в конце хода; до того они загораживают путь, и дважды перепрыгнуть \
             одну нельзя. Взятие нужно довести до конца.",
            "Простая, достигшая последнего ряда, сразу становится дамкой и бьёт дальше как дамка.",
            "Вместо своего хода игрок может сделать ход, который мог бы сделать противник: чужие \
             простые идут при этом в свою сторону и бьют шашки самого игрока. Простая, ставшая так \
             дамкой, остаётся чужой.",
            "Обязанность бить распространяется на шашки обеих сторон вместе: если бить может шашка \
             любой стороны, ход должен быть взятием — шашкой той или другой стороны, на выбор \
             игрока.",
            "Сторона, у которой не осталось шашек, проиграла, кто бы ни побил последнюю; проиграл \
             и тот, кому нечем ходить — ни своими шашками, ни чужими.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5xg7` a capture; a turn with the other side's pieces \
             is written in the same way.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5xg7` — взятие; ход чужой шашкой пишется так же.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Чужеходка»")]),
        ..base::spec()
    }
}
