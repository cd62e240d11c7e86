//! Horses (коняшки, с кубиком) for three.

use tavlei_core::Seat;

use super::base::names;
use super::konyashki::{self, GOAL, GOAL_RU, MEETING, MEETING_RU, THROW, THROW_RU};
use crate::listed::{Maker, opener};
use crate::racing::horses::{Horses, Law};
use crate::{Family, Listing, Spec};

const LAW: Law = Law { enters: 6, seats: Seat::THREE };

const ENGINE: Maker =
    Maker { name: "konyashki-3", make: |board, labels| opener::<Horses>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "konyashki-3".into(),
        name: "Horses (Konyashki), three players".into(),
        name_ru: "Коняшки (3 игрока)".into(),
        aliases: names(&["horses 3", "коняшки 3", "konyashki 3"]),
        decorations: konyashki::looks(LAW),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "The players are White, Red and Black, in this order, which goes anticlockwise: their \
             corners are a1, h1 and h8. The track of a man goes from its own corner once round the \
             border, anticlockwise, back to that corner (28 cells) and on up the diagonal for three \
             cells: for White b2, c3, d4; for Red g2, f3, e4; for Black g7, f6, e5.",
            "Each player has four men in hand. White begins. A move number stands before White's \
             turn and holds for the three turns of a round.",
            THROW,
            MEETING,
            GOAL,
            "A result has a digit for each player in the order of play: `0-1-0` when Red has won. In \
             a position Red's men are listed behind R: `W:Wa1:Rh1:Bh8`.",
        ]),
        words_ru: names(&[
            "Игроки — белые, красные и чёрные, ходят в этом порядке, то есть против часовой \
             стрелки: их углы — a1, h1 и h8. Дорога фишки идёт от своего угла один раз вокруг \
             доски по краю, против часовой стрелки, снова до этого угла (28 полей) и дальше по \
             диагонали на три поля: у белых b2, c3, d4; у красных g2, f3, e4; у чёрных g7, f6, \
             e5.",
            "У каждого игрока четыре фишки в запасе. Начинают белые. Номер хода стоит перед \
             ходом белых и относится к трём ходам круга.",
            THROW_RU,
            MEETING_RU,
            GOAL_RU,
            "В результате у каждого игрока своя цифра, в порядке ходов: `0-1-0`, когда выиграли \
             красные. В позиции фишки красных перечислены после R: `W:Wa1:Rh1:Bh8`.",
        ]),
        ..konyashki::spec()
    }
}
