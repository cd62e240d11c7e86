//! Fenzu (Фэнзу): men fire along files and diagonals.

use super::looks::{halves, ringed, shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::FENZU;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "fenzu".into(),
        name: "Fenzu".into(),
        name_ru: "Фэнзу".into(),
        aliases: names(&["фэнзу"]),
        decorations: shown([stock(18), halves(), vec![ringed("target", "man under fire")]]),
        family: Family::Listed(Listing(FENZU)),
        words: names(&[
            "Each player has 18 men and places one a turn on an empty cell of his own half. A \
             cell is under fire from every enemy man on its file or diagonals, whatever stands \
             between; such cells may be used only when there are no others.",
            "When a man is placed under fire, the enemy's next turn must take it: he chooses \
             one of the men that fire at it, and takes that man back into his hand, and the man \
             under fire prisoner.",
            "When no capture is due and a player has no men in hand, the game is over. Who has \
             more men on the board and prisoners together has won.",
        ]),
        writing: names(&[
            "`@d4` places a man; `g5xg3` takes: the firing man on g5 goes back into the \
             hand, the man on g3 is prisoner.",
        ]),
        words_ru: names(&[
            "У каждого игрока 18 фишек, за ход он выставляет одну на пустое поле своей половины \
             доски. Поле простреливает всякая чужая фишка на его вертикали или диагоналях, что \
             бы ни стояло между ними; на такие поля можно выставлять, только если других нет.",
            "Если фишка выставлена под прострел, противник следующим ходом обязан взять её: он \
             выбирает одну из фишек, которые её простреливают, возвращает эту фишку в свой \
             запас, а фишку под прострелом берёт в плен.",
            "Когда брать нечего, а у игрока нет фишек в запасе, игра окончена. Выигрывает тот, у \
             кого больше фишек на доске и пленных вместе.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки; `g5xg3` — взятие: стрелявшая фишка с g5 возвращается в \
             запас, фишка с g3 — в плену.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Фэнзу»")]),
        ..base::empty_board()
    }
}
