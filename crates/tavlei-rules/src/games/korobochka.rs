//! The Box (Коробочка): closing a two by two square captures.

use tavlei_core::{Decoration, Figure, Unsaid};

use super::looks::{hands, shown};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::THE_BOX;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "korobochka".into(),
        name: "The Box".into(),
        name_ru: "Коробочка".into(),
        aliases: names(&["коробочка", "box"]),
        decorations: shown([hands(Unsaid::Rest { of: 32, turned: Some(b'T') }), vec![Decoration::Figure(b'T', Figure::Turned)]]),
        family: Family::Listed(Listing(THE_BOX)),
        words: names(&[
            "Each player has 32 men. A player places a man on any empty cell.",
            "When the other three cells of a two by two square with the new man are all occupied, by men of either colour, the square is a closed box, and its three other men are \
             captured: enemy ones are turned over and change owner, own ones stay. One man may \
             close up to four boxes, all counted before any man is turned.",
            "A man turned over shows that the other player owns it; captured men may be \
             captured back, any number of times.",
            "Who has closed a box, even one of his own men alone, moves again, as a turn of its \
             own; else the other player moves. A player without men in hand lets the other one \
             go on.",
            "The game is over when the board is full. Who owns more cells has won; 32 to 32 is \
             a draw.",
        ]),
        writing: names(&[
            "`@d4` places a man; what it captures is not written.",
            "In a position T before a cell is a man turned over; each man is written with \
             the side that owns it.",
        ]),
        words_ru: names(&[
            "У каждого игрока 32 фишки. Игрок выставляет фишку на любое пустое поле.",
            "Если остальные три поля квадрата два на два с новой фишкой уже заняты фишками \
             любого цвета, квадрат — закрытая коробочка, и три её прежние фишки захвачены: чужие \
             переворачиваются и меняют хозяина, свои остаются. Одна фишка может закрыть до \
             четырёх коробочек, и все они считаются прежде, чем перевёрнута хоть одна фишка.",
            "Перевёрнутая фишка означает, что хозяин у неё — другой игрок; захваченные фишки \
             можно отбивать сколько угодно раз.",
            "Кто закрыл коробочку, хотя бы из одних своих фишек, ходит ещё раз, и это отдельный \
             ход; иначе ходит другой игрок. Игрок без фишек в запасе уступает ход другому.",
            "Игра кончается, когда доска заполнена. Выигрывает тот, кому принадлежит больше \
             полей; 32 на 32 — ничья.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки; что она захватила, не пишется.",
            "В позиции T перед полем — перевёрнутая фишка; каждая фишка записана за той \
             стороной, которая ею владеет.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Коробочка»; who moves on, what a capture is"),
        ]),
        ..base::empty_board()
    }
}
