//! Renju with 25 men a side (Рендзю).

use tavlei_core::Side;

use super::looks::{shown, stock, words};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::RENJU_25;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "renju-25".into(),
        name: "Renju, 25 men".into(),
        name_ru: "Рендзю, по 25 фишек".into(),
        aliases: names(&["рендзю-25"]),
        // The restricted side, as in all renju.
        first: Side::Black,
        decorations: shown([stock(25), vec![words("passes", "passes in a row")]]),
        family: Family::Listed(Listing(RENJU_25)),
        words: names(&[
            "Each player has 25 men. Black begins. A player places a man on an empty cell; from \
             six men on the board he may pass instead, and who has no men left must.",
            "Black wins with an unbroken row of exactly five, White with five or more.",
            "Unless it makes five, Black may not place a man that makes six or more in a row, \
             two fours or more, or two open threes or more. A four is four men that one more \
             makes exactly five; a three is three men that one more, itself allowed, makes a \
             four open at both ends.",
            "Two passes in a row are a draw, and so is a position where neither player has men \
             enough to make five on any free line.",
        ]),
        writing: names(&[
            "`@d4` places a man, `--` is a pass.",
        ]),
        differs: Some(
            "Renju is played on 15 x 15 points, with rules for the opening. Here the board \
             has 8 x 8 cells, men are limited and the first ones go anywhere."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Рендзю»; forbidden moves are illegal"),
            (sources::RENJU, "threes, fours and the order of the tests"),
        ]),
        ..base::empty_board()
    }
}
