//! Wisman draughts (шашки Висмана): both colours of cells, two actions a turn.

use tavlei_core::Cells;

use super::looks::{shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::extensions::TWO_COLOURS;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "wisman".into(),
        name: "Wisman draughts".into(),
        name_ru: "Шашки Висмана".into(),
        aliases: names(&["висман", "висмана", "visman"]),
        cells: Cells::All,
        style: Style { take: ':', ..base::spec().style },
        // «One additional ход»: the book calls a turn and its half so; here, one more action.
        decorations: shown([vec![words("extra-w", "extra actions of White spent"), words("extra-b", "extra actions of Black spent")]]),
        family: Family::Listed(Listing(TWO_COLOURS)),
        words: names(&[
            "All 64 cells are in play; each side fills its three rows. Men step one cell \
             diagonally forward, kings any distance along diagonals; so a piece stays on \
             cells of one colour.",
            "A turn is two actions of one side, by the same piece or by two. If a piece can \
             take, the action is one jump over one piece, which leaves the board at once; \
             otherwise it is a step or a swap. Every action that exists must be made.",
            "Men jump in all four diagonals to the free cell just behind; a king jumps from \
             any distance and lands on any free cell behind.",
            "A swap: a man changes places with an enemy man next to it on the same rank, if \
             neither of the two can be taken before, and the player can take nothing after.",
            "A man on the last row is a king from the next action on.",
            "Once a game for each colour of cells, a player whose action leaves the enemy \
             without a step or jump on that colour has one more action in this turn.",
            "A side without pieces, or without a turn, has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Игровые — все 64 поля; каждая сторона занимает свои три ряда. Простая ходит на одно \
             поле по диагонали вперёд, дамка — по диагонали на любое расстояние; поэтому шашка \
             всегда остаётся на полях одного цвета.",
            "Ход состоит из двух действий одной стороны, одной шашкой или двумя. Если какая-нибудь \
             шашка может бить, действие — один прыжок через одну шашку, которая тут же снимается; \
             иначе это тихий ход или обмен. Если действие возможно, оно обязательно.",
            "Простая прыгает по диагонали во все стороны на свободное поле сразу за шашкой; дамка \
             прыгает с любого расстояния и встаёт на любое свободное поле за ней.",
            "Обмен: простая меняется местами с простой противника, стоящей рядом на той же \
             горизонтали, если до обмена ни одну из двух нельзя побить, а после него игроку нечего \
             бить.",
            "Простая на последнем ряду становится дамкой со следующего действия.",
            "Один раз за партию для каждого цвета полей: игрок, после чьего действия у противника \
             на полях этого цвета не осталось ни тихого хода, ни прыжка, получает в этом ходу ещё \
             одно действие.",
            "Сторона, у которой нет шашек или хода, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "The actions of a turn stand with commas between them: `c3-d4,e3-f4`, \
             `c3xe5,a1-b2`; in `d4~e4,e4-d5` the first is a swap, the own man first.",
        ]),
        writing_ru: names(&[
            "Действия одного хода разделяются запятой: `c3-d4,e3-f4`, `c3xe5,a1-b2`; в \
             `d4~e4,e4-d5` первое действие — обмен, своя шашка названа первой.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Висман»")]),
        ..base::spec()
    }
}
