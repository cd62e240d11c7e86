//! Corners (уголки) of the yard with 16 men: steps and jumps in eight directions.

use tavlei_core::Dirs;

use super::looks::{camps, shown, words};
use super::base::names;
use super::{base, ugolki_10};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Square(4),
    dirs: Dirs::EIGHT,
    finish: Finish::Cells,
    must_leave: true,
    turns: None,
};

const ENGINE: Maker =
    Maker { name: "ugolki-16", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ugolki-16".into(),
        name: "Corners of the yard, 16 men".into(),
        name_ru: "Уголки, 16 шашек".into(),
        aliases: names(&["corners 16", "уголки 16"]),
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4".into(),
            black: "h8 h7 h6 h5 g8 g7 g6 g5 f8 f7 f6 f5 e8 e7 e6 e5".into(),
        },
        decorations: shown([camps(&[4, 4, 4, 4]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        ..base::told(
            ugolki_10::spec(),
            "White's 16 men fill the square a1 to d4, Black's the same turned half round, at \
             h8. These are their camps.",
            "16 шашек белых занимают квадрат от a1 до d4, шашки чёрных — такой же при повороте \
             доски на пол-оборота, у h8. Это их лагеря.",
        )
    }
}
