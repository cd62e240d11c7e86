//! Corners (уголки) of the yard with 15 men: steps and jumps in eight directions.

use tavlei_core::Dirs;

use super::looks::{camps, shown, words};
use super::base::names;
use super::{base, ugolki_10};
use crate::listed::{Maker, opener};
use crate::racing::corners::{Camp, Corners, Finish, Law};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law {
    camp: Camp::Triangle(5),
    dirs: Dirs::EIGHT,
    finish: Finish::Cells,
    must_leave: true,
    turns: None,
};

const ENGINE: Maker =
    Maker { name: "ugolki-15", make: |board, labels| opener::<Corners>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "ugolki-15".into(),
        name: "Corners of the yard, 15 men".into(),
        name_ru: "Уголки, 15 шашек".into(),
        aliases: names(&["corners 15", "уголки 15"]),
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 d1 d2 e1".into(),
            black: "h8 h7 h6 h5 h4 g8 g7 g6 g5 f8 f7 f6 e8 e7 d8".into(),
        },
        decorations: shown([camps(&[5, 4, 3, 2, 1]), vec![words("made", "turns made")]]),
        family: Family::Listed(Listing(ENGINE)),
        ..base::told(
            ugolki_10::spec(),
            "White's 15 men fill the triangle a1, a5, e1, Black's the same turned half round, \
             at h8. These are their camps.",
            "15 шашек белых занимают треугольник a1, a5, e1, шашки чёрных — такой же при \
             повороте доски на пол-оборота, у h8. Это их лагеря.",
        )
    }
}
