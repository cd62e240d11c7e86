//! Fox and geese (лиса и гуси): the geese slip through, or the fox eats too many.

use tavlei_core::{Cells, Side};

use super::looks::{enters, shown, words};
use super::base::{names, said};
use super::{base, sources};
use crate::hunts::herd::{Goal, Herd, Jumps, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

/// Five is more than half of the geese. The book leaves the number to the players.
const LAW: Law = Law { beast: Side::Black, jumps: Jumps::Taking, goal: Goal::Through(5) };

const ENGINE: Maker =
    Maker { name: "fox-and-geese", make: |board, labels| opener::<Herd>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "fox-and-geese".into(),
        name: "Fox and geese".into(),
        name_ru: "Лиса и гуси".into(),
        aliases: names(&["лиса и гуси"]),
        cells: Cells::Dark,
        setup: Setup::Cells { white: "a1 a3 a5 a7 b2 b4 b6 b8".into(), black: "".into() },
        first: Side::Black,
        decorations: shown([enters(Side::Black), vec![words("through", "geese that must slip through")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's eight geese begin on files a and b. Black's fox begins in hand: Black's \
             first turn places it on h2, h4, h6 or h8. Then White moves, and so on in turn.",
            "A goose goes one cell diagonally forward, towards file h, to a free cell; geese \
             never take.",
            "The fox goes one cell diagonally in any direction, or makes one or more jumps, \
             each over a goose on a neighbouring cell to the free cell just behind it. Geese \
             jumped over leave the board at once. The fox need not take and may stop after \
             any jump.",
            "White wins with five geese on file h. Black wins when fewer than five geese are \
             left. Otherwise a side that can't move has lost. Players may agree on another \
             number than five: the section `through` of a position says it.",
        ]),
        writing: names(&[
            "`@h4` places the fox; `b4-c5` is a step, `f4xd6xb4` takes two geese.",
        ]),
        differs: Some(
            "The common Fox and geese is played on a board of the form of a cross, by one \
             fox against 13 geese or more. This one is played on the dark cells of a \
             draughts board, and the geese are to get through."
                .into(),
        ),
        words_ru: names(&[
            "Восемь гусей белых в начале стоят на вертикалях a и b. Лиса чёрных в начале в \
             запасе: первым ходом чёрные выставляют её на h2, h4, h6 или h8. Затем ходят белые, \
             и дальше по очереди.",
            "Гусь ходит на одно поле по диагонали вперёд, в сторону вертикали h, на свободное \
             поле; гуси никогда не бьют.",
            "Лиса ходит на одно поле по диагонали в любую сторону или делает один или несколько \
             прыжков, каждый — через гуся на соседнем поле на свободное поле сразу за ним. Гуси, \
             через которых она перепрыгнула, сразу снимаются с доски. Бить лиса не обязана и \
             может остановиться после любого прыжка.",
            "Белые выигрывают, когда на вертикали h стоят пять гусей. Чёрные выигрывают, когда \
             гусей осталось меньше пяти. В остальном проигрывает сторона, которой некуда ходить. \
             Вместо пяти игроки могут условиться о другом числе: его называет раздел `through` \
             позиции.",
        ]),
        writing_ru: names(&[
            "`@h4` — выставление лисы; `b4-c5` — ход, `f4xd6xb4` — взятие двух гусей.",
        ]),
        differs_ru: Some(
            "Обычные «Лиса и гуси» играются на крестообразной доске, одна лиса против 13 гусей \
             или более. Здесь играют на тёмных полях шашечной доски, и гуси должны прорваться."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Лиса и гуси»; the number of geese is left to the players",
        )]),
        ..base::spec()
    }
}
