//! Halma (халма), the book's: ten men a side and thirty turns.

use tavlei_core::{Cells, Dirs};

use super::looks::{camps, shown, words};
use super::base::{names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Triangle(4),
    dirs: Dirs::EIGHT,
    finish: Finish::Cells,
    must_leave: false,
    turns: Some(60),
};

const ENGINE: Maker =
    Maker { name: "halma", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "halma".into(),
        name: "Halma".into(),
        name_ru: "Халма".into(),
        aliases: names(&["халма"]),
        cells: Cells::All,
        // The book's note gives Black nine cells, as in corners; its text says triangles.
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 b1 b2 b3 c1 c2 d1".into(),
            black: "h8 h7 h6 h5 g8 g7 g6 f8 f7 e8".into(),
        },
        decorations: shown([camps(&[4, 3, 2, 1]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's ten men fill the triangle a1, a4, d1, Black's the same turned half \
             round, at h8. These are their camps.",
            "A man goes one cell in any of the eight directions to a free cell; or it makes \
             any number of jumps in the eight directions, each over one man of either side \
             next to it to the free cell just behind. It may stop after any jump, but not \
             where it began.",
            "Nothing is taken and there is no passing.",
            "A side wins when its men fill the other's camp. When both sides have made 30 \
             turns, a side that still has men in its own camp loses to one that has none \
             there; otherwise it is a draw. A side that can't move has lost.",
        ]),
        writing: names(&[
            "`c2-d2`, `b2-b4`, `a1-c3`: start and end only, whatever the way.",
        ]),
        differs: Some(
            "Halma is mostly played on 16 x 16 cells with 19 men a side; here it has ten \
             men on 8 x 8 cells and ends after 30 turns."
                .into(),
        ),
        words_ru: names(&[
            "Десять шашек белых занимают треугольник a1, a4, d1, шашки чёрных — такой же при \
             повороте доски на пол-оборота, у h8. Это их лагеря.",
            "Шашка ходит на одно поле в любую из восьми сторон, на свободное поле; или делает \
             любое число прыжков в восемь сторон, каждый — через одну соседнюю шашку любого \
             цвета на свободное поле сразу за ней. Остановиться можно после любого прыжка, но не \
             там, откуда начат ход.",
            "Ничего не бьют, пропускать ход нельзя.",
            "Сторона выигрывает, когда её шашки заняли весь чужой лагерь. Когда обе стороны \
             сделали по 30 ходов, та, у которой в своём лагере ещё остались шашки, проигрывает \
             той, у которой их там нет; иначе — ничья. Сторона, которой некуда ходить, \
             проиграла.",
        ]),
        writing_ru: names(&[
            "`c2-d2`, `b2-b4`, `a1-c3`: только начало и конец, каким бы ни был путь.",
        ]),
        differs_ru: Some(
            "Халма обычно играется на 16 x 16 полях, по 19 шашек; здесь по десять шашек на 8 x 8 \
             полях, и игра кончается после 30 ходов."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Халма»")]),
        ..base::spec()
    }
}
