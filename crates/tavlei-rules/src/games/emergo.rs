//! Emergo (эмерго): men enter, towers take the most.

use std::borrow::Cow;

use super::looks::{shown, stock};
use super::base::{names, said, THIRD_TIME};
use super::{base, sources};
use crate::towers::EMERGO;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "emergo".into(),
        name: "Emergo".into(),
        name_ru: "Эмерго".into(),
        aliases: names(&["эмерго"]),
        size: (9, 9),
        setup: Setup::Cells { white: "".into(), black: "".into() },
        decorations: shown([stock(12)]),
        family: Family::Listed(Listing(EMERGO)),
        words: names(&[
            "Each side has twelve men.",
            "Men stand on the cells of one colour and begin in hand; no direction is forward.",
            "Who can take must take, the most men that any of his pieces can. A piece jumps over \
             an enemy piece next to it, in any diagonal direction, to the free cell just behind; \
             the top man of what was jumped goes under the taker at once, the rest stays under \
             its new top man.",
            "A capture never jumps straight back after a jump, but may come to a cell, or jump a \
             piece, more than once.",
            "Who can't take and has men in hand enters one on a free cell; once the enemy's hand \
             is empty, all that are left at once, as one tower. White's first man may not enter \
             on the centre.",
            "Unless the enemy could take something before, a man must enter where the enemy can't \
             take anything after it. If there is no such cell, any free one will do.",
            "Who can't take and has no men in hand moves one piece one cell diagonally to a free \
             cell.",
            "A side with no piece of its own on the board and no man in hand has lost. If the \
             side to move has pieces but no legal turn, the game is drawn.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`@e5` enters a man, `3@e5` a tower of three; `c3-d4` is a step, `c3xe5xg3` a \
             capture.",
        ]),
        sources: said(&[(sources::PAGES, "«Эмерго»; the tower entered last may not stand under attack either, and a blocked side draws")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
