//! International draughts (международные, стоклеточные шашки): ten by ten, the most pieces.

use super::base::{foreign, names, said};
use super::{base, draws, sources};
use crate::draughts::{Choice, Promotion, Removal, Rules};
use crate::{Family, Scale, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "international".into(),
        name: "International draughts".into(),
        name_ru: "Международные шашки".into(),
        aliases: names(&["standard", "polish", "стоклеточные", "international draughts", "10x10"]),
        pdn: Some(20),
        tried: Some(1),
        size: (10, 10),
        setup: Setup::Rows { free: 0, filled: 4 },
        style: Style { scale: Scale::Two, labels: base::top_left(), ..base::spec().style },
        family: Family::Draughts(Rules {
            // FMJD, art. 4: the most pieces must be taken; a man that passes over the last row in a
            // capture stays a man; pieces taken are lifted when the capture is over.
            choice: Choice::MOST,
            promotion: Promotion::Stay,
            removal: Removal::After,
            ..Rules::BASE
        }),
        draws: draws::international(),
        sources: said(&[
            (sources::FMJD, "moves, captures, draw rules"),
            (sources::OVERVIEW, "«Международные (стоклеточные) шашки»"),
        ]),
        foreign: foreign(&[("server", "standard", false), ("server", "international", false), ("server", "fromPosition", false)]),
        ..base::spec()
    }
}
