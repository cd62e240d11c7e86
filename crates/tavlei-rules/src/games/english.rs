//! English draughts (checkers, американские шашки): short kings, forward captures, Black first.

use tavlei_core::{Dirs, Side};

use super::base::{foreign, names, said};
use super::{base, draws, sources};
use crate::draughts::{Promotion, Rules};
use crate::{Family, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "english".into(),
        name: "English draughts (checkers)".into(),
        name_ru: "Английские шашки (чекерс)".into(),
        aliases: names(&[
            "checkers", "american", "american checkers", "american/english", "english draughts",
            "британские", "американские", "чекерс",
        ]),
        pdn: Some(21),
        tried: Some(2),
        // PDN 21: the player with the dark men begins.
        first: Side::Black,
        style: Style { labels: base::top_left(), ..base::spec().style },
        family: Family::Draughts(Rules {
            // WCDF rules 1.12-1.19: men move and take forward, kings one cell in all four
            // diagonals; any capture may be chosen; crowning ends the turn.
            man_takes: Dirs::FORWARD,
            king_steps_far: false,
            king_takes_far: false,
            promotion: Promotion::Stop,
            ..Rules::BASE
        }),
        draws: draws::forty_moves(),
        differs: Some(
            "Early checkers (`early-checkers`), as older books have it, let a man that has \
             just become a king go on taking at once."
                .into(),
        ),
        differs_ru: Some(
            "Ранние шашки (`early-checkers`), как их описывают старые книги, позволяют простой, \
             только что ставшей дамкой, сразу бить дальше."
                .into(),
        ),
        sources: said(&[
            (sources::WCDF, "moves and captures"),
            (sources::OVERVIEW, "«Английские шашки (американские, чекерс)»"),
        ]),
        foreign: foreign(&[("server", "english", true), ("server", "american", true)]),
        ..base::spec()
    }
}
