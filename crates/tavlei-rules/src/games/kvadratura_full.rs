//! Full Quadrature (Квадратура): squares are counted on a full board.

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::SQUARES_FULL;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "kvadratura-full".into(),
        name: "Quadrature, full game".into(),
        name_ru: "Квадратура, полная партия".into(),
        aliases: names(&["квадратура-полная", "quadrature-full"]),
        decorations: shown([stock(32)]),
        family: Family::Listed(Listing(SQUARES_FULL)),
        words: names(&[
            "White's first turn places three men on three of the four corners of a rectangle \
             that lies centrally on the board. Black's first turn places three men on any empty \
             cells. After that a turn is one man on any empty cell.",
            "A square is four men of one player on the corners of a square of any size and \
             slope.",
            "The game is played until the board is full. The player with fewer squares has won, \
             by the difference; equal numbers are a draw.",
        ]),
        writing: names(&[
            "`@a1,@a8,@h1` is a first turn, its cells in the order of their names; after \
             that `@d4`.",
        ]),
        words_ru: names(&[
            "Первым ходом белые выставляют три фишки на три из четырёх углов прямоугольника, \
             центр которого совпадает с центром доски. Чёрные первым ходом выставляют три фишки \
             на любые пустые поля. Дальше за ход выставляется одна фишка на любое пустое поле.",
            "Квадрат — четыре фишки одного игрока в вершинах квадрата любой величины и с любым \
             наклоном.",
            "Игра идёт, пока доска не заполнится. Выигрывает игрок, у которого квадратов меньше, \
             с перевесом на разность; поровну — ничья.",
        ]),
        writing_ru: names(&[
            "`@a1,@a8,@h1` — первый ход, поля в порядке их названий; дальше `@d4`.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Квадратура», the full game; squares are faults"),
        ]),
        ..base::empty_board()
    }
}
