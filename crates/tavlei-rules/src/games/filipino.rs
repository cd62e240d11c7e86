//! Filipino draughts (dama, derecha): the Brazilian game on the mirrored board.

use tavlei_core::Cells;

use super::base::{names, said};
use super::{brazilian, draws, sources};
use crate::Spec;

pub(super) fn spec() -> Spec {
    Spec {
        id: "filipino".into(),
        name: "Filipino draughts (dama)".into(),
        name_ru: "Филиппинские шашки".into(),
        aliases: names(&["derecha", "philippine", "filipino dama"]),
        pdn: None,
        tried: None,
        cells: Cells::Light,
        draws: draws::filipino(),
        sources: said(&[(sources::QUILET, "moves, captures; three kings against one")]),
        // Other formats have no name for it.
        ..brazilian::spec()
    }
}
