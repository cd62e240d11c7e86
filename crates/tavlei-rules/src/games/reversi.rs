//! Reversi, Othello (реверси): enclosed men change sides.

use std::borrow::Cow;

use tavlei_core::{Cells, Side};

use super::base::{foreign, names, said};
use super::{base, sources};
use crate::placement::REVERSI;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "reversi".into(),
        name: "Reversi (Othello)".into(),
        name_ru: "Реверси (Отелло)".into(),
        aliases: names(&["othello", "отелло"]),
        foreign: foreign(&[("sgf", "2", false), ("ggf", "Othello", false), ("transcript", "othello", false), ("wthor", "othello", false)]),
        cells: Cells::All,
        // The first of the two setups that the book names: the first moves are those of Othello.
        setup: Setup::Cells { white: "d4 e5".into(), black: "d5 e4".into() },
        // As in Othello; the book leaves it open.
        first: Side::Black,
        family: Family::Listed(Listing(REVERSI)),
        words: names(&[
            "A player places a man so that it encloses at least one unbroken row of enemy men, in \
             any of the eight directions, between it and another man of his own.",
            "All enemy men in all such rows change sides.",
            "Who can't place so, passes; who can, may not.",
            "The game is over when neither side can place. The side with more men has won.",
        ]),
        writing: names(&[
            "`@d3` places a man, `--` is a pass; the men turned over are not written.",
            "The bare cell, d3, is read as well, and so is a transcript of cells without spaces, \
             in which passes are left out: f5d6c3.",
        ]),
        differs: Some(
            "The game is that of Othello; men are not handed out, and records write `@d3` \
             where those of Othello write d3."
                .into(),
        ),
        words_ru: names(&[
            "Игрок выставляет фишку так, чтобы между ней и другой своей фишкой оказался хотя бы \
             один сплошной ряд чужих, в любом из восьми направлений.",
            "Все чужие фишки во всех таких рядах меняют цвет.",
            "Кто так выставить не может, пропускает ход; кто может, пропускать не вправе.",
            "Игра кончается, когда выставить не может никто. Выигрывает сторона, у которой фишек \
             больше.",
        ]),
        writing_ru: names(&[
            "`@d3` — выставление фишки, `--` — пропуск хода; перевёрнутые фишки не пишутся.",
            "Читается и просто поле, d3, и запись полями без пробелов, в которой пропуски ходов \
             опущены: f5d6c3.",
        ]),
        differs_ru: Some(
            "Это отелло; фишки заранее не делятся, а вместо d3, как пишут в отелло, записи \
             содержат `@d3`."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Реверси»; stocks do not bind")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
