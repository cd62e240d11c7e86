//! Corners (уголки) of the yard with 10 men: steps and jumps in eight directions.

use tavlei_core::{Cells, Dirs};

use super::looks::{camps, shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Triangle(4),
    dirs: Dirs::EIGHT,
    finish: Finish::Cells,
    must_leave: true,
    turns: None,
};

const ENGINE: Maker =
    Maker { name: "ugolki-10", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ugolki-10".into(),
        name: "Corners of the yard, 10 men".into(),
        name_ru: "Уголки, 10 шашек".into(),
        aliases: names(&["corners 10", "уголки 10"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 b1 b2 b3 c1 c2 d1".into(),
            black: "h8 h7 h6 h5 g8 g7 g6 f8 f7 e8".into(),
        },
        decorations: shown([camps(&[4, 3, 2, 1]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's 10 men fill the triangle a1, a4, d1, Black's the same turned half round, \
             at h8. These are their camps.",
            "A man goes one cell in any of the eight directions to a free cell; or it makes \
             any number of jumps in the eight directions, each over one man of either side \
             next to it to the free cell just behind. It may stop after any jump, but not \
             where it began.",
            "Nothing is taken and there is no passing.",
            "Once the other side has left its camp, a side that has men in its own which can \
             move may move only these.",
            "A side wins when its men fill the other's camp. A side that can't move has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`c2-d3`, `b1-d1`, `a1-c3`: start and end only, whatever the way.",
        ]),
        differs: Some(
            "In the corners of the book (`ugolki`) men go along ranks and files only, and a \
             last reply may draw the game."
                .into(),
        ),
        words_ru: names(&[
            "10 шашек белых занимают треугольник a1, a4, d1, шашки чёрных — такой же при \
             повороте доски на пол-оборота, у h8. Это их лагеря.",
            "Шашка ходит на одно поле в любую из восьми сторон, на свободное поле; или делает \
             любое число прыжков в восемь сторон, каждый — через одну соседнюю шашку любого \
             цвета на свободное поле сразу за ней. Остановиться можно после любого прыжка, но не \
             там, откуда начат ход.",
            "Ничего не бьют, пропускать ход нельзя.",
            "Когда другая сторона покинула свой лагерь, сторона, у которой в собственном \
             остались шашки, способные ходить, может ходить только ими.",
            "Сторона выигрывает, когда её шашки заняли весь чужой лагерь. Сторона, которой \
             некуда ходить, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`c2-d3`, `b1-d1`, `a1-c3`: только начало и конец, каким бы ни был путь.",
        ]),
        differs_ru: Some(
            "В книжных уголках (`ugolki`) ходят только по горизонталям и вертикалям, а последний \
             ответный ход может свести игру к ничьей."
                .into(),
        ),
        sources: said(&[(sources::OVERVIEW, "the games of the yard, «Уголки»")]),
        ..base::spec()
    }
}
