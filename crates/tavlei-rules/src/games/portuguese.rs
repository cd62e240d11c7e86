//! Portuguese draughts (damas clássicas): the moves of the Spanish game.

use super::base::{foreign, names, said};
use super::{sources, spanish};
use crate::Spec;

pub(super) fn spec() -> Spec {
    Spec {
        id: "portuguese".into(),
        name: "Portuguese draughts".into(),
        name_ru: "Португальские шашки".into(),
        aliases: names(&["damas clássicas", "portuguese draughts"]),
        pdn: Some(28),
        tried: Some(9),
        // The corner at the player's right is a playing cell; number 1 is White's lower right one.
        sources: said(&[(sources::PORTUGUESE, "Damas Clássicas")]),
        foreign: foreign(&[("server", "portuguese", false)]),
        ..spanish::spec()
    }
}
