//! Four dogs (четыре собаки): four dogs shut a wolf in, or it slips through.

use tavlei_core::{Cells, Side};

use super::looks::{enters, shown};
use super::base::{names, said};
use super::{base, sources};
use crate::hunts::herd::{Goal, Herd, Jumps, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { beast: Side::Black, jumps: Jumps::Never, goal: Goal::Home };

const ENGINE: Maker =
    Maker { name: "four-dogs", make: |board, labels| opener::<Herd>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "four-dogs".into(),
        name: "Four dogs".into(),
        name_ru: "Четыре собаки".into(),
        aliases: names(&["wolf and dogs", "wolf and sheep", "волк и собаки", "волк и овцы"]),
        cells: Cells::Dark,
        setup: Setup::Cells { white: "a1 a3 a5 a7".into(), black: "".into() },
        // The wolf begins: its free choice of a cell is its first turn.
        first: Side::Black,
        decorations: shown([enters(Side::Black)]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's four dogs begin on file a. Black's wolf begins in hand: Black's first \
             turn places it on h2, h4, h6 or h8. Then White moves, and so on in turn.",
            "A dog goes one cell diagonally forward, towards file h, to a free cell. The wolf \
             goes one cell diagonally in any direction.",
            "Nothing is taken, nothing is jumped over, and there is no passing.",
            "Black wins when the wolf stands on file a. Otherwise a side that can't move has \
             lost: the wolf when it is shut in, the dogs when they are all stuck.",
        ]),
        writing: names(&[
            "`@h4` places the wolf, `a3-b4` is a step.",
        ]),
        words_ru: names(&[
            "Четыре собаки белых в начале стоят на вертикали a. Волк чёрных в начале в запасе: \
             первым ходом чёрные выставляют его на h2, h4, h6 или h8. Затем ходят белые, и \
             дальше по очереди.",
            "Собака ходит на одно поле по диагонали вперёд, в сторону вертикали h, на свободное \
             поле. Волк ходит на одно поле по диагонали в любую сторону.",
            "Никто никого не бьёт и не перепрыгивает, пропускать ход нельзя.",
            "Чёрные выигрывают, когда волк встал на вертикаль a. В остальном проигрывает \
             сторона, которой некуда ходить: волк — если его заперли, собаки — если все они \
             застряли.",
        ]),
        writing_ru: names(&[
            "`@h4` — выставление волка, `a3-b4` — ход.",
        ]),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Четыре собаки»; the lines are taken as files, as the book says three times",
        )]),
        ..base::spec()
    }
}
