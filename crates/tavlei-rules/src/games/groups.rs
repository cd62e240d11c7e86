//! The families that the catalogue is shown by.

use crate::{Family, Group, Spec};

/// The games of a family that do not run on the draughts engine.
const LISTED: &[(Group, &[&str])] = &[
    (
        Group::Draughts,
        &[
            "keny",
            "stavropol",
            "two-move",
            "samoyed",
            "switch-off",
            "proskok",
            "proskok-return",
            "moscow",
            "president",
            "general",
            "wisman",
            "ukrainian-81",
            "altai-shatra",
            "shatra",
        ],
    ),
    (
        Group::Towers,
        &[
            "bashni",
            "lasca",
            "emergo",
            "emergo-7",
            "bashnya",
            "dipole",
            "tumbling-down",
            "fanorona",
            "ordo",
            "ordo-x",
            "tobit",
            "senegalese",
            "harzdame",
            "tim",
        ],
    ),
    (
        Group::Placement,
        &[
            "reversi",
            "korobochka",
            "atari",
            "greben",
            "perekrestok",
            "damut",
            "vyun",
            "ograda",
            "zavesa",
            "renju-20",
            "renju-25",
            "renju-30",
            "krestiki-noliki",
            "bridg-it",
            "kvadratura",
            "kvadratura-full",
            "goban",
            "potop",
            "tochki",
            "fenzu",
        ],
    ),
];

/// The family of a game: what is listed nowhere moves men on a board of its own kind.
pub(crate) fn group_of(spec: &Spec) -> Group {
    if matches!(spec.family, Family::Draughts(_)) {
        return Group::Draughts;
    }
    let listed = LISTED.iter().find(|(_, ids)| ids.contains(&spec.id.as_ref()));
    listed.map_or(Group::Moving, |(group, _)| *group)
}
