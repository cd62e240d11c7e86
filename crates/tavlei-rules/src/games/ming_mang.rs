//! Ming mang (мин-манг): men move like rooks and turn over the rows that they clamp.

use tavlei_core::{Cells, Dirs};

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::runs::{End, Law, Runs};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law =
    Law { dirs: Dirs::ORTHOGONAL, hops: false, longest: u32::MAX, turns_over: true, end: End::Men };

const ENGINE: Maker =
    Maker { name: "ming-mang", make: |board, labels| opener::<Runs>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ming-mang".into(),
        name: "Ming mang".into(),
        name_ru: "Мин-Манг".into(),
        aliases: names(&["gundru", "gandra", "гандра", "мин манг"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1".into(),
            black: "b8 c8 d8 e8 f8 g8 h1 h2 h3 h4 h5 h6 h7 h8".into(),
        },
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "A man goes along a file or rank over any number of free cells.",
            "After the move every unbroken row of enemy men, along a file or rank, between \
             the man that moved and another man of the mover changes sides, in all directions \
             at once. Men turned over turn over nothing themselves. A man that goes between \
             two enemy men is safe.",
            "There is no passing. A side without men has lost. When the side to move can't \
             move, the side with more men on the board wins; with as many, it is a draw.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a2-c2` moves, `c1xc6` turns men over.",
        ]),
        differs: Some(
            "In the Tibetan game who shuts the other side in has won; here the men on the \
             board are counted then."
                .into(),
        ),
        words_ru: names(&[
            "Фишка ходит по вертикали или горизонтали через любое число свободных полей.",
            "После хода всякий сплошной ряд чужих фишек по вертикали или горизонтали между \
             пошедшей фишкой и другой фишкой ходившего меняет цвет, сразу во всех направлениях. \
             Перевёрнутые фишки сами ничего не переворачивают. Фишке, которая сама встала между \
             двумя чужими, ничто не грозит.",
            "Пропускать ход нельзя. Сторона, у которой не осталось фишек, проиграла. Если \
             стороне некуда ходить, выигрывает тот, у кого больше фишек на доске; поровну — \
             ничья.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a2-c2` — ход, `c1xc6` — ход с переворотом фишек.",
        ]),
        differs_ru: Some(
            "В тибетской игре выигрывает тот, кто запер противника; здесь тогда считают фишки на \
             доске."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Мин Манг (гандра)»; at a block the men are counted, as the book speaks of territory",
        )]),
        ..base::spec()
    }
}
