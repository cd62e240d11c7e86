//! Switch-off (отключка, северные шашки): a king that is taken becomes a man again.

use super::base::{names, said};
use super::{base, russian, sources};
use crate::draughts::Rules;
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    let russian = russian::spec();
    Spec {
        id: "switch-off".into(),
        name: "Switch-off".into(),
        name_ru: "Отключка (северные шашки)".into(),
        aliases: names(&["отключка", "северные", "otklyuchka", "northern draughts"]),
        style: russian.style.clone(),
        family: Family::Draughts(Rules {
            // It may not be jumped twice in one turn, and becomes a king only by coming to the
            // last row anew.
            kings_fall: true,
            ..base::rules_of(&russian)
        }),
        words: names(&[
            "A man so made on its own last row has no step there, but may take backward, \
             and becomes a king only by coming to the last row anew.",
        ]),
        words_ru: names(&[
            "Дамка, ставшая простой на своём последнем ряду, ходить оттуда не может, но может бить \
             назад, а дамкой станет, лишь снова придя на последний ряд.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Отключка»")]),
        ..base::spec()
    }
}
