//! Jamaican draughts (ямайские шашки): pool checkers on the mirrored board.

use tavlei_core::Cells;

use super::base::{names, said};
use super::{base, pool, sources};
use crate::Spec;

pub(super) fn spec() -> Spec {
    Spec {
        id: "jamaican".into(),
        name: "Jamaican draughts".into(),
        name_ru: "Ямайские шашки".into(),
        aliases: names(&["jamaican draughts"]),
        // A form of number 23: `23,B,8,8,A1,1`.
        pdn: None,
        tried: None,
        cells: Cells::Light,
        style: base::spec().style,
        sources: said(&[(sources::PDN, "a form of GameType 23: 23,B,8,8,A1,1")]),
        // Other formats have no name for it.
        ..pool::spec()
    }
}
