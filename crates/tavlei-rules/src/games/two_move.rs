//! Two-move draughts (двухходовка, уральские шашки): two Russian turns at a time.

use super::base::{THIRD_TIME, names, said};
use super::{base, sources};
use crate::extensions::DOUBLE;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "two-move".into(),
        name: "Two-move draughts".into(),
        name_ru: "Двухходовка (уральские шашки)".into(),
        aliases: names(&["двухходовка", "уральские", "ural draughts", "dvukhkhodovka"]),
        style: Style { take: ':', ..base::spec().style },
        // Two orders of the same two moves are two turns.
        family: Family::Listed(Listing(DOUBLE)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking if there is such a \
             cell.",
            "Pieces taken leave the board when the turn ends; until then they block, and \
             none may be jumped twice. A capture must be carried on to its end.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "Whoever can take must take, any capture that he likes.",
            "A turn is two such moves, by the same piece or by two; each obeys the \
             compulsion to take when it is made. What the first one takes is off the board \
             for the second.",
            "The second move must be made if there is one. If there is none, or no enemy is \
             left, the turn is the first alone.",
            "A side that cannot begin a turn has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "The two moves stand with a comma between them: `c3-d4,e3-f4`, `c3xe5,g3-h4`; a \
             turn of one move has none.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Двухходовка»")]),
        ..base::spec()
    }
}
