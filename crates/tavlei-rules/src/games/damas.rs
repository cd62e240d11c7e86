//! Damas («усиленные шашки»): early checkers with flying kings and the most pieces.

use tavlei_core::Dirs;

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Choice, Promotion, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "damas".into(),
        name: "Damas (reinforced draughts)".into(),
        name_ru: "Дамас (усиленные шашки)".into(),
        aliases: names(&["усиленные шашки"]),
        family: Family::Draughts(Rules {
            man_takes: Dirs::FORWARD,
            choice: Choice::MOST,
            // As in the book's checkers: a crowned man goes on at once.
            promotion: Promotion::Continue,
            ..Rules::BASE
        }),
        differs: Some(
            "In Spanish and Portuguese every draughts is damas; the national games are \
             `spanish` and `portuguese`. This one is a book's: English men, flying kings, \
             the most pieces, and a new king goes on taking."
                .into(),
        ),
        differs_ru: Some(
            "По-испански и по-португальски «дамас» — любые шашки; национальные игры — `spanish` и \
             `portuguese`. Эта взята из книги: простые, как в английских, дальнобойные дамки, \
             взятие наибольшего числа шашек, а новая дамка бьёт дальше."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Дамас»")]),
        ..base::spec()
    }
}
