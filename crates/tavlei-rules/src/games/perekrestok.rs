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
        sources: said(&[
            (sources::RYZHENKOV, "«Перекрёсток»; stocks do not bind, a player without a cell passes"),
        ]),
        ..base::empty_board()
    }
}
