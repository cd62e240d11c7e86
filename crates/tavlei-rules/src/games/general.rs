//! General draughts (генеральские шашки): who takes the enemy's general has won.

use tavlei_core::{Decoration, Figure};

use super::looks::{ringed, shown};
use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::extensions::GENERALS;
use crate::{Family, Listing, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "general".into(),
        name: "General draughts".into(),
        name_ru: "Генеральские шашки".into(),
        aliases: names(&["генеральские", "general checkers"]),
        setup: Setup::Cells {
            white: "a1 c1 e1 g1 b2 Gd2 f2 h2 a3 c3 e3 g3".into(),
            black: "b8 d8 f8 h8 a7 c7 Ge7 g7 b6 d6 f6 h6".into(),
        },
        style: Style { take: ':', ..base::spec().style },
        decorations: shown([vec![Decoration::Figure(b'G', Figure::Star), ringed("barred-w", "closed to White's general"), ringed("barred-b", "closed to Black's general")]]),
        family: Family::Listed(Listing(GENERALS)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking if there is such a \
             cell.",
            "Pieces taken leave the board when the turn ends; until then they block, and \
             none may be jumped twice. A capture must be carried on to its end.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "One man of each side is the general (d2, e7). It steps one cell in all four \
             diagonals, takes like a man, compulsorily, and never becomes a king.",
            "The general may not step back to the cell that it left with its owner's turn \
             before, if that turn was a step of the general too; unless each side has one \
             piece left.",
            "Taking the enemy's general wins; the capture is still carried on to its end. A \
             side without a turn has lost.",
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
            "Одна из простых каждой стороны — генерал (d2, e7). Он ходит на одно поле по диагонали \
             во все стороны, бьёт как простая, тоже обязательно, и никогда не становится дамкой.",
            "Генерал не может вернуться тихим ходом на поле, с которого ушёл предыдущим ходом \
             своей стороны, если и тот был тихим ходом генерала; кроме случая, когда у каждой \
             стороны осталось по одной шашке.",
            "Кто побил чужого генерала, тот выиграл; взятие при этом доводят до конца. Кому ходить \
             нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5xg7` a capture; the general is not marked.",
            "In a position G before a cell is the general.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5xg7` — взятие; ходы генерала особо не помечаются.",
            "В записи позиции G перед полем означает генерала.",
        ]),
        sources: said(&[(sources::RARE, "«Генеральские шашки»")]),
        ..base::spec()
    }
}
