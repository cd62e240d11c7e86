//! Horses (коняшки, с кубиком): a race round the border with one die, two players. What the games
//! for three and four share with it stands here.

use std::borrow::Cow;

use tavlei_core::{Cells, Decoration, Seat};

use super::looks::{race, shown, stock_of};
use super::base::{names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::horses::{Horses, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { enters: 6, seats: Seat::TWO };

/// What a throw is for.
pub(super) const THROW: &str = "A turn begins with the throw of a die, which is written in front \
    of it: `[4]a1-e1`. One man on the board is moved that many cells; or, with a six, a man from \
    hand is placed on its player's corner if none of that player's men stands there. One of these \
    must be done if it is possible; otherwise the turn is passed: `[3]--`. A man may pass any men, \
    but not end on one of its own nor go beyond the end of the track. A six gives no second throw.";

/// What becomes of a man that is met.
pub(super) const MEETING: &str = "A man of another player on the cell where the move or the \
    placing ends goes back to the hand.";

/// The end.
pub(super) const GOAL: &str = "The player wins whose four men stand on the last four cells of \
    their track, the corner and the diagonal. A record can be checked but for the luck of the \
    throws.";

/// `THROW` in Russian.
pub(super) const THROW_RU: &str = "Ход начинается с броска кости, который пишется впереди: \
    `[4]a1-e1`. Одна фишка на доске проходит столько полей; или, если выпало шесть, фишка из \
    запаса выставляется в угол своего игрока, если там нет его фишки. Одно из двух обязательно, \
    если возможно; иначе ход пропускается: `[3]--`. Проходить можно через любые фишки, но нельзя \
    ни остановиться на своей, ни пройти дальше конца дороги. Шестёрка не даёт второго броска.";

/// `MEETING` in Russian.
pub(super) const MEETING_RU: &str = "Фишка другого игрока на поле, где кончился ход или куда \
    выставлена фишка, возвращается в запас.";

/// `GOAL` in Russian.
pub(super) const GOAL_RU: &str = "Выигрывает игрок, чьи четыре фишки стоят на последних четырёх \
    полях своей дороги, в углу и на диагонали. Запись проверяется во всём, кроме удачи бросков.";

const ENGINE: Maker =
    Maker { name: "konyashki", make: |board, labels| opener::<Horses>(board, labels, LAW) };

/// The tracks and the hands of those who play.
pub(super) fn looks(law: Law) -> Cow<'static, [Decoration]> {
    shown([race(law.seats), stock_of(law.seats, 4)])
}

pub(super) fn spec() -> Spec {
    Spec {
        id: "konyashki".into(),
        name: "Horses (Konyashki), two players".into(),
        name_ru: "Коняшки (2 игрока)".into(),
        aliases: names(&["horses", "коняшки", "коняшки с кубиком", "konyashki 2"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "".into(), black: "".into() },
        decorations: looks(LAW),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "The track of a man goes from its own corner once round the border, \
             anticlockwise, back to that corner (28 cells) and on up the diagonal for three \
             cells: for White a1, b1 … h1, h2 … h8, g8 … a8, a7 … a2, a1, b2, c3, d4; for \
             Black h8, g8 … a8, a7 … a1, b1 … h1, h2 … h7, h8, g7, f6, e5.",
            "Each side has four men in hand. White begins.",
            THROW,
            MEETING,
            GOAL,
        ]),
        writing: names(&[
            "The throw stands in front: `[6]@a1` places a man, `[4]a1-e1` moves, `[2]d1xf1` \
             sends a man back, `[3]--` is a pass.",
        ]),
        differs: Some(
            "In `pachisi` on the same track a man sends back what it passes; here only what \
             it ends on, and a die is thrown."
                .into(),
        ),
        words_ru: names(&[
            "Дорога фишки идёт от своего угла один раз вокруг доски по краю, против часовой \
             стрелки, снова до этого угла (28 полей) и дальше по диагонали на три поля: у белых \
             a1, b1 … h1, h2 … h8, g8 … a8, a7 … a2, a1, b2, c3, d4; у чёрных h8, g8 … a8, a7 … \
             a1, b1 … h1, h2 … h7, h8, g7, f6, e5.",
            "У каждой стороны четыре фишки в запасе. Начинают белые.",
            THROW_RU,
            MEETING_RU,
            GOAL_RU,
        ]),
        writing_ru: names(&[
            "Бросок стоит впереди: `[6]@a1` — выставление фишки, `[4]a1-e1` — ход, `[2]d1xf1` — \
             ход, возвращающий чужую фишку в запас, `[3]--` — пропуск хода.",
        ]),
        differs_ru: Some(
            "В `pachisi` на той же дороге фишка возвращает в запас и то, что проходит; здесь — \
             только то, на чём остановилась, и бросают кость."
                .into(),
        ),
        sources: said(&[(sources::OVERVIEW, "the games of the yard, «Коняшки»")]),
        ..base::spec()
    }
}
