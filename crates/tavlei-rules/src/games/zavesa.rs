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
        sources: said(&[(sources::RYZHENKOV, "«Завеса»; one interval a turn")]),
        ..base::empty_board()
    }
}
