//! The Crossroads (Перекрёсток): rows and columns are taken, then areas counted.

use super::base::{names, said};
use super::{base, sources};
use crate::placement::CROSSROADS;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "perekrestok".into(),
        name: "The Crossroads".into(),
        name_ru: "Перекрёсток".into(),
        aliases: names(&["перекресток", "crossroads"]),
        family: Family::Listed(Listing(CROSSROADS)),
        words: names(&[
            "A player places a man on an empty cell whose row and column are both free or \
             already his; both become his. Who has no such cell passes; nobody else may.",
            "The game is over when neither player has such a cell. Empty cells joined by their \
             sides make up areas.",
            "An area belongs to the player with more men at its sides. If these are equal, men \
             on the cells that touch it only by a corner count too, and so do empty cells of \
             areas already decided that lie there, for their owners. If this is equal as well, \
             the area is nobody's.",
            "A player scores his men and the cells of his areas. The higher score wins; equal \
             scores are a draw.",
        ]),
        writing: names(&[
            "`@d7` places a man, `--` is a pass.",
        ]),
        words_ru: names(&[
            "Игрок выставляет фишку на пустое поле, горизонталь и вертикаль которого свободны \
             или уже принадлежат ему; обе становятся его. У кого такого поля нет, тот пропускает \
             ход; больше никто пропускать не может.",
            "Игра кончается, когда такого поля нет ни у кого. Пустые поля, соединённые \
             сторонами, составляют области.",
            "Область принадлежит тому игроку, у которого больше фишек по её сторонам. Если их \
             поровну, считаются и фишки на полях, которые касаются её только углом, и стоящие \
             там же пустые поля уже решённых областей — за их хозяев. Если и тут поровну, область \
             не принадлежит никому.",
            "Игроку идут в счёт его фишки и поля его областей. Выигрывает больший счёт; при \
             равном — ничья.",
        ]),
        writing_ru: names(&[
            "`@d7` — выставление фишки, `--` — пропуск хода.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Перекрёсток»; stocks do not bind, a player without a cell passes"),
        ]),
        ..base::empty_board()
    }
}
