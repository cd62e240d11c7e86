//! Renju with 30 men a side (Рендзю).

use super::looks::{shown, stock, words};
use super::base::{foreign, names};
use super::{base, renju_20};
use crate::placement::RENJU_30;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "renju-30".into(),
        name: "Renju, 30 men".into(),
        name_ru: "Рендзю, по 30 фишек".into(),
        aliases: names(&["renju", "рендзю"]),
        // The number of gomoku and renju.
        foreign: foreign(&[("sgf", "4", false), ("sgf", "4 renju-30", false)]),
        decorations: shown([stock(30), vec![words("passes", "passes in a row")]]),
        family: Family::Listed(Listing(RENJU_30)),
        ..base::told(
            renju_20::spec(),
            "Each player has 30 men. Black begins. A player places a man on an empty cell; from \
             six men on the board he may pass instead, and who has no men left must.",
            "У каждого игрока 30 фишек. Начинают чёрные. Игрок выставляет фишку на пустое поле; \
             когда на доске не меньше шести фишек, он может вместо этого пропустить ход, а у \
             кого фишек не осталось — обязан.",
        )
    }
}
