//! Bees (пчёлы): six kinds of step, and each answers another of the same parity.

use tavlei_core::{Cells, Side};

use super::looks::{shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::bees::{Bees, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { leader: Side::White };

const ENGINE: Maker =
    Maker { name: "bees", make: |board, labels| opener::<Bees>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "bees".into(),
        name: "Bees".into(),
        name_ru: "Пчелы".into(),
        aliases: names(&["пчёлы", "пчелы"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 b1 b2 b3 c1 c2 d1".into(),
            black: "e8 f7 f8 g6 g7 g8 h5 h6 h7 h8".into(),
        },
        decorations: shown([vec![words("last", "last step"), words("leader", "leader")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "Each side has ten men in the corner at its left hand. A man goes one cell, to a \
             free cell or on to an enemy man, which is taken.",
            "There are six kinds of step. The odd ones are up, down (along the file) and \
             forward; the even ones are left, right (along the rank) and back. Up, down, left \
             and right are the board's own for both sides. Forward is diagonal: for White up \
             and right, for Black down and left; back is the opposite. The other diagonal is \
             not used.",
            "The first step, and one after a pass, may be of any kind. Otherwise a step must \
             have the parity of the other side's last step, but not be of the same kind.",
            "White begins and is the leader. The leader may pass, except at the start and \
             after a pass; then the other side becomes the leader. The other side may pass \
             only when it has no legal step, and then must; the leader stays.",
            "A side without men has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a4-a5` is a step, `d4xe5` takes, `--` is a pass.",
        ]),
        words_ru: names(&[
            "У каждой стороны десять фишек в углу по левую от неё руку. Фишка ходит на одно \
             поле: на свободное или на поле чужой фишки, которая при этом взята.",
            "Шагов шесть видов. Нечётные — вверх, вниз (по вертикали) и вперёд, чётные — влево, \
             вправо (по горизонтали) и назад. Верх, низ, лево и право принадлежат доске и одни \
             для обеих сторон. Вперёд — это по диагонали: для белых вверх и вправо, для чёрных \
             вниз и влево; назад — наоборот. По другой диагонали не ходят.",
            "Первый шаг и шаг после пропуска — любого вида. Всякий другой должен быть той же \
             чётности, что последний шаг другой стороны, но не того же вида.",
            "Начинают белые, они и ведущие. Ведущий может пропустить ход, но не в начале и не \
             сразу после пропуска; тогда ведущим становится другая сторона. Другая сторона \
             пропускает ход только тогда, когда дозволенных шагов у неё нет, и тогда обязана; \
             ведущий остаётся прежним.",
            "Сторона, у которой не осталось фишек, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a4-a5` — шаг, `d4xe5` — взятие, `--` — пропуск хода.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Пчелы»")]),
        ..base::spec()
    }
}
