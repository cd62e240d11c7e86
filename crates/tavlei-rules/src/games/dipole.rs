//! Dipole (диполь): stacks run off the board.

use std::borrow::Cow;

use super::base::{names, said};
use super::{base, sources};
use crate::towers::DIPOLE;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "dipole".into(),
        name: "Dipole".into(),
        name_ru: "Диполь".into(),
        aliases: names(&["диполь"]),
        setup: Setup::Cells { white: "e1(wwwwwwwwwwww)".into(), black: "d8(bbbbbbbbbbbb)".into() },
        family: Family::Listed(Listing(DIPOLE)),
        words: names(&[
            "Each side has twelve men, all on one cell. A player moves so many top men of a stack \
             as he likes, exactly as many cells as they are men, in a straight line; along a rank \
             or a file that number is even. Stacks on the way do not matter.",
            "Straight or diagonally forward the men go to an empty cell or join a stack of their \
             own.",
            "In any of the eight directions they may go to the cell of an enemy stack that is not \
             higher than they are many: that stack leaves the game.",
            "Men may leave the game over the far edge if they are more than the rows from their \
             own to the last one, the last one counted.",
            "Who has no men left has lost, whoever took them off; so has one that has no legal \
             turn.",
        ]),
        words_ru: names(&[
            "У каждой стороны двенадцать шашек, все на одном поле. Игрок берёт с башни сколько \
             угодно верхних шашек и переставляет их по прямой ровно на столько полей, сколько этих \
             шашек; по вертикали и горизонтали это число чётное. Башни на пути не мешают.",
            "Прямо вперёд или по диагонали вперёд шашки идут на пустое поле или присоединяются к \
             своей башне.",
            "В любую из восьми сторон они могут пойти на поле с башней противника, которая не выше \
             числа этих шашек: та башня выходит из игры.",
            "Шашки могут уйти с доски через дальний край, если их больше, чем рядов впереди них, \
             считая последний.",
            "У кого не осталось шашек, тот проиграл, кто бы их ни снял; проиграл и тот, кому нечем \
             ходить.",
        ]),
        writing: names(&[
            "`d2-c3` moves a single man, `d2xc3` takes; from a stack the number of men \
             stands in front: `3e1-h4`, `2c3xe5`, and `8e1-off` takes eight men off the \
             board.",
        ]),
        writing_ru: names(&[
            "`d2-c3` — ход одной шашкой, `d2xc3` — взятие; при ходе с башни число шашек стоит \
             впереди: `3e1-h4`, `2c3xe5`, а `8e1-off` уводит восемь шашек с доски.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Диполь»; stacks of both colours are jumped, the count alone decides who may leave")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
