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
        sources: said(&[(sources::RYZHENKOV, "«Фэнзу»")]),
        ..base::empty_board()
    }
}
