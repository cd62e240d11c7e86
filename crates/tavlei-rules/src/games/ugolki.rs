//! Corners (уголки), the book's: steps and jumps along files and ranks.

use tavlei_core::{Cells, Dirs};

use super::looks::{camps, shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Square(3),
    dirs: Dirs::ORTHOGONAL,
    finish: Finish::MenWithReply,
    must_leave: false,
    turns: None,
};

const ENGINE: Maker =
    Maker { name: "ugolki", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ugolki".into(),
        name: "Corners (Ugolki)".into(),
        name_ru: "Уголки (передвижки)".into(),
        aliases: names(&["corners", "уголки", "передвижки"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 a2 a3 b1 b2 b3 c1 c2 c3".into(),
            black: "h8 h7 h6 g8 g7 g6 f8 f7 f6".into(),
        },
        decorations: shown([camps(&[3, 3, 3]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's nine men fill the square a1 to c3, Black's the square f6 to h8.",
            "A man goes one cell along a file or rank to a free cell; or it makes any number \
             of jumps along files and ranks, each over one man of either side next to it to \
             the free cell just behind. It may stop after any jump, but not where it began.",
            "Nothing is taken and there is no passing.",
            "A side wins when all its men stand on the other's start square; but if the other \
             side can do the same with its next turn, it is a draw. A side that can't move \
             has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`c3-d3`, `b1-d1`, `a1-e3`: start and end only, whatever the way.",
        ]),
        differs: Some(
            "In the corners of the yard (`ugolki-9` and others) men also go and jump \
             diagonally, and who fills the other camp first has won without a last reply."
                .into(),
        ),
        words_ru: names(&[
            "Девять шашек белых занимают квадрат от a1 до c3, шашки чёрных — квадрат от f6 до \
             h8.",
            "Шашка ходит на одно поле по вертикали или горизонтали, на свободное поле; или \
             делает любое число прыжков по вертикалям и горизонталям, каждый — через одну \
             соседнюю шашку любого цвета на свободное поле сразу за ней. Остановиться можно \
             после любого прыжка, но не там, откуда начат ход.",
            "Ничего не бьют, пропускать ход нельзя.",
            "Сторона выигрывает, когда все её шашки стоят в начальном квадрате другой; но если \
             та может следующим ходом сделать то же, — ничья. Сторона, которой некуда ходить, \
             проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`c3-d3`, `b1-d1`, `a1-e3`: только начало и конец, каким бы ни был путь.",
        ]),
        differs_ru: Some(
            "В дворовых уголках (`ugolki-9` и других) ходят и прыгают также по диагонали, а кто \
             первым занял чужой лагерь, тот выиграл, без ответного хода."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Уголки (Передвижки)»")]),
        ..base::spec()
    }
}
