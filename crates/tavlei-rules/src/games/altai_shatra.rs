//! Altai-shatra (Алтай-шатра): draughts of the Altai with a biy, shatras, and nothing else at first.

use std::borrow::Cow;

use tavlei_core::{Block, Cells, Decoration};

use super::looks::{shown};
use super::base::{names, said, top_left, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::shatra::SHATRAS;
use crate::{Drawing, Family, Listing, Setup, Spec, Style};

/// Two fortresses and gates, and the great square between them.
pub(super) const BOARD: Drawing = Drawing {
    rows: &[
        "  ***  ", "  ***  ", "  ***  ", "   *   ", "*******", "*******", "*******", "*******",
        "*******", "*******", "   *   ", "  ***  ", "  ***  ", "  ***  ",
    ],
    on_lines: false,
};

pub(super) fn spec() -> Spec {
    Spec {
        id: "altai-shatra".into(),
        name: "Altai-shatra".into(),
        name_ru: "Алтай-шатра".into(),
        aliases: names(&["алтай-шатра"]),
        size: (7, 14),
        cells: Cells::Drawn,
        drawing: Some(BOARD),
        setup: Setup::Cells {
            white: "39 40 41 42 43 44 45 46 47 48 49 50 51 52 K53 54 55 56 57 58 59 60 61 62"
                .into(),
            black: "1 2 3 4 5 6 7 8 9 K10 11 12 13 14 15 16 17 18 19 20 21 22 23 24".into(),
        },
        style: Style { take: ':', labels: top_left(), ..base::spec().style },
        decorations: shown([forts()]),
        family: Family::Listed(Listing(SHATRAS)),
        words: names(&[
            "Cells 1-9 are the black fortress, 10 its gate, 11-52 the great square, 53 the white gate, 54-62 the white fortress. A half is the three rows of the \
             great square before a side's gate. White plays towards 1.",
            "A shatra steps one cell straight or diagonally forward or sideways, the biy one cell \
             in all eight directions, a batyr any distance in all eight. On the board the biy is a king, a shatra a man, a batyr Q.",
            "The shatras in their own fortress are the reserve. They do not step: as a turn the \
             next one (White's lowest number, Black's highest) may be put on any free cell of its \
             own half.",
            "Any other piece in a fortress or gate may, instead of a step, be put on any free cell \
             of the half before that fortress.",
            "While a shatra stands in its own fortress, biy and batyrs of its side neither step nor \
             take into that fortress or its gate, not even from inside. A shatra on the great \
             square never takes into its own fortress or gate; one inside may take inside or out.",
            "Who can take must take; which way is free, and the capture goes on while it can. A \
             piece jumps over an enemy next to it, in all eight directions, to the free cell just \
             behind; a batyr over the first piece on its line to any free cell behind, where it \
             can go on if there is such a cell. Pieces jumped leave after the turn, block until \
             then, and are not jumped twice.",
            "The biy may stop after any jump. If it is the only piece that can take, it may make a \
             quiet turn instead; if another piece can take too, one of them must.",
            "A shatra whose turn ends on the last row of the enemy's fortress becomes a batyr.",
            "A side whose biy is taken has lost, and so has a side that has no legal turn.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Поля 1-9 — крепость чёрных, 10 — её ворота, 11-52 — большое поле, 53 — ворота белых, \
             54-62 — крепость белых. Половина стороны — три ряда большого поля перед её воротами. \
             Белые играют в сторону поля 1.",
            "Шатра ходит на одно поле прямо или по диагонали вперёд или вбок, бий — на одно поле \
             во все восемь сторон, батыр — на любое расстояние во все восемь. На рисунке бий \
             показан дамкой, шатра — простой, батыр — буквой Q.",
            "Шатры в своей крепости — резерв. Они не ходят: вместо хода очередную из них (у белых \
             с наименьшим номером поля, у чёрных с наибольшим) можно поставить на любое свободное \
             поле своей половины.",
            "Любую другую фигуру в крепости или воротах можно вместо обычного хода поставить на \
             любое свободное поле той половины, что перед этой крепостью.",
            "Пока в своей крепости стоит шатра, бий и батыры этой стороны не ходят и не бьют в эту \
             крепость и её ворота, даже изнутри. Шатра с большого поля никогда не бьёт в свою \
             крепость и ворота; стоящая внутри может бить и внутри, и наружу.",
            "Бить обязательно; из нескольких взятий выбирают любое, и взятие продолжается, пока \
             возможно. Фигура перепрыгивает соседнюю фигуру противника в любую из восьми сторон на \
             свободное поле сразу за ней; батыр — первую фигуру на своей линии на любое свободное \
             поле за ней, а если есть поле, с которого можно бить дальше, — на такое. Побитые \
             снимаются после хода, до того загораживают путь, и дважды перепрыгнуть одну нельзя.",
            "Бий может остановиться после любого прыжка. Если бить может только он, вместо взятия \
             можно сделать тихий ход; если бить может и другая фигура, одна из них обязана бить.",
            "Шатра, закончившая ход на последнем ряду чужой крепости, становится батыром.",
            "Чей бий побит, тот проиграл; проиграл и тот, кому нечем ходить.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`45-38` is a step, or a putting from the reserve; `45:31:29` a capture with \
             every cell on which the piece lands. A new batyr is not marked.",
            "In a position K is the biy, Q a batyr.",
        ]),
        writing_ru: names(&[
            "`45-38` — ход или выставление из резерва; `45:31:29` — взятие со всеми полями, на \
             которые фигура встаёт. Превращение в батыра не помечается.",
            "В записи позиции K — бий, Q — батыр.",
        ]),
        differs: Some(
            "The game with batyr, turas and yalkyns from the start is `shatra`; this one \
             begins with a biy and shatras alone."
                .into(),
        ),
        differs_ru: Some(
            "Игра, где батыр, туры и ялкыны есть с самого начала, — `shatra`; здесь вначале только \
             бий и шатры."
                .into(),
        ),
        // For steps the rules close the fortress only, for captures the gate too: here both.
        sources: said(&[(sources::RARE, "«Алтай-шатра»; a closed gate from shatra")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}

/// Lines round both fortresses and gates, and round the halves that the moat lies between.
pub(super) fn forts() -> Vec<Decoration> {
    let blocks = [
        Block::new(2, 0, 3, 3),
        Block::new(3, 3, 1, 1),
        Block::new(0, 4, 7, 3),
        Block::new(0, 7, 7, 3),
        Block::new(3, 10, 1, 1),
        Block::new(2, 11, 3, 3),
    ];
    blocks.map(Decoration::Border).to_vec()
}
