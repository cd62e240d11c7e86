//! Czech draughts (чешские шашки): a king that can take goes before a man.

use tavlei_core::Dirs;

use super::base::{names, said};
use super::{base, sources};
use crate::draughts::{Choice, Priority, Promotion, Rules};
use crate::{Family, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "czech".into(),
        name: "Czech draughts".into(),
        name_ru: "Чешские шашки".into(),
        aliases: names(&["česká dáma", "czech draughts"]),
        pdn: Some(29),
        tried: Some(7),
        family: Family::Draughts(Rules {
            // Czech federation: men take forward; crowning ends the turn.
            man_takes: Dirs::FORWARD,
            promotion: Promotion::Stop,
            // King before man, judged by what the piece is when the turn starts.
            choice: Choice([Some(Priority::ByKing), None, None, None]),
            ..Rules::BASE
        }),
        sources: said(&[
            (sources::CZECH, "captures"),
            (sources::PAGES, "«Чешские шашки»: the flying king"),
        ]),
        ..base::spec()
    }
}
