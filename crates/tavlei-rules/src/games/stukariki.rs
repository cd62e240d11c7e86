//! Stukariki (стукарики): men slide to a stop; the long diagonals are to be filled.

use tavlei_core::{Block, Cells, Decoration};

use super::looks::{shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::knockers::{Knockers, Law};
use crate::{Family, Listing, Setup, Spec};

const ENGINE: Maker =
    Maker { name: "stukariki", make: |board, labels| opener::<Knockers>(board, labels, Law) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "stukariki".into(),
        name: "Stukariki (Knockers)".into(),
        name_ru: "Стукарики".into(),
        aliases: names(&["knockers", "стукарики"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1".into(),
            black: "b8 c8 d8 e8 f8 g8 h2 h3 h4 h5 h6 h7".into(),
        },
        decorations: shown([(0..8).flat_map(|n| [Block::cell(n, n), Block::cell(n, 7 - n)]).map(Decoration::Tint).collect()]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "A man slides along a file or rank as far as it can, until the border or another \
             man stops it, at least one cell.",
            "Nothing is taken and there is no passing.",
            "When all 16 cells of the two long diagonals are occupied, the side with more men \
             on them wins; with eight each, it is a draw. A side that can't move has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a2-g2`, `b1-a1`: from and to.",
        ]),
        words_ru: names(&[
            "Шашка скользит по вертикали или горизонтали до упора, пока её не остановит край \
             доски или другая шашка, хотя бы на одно поле.",
            "Ничего не бьют, пропускать ход нельзя.",
            "Когда заняты все 16 полей двух больших диагоналей, выигрывает сторона, у которой на \
             них больше шашек; если по восемь — ничья. Сторона, которой некуда ходить, \
             проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a2-g2`, `b1-a1`: откуда и куда.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Стукарики»")]),
        ..base::spec()
    }
}
