//! Man and lion (человек и лев): a man runs round a lion to its corner.

use tavlei_core::{Block, Cells, Decoration, Figure, Side};

use super::looks::{middle, ringed, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::hunts::lion::{Chase, Law};
use crate::listed::{Maker, opener};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { reach: 3 };

const ENGINE: Maker =
    Maker { name: "man-and-lion", make: |board, labels| opener::<Chase>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "man-and-lion".into(),
        name: "Man and lion".into(),
        name_ru: "Человек и лев".into(),
        aliases: names(&["lion and man", "человек и лев"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "a1".into(), black: "h8".into() },
        decorations: shown([middle(), vec![Decoration::Tint(Block::cell(0, 0)), ringed("goal", "the man's goal")], vec![Decoration::Army(Side::White, Figure::Beast)]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White has a lion on a1, Black a man on h8.",
            "The lion goes one cell in any of the eight directions to a free cell, but never \
             away from the man: the greater of the differences in files and in ranks between \
             the two may not grow. It may not step on the man's cell.",
            "The man goes one to three cells along a file or rank. No cell that he passes or \
             stops on may be occupied, be one of d4, d5, e4, e5, or touch the lion's cell, \
             even at a corner. He may start from a cell that does.",
            "There is no passing. Black wins when the man stands on a1, where the lion began. \
             Otherwise a side that can't move has lost. A set-up position may name another \
             goal in its section `goal`.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a1-b2`, `h8-h5`: from and to.",
        ]),
        words_ru: names(&[
            "У белых лев на a1, у чёрных человек на h8.",
            "Лев ходит на одно поле в любую из восьми сторон, на свободное поле, но не удаляясь \
             от человека: большая из разностей по вертикалям и по горизонталям между ними не \
             должна вырасти. На поле человека ступать нельзя.",
            "Человек идёт на одно, два или три поля по вертикали или горизонтали. Ни одно поле, \
             которое он проходит или на котором останавливается, не может быть занято, быть \
             одним из d4, d5, e4, e5 или касаться поля льва, хотя бы углом. Начать ход с такого \
             поля можно.",
            "Пропускать ход нельзя. Чёрные выигрывают, когда человек встал на a1, откуда начинал \
             лев. В остальном проигрывает сторона, которой некуда ходить. В расставленной \
             позиции раздел `goal` может назвать другую цель.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a1-b2`, `h8-h5`: откуда и куда.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Человек и лев»")]),
        ..base::spec()
    }
}
