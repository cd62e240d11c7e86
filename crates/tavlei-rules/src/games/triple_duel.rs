//! Triple duel (тройная дуэль): three pairs of men on three files.

use tavlei_core::Cells;

use super::looks::{shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::hunts::duel::{Duel, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { first: 3 };

const ENGINE: Maker =
    Maker { name: "triple-duel", make: |board, labels| opener::<Duel>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "triple-duel".into(),
        name: "Triple duel".into(),
        name_ru: "Тройная дуэль".into(),
        aliases: names(&["pawn duel", "пешечная дуэль"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "f1 g1 h1".into(), black: "f8 g8 h8".into() },
        decorations: shown([vec![words("first", "first turn of the game")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White has men on f1, g1 and h1, Black on f8, g8 and h8.",
            "A man goes forward or back along its file, over any number of free cells. The \
             first turn of the game may go three cells at most.",
            "Nothing is taken and there is no passing. A side that can't move has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`f1-f4`, `f4-f2`: from and to.",
        ]),
        words_ru: names(&[
            "У белых шашки на f1, g1 и h1, у чёрных на f8, g8 и h8.",
            "Шашка ходит вперёд или назад по своей вертикали через любое число свободных полей. \
             Первый ход партии — не дальше чем на три поля.",
            "Ничего не бьют, пропускать ход нельзя. Сторона, которой некуда ходить, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`f1-f4`, `f4-f2`: откуда и куда.",
        ]),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Тройная дуэль (пешечная дуэль)»; other files by a set-up position",
        )]),
        ..base::spec()
    }
}
