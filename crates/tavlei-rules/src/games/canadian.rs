//! Canadian draughts (канадские шашки): twelve by twelve, thirty men a side.

use super::base::{names, said};
use super::{international, sources};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "canadian".into(),
        name: "Canadian draughts".into(),
        name_ru: "Канадские шашки".into(),
        aliases: names(&["canadian draughts", "12x12"]),
        pdn: Some(27),
        tried: Some(10),
        size: (12, 12),
        // The field plays thirty men; the overview's twenty-four are `canadian-24`.
        setup: Setup::Rows { free: 0, filled: 5 },
        sources: said(&[
            (sources::PDN, "GameType 27"),
            (sources::OVERVIEW, "«Канадские шашки»: international rules"),
        ]),
        // Other formats have no name for it.
        ..international::spec()
    }
}
