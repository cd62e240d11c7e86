//! Seega (сиджа), the book's on 64 cells: men are placed in pairs, then clamped.

use tavlei_core::{Cells, Unsaid};

use super::looks::{hands, middle, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::seega::{Law, Seega};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { men: 30 };

const ENGINE: Maker =
    Maker { name: "seega", make: |board, labels| opener::<Seega>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "seega".into(),
        name: "Seega (Sidja)".into(),
        name_ru: "Сиджа".into(),
        aliases: names(&["sidja", "siga", "сига", "сиджа"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "".into(), black: "".into() },
        decorations: shown([hands(Unsaid::Start(30)), middle()]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "Each side has 30 men in hand. In turn, each side places two men on any two free \
             cells but d4, d5, e4 and e5; nothing is taken. When all men stand, White moves \
             first.",
            "A man goes one cell along a file or rank to a free cell.",
            "After a step every single enemy man next to the man that moved, in any of the \
             eight directions, with another man of the mover just behind it, is taken; all \
             such men at once. A man that steps between two enemy men is safe. The middle \
             protects nobody.",
            "When a step has taken something, the same man may go on with another step, \
             taking or not, and so on; it may stop after any step that takes, and a step that \
             takes nothing ends the turn.",
            "There is no passing. A side with one man or none has lost; so has one that can't \
             move.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`@a1,@b2` places two men; `c4-c3` is a step; a step that takes has x in front \
             of the cell it goes to: `c4xb4xc4-c5`.",
        ]),
        differs: Some(
            "Seega is mostly played on 5 x 5 cells, where who has placed last moves first, \
             the middle is safe, only men in line along ranks and files are taken, and a \
             blocked side is let out. Here the board has 8 x 8 cells, White moves first, \
             the middle protects nobody, diagonals count, and a blocked side has lost."
                .into(),
        ),
        words_ru: names(&[
            "У каждой стороны 30 фишек в запасе. Стороны по очереди выставляют по две фишки на \
             любые два свободных поля, кроме d4, d5, e4 и e5; при этом ничего не бьют. Когда \
             выставлены все, первыми ходят белые.",
            "Фишка ходит на одно поле по вертикали или горизонтали, на свободное поле.",
            "После шага берётся всякая одиночная чужая фишка, соседняя с пошедшей в любом из \
             восьми направлений, если сразу за ней стоит другая фишка ходившего; все такие — \
             разом. Фишке, которая сама встала между двумя чужими, ничто не грозит. Середина \
             доски никого не защищает.",
            "Если шаг что-то взял, та же фишка может сделать ещё шаг, со взятием или без, и так \
             далее; остановиться можно после любого шага со взятием, а шаг без взятия кончает \
             ход.",
            "Пропускать ход нельзя. Сторона, у которой осталась одна фишка или ни одной, \
             проиграла; та, которой некуда ходить, — тоже.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`@a1,@b2` — выставление двух фишек; `c4-c3` — шаг; у шага со взятием перед полем, \
             куда он ведёт, стоит x: `c4xb4xc4-c5`.",
        ]),
        differs_ru: Some(
            "Сиджа обычно играется на 5 x 5 полях: первым ходит тот, кто выставлял последним, \
             середина защищает, берут только по горизонталям и вертикалям, запертую сторону \
             выпускают. Здесь поля 8 x 8, первыми ходят белые, середина никого не защищает, \
             диагонали считаются, а запертая сторона проиграла."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Сиджа»; sides alternate when the last men are placed",
        )]),
        ..base::spec()
    }
}
