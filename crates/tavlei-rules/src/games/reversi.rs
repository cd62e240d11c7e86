//! Reversi, Othello (реверси): enclosed men change sides.

use std::borrow::Cow;

use tavlei_core::{Cells, Side};

use super::base::{names, said};
use super::{base, sources};
use crate::placement::REVERSI;
use crate::{Family, Listing, Setup, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "reversi".into(),
        name: "Reversi (Othello)".into(),
        name_ru: "Реверси (Отелло)".into(),
        aliases: names(&["othello", "отелло"]),
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
        ]),
        differs: Some(
            "The game is that of Othello; men are not handed out, and records write `@d3` \
             where those of Othello write d3."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Реверси»; stocks do not bind")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
