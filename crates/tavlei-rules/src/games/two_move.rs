//! Two-move draughts (двухходовка, уральские шашки): two Russian turns at a time.

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::extensions::DOUBLE;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "two-move".into(),
        name: "Two-move draughts".into(),
        name_ru: "Двухходовка (уральские шашки)".into(),
        aliases: names(&["двухходовка", "уральские", "ural draughts", "dvukhkhodovka"]),
        style: Style { take: ':', ..base::spec().style },
        // Two orders of the same two moves are two turns.
        family: Family::Listed(Listing(DOUBLE)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking if there is such a \
             cell.",
            "Pieces taken leave the board when the turn ends; until then they block, and \
             none may be jumped twice. A capture must be carried on to its end.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "Whoever can take must take, any capture that he likes.",
            "A turn is two such moves, by the same piece or by two; each obeys the \
             compulsion to take when it is made. What the first one takes is off the board \
             for the second.",
            "The second move must be made if there is one. If there is none, or no enemy is \
             left, the turn is the first alone.",
            "A side that cannot begin a turn has lost.",
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
            "Кто может бить, обязан бить; из нескольких взятий выбирают любое.",
            "В свою очередь игрок делает два таких хода, одной шашкой или двумя; обязанность бить \
             действует для каждого в тот миг, когда его делают. Побитых первым ходом ко второму на \
             доске уже нет.",
            "Второй ход обязателен, если он есть. Если его нет или у противника не осталось шашек, \
             очередь кончается первым.",
            "Кто не может сделать и первого хода, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "The two moves stand with a comma between them: `c3-d4,e3-f4`, `c3xe5,g3-h4`; a \
             turn of one move has none.",
        ]),
        writing_ru: names(&[
            "Между двумя ходами ставится запятая: `c3-d4,e3-f4`, `c3xe5,g3-h4`; когда ход всего \
             один, её нет.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Двухходовка»")]),
        ..base::spec()
    }
}
