//! Tumbling Down (тумблин даун): stacks fall over and are laid out.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::looks::{shown, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::towers::TUMBLING_DOWN;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "tumbling-down".into(),
        name: "Tumbling Down".into(),
        name_ru: "Тумблин даун".into(),
        aliases: names(&["tumblingdown", "тумблин даун"]),
        cells: Cells::All,
        // The book lets either colour sit at the first rank; White does, and begins.
        setup: Setup::Cells {
            white: "a1(ww) b1(www) c1(wwww) d1(www) e1(ww) f1 a2 b2(ww) c2(www) d2(ww) e2 b3 c3(ww) d3 c4"
                .into(),
            black: "h8(bb) g8(bbb) f8(bbbb) e8(bbb) d8(bb) c8 h7 g7(bb) f7(bbb) e7(bb) d7 g6 f6(bb) e6 f5"
                .into(),
        },
        decorations: shown([vec![words("winner", "winner")]]),
        family: Family::Listed(Listing(TUMBLING_DOWN)),
        words: names(&[
            "A stack belongs to the side of its top man. A player takes a whole stack of his and \
             lays it out in one of the eight directions: the lowest man on the nearest cell, the \
             next one on the next cell, and so on, on top of whatever is there.",
            "When the last cell before the edge is reached, all that is left comes down there \
             together, in its order.",
            "Nothing leaves the board. The kings of a side are its highest stacks among those \
             that hold its men only, all that are equally high.",
            "A player wins if in his turn a man of his colour came to lie on a stack that was an \
             enemy king when the turn began.",
            "A side that has no stack of one colour has no king just then. A side that has no \
             legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Башня принадлежит стороне верхней шашки. Игрок берёт целую свою башню и раскладывает \
             её в одну из восьми сторон: нижнюю шашку на ближайшее поле, следующую на следующее и \
             так далее, поверх всего, что там стоит.",
            "На последнее поле перед краем доски ложится разом всё, что осталось, в прежнем \
             порядке.",
            "Ничто не уходит с доски. Короли стороны — самые высокие из башен, где есть только её \
             шашки; если таких одинаково высоких несколько, то все они.",
            "Игрок выигрывает, если за его ход шашка его цвета легла на башню, которая в начале \
             хода была королём противника.",
            "Сторона, у которой нет одноцветной башни, в этот миг короля не имеет. Кому ходить \
             нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "The cell of the stack and the last cell that it reaches: `c1-c5`, `a1-a3`.",
        ]),
        writing_ru: names(&[
            "Пишутся поле башни и последнее поле, до которого она дошла: `c1-c5`, `a1-a3`.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Тумблин даун»")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
