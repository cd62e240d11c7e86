//! Russian draughts (русские шашки, shashki): the starting point of many others.

use super::base::{foreign, names, said};
use super::{base, draws, sources};
use crate::draughts::{Choice, Landing, Promotion, Rules};
use crate::{Family, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "russian".into(),
        name: "Russian draughts".into(),
        name_ru: "Русские шашки".into(),
        aliases: names(&["shashki", "полные", "шашки полные", "russian draughts", "russian checkers"]),
        pdn: Some(25),
        tried: Some(3),
        style: Style { take: ':', ..base::spec().style },
        family: Family::Draughts(Rules {
            // Federation code: a man that reaches the last row goes on taking as a king.
            promotion: Promotion::Continue,
            // Federation code: any capture may be chosen; the king must land where it can go on.
            choice: Choice::FREE,
            lands: Landing::Any,
            ..Rules::BASE
        }),
        draws: draws::russian(true),
        sources: said(&[
            (sources::RUSSIAN_CODE, "moves, captures, draw rules"),
            (sources::RYZHENKOV, "«Шашки полные»"),
            (sources::OVERVIEW, "«Русские шашки»"),
        ]),
        foreign: foreign(&[("server", "russian", false), ("zsg", "Russian Draughts", false), ("zsg", "Shashki (Russian Draughts)", false)]),
        ..base::spec()
    }
}
