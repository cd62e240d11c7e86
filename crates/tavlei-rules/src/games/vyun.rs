//! The Loach (Вьюн): one winding line of men.

use tavlei_core::{Decoration, Figure};

use super::looks::{ringed, shown, stock, words};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::LOACH;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "vyun".into(),
        name: "The Loach".into(),
        name_ru: "Вьюн".into(),
        aliases: names(&["вьюн", "loach"]),
        decorations: shown([stock(18), vec![ringed("last", "last man"), words("base", "man before it"), words("extra", "extra turn"), Decoration::Figure(b'T', Figure::Turned)]]),
        family: Family::Listed(Listing(LOACH)),
        words: names(&[
            "Each player has 18 men and places one a turn. The first man goes to one of the \
             four middle cells, the second to a cell at its side, turned over or not, as its \
             player likes.",
            "After that the line goes on from the last man: straight ahead with a plain man, \
             or, if the last man is not turned over, to one of the two other sides with a man \
             turned over. The cell must be empty.",
            "Who can't go on passes, and the other player, whose man is the last, has an extra \
             turn: if his last man is turned over and a cell at one of its two sides is empty, \
             he places a man turned over there; otherwise he places a plain man at the side of \
             any man of the player who has passed, which begins a new direction.",
            "Then the player who has passed goes on from that man.",
            "Who places his 18th man has won. If an extra turn is impossible too, who has \
             placed more men has won.",
        ]),
        writing: names(&[
            "`@d5` places a man, `@e4^` one turned over, `@d4/d5` one in a new direction, \
             seen from d5; `--` is a pass.",
            "In a position T before a cell is a man turned over.",
        ]),
        words_ru: names(&[
            "У каждого игрока 18 фишек, за ход выставляется одна. Первая фишка ставится на одно \
             из четырёх средних полей, вторая — на поле рядом с ней по стороне, перевёрнутой или \
             нет, как угодно её игроку.",
            "Дальше линия продолжается от последней фишки: прямо — простой фишкой или, если \
             последняя не перевёрнута, в одну из двух других сторон — перевёрнутой. Поле должно \
             быть пустым.",
            "Кто не может продолжить, пропускает ход, а другой игрок, чья фишка последняя, \
             получает добавочный ход: если его последняя фишка перевёрнута и поле по одну из \
             двух её сторон пусто, он ставит туда перевёрнутую; иначе он ставит простую фишку \
             рядом по стороне с любой фишкой того, кто пропустил, и она начинает новое \
             направление.",
            "Затем пропустивший продолжает от этой фишки.",
            "Кто выставил 18-ю фишку, тот выиграл. Если невозможен и добавочный ход, выигрывает \
             тот, кто выставил больше фишек.",
        ]),
        writing_ru: names(&[
            "`@d5` — выставление фишки, `@e4^` — перевёрнутой, `@d4/d5` — фишки в новом \
             направлении, если смотреть от d5; `--` — пропуск хода.",
            "В позиции T перед полем — перевёрнутая фишка.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Вьюн»; when a new direction begins, and how"),
        ]),
        ..base::empty_board()
    }
}
