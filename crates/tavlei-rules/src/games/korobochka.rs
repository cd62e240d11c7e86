//! The Box (Коробочка): closing a two by two square captures.

use tavlei_core::{Decoration, Figure, Unsaid};

use super::looks::{hands, shown};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::THE_BOX;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "korobochka".into(),
        name: "The Box".into(),
        name_ru: "Коробочка".into(),
        aliases: names(&["коробочка", "box"]),
        decorations: shown([hands(Unsaid::Rest { of: 32, turned: Some(b'T') }), vec![Decoration::Figure(b'T', Figure::Turned)]]),
        family: Family::Listed(Listing(THE_BOX)),
        words: names(&[
            "Each player has 32 men. A player places a man on any empty cell.",
            "When the other three cells of a two by two square with the new man are all occupied, by men of either colour, the square is a closed box, and its three other men are \
             captured: enemy ones are turned over and change owner, own ones stay. One man may \
             close up to four boxes, all counted before any man is turned.",
            "A man turned over shows that the other player owns it; captured men may be \
             captured back, any number of times.",
            "Who has closed a box, even one of his own men alone, moves again, as a turn of its \
             own; else the other player moves. A player without men in hand lets the other one \
             go on.",
            "The game is over when the board is full. Who owns more cells has won; 32 to 32 is \
             a draw.",
        ]),
        writing: names(&[
            "`@d4` places a man; what it captures is not written.",
            "In a position T before a cell is a man turned over; each man is written with \
             the side that owns it.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Коробочка»; who moves on, what a capture is"),
        ]),
        ..base::empty_board()
    }
}
