//! German draughts (Damespiel): as Czech without its rule of choice; kings land just behind.

use tavlei_core::Dirs;

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Landing, Promotion, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "german".into(),
        name: "German draughts (Damespiel)".into(),
        name_ru: "Немецкие шашки".into(),
        aliases: names(&["damespiel", "german draughts"]),
        family: Family::Draughts(Rules {
            // German texts: men take forward only, promotion ends the turn, free choice.
            man_takes: Dirs::FORWARD,
            promotion: Promotion::Stop,
            // Older books: the king lands just behind the piece taken.
            lands: Landing::Next,
            ..Rules::BASE
        }),
        differs: Some(
            "Some programs call another game German draughts, in which men also take \
             backward and kings land where they like: that is `pool`, with White first."
                .into(),
        ),
        differs_ru: Some(
            "Некоторые программы называют немецкими шашками другую игру, где простые бьют и назад, \
             а дамка встаёт куда угодно за побитой: это `pool`, но начинают белые."
                .into(),
        ),
        sources: said(&[(sources::GERMAN, "moves and captures; removal after the capture")]),
        ..base::spec()
    }
}
