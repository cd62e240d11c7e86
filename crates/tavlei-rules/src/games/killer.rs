//! Killer draughts (киллер): a king that takes a king last must stop just behind it.

use super::base::{names, said};
use super::{base, international, sources};
use crate::draughts::{Landing, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let international = base::rules_of(&international::spec());
    Spec {
        id: "killer".into(),
        name: "Killer draughts".into(),
        name_ru: "Киллер".into(),
        aliases: names(&["killer"]),
        pdn: None,
        other_numbers: vec![45].into(),
        tried: None,
        // A rule about landing: it follows the rule of the most pieces.
        family: Family::Draughts(Rules { lands: Landing::Killer, ..international }),
        sources: said(&[(sources::KILLER, "landing behind a king")]),
        // Other formats have no name for it.
        ..international::spec()
    }
}
