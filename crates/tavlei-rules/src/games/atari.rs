//! Capture Go (Атари): the first capture wins.

use tavlei_core::Side;

use super::looks::{shown, stock};
use super::base::{foreign, names, said};
use super::{base, sources};
use crate::placement::ATARI;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "atari".into(),
        name: "Capture Go (Atari)".into(),
        name_ru: "Атари".into(),
        aliases: names(&["capture-go", "атари"]),
        foreign: foreign(&[("sgf", "1 atari", false)]),
        // As in Go; the book leaves it open.
        first: Side::Black,
        decorations: shown([stock(32)]),
        family: Family::Listed(Listing(ATARI)),
        words: names(&[
            "Each player has 32 men. A player places a man on any empty cell; nobody may pass.",
            "Men of one colour joined by the sides of cells are a group. A group is surrounded \
             when no empty cell lies at the side of any of its men; the edge of the board helps \
             to surround.",
            "Who surrounds an enemy group has won.",
            "Otherwise, if the new man leaves a group of its own colour surrounded, the other \
             player has won.",
        ]),
        writing: names(&[
            "`@d4` places a man.",
        ]),
        words_ru: names(&[
            "У каждого игрока 32 фишки. Игрок выставляет фишку на любое пустое поле; пропускать \
             ход нельзя.",
            "Фишки одного цвета, соединённые сторонами полей, — группа. Группа окружена, когда \
             ни у одной из её фишек нет пустого поля по стороне; край доски помогает окружать.",
            "Кто окружил чужую группу, тот выиграл.",
            "Если же новая фишка оставляет окружённой группу своего цвета, выиграл другой игрок.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Атари»; a man that shuts itself in loses"),
        ]),
        ..base::empty_board()
    }
}
