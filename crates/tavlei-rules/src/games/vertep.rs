//! Vertep (вертеп): Russian rules; the back rows are kings, the other men never promote.

use super::base::{names, said};
use super::{base, russian, sources};
use crate::draughts::{Promotion, Rules};
use crate::{Family, Setup, Spec};

pub(super) fn spec() -> Spec {
    let russian = base::rules_of(&russian::spec());
    Spec {
        id: "vertep".into(),
        name: "Vertep".into(),
        name_ru: "Вертеп".into(),
        aliases: names(&["вертеп"]),
        pdn: None,
        tried: None,
        // The book's list of Black's kings has an e7 too many: it says four each.
        setup: Setup::Cells {
            white: "Ka1 Kc1 Ke1 Kg1 b2 d2 f2 h2 a3 c3 e3 g3".into(),
            black: "Kb8 Kd8 Kf8 Kh8 a7 c7 e7 g7 b6 d6 f6 h6".into(),
        },
        family: Family::Draughts(Rules { promotion: Promotion::Never, ..russian }),
        draws: base::spec().draws,
        words: names(&[
            "The four pieces on each side's first row begin as kings. A man on the last row \
             stands there and may still take backward.",
        ]),
        words_ru: names(&[
            "Четыре шашки на первом ряду каждой стороны с самого начала — дамки. Простая на \
             последнем ряду стоит на месте, но может бить назад.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Вертеп»")]),
        // Other formats have no name for it.
        ..russian::spec()
    }
}
