//! Pool checkers (пул): flying kings, free choice, Black first.

use tavlei_core::Side;

use super::base::{foreign, names, said};
use super::{base, draws, sources};
use crate::draughts::Rules;
use crate::{Family, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "pool".into(),
        name: "Pool checkers".into(),
        name_ru: "Пул (американский пул)".into(),
        aliases: names(&["american pool", "american pool checkers", "pool checkers"]),
        pdn: Some(23),
        tried: Some(6),
        // PDN 23: the player with the dark men begins.
        first: Side::Black,
        style: Style { labels: base::top_left(), ..base::spec().style },
        // APCA: men take both ways; any capture; a man that passes the last row stays a man.
        family: Family::Draughts(Rules::BASE),
        draws: draws::pool(),
        sources: said(&[
            (sources::APCA, "moves, captures, draw rules"),
            (sources::OVERVIEW, "«как международные, но выбор свободный»"),
        ]),
        foreign: foreign(&[("server", "pool", false)]),
        ..base::spec()
    }
}
