//! Bashni, column draughts (столбы, башни): Russian draughts in which a man taken goes under its taker.

use std::borrow::Cow;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::towers::BASHNI;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "bashni".into(),
        name: "Bashni (column draughts)".into(),
        name_ru: "Столбовые шашки (столбы, башни)".into(),
        aliases: names(&["column-draughts", "towers", "stolby", "столбы", "башни", "столбовые"]),
        family: Family::Listed(Listing(BASHNI)),
        words: names(&[
            "A stack moves whole, and moves and takes as its top man does: a man steps one cell \
             diagonally forward, a king goes any distance along a diagonal over free cells.",
            "Who can take must take; which way is free. A man jumps, forward or back, over an \
             enemy stack next to it to the free cell just behind; a king jumps the first stack on \
             its diagonal, near or far, to any free cell behind.",
            "Only the top man of the stack jumped is taken: it goes to the bottom of the taking \
             stack at once. The rest stays and belongs to its new top man; if nothing is left, \
             the cell is free at once.",
            "The capture goes on while the stack can jump. No stack is jumped twice in one turn. \
             A king must land where it can go on taking, if one of the cells behind allows it; it \
             may turn straight back.",
            "A man on top that reaches the last row is a king at once and goes on as one. A king \
             is a king again when it comes to the top.",
            "A side that has no legal turn, all its men covered or blocked, has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Башня ходит целиком, а ходит и бьёт так, как её верхняя шашка: простая — на одно поле \
             по диагонали вперёд, дамка — по диагонали на любое расстояние по свободным полям.",
            "Бить обязательно; из нескольких взятий выбирают любое. Простая перепрыгивает, вперёд \
             или назад, соседнюю башню противника на свободное поле сразу за ней; дамка — первую \
             башню на своей диагонали, близкую или далёкую, на любое свободное поле за ней.",
            "Берётся только верхняя шашка перепрыгнутой башни: она тут же уходит под низ бьющей \
             башни. Остальные остаются на месте и принадлежат стороне новой верхней шашки; если не \
             осталось ничего, поле сразу свободно.",
            "Взятие продолжается, пока башня может прыгать. Дважды за ход перепрыгнуть одну башню \
             нельзя. Дамка должна встать туда, откуда можно бить дальше, если такое поле за башней \
             есть; она может повернуть и прямо назад.",
            "Простая во главе башни, достигшая последнего ряда, сразу становится дамкой и \
             продолжает как дамка. Накрытая дамка, снова оказавшись сверху, остаётся дамкой.",
            "Кому ходить нечем — все его шашки накрыты или заперты, — тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5xg7` a capture.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `c3xe5xg7` — взятие.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Столбы»; the men taken go under at once, one stack once a turn"), (sources::PAGES, "«Столбовые шашки»; kings are taken like men"), (sources::OVERVIEW, "«Башни»")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
