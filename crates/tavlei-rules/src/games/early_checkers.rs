//! Early checkers («Чекерс (ранние шашки)»): a man crowned in a capture goes on at once.

use super::base::{names, said};
use super::{base, english, sources};
use crate::draughts::{Promotion, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let english = base::rules_of(&english::spec());
    Spec {
        id: "early-checkers".into(),
        name: "Early checkers".into(),
        name_ru: "Чекерс (ранние шашки)".into(),
        aliases: names(&["ранние шашки"]),
        family: Family::Draughts(Rules {
            // The book lets a man that has become a king go on taking at once.
            promotion: Promotion::Continue,
            ..english
        }),
        differs: Some(
            "Today's English draughts (`english`) ends the turn of a man that becomes a \
             king; here it goes on taking at once. White moves first."
                .into(),
        ),
        differs_ru: Some(
            "В нынешних английских шашках (`english`) ход простой, ставшей дамкой, на этом \
             кончается; здесь она сразу бьёт дальше. Начинают белые."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Чекерс»")]),
        ..base::spec()
    }
}
