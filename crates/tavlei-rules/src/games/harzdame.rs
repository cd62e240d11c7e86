//! Harzdame (харцдаме): from corner to corner, forward and to the right.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::boards::HARZDAME;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "harzdame".into(),
        name: "Harzdame".into(),
        name_ru: "Харцдаме".into(),
        aliases: names(&["harz-dame", "харцдаме", "гарцдаме"]),
        cells: Cells::All,
        // Two triangles, whose outer edges are where the other side promotes.
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 c1 c2 c3 c4 d1 d2 d3 e1 e2 f1".into(),
            black: "h8 h7 h6 h5 h4 h3 g8 g7 g6 g5 g4 f8 f7 f6 f5 e8 e7 e6 d8 d7 c8".into(),
        },
        family: Family::Listed(Listing(HARZDAME)),
        words: names(&[
            "A man goes one cell forward or to its owner's right to a free cell; a king goes like \
             a rook.",
            "Who can take must take the most pieces that he can; of equal captures he may choose. \
             A man jumps over an enemy next to it in any of the four directions to the free cell \
             just behind; a king over the first piece on its line, near or far, to any free cell \
             behind.",
            "The capture goes on while it can, but never straight back. Men jumped leave after \
             the turn, block until then, and are not jumped twice.",
            "A man whose turn ends in its area is a king: White's is c8-h8 and h3-h8, Black's \
             a1-a6 and a1-f1. Who only passes through it in a capture goes on as a man.",
            "A side that has no legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Простая ходит на одно свободное поле вперёд или вправо от своего игрока; дамка ходит \
             как ладья.",
            "Бить обязательно, и притом то взятие, где шашек больше всего; из равных выбирают \
             любое. Простая перепрыгивает соседнюю шашку противника в любую из четырёх сторон на \
             свободное поле сразу за ней; дамка — первую шашку на своей линии, близкую или \
             далёкую, на любое свободное поле за ней.",
            "Взятие продолжается, пока возможно, но никогда прямо назад. Побитые снимаются после \
             хода, до того загораживают путь, и дважды перепрыгнуть одну нельзя.",
            "Простая, закончившая ход в своей области, становится дамкой: область белых — c8-h8 и \
             h3-h8, чёрных — a1-a6 и a1-f1. Лишь прошедшая через неё при взятии продолжает \
             простой.",
            "Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`a6-a7` is a step, `c6xc8xe8` a capture.",
        ]),
        writing_ru: names(&[
            "`a6-a7` — тихий ход, `c6xc8xe8` — взятие.",
        ]),
        sources: said(&[(sources::PAGES, "«Харцдаме»")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
