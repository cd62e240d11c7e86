//! Fanorona (фанорона): rows taken by coming up to them or by leaving them.

use std::borrow::Cow;

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, names, said};
use super::{base, sources};
use crate::boards::FANORONA;
use crate::{Family, Listing, Setup, Spec, Drawing};

pub(super) fn spec() -> Spec {
    Spec {
        id: "fanorona".into(),
        name: "Fanorona".into(),
        name_ru: "Фанорона".into(),
        aliases: names(&["fanorona-5x9", "fanoron-tsivy", "фанорона"]),
        size: (9, 5),
        cells: Cells::Drawn,
        drawing: Some(Drawing {
            rows: &["*+*+*+*+*", "+*+*+*+*+", "*+*+*+*+*", "+*+*+*+*+", "*+*+*+*+*"],
            on_lines: true,
        }),
        setup: Setup::Cells {
            white: "a1 b1 c1 d1 e1 f1 g1 h1 i1 a2 b2 c2 d2 e2 f2 g2 h2 i2 b3 d3 g3 i3".into(),
            black: "a5 b5 c5 d5 e5 f5 g5 h5 i5 a4 b4 c4 d4 e4 f4 g4 h4 i4 a3 c3 f3 h3".into(),
        },
        family: Family::Listed(Listing(FANORONA)),
        words: names(&[
            "A player moves a stone along a line to the next point, which must be empty. If any \
             move takes, the turn must begin with one that does.",
            "By approach (A) a stone takes the enemy stone on the next point ahead, by withdrawal \
             (W) the one just behind the point that it left, and with it all enemy stones behind \
             it in an unbroken row on that line. If both are possible the player names one.",
            "The same stone may go on with captures, and may stop after any: never to a point on \
             which it has stood in this turn, never in the direction of the move just before.",
            "A side that has no legal turn has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Игрок ходит камнем по линии на соседний пункт, который должен быть пуст. Если \
             какой-нибудь ход берёт, начать нужно с такого.",
            "При сближении (A) камень берёт камень противника на следующем пункте впереди, при \
             отходе (W) — стоящий сразу за пунктом, с которого ушёл, а с ним и все камни \
             противника за ним, стоящие на этой линии подряд. Если возможно и то и другое, игрок \
             называет одно.",
            "Тот же камень может продолжать взятия и остановиться после любого; но нельзя вставать \
             на пункт, где он в этом ходу уже стоял, и нельзя идти в ту же сторону, что шагом \
             раньше.",
            "Кому ходить нечем, тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`d3-e3` moves without taking; a move that takes carries A (by approach) or W \
             (by withdrawal): `d3xe3A`, `e2xe3Axd4W`.",
        ]),
        writing_ru: names(&[
            "`d3-e3` — ход без взятия; ход со взятием несёт букву A (сближение) или W (отход): \
             `d3xe3A`, `e2xe3Axd4W`.",
        ]),
        sources: said(&[(sources::PAGES, "«Фанорона»"), (sources::COLLECTION, "«Фанорона», the same text")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
