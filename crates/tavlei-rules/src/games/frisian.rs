//! Frisian draughts (фризские шашки, Frysk dammen): captures in eight directions, by value.

use tavlei_core::Dirs;

use super::base::{foreign, names, said};
use super::{draws, international, sources};
use crate::draughts::{Choice, Priority, Promotion, Rules};
use crate::{Family, Scale, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "frisian".into(),
        name: "Frisian draughts".into(),
        name_ru: "Фризские шашки".into(),
        aliases: names(&["frysk dammen", "frisian draughts", "fries dammen"]),
        pdn: Some(40),
        tried: Some(11),
        // PDN 40 (since 2014): results in the common scale.
        style: Style { scale: Scale::One, ..international::spec().style },
        family: Family::Draughts(Rules {
            // Frisian rules, art. 7 and 9: steps along diagonals; captures in all eight directions.
            man_takes: Dirs::EIGHT,
            king_takes: Dirs::EIGHT,
            // Art. 11: the capture worth most; among equal ones a king goes before a man.
            choice: Choice([Some(Priority::Value), Some(Priority::ByKing), None, None]),
            // Art. 10: a man stays a man until its turn ends.
            promotion: Promotion::Stay,
            // Art. 14: three quiet turns in a row with one king, while its side has a man.
            king_limit: 3,
            ..Rules::BASE
        }),
        draws: draws::frisian(),
        sources: said(&[(sources::FRISIAN, "articles 7-14, 17, 18, 21")]),
        foreign: foreign(&[("server", "frisian", false)]),
        ..international::spec()
    }
}
