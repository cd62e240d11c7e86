//! Shark (акула): two chains of men face one another and take man by man.

use tavlei_core::{Cells, Decoration, Figure};

use super::looks::{halves, ringed, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::shark::{Law, Shark};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { sharks: 3 };

const ENGINE: Maker =
    Maker { name: "shark", make: |board, labels| opener::<Shark>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "shark".into(),
        name: "Shark".into(),
        name_ru: "Акула".into(),
        aliases: names(&["акула"]),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a4 a3 a2 a1 b1 c1 d1 e1 f1 g1".into(),
            black: "h5 h6 h7 h8 g8 f8 e8 d8 c8 b8".into(),
        },
        decorations: shown([halves(), vec![
                Decoration::Track(&[(0, 3), (7, 3), (7, 0), (0, 0), (0, 3)]),
                Decoration::Track(&[(7, 4), (0, 4), (0, 7), (7, 7), (7, 4)]),
                ringed("head-w", "head of White's chain"),
                ringed("head-b", "head of Black's chain"),
                Decoration::Figure(b'S', Figure::Shark),
            ]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "White's men stand in a chain on the border of the near half (ranks 1 to 4), from \
             its head on a4 round by a1 to g1; Black's on the border of the far half, from h5 \
             round by h8 to b8. Chains move along their borders, head first: White's a4, b4 … \
             h4, h3, h2, h1 … a1, a2, a3 and round again; Black's the same turned half round. \
             A man keeps its colour, whichever chain it stands in.",
            "If the other side has taken men out of the middle of a chain, its owner first \
             pushes the chain together, keeping the order, at any place within its old \
             length.",
            "Then the side does one of three things. It moves every man of its chain one cell \
             forward; or it carries the last man to the cell in front of the head; or it \
             makes one simple man of its chain, of either colour, a shark for good, if the \
             chain has fewer than three sharks.",
            "After that it strikes: every enemy man that faces one of its men across the \
             middle, on the same file, is taken if it can be. A shark takes a simple man of \
             the other colour than its own; a simple man takes a shark of its own colour. All \
             are taken at once, and taking is forced.",
            "Men taken go behind the taker's tail, as they are, in the order of the men that \
             took them, the head first.",
            "There is no passing. A side whose chain is empty has lost.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a4-b4` moves the chain (the cell of the head, the one in front of it); \
             `g1-b4` carries the last man to the front; `c4^` makes a shark. Pushing \
             together stands before, with the cell of the head after it: `~d8,d8-e8`. What \
             is taken is not written.",
            "In a position a shark is S before its cell; each man is written with the side \
             whose colour it has.",
        ]),
        words_ru: names(&[
            "Шашки белых стоят цепочкой по краю ближней половины доски (горизонтали 1–4), от \
             головы на a4 через a1 до g1; шашки чёрных — по краю дальней половины, от h5 через \
             h8 до b8. Цепочки движутся вдоль края своей половины, головой вперёд: у белых a4, \
             b4 … h4, h3, h2, h1 … a1, a2, a3 и снова по кругу; у чёрных так же при повороте \
             доски на пол-оборота. Шашка сохраняет свой цвет, в чьей бы цепочке ни стояла.",
            "Если другая сторона выбила шашки из середины цепочки, хозяин сначала смыкает её, не \
             меняя порядка, на любом месте в пределах её прежней длины.",
            "Затем сторона делает одно из трёх. Она сдвигает каждую шашку своей цепочки на одно \
             поле вперёд; или переносит последнюю шашку на поле перед головой; или навсегда \
             делает акулой одну простую шашку своей цепочки, любого цвета, если акул в цепочке \
             меньше трёх.",
            "После этого она бьёт: всякая чужая шашка, стоящая против её шашки по другую сторону \
             середины доски, на той же вертикали, берётся, если это возможно. Акула берёт \
             простую шашку не своего цвета; простая шашка берёт акулу своего цвета. Берутся все \
             разом, и бить обязательно.",
            "Взятые шашки становятся за хвост взявшей цепочки такими, какие есть, в порядке \
             шашек, которые их взяли, считая от головы.",
            "Пропускать ход нельзя. Сторона, чья цепочка пуста, проиграла.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a4-b4` — сдвиг цепочки (поле головы и поле перед ней); `g1-b4` — перенос последней \
             шашки вперёд; `c4^` — превращение в акулу. Смыкание пишется впереди, с полем головы \
             после него: `~d8,d8-e8`. Взятое не пишется.",
            "В позиции акула — S перед полем; каждая шашка записана за той стороной, чьего она \
             цвета.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Акула»; the chains move against one another")]),
        ..base::spec()
    }
}
