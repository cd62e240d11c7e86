//! The Flood (Потоп): Go on cells.

use tavlei_core::Side;

use super::looks::{ringed, shown, stock, words};
use super::base::{foreign, names, said};
use super::{base, sources};
use crate::placement::FLOOD;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "potop".into(),
        name: "The Flood (Go on cells)".into(),
        name_ru: "Потоп".into(),
        aliases: names(&["потоп", "flood"]),
        // The number of Go.
        foreign: foreign(&[("sgf", "1", false)]),
        // As in Go; the book leaves it open.
        first: Side::Black,
        decorations: shown([stock(32), vec![words("passes", "passes in a row"), ringed("barred", "closed to the next turn")]]),
        family: Family::Listed(Listing(FLOOD)),
        words: names(&[
            "Each player has 32 men. A player places a man on any empty cell or passes.",
            "Men of one colour joined by the sides of cells are a group. At the end of every \
             turn, a pass included, all groups of the other player without an empty cell at \
             their sides are taken off for good.",
            "A man may be placed where it is shut in and takes nothing: it stands until the end \
             of the enemy's next turn.",
            "No man may bring back the board of before the enemy's last turn.",
            "Two passes in a row end the game. A player scores his men on the board and the \
             empty areas that touch no men but his. The higher score wins.",
        ]),
        writing: names(&[
            "`@d4` places a man, `--` is a pass.",
        ]),
        differs: Some(
            "In Go men stand on crossings of a larger board, men that can't live are taken \
             off at the end, and suicide is mostly forbidden. Here men that are shut in \
             stay for one turn, and all men on the board count at the end."
                .into(),
        ),
        words_ru: names(&[
            "У каждого игрока 32 фишки. Игрок выставляет фишку на любое пустое поле или \
             пропускает ход.",
            "Фишки одного цвета, соединённые сторонами полей, — группа. В конце каждого хода, и \
             пропуска тоже, все группы другого игрока, у которых нет пустого поля по стороне, \
             снимаются с доски насовсем.",
            "Фишку можно выставить и туда, где она заперта и ничего не берёт: она стоит до конца \
             следующего хода противника.",
            "Ни одна фишка не должна возвращать доску к тому, какой она была до последнего хода \
             противника.",
            "Два пропуска подряд кончают игру. Игроку идут в счёт его фишки на доске и пустые \
             области, которых касаются только его фишки. Выигрывает больший счёт.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки, `--` — пропуск хода.",
        ]),
        differs_ru: Some(
            "В го камни стоят на пересечениях большей доски, нежизнеспособные в конце снимаются, \
             а самоубийство по большей части запрещено. Здесь запертые фишки стоят ещё один ход, \
             а в конце в счёт идут все фишки на доске."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Потоп (по правилам Го)»")]),
        ..base::empty_board()
    }
}
