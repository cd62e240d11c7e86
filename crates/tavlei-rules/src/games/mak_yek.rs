//! Thai draughts (мак-йёк): eight men a side, pieces taken leave the board at once.

use tavlei_core::{Corner, Dirs, LabelScheme, Side};

use super::base::{foreign, names, said};
use super::{base, sources};
use crate::draughts::{Landing, Promotion, Removal, Rules};
use crate::{Family, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "mak-yek".into(),
        name: "Thai draughts (mak-yek)".into(),
        name_ru: "Мак-йёк (тайские шашки)".into(),
        aliases: names(&["thai", "thai draughts", "makhos", "мак-йёк", "тайские"]),
        pdn: Some(31),
        tried: Some(13),
        // PDN 31: the player with the dark men begins.
        first: Side::Black,
        setup: Setup::Rows { free: 0, filled: 2 },
        // PDN 31 separates by a hyphen always and counts from Black's upper left.
        style: Style {
            take: '-',
            labels: LabelScheme::numeric(Corner::BottomRight),
            ..base::spec().style
        },
        family: Family::Draughts(Rules {
            man_takes: Dirs::FORWARD,
            lands: Landing::Next,
            promotion: Promotion::Stop,
            removal: Removal::AtOnce,
            ..Rules::BASE
        }),
        differs: Some(
            "Thai draughts are also known as makhos. The Siamese game of surrounding that \
             is called mak-yek too is another one."
                .into(),
        ),
        differs_ru: Some(
            "Тайские шашки называют и «махос». Сиамская игра с взятием через зажим, которую тоже \
             называют «мак-йёк», — другая."
                .into(),
        ),
        sources: said(&[
            (sources::PDN, "GameType 31"),
            (sources::RYZHENKOV, "«Мак-йёк»"),
            (sources::OVERVIEW, "Thai draughts"),
        ]),
        foreign: foreign(&[("zsg", "Thai Checkers", true)]),
        ..base::spec()
    }
}
