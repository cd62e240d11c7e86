//! Italian draughts (итальянские шашки): men may not take kings; four rules of choice.

use tavlei_core::{Cells, Dirs};

use super::base::{names, said};
use super::{base, draws, sources};
use crate::draughts::{Choice, Priority, Promotion, Rules};
use crate::{Family, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "italian".into(),
        name: "Italian draughts".into(),
        name_ru: "Итальянские шашки".into(),
        aliases: names(&["dama italiana", "italian draughts"]),
        pdn: Some(22),
        tried: Some(4),
        // PDN 22: the right-hand corner is a playing cell, number 1 the far left one.
        cells: Cells::Light,
        style: Style { labels: base::top_left(), ..base::spec().style },
        family: Family::Draughts(Rules {
            // FID, regolamento: men take forward, and no kings; kings move one cell.
            man_takes: Dirs::FORWARD,
            man_takes_king: false,
            king_steps_far: false,
            king_takes_far: false,
            // FID: most pieces, then by a king, then most kings, then the king met first.
            choice: Choice([
                Some(Priority::Most),
                Some(Priority::ByKing),
                Some(Priority::MostKings),
                Some(Priority::KingFirst),
            ]),
            promotion: Promotion::Stop,
            ..Rules::BASE
        }),
        draws: draws::forty_moves(),
        sources: said(&[
            (sources::FID, "captures and their four priorities"),
            (sources::OVERVIEW, "«Итальянские шашки»"),
        ]),
        ..base::spec()
    }
}
