//! Lines of Action (линии): join all men into one body.

use tavlei_core::Cells;

use super::base::{THIRD_TIME, THIRD_TIME_RU, foreign, names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::lines::{Law, Lines};
use crate::{Family, Listing, Setup, Spec};

const ENGINE: Maker =
    Maker { name: "lines-of-action", make: |board, labels| opener::<Lines>(board, labels, Law) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "lines-of-action".into(),
        name: "Lines of Action".into(),
        name_ru: "Линии".into(),
        aliases: names(&["loa", "линии", "лоа"]),
        // SGF calls the side that begins Black.
        foreign: foreign(&[("sgf", "9", true), ("server", "linesOfAction", false)]),
        cells: Cells::All,
        // In most records the side on ranks 1 and 8, which begins, is called Black.
        setup: Setup::Cells {
            white: "b1 c1 d1 e1 f1 g1 b8 c8 d8 e8 f8 g8".into(),
            black: "a2 a3 a4 a5 a6 a7 h2 h3 h4 h5 h6 h7".into(),
        },
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "A man goes in a straight line, in any of the eight directions, exactly as many \
             cells as there are men of both sides on that whole line, itself counted.",
            "It may jump over men of its own but not over enemy men. It may not end on an own \
             man; an enemy man on which it ends is taken.",
            "A side that can't move passes; who can, may not.",
            "A side wins when all its men stand in one body, each touching another along a \
             rank, file or diagonal; one man is a body. If a move joins both sides, the side \
             that made it wins.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`b1-b3` moves, `f8xh6` takes, `--` is a pass.",
        ]),
        differs: Some(
            "The same game as everywhere, with the names of the colours exchanged: who \
             stands on the first and last ranks and begins is White here, Black elsewhere."
                .into(),
        ),
        words_ru: names(&[
            "Фишка ходит по прямой в любую из восьми сторон ровно на столько полей, сколько \
             фишек обоих цветов стоит на всей этой линии, считая её саму.",
            "Через свои фишки можно перескакивать, через чужие — нельзя. На поле своей фишки ход \
             не может закончиться; чужая фишка, на поле которой он закончился, взята.",
            "Сторона, которой некуда ходить, пропускает ход; кому есть куда, тот пропускать не \
             может.",
            "Сторона выигрывает, когда все её фишки составляют одно целое: каждая касается \
             другой по горизонтали, вертикали или диагонали; одна фишка — тоже целое. Если ход \
             соединил фишки обеих сторон, выигрывает тот, кто его сделал.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`b1-b3` — ход, `f8xh6` — взятие, `--` — пропуск хода.",
        ]),
        differs_ru: Some(
            "Та же игра, что и всюду, но названия цветов поменялись: тот, кто стоит на первой и \
             последней горизонталях и начинает, здесь белые, а в других местах — чёрные."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Линии»"),
            (
                sources::OVERVIEW,
                "Lines of Action: enemy men are obstacles, the mover wins when both are joined",
            ),
        ]),
        ..base::spec()
    }
}
