//! Stavropol draughts (чужеходка, ставропольские шашки): the other side's men may be moved too.

use super::base::{THIRD_TIME, names, said};
use super::{base, sources};
use crate::extensions::FOREIGN;
use crate::{Family, Listing, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "stavropol".into(),
        name: "Stavropol draughts".into(),
        name_ru: "Чужеходка (ставропольские шашки)".into(),
        aliases: names(&["чужеходка", "ставропольские", "chuzhekhodka"]),
        style: Style { take: ':', ..base::spec().style },
        // «May move the opponent's man instead of his own»: as that man moves, and takes, for its owner.
        family: Family::Listed(Listing(FOREIGN)),
        words: names(&[
            "Men step one cell diagonally forward and take in all four diagonals, by \
             jumping over the piece next to them to the free cell just behind.",
            "A king steps any distance along diagonals. It takes from any distance and \
             lands on any free cell behind, where it can go on taking if there is such a \
             cell.",
            "Pieces taken leave the board when the turn ends; until then they block, and \
             none may be jumped twice. A capture must be carried on to its end.",
            "A man that reaches the last row becomes a king at once, and goes on taking as one.",
            "Instead of a turn of his own a player may make one that his opponent could \
             make: the opponent's men go in their own forward direction and take the \
             player's pieces. A man promoted so stays its owner's.",
            "Taking is compulsory over both sets of pieces together: if a piece of either \
             side can take, the turn must be a capture, by a piece of either side, as the \
             player likes.",
            "A side without pieces has lost, whoever took the last one; so has a side to \
             move that can move neither its own pieces nor the other's.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`c3-d4` is a step, `c3xe5xg7` a capture; a turn with the other side's pieces \
             is written in the same way.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Чужеходка»")]),
        ..base::spec()
    }
}
