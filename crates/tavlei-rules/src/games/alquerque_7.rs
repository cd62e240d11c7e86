//! Alquerque (алькерк) on 7 x 7 cells: free jumps in eight directions, and the huff.

use tavlei_core::Cells;

use super::looks::{ringed, shown, words};
use super::base::{names, said};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::surround::alquerque::{Alquerque, Law};
use crate::{Family, Listing, Setup, Spec};

/// The book lets the players agree that they can no longer catch one another; 50 turns say
/// when.
const LAW: Law = Law { quiet: 50 };

const ENGINE: Maker =
    Maker { name: "alquerque-7", make: |board, labels| opener::<Alquerque>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "alquerque-7".into(),
        name: "Alquerque, 7 x 7".into(),
        name_ru: "Алькерк, 7 на 7".into(),
        aliases: names(&["alquerque 7x7", "алькерк 7"]),
        size: (7, 7),
        cells: Cells::All,
        setup: Setup::Cells {
            white: "a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 e4 f4 g4".into(),
            black: "a7 b7 c7 d7 e7 f7 g7 a6 b6 c6 d6 e6 f6 g6 a5 b5 c5 d5 e5 f5 g5 a4 b4 c4".into(),
        },
        decorations: shown([vec![words("quiet", "turns without a capture"), ringed("huff", "men that may be huffed")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "Each side has 24 men, which fill its half of the board, the middle rank half and \
             half; d4 is empty.",
            "A man goes one cell in any of the eight directions to a free cell.",
            "Or it jumps over an enemy man next to it to the free cell just behind, in any of \
             the eight directions, and may go on jumping. Men jumped over leave the board at \
             once. It may stop after any jump, and any man may take in any way, but a series \
             may not land on the cell where it began.",
            "Taking is not forced. But when a side could have taken and made a step instead, \
             the other side may huff: as its whole turn it removes one of the men that could \
             have taken, where it stands now. A huff can't be huffed.",
            "There is no passing. A side without men has lost; so has one that can't move. \
             After 50 turns in a row without a man leaving the board, the side with more men \
             wins; with as many, it is a draw.",
        ]),
        writing: names(&[
            "`c3-d4` is a step, `e5xc3xa5` a capture, `xd4` a huff.",
        ]),
        differs: Some(
            "The classical alquerque has 5 x 5 points joined by lines and 12 men a side; \
             here every cell touches all eight around it."
                .into(),
        ),
        words_ru: names(&[
            "У каждой стороны по 24 шашки, они занимают её половину доски, средний ряд — \
             пополам; d4 свободно.",
            "Шашка ходит на одно поле в любую из восьми сторон, на свободное поле.",
            "Или она перескакивает через соседнюю чужую шашку на свободное поле сразу за ней, в \
             любую из восьми сторон, и может прыгать дальше. Шашки, через которые перескочили, \
             сразу снимаются с доски. Остановиться можно после любого прыжка, бить можно любой \
             шашкой и любым путём, но серия прыжков не должна заканчиваться на том поле, с \
             которого начата.",
            "Бить не обязательно. Но если сторона могла бить, а сделала тихий ход, другая вправе \
             взять фук: вместо своего хода она снимает одну из шашек, которые могли бить, там, \
             где эта шашка теперь стоит. За взятый фук фука не берут.",
            "Пропускать ход нельзя. Сторона, у которой не осталось шашек, проиграла; та, которой \
             некуда ходить, — тоже. Если 50 ходов подряд ни одна шашка не покидала доски, \
             выигрывает тот, у кого шашек больше; при равном числе — ничья.",
        ]),
        writing_ru: names(&[
            "`c3-d4` — тихий ход, `e5xc3xa5` — взятие, `xd4` — фук.",
        ]),
        differs_ru: Some(
            "В классическом алькерке 5 x 5 пунктов, соединённых линиями, и по 12 шашек; здесь \
             каждое поле соседствует со всеми восемью вокруг него."
                .into(),
        ),
        sources: said(&[(sources::RYZHENKOV, "«Алькерк»; one file and one rank left out")]),
        ..base::spec()
    }
}
