//! Quadrature (Квадратура): the first square loses.

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::SQUARES;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "kvadratura".into(),
        name: "Quadrature".into(),
        name_ru: "Квадратура".into(),
        aliases: names(&["квадратура", "quadrature"]),
        decorations: shown([stock(32)]),
        family: Family::Listed(Listing(SQUARES)),
        words: names(&[
            "White's first turn places three men on three of the four corners of a rectangle \
             that lies centrally on the board. Black's first turn places three men on any empty \
             cells. After that a turn is one man on any empty cell.",
            "A square is four men of one player on the corners of a square of any size and \
             slope.",
            "Who owns a square after his own turn has lost. A full board without a square is a \
             draw.",
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
            "У кого после его собственного хода есть квадрат, тот проиграл. Доска заполнена, а \
             квадрата нет — ничья.",
        ]),
        writing_ru: names(&[
            "`@a1,@a8,@h1` — первый ход, поля в порядке их названий; дальше `@d4`.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Квадратура»")]),
        ..base::empty_board()
    }
}
