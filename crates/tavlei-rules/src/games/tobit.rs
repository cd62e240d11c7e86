//! Tobit (тобит): orthogonal draughts on a net of lines, from Khakassia.

use std::borrow::Cow;

use tavlei_core::{Cells, Corner, LabelScheme};

use super::base::{THIRD_TIME, THIRD_TIME_RU, foreign, names, said};
use super::{base, sources};
use crate::boards::TOBIT;
use crate::{Family, Listing, Setup, Spec, Drawing, Scale, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "tobit".into(),
        name: "Tobit".into(),
        name_ru: "Тобит".into(),
        aliases: names(&["тобит"]),
        size: (7, 6),
        cells: Cells::Drawn,
        drawing: Some(Drawing {
            rows: &[" ||||| ", "-+++++-", "-+++++-", "-+++++-", "-+++++-", " ||||| "],
            on_lines: true,
        }),
        setup: Setup::Cells {
            white: "1 2 3 4 5 6 7 8 9 10 11 12".into(),
            black: "27 28 29 30 31 32 33 34 35 36 37 38".into(),
        },
        // Left to right from White: the examples of the rules allow this and its mirror image.
        style: Style {
            take: ':',
            scale: Scale::Two,
            labels: LabelScheme::numeric(Corner::BottomLeft),
        },
        family: Family::Listed(Listing(TOBIT)),
        words: names(&[
            "Men (huls) stand on the crossings and ends of five long and four cross lines and go along the lines only. A hul goes one point forward, left or \
             right; a tobit any distance over free points in the four directions.",
            "Who can take must take; which way is free. A hul jumps over an enemy next to it \
             forward, left or right to the free point just behind; a tobit over the first piece \
             on its line, near or far, to any free point behind.",
            "The capture goes on while it can. Men jumped leave after the turn, block until then, \
             and are not jumped twice. A tobit must land where it can go on, if a point behind \
             the piece allows it.",
            "A hul that reaches a far end of a long line is a tobit for good.",
            "A side that has no legal turn, all taken or shut in, has lost.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Шашки (хулы) стоят на пересечениях и концах пяти продольных и четырёх поперечных \
             линий и ходят только по линиям. Хул ходит на один пункт вперёд, влево или вправо; \
             тобит — на любое расстояние по свободным пунктам в четыре стороны.",
            "Бить обязательно; из нескольких взятий выбирают любое. Хул перепрыгивает соседнюю \
             шашку противника вперёд, влево или вправо на свободный пункт сразу за ней; тобит — \
             первую шашку на своей линии, близкую или далёкую, на любой свободный пункт за ней.",
            "Взятие продолжается, пока возможно. Побитые снимаются после хода, до того \
             загораживают путь, и дважды перепрыгнуть одну нельзя. Тобит должен встать туда, \
             откуда можно бить дальше, если такой пункт за шашкой есть.",
            "Хул, достигший дальнего конца продольной линии, становится тобитом навсегда.",
            "Кому ходить нечем — все побиты или заперты, — тот проиграл.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`7-14` is a step, `8x22` a capture with every point on which the piece stood: \
             `7x21x23x36`. The short forms 8:22 and 7:21:23:36, in which landings on \
             the way straight ahead are left out, are read too.",
        ]),
        writing_ru: names(&[
            "`7-14` — тихий ход, `8x22` — взятие со всеми пунктами, на которых шашка стояла: \
             `7x21x23x36`. Читаются и краткие записи 8:22 и 7:21:23:36, где остановки на прямом \
             пути пропущены.",
        ]),
        sources: said(&[(sources::TOBIT, "the rules with their examples; captures as in Russian draughts, where the text is lost")]),
        draws: Cow::Borrowed(&[]),
        foreign: foreign(&[("zsg", "Tobit", false)]),
        ..base::spec()
    }
}
