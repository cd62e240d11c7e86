//! Emergo on seven by seven (малое эмерго): eight men a side.

use std::borrow::Cow;

use super::looks::{shown, stock};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::towers::SMALL_EMERGO;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "emergo-7".into(),
        name: "Emergo 7x7".into(),
        name_ru: "Эмерго 7x7".into(),
        aliases: names(&["small-emergo", "эмерго-7"]),
        size: (7, 7),
        setup: Setup::Cells { white: "".into(), black: "".into() },
        decorations: shown([stock(8)]),
        family: Family::Listed(Listing(SMALL_EMERGO)),
        words: names(&[
            "Each side has eight men.",
            "Men stand on the cells of one colour and begin in hand; no direction is forward.",
            "Who can take must take, the most men that any of his pieces can. A piece jumps over \
             an enemy piece next to it, in any diagonal direction, to the free cell just behind; \
             the top man of what was jumped goes under the taker at once, the rest stays under \
             its new top man.",
            "A capture never jumps straight back after a jump, but may come to a cell, or jump a \
             piece, more than once.",
            "Who can't take and has men in hand enters one on a free cell; once the enemy's hand \
             is empty, all that are left at once, as one tower. White's first man may not enter \
             on the centre.",
            "Unless the enemy could take something before, a man must enter where the enemy can't \
             take anything after it. If there is no such cell, any free one will do.",
            "Who can't take and has no men in hand moves one piece one cell diagonally to a free \
             cell.",
            "A side with no piece of its own on the board and no man in hand has lost. If the \
             side to move has pieces but no legal turn, the game is drawn.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "У каждой стороны восемь шашек.",
            "Шашки стоят на полях одного цвета и вначале находятся на руках; направления вперёд в \
             игре нет.",
            "Бить обязательно, и притом то взятие, где берётся больше всего шашек, какой бы из \
             своих фигур его ни делать. Фигура (шашка или башня) перепрыгивает соседнюю по любой \
             диагонали фигуру противника на свободное поле сразу за ней; верхняя шашка той фигуры \
             тут же уходит под бьющую, остальные остаются под своей новой верхней шашкой.",
            "При взятии нельзя прыгнуть в сторону, обратную предыдущему прыжку, но можно не раз \
             вставать на одно поле и не раз перепрыгивать одну фигуру.",
            "Кто бить не может и имеет шашки на руках, тот ставит одну из них на свободное поле; \
             когда у противника на руках уже ничего нет — все оставшиеся разом, одной башней. \
             Первую шашку белых нельзя ставить в центр.",
            "Если до того противнику нечего было бить, ставить можно лишь туда, где он и после \
             этого ничего не побьёт. Нет таких полей — годится любое свободное.",
            "Кто бить не может и шашек на руках не имеет, тот ходит одной фигурой на соседнее по \
             диагонали свободное поле.",
            "У кого нет ни своих фигур на доске, ни шашек на руках, тот проиграл. Если у того, чей \
             ход, фигуры есть, а ходить нечем, — ничья.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`@d4` enters a man, `3@e5` a tower of three; `c3-d4` is a step, `c3xe5xg3` a \
             capture.",
        ]),
        writing_ru: names(&[
            "`@d4` ставит шашку, `3@e5` — башню из трёх; `c3-d4` — тихий ход, `c3xe5xg3` — взятие.",
        ]),
        sources: said(&[(sources::PAGES, "«Эмерго», the small board")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
