//! Renju with 25 men a side (Рендзю).

use super::looks::{shown, stock, words};
use super::base::{foreign, names};
use super::{base, renju_20};
use crate::placement::RENJU_25;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "renju-25".into(),
        name: "Renju, 25 men".into(),
        name_ru: "Рендзю, по 25 фишек".into(),
        aliases: names(&["рендзю-25"]),
        foreign: foreign(&[("sgf", "4 renju-25", false)]),
        decorations: shown([stock(25), vec![words("passes", "passes in a row")]]),
        family: Family::Listed(Listing(RENJU_25)),
        ..base::told(
            renju_20::spec(),
            "Each player has 25 men. Black begins. A player places a man on an empty cell; from \
             six men on the board he may pass instead, and who has no men left must.",
            "У каждого игрока 25 фишек. Начинают чёрные. Игрок выставляет фишку на пустое поле; \
             когда на доске не меньше шести фишек, он может вместо этого пропустить ход, а у \
             кого фишек не осталось — обязан.",
        )
    }
}
