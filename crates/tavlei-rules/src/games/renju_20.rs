//! Renju with 20 men a side (Рендзю).

use tavlei_core::Side;

use super::looks::{shown, stock, words};
use super::base::{foreign, names, said};
use super::{base, sources};
use crate::placement::RENJU_20;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "renju-20".into(),
        name: "Renju, 20 men".into(),
        name_ru: "Рендзю, по 20 фишек".into(),
        aliases: names(&["рендзю-20"]),
        foreign: foreign(&[("sgf", "4 renju-20", false)]),
        // The restricted side, as in all renju.
        first: Side::Black,
        decorations: shown([stock(20), vec![words("passes", "passes in a row")]]),
        family: Family::Listed(Listing(RENJU_20)),
        words: names(&[
            "Each player has 20 men. Black begins. A player places a man on an empty cell; from \
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
        words_ru: names(&[
            "У каждого игрока 20 фишек. Начинают чёрные. Игрок выставляет фишку на пустое поле; \
             когда на доске не меньше шести фишек, он может вместо этого пропустить ход, а у \
             кого фишек не осталось — обязан.",
            "Чёрные выигрывают сплошным рядом ровно из пяти, белые — из пяти или более.",
            "Чёрным нельзя выставлять фишку, которая даёт шесть или более в ряд, две или более \
             четвёрки либо две или более открытые тройки, — если только она не составляет \
             пятёрку. Четвёрка — это четыре фишки, которые ещё одна дополняет ровно до пяти; \
             тройка — три фишки, из которых ещё одна, сама дозволенная, делает четвёрку, \
             открытую с обоих концов.",
            "Два пропуска подряд — ничья; ничья и тогда, когда ни у кого не хватает фишек, чтобы \
             составить пять ни на одной свободной линии.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки, `--` — пропуск хода.",
        ]),
        differs_ru: Some(
            "Рендзю играется на 15 x 15 пунктах, с правилами для начала партии. Здесь доска 8 x \
             8 полей, число фишек ограничено, а первые ставятся куда угодно."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Рендзю»; forbidden moves are illegal"),
            (sources::RENJU, "threes, fours and the order of the tests"),
        ]),
        ..base::empty_board()
    }
}
