//! Frysk! (фриск): Frisian rules with five men a side.

use super::base::{foreign, names, said};
use super::{frisian, sources};
use crate::{Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "frysk".into(),
        name: "Frysk!".into(),
        name_ru: "Фриск".into(),
        aliases: names(&["frysk!"]),
        pdn: None,
        other_numbers: vec![97].into(),
        tried: None,
        setup: Setup::Rows { free: 0, filled: 1 },
        differs: Some(
            "Frisian draughts (`frisian`) with five men a side in place of twenty."
                .into(),
        ),
        differs_ru: Some(
            "Это фризские шашки (`frisian`), но шашек у стороны не двадцать, а пять."
                .into(),
        ),
        sources: said(&[(sources::LIDRAUGHTS, "Frysk!, GameType 97"), (sources::FRISIAN, "all moves")]),
        foreign: foreign(&[("server", "frysk", false)]),
        ..frisian::spec()
    }
}
