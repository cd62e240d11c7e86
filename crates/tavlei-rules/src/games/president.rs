//! President draughts (президентские шашки): Moscow draughts without kings.

use super::looks::{shown, stock};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::extensions::CROWNED_FIRST;
use crate::{Family, Listing, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "president".into(),
        name: "President draughts".into(),
        name_ru: "Президентские шашки".into(),
        aliases: names(&["президентские"]),
        setup: Setup::Cells { white: "".into(), black: "".into() },
        style: Style { take: ':', ..base::spec().style },
        decorations: shown([stock(12)]),
        family: Family::Listed(Listing(CROWNED_FIRST)),
        words: names(&[
            "The board is empty at the start; each side has twelve men in hand.",
            "As a turn a player puts one man on a free playing cell of his own half, but \
             not diagonally next to an enemy piece; or he moves as in Russian draughts. Who \
             can take must take and may not put.",
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind; pieces taken \
             leave the board when the turn ends, and a capture must be carried on to its \
             end.",
            "The first man to reach the last row wins at once; in a capture too, which ends there.",
            "A side that has no turn, neither a move nor a cell to put a man on, has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "В начале доска пуста; у каждой стороны на руках двенадцать шашек.",
            "За ход ставят одну шашку на свободное игровое поле своей половины, но не рядом по \
             диагонали с шашкой противника, или ходят, как в русских шашках. Кто может бить, \
             обязан бить и ставить не вправе.",
            "Простая ходит на одно поле по диагонали вперёд, а бьёт по диагонали во все стороны, \
             перепрыгивая соседнюю шашку на свободное поле сразу за ней; побитые снимаются в конце \
             хода, и взятие нужно довести до конца.",
            "Чья простая первой достигла последнего ряда, тот сразу выиграл; и при взятии тоже — \
             оно на этом кончается.",
            "Кому нечем ходить и некуда поставить шашку, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`@d4` puts a man on the board; `c3-d4` is a step, `c3xe5` a capture.",
        ]),
        writing_ru: names(&[
            "`@d4` ставит шашку на доску; `c3-d4` — тихий ход, `c3xe5` — взятие.",
        ]),
        sources: said(&[(sources::PAGES, "«Президентские шашки»")]),
        ..base::spec()
    }
}
