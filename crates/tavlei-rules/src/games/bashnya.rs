//! The Tower (башня): stacks go as far as they are high and take along what they cross.

use std::borrow::Cow;

use tavlei_core::{Cells, Unsaid};

use super::looks::{hands, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::towers::BASHNYA;
use crate::{Family, Listing, Setup, Spec, Drawing};

pub(super) fn spec() -> Spec {
    Spec {
        id: "bashnya".into(),
        name: "The Tower".into(),
        name_ru: "Башня".into(),
        aliases: names(&["the-tower", "башня"]),
        cells: Cells::Drawn,
        drawing: Some(Drawing {
            rows: &[
                "  ++++  ", " ++++++ ", "++++++++", "++++++++", "++++++++", "++++++++", " ++++++ ",
                "  ++++  ",
            ],
            on_lines: false,
        }),
        // Eighteen men a side, as the book lists them; its fifty-two is the number of cells.
        setup: Setup::Cells {
            white: "b7 c7 f7 g7 d6 e6 b5 c5 f5 g5 d4 e4 b3 c3 f3 g3 d2 e2".into(),
            black: "d7 e7 b6 c6 f6 g6 d5 e5 b4 c4 f4 g4 d3 e3 b2 c2 f2 g2".into(),
        },
        decorations: shown([hands(Unsaid::None)]),
        family: Family::Listed(Listing(BASHNYA)),
        words: names(&[
            "A stack belongs to the side of its top man. A player moves so many top men of a \
             stack of his as he likes, exactly as many cells as they are men, along a rank or a \
             file to an empty cell; the rest stays and belongs to its new top man.",
            "Whatever is passed over, of either colour, goes whole under the men that move, one \
             stack after another.",
            "A man that stands alone may also jump over an enemy stack next to it to the empty \
             cell just behind, and takes it in the same way.",
            "A player may instead put a man from his reserve on any cell, empty or not; it stands \
             on top.",
            "After a turn a stack higher than five loses men from below until five are left: \
             enemy men leave the game, the player's own go to his reserve.",
            "Nothing must be taken. A side with no stack of its own and no reserve has lost, and \
             so has one that has no legal turn.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Башня принадлежит стороне верхней шашки. Игрок берёт со своей башни сколько угодно \
             верхних шашек и переставляет их по вертикали или горизонтали на пустое поле — ровно \
             на столько полей, сколько этих шашек; остальные остаются на месте и принадлежат \
             стороне своей новой верхней шашки.",
            "Всё, через что шашки прошли, любого цвета, целиком уходит под них, башня за башней.",
            "Одиночная шашка может также перепрыгнуть соседнюю башню противника на пустое поле \
             сразу за ней и берёт её так же.",
            "Вместо этого игрок может поставить шашку из своего резерва на любое поле, пустое или \
             нет; она встаёт сверху.",
            "После хода башня выше пяти шашек теряет нижние, пока их не останется пять: чужие \
             выходят из игры, свои идут игроку в резерв.",
            "Бить не обязательно. У кого нет ни своих башен, ни резерва, тот проиграл; проиграл и \
             тот, кому нечем ходить.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`c3-c2` moves a single man, `c3xc1` passes over something; from a stack the \
             number of men stands in front: `2c3-c5`, `3c3xf3`. `@d4` puts a man from the \
             reserve.",
        ]),
        writing_ru: names(&[
            "`c3-c2` — ход одиночной шашкой, `c3xc1` — проход через что-нибудь; при ходе с башни \
             число шашек стоит впереди: `2c3-c5`, `3c3xf3`. `@d4` ставит шашку из резерва.",
        ]),
        differs: Some(
            "In Sackson's Focus men land on top of other stacks; here they land on empty \
             cells and take what they pass over."
                .into(),
        ),
        differs_ru: Some(
            "В игре Сида Сэксона «Фокус» шашки встают поверх других башен; здесь они встают на \
             пустые поля и берут то, через что прошли."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Башня»; a stack passed over is taken whole, men land on empty cells")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
