//! Corners (уголки) of the yard with 9 men: steps and jumps in eight directions.

use tavlei_core::Dirs;

use super::looks::{camps, shown, words};
use super::base::names;
use super::{base, ugolki_10};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Square(3),
    dirs: Dirs::EIGHT,
    finish: Finish::Cells,
    must_leave: true,
    turns: None,
};

const ENGINE: Maker =
    Maker { name: "ugolki-9", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ugolki-9".into(),
        name: "Corners of the yard, 9 men".into(),
        name_ru: "Уголки, 9 шашек".into(),
        aliases: names(&["corners 9", "уголки 9"]),
        setup: Setup::Cells {
            white: "a1 a2 a3 b1 b2 b3 c1 c2 c3".into(),
            black: "h8 h7 h6 g8 g7 g6 f8 f7 f6".into(),
        },
        decorations: shown([camps(&[3, 3, 3]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        ..base::told(
            ugolki_10::spec(),
            "White's 9 men fill the square a1 to c3, Black's the same turned half round, at \
             h8. These are their camps.",
            "9 шашек белых занимают квадрат от a1 до c3, шашки чёрных — такой же при повороте \
             доски на пол-оборота, у h8. Это их лагеря.",
        )
    }
}
