//! The Curtain (Завеса): intervals between own men must be filled.

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::CURTAIN;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "zavesa".into(),
        name: "The Curtain".into(),
        name_ru: "Завеса".into(),
        aliases: names(&["завеса", "curtain"]),
        decorations: shown([stock(30)]),
        family: Family::Listed(Listing(CURTAIN)),
        words: names(&[
            "Each player has 30 men. An interval is one or more empty cells in a row, column or \
             diagonal between two men of one player, with nothing else between them.",
            "A player who has intervals must choose one and fill all its cells in one turn. Who \
             has none places one man on any empty cell.",
            "Who has placed all 30 men has won. If an interval has more cells than he has men, \
             he fills those that come first by their names.",
        ]),
        writing: names(&[
            "The cells of a turn in the order of their names: `@c4`, `@b5,@c4`.",
        ]),
        words_ru: names(&[
            "У каждого игрока 30 фишек. Промежуток — одно или несколько пустых полей подряд по \
             горизонтали, вертикали или диагонали между двумя фишками одного игрока, когда между \
             ними больше ничего нет.",
            "Игрок, у которого есть промежутки, обязан выбрать один и заполнить за ход все его \
             поля. У кого их нет, тот ставит одну фишку на любое пустое поле.",
            "Кто выставил все 30 фишек, тот выиграл. Если полей в промежутке больше, чем у \
             игрока фишек, он заполняет те, что идут первыми по названию.",
        ]),
        writing_ru: names(&[
            "Поля хода в порядке их названий: `@c4`, `@b5,@c4`.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Завеса»; one interval a turn")]),
        ..base::empty_board()
    }
}
