//! Canadian draughts with the men that the Russian overview counts: four rows a side.

use super::base::{names, said};
use super::{canadian, sources};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "canadian-24".into(),
        name: "Canadian draughts with 24 men".into(),
        name_ru: "Канадские шашки, 24 шашки".into(),
        aliases: names(&[]),
        pdn: None,
        tried: None,
        setup: Setup::Rows { free: 0, filled: 4 },
        differs: Some(
            "Canadian draughts as it is played has 30 men a side (`canadian`); this is the \
             count of one book."
                .into(),
        ),
        differs_ru: Some(
            "В канадские шашки играют тридцатью шашками у стороны (`canadian`); здесь их столько, \
             сколько называет одна книга."
                .into(),
        ),
        sources: said(&[(sources::OVERVIEW, "«Канадские шашки»: 24 men a side")]),
        ..canadian::spec()
    }
}
