//! Goban (Гобан): men are placed, then moved, and rows of five recorded.

use super::looks::{shown, stock, words};
use super::base::{foreign, names, said};
use super::{base, sources};
use crate::placement::GOBAN;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "goban".into(),
        name: "Goban".into(),
        name_ru: "Гобан".into(),
        aliases: names(&["гобан"]),
        // SGF has Black begin.
        foreign: foreign(&[("sgf", "4 goban", true)]),
        decorations: shown([stock(12), vec![words("made-w", "White's fives"), words("made-b", "Black's fives")]]),
        family: Family::Listed(Listing(GOBAN)),
        words: names(&[
            "Each player has 12 men and places them one a turn on any empty cells. When all \
             stand, a turn moves one man one step, in any of the eight directions, to an empty \
             cell.",
            "After his turn a player records each row of five cells side by side, in any \
             direction, that is full of his men, for a point, also while men are being placed. \
             A recorded row gives nothing when it comes again; a row of six holds two.",
            "Who has recorded ten rows has won, with three points more. Who can't move has \
             lost.",
            "A position that comes for the third time is a draw.",
        ]),
        writing: names(&[
            "`@d4` places a man, `d4-e5` moves one.",
        ]),
        words_ru: names(&[
            "У каждого игрока 12 фишек, он выставляет их по одной за ход на любые пустые поля. \
             Когда выставлены все, за ход одна фишка переставляется на один шаг в любую из \
             восьми сторон, на пустое поле.",
            "После своего хода игрок записывает по очку за каждый ряд из пяти полей подряд, в \
             любом направлении, целиком занятый его фишками, — и тогда, когда фишки ещё \
             выставляются. Записанный ряд, возникнув снова, ничего не даёт; в ряду из шести \
             полей таких рядов два.",
            "Кто записал десять рядов, тот выиграл и получает ещё три очка. Кому некуда ходить, \
             тот проиграл.",
            "Позиция, возникшая в третий раз, — ничья.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки, `d4-e5` — ход.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Гобан»; diagonal steps, a row scores once"),
        ]),
        ..base::empty_board()
    }
}
