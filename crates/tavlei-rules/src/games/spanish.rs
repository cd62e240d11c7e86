//! Spanish draughts (испанские шашки): flying kings, the law of quantity and quality.

use tavlei_core::{Cells, Corner, Dirs, LabelScheme};

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Choice, Priority, Promotion, Rules};
use crate::{Family, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "spanish".into(),
        name: "Spanish draughts".into(),
        name_ru: "Испанские шашки".into(),
        aliases: names(&["damas españolas", "spanish draughts"]),
        pdn: Some(24),
        tried: Some(8),
        // PDN 24: the right-hand corner is a playing cell and number 1; numbers run leftward and up.
        cells: Cells::Light,
        style: Style { labels: LabelScheme::numeric(Corner::BottomRight), ..base::spec().style },
        family: Family::Draughts(Rules {
            man_takes: Dirs::FORWARD,
            // The federations' law of quantity, then of quality.
            choice: Choice([Some(Priority::Most), Some(Priority::MostKings), None, None]),
            promotion: Promotion::Stop,
            ..Rules::BASE
        }),
        sources: said(&[
            (sources::PDN, "GameType 24"),
            (sources::SPANISH_LAW, "law of quantity and quality"),
            (sources::OVERVIEW, "«Испанские шашки»"),
        ]),
        ..base::spec()
    }
}
