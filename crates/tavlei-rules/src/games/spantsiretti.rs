//! Spantsiretti (спанциретти, 80-клеточные шашки): Russian rules, ten files by eight ranks.

use super::base::{names, said};
use super::{draws, russian, sources};
use crate::Spec;

pub(super) fn spec() -> Spec {
    Spec {
        id: "spantsiretti".into(),
        name: "Spantsiretti (80 cells)".into(),
        name_ru: "Шашки Спанциретти (80-клеточные)".into(),
        aliases: names(&["spancirety", "80-клеточные", "спанциретти"]),
        pdn: Some(41),
        tried: None,
        size: (10, 8),
        // As the Russian code, without its rule on the main road.
        draws: draws::russian(false),
        sources: said(&[
            (sources::PDN, "GameType 41"),
            (sources::PROGRAMS, "Russian rules (hcheckers, Dagaz, Games-Checkers)"),
        ]),
        // Other formats have no name for it.
        ..russian::spec()
    }
}
