//! Cats and mouse (кошки-мышь): three cats hunt a mouse that runs for the border.

use tavlei_core::{Cells, Decoration, Figure, Seat, Side, Unsaid};

use super::looks::{hand, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::hunts::mouse::{Hunt, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { cats: 3 };

const ENGINE: Maker =
    Maker { name: "cats-and-mouse", make: |board, labels| opener::<Hunt>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "cats-and-mouse".into(),
        name: "Cats and mouse".into(),
        name_ru: "Кошки-мышь".into(),
        aliases: names(&["cat and mouse", "кошки-мышка"]),
        cells: Cells::All,
        // The book lets the mouse begin on any of the four middle cells, which are alike.
        setup: Setup::Cells { white: "d4".into(), black: "".into() },
        decorations: shown([vec![hand(Seat::Black, Unsaid::Rest { of: 3, turned: None })], vec![Decoration::Army(Side::White, Figure::Beast)]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White has a mouse on d4, Black three cats in hand.",
            "The mouse must go one cell in any of the eight directions to a cell without a cat.",
            "Black either places one cat on a free cell that does not touch the mouse's cell, \
             or makes exactly as many steps as there are cats on the board: each step by any \
             cat, one cell in any direction, to a cell without another cat. With no cat on \
             the board Black must place, with all three he must step.",
            "A cat that steps on the mouse eats it, and the turn ends at once; no cat has to.",
            "Black wins when the mouse is eaten or has no step. White wins at once when the mouse stands on \
             the border (files a and h, ranks 1 and 8).",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`d4-e5` is a step of the mouse, `@a1` places a cat; the steps of the cats \
             stand with commas between them, `a1-b2,h8-g7`, and x eats the mouse: \
             `e5-d4,d4xc3`.",
        ]),
        words_ru: names(&[
            "У белых мышь на d4, у чёрных три кошки в запасе.",
            "Мышь обязана пойти на одно поле в любую из восьми сторон, туда, где нет кошки.",
            "Чёрные либо выставляют одну кошку на свободное поле, не соседнее с полем мыши, либо \
             делают ровно столько шагов, сколько кошек на доске: каждый шаг — любой кошкой, на \
             одно поле в любую сторону, туда, где нет другой кошки. Пока на доске нет ни одной \
             кошки, чёрные обязаны выставлять, а когда стоят все три — ходить.",
            "Кошка, ступившая на поле мыши, съедает её, и ход на этом кончается; есть мышь не \
             обязательно.",
            "Чёрные выигрывают, когда мышь съедена или ей некуда идти. Белые выигрывают сразу, \
             как только мышь встала на край доски (вертикали a и h, горизонтали 1 и 8).",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`d4-e5` — ход мыши, `@a1` — выставление кошки; шаги кошек пишутся через запятую, \
             `a1-b2,h8-g7`, а поедание мыши — через x: `e5-d4,d4xc3`.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Кошки-мышь»")]),
        ..base::spec()
    }
}
