//! Kalah (калах), the book's: windows of eight, and the store behind the enemy's windows.

use tavlei_core::{Block, Cells, Decoration, Lies, Side};

use super::looks::{counted, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::sowing::kalah::{Kalah, Law};
use crate::{Family, Listing, Setup, Spec};

const ENGINE: Maker =
    Maker { name: "kalah", make: |board, labels| opener::<Kalah>(board, labels, Law) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "kalah".into(),
        name: "Kalah".into(),
        name_ru: "Калах".into(),
        aliases: names(&["калах"]),
        cells: Cells::All,
        // Men lie from the owner's edge and left on; where in its window a man lies means nothing.
        setup: Setup::Cells {
            white: "a1 b1 a2 b2 a3 b3 c1 d1 c2 d2 c3 e1 f1 e2 f2 g1 h1 g2".into(),
            black: "h8 g8 h7 g7 h6 g6 f8 e8 f7 e7 f6 d8 c8 d7 c7 b8 a8 b7".into(),
        },
        decorations: shown([counted("kalah", Lies::AtLeft, [("kalah-w", Side::White), ("kalah-b", Side::Black)]), windows()]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "Each side's half of the board is cut into four windows of two files, A to D from \
             the owner's left, with places for eight men each, and each side has a store, its \
             kalah, outside the board. At the start A has 6 men, B 5, C 4 and D 3; the kalahs \
             are empty. Men have no owner but the window in which they lie.",
            "A side takes all men out of one of its windows and drops them one by one into \
             the next places of the round: its own windows on towards D, the other side's A \
             to D, its own kalah, its own A again. A window with eight men is passed over.",
            "If the last man falls into the own kalah, the same side sows again. If it falls \
             into an own window that was empty, and the opposite window is not, all men of \
             the opposite window come over into it; if there were eight, one goes on to the \
             own kalah and the same side sows again. Otherwise the turn ends.",
            "There is no passing. The game is over when the side that is due to sow has no \
             men in its windows. More men in the kalah win, as many are a draw; men left in \
             windows count for nobody.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "The letters of the windows from which a side sows in its turn: `B`, `D,A`.",
        ]),
        differs: Some(
            "The common Kalah has six houses a side, and the own store comes before the \
             enemy's houses. Here there are four windows that hold eight men each, the \
             store comes after the enemy's windows, and captured men stay in play."
                .into(),
        ),
        words_ru: names(&[
            "Половина доски у каждой стороны разделена на четыре окна по две вертикали, от A до \
             D слева направо для хозяина, в каждом восемь мест для фишек, и у каждой стороны вне \
             доски есть калах — хранилище. В начале в A лежат 6 фишек, в B — 5, в C — 4, в D — \
             3; калахи пусты. Фишка принадлежит тому, в чьём окне она лежит.",
            "Сторона вынимает все фишки из одного своего окна и раскладывает их по одной в \
             следующие места по кругу: свои окна дальше к D, чужие от A до D, свой калах, снова \
             своё A. Окно, в котором восемь фишек, пропускается.",
            "Если последняя фишка легла в свой калах, та же сторона сеет ещё раз. Если она легла \
             в своё пустое до того окно, а окно напротив не пусто, все фишки окна напротив \
             переходят в него; если их было восемь, одна идёт дальше, в свой калах, и та же \
             сторона сеет ещё раз. Иначе ход кончается.",
            "Пропускать ход нельзя. Игра кончается, когда у стороны, которой пора сеять, нет \
             фишек в окнах. Выигрывает тот, у кого больше фишек в калахе, поровну — ничья; \
             фишки, оставшиеся в окнах, не идут в счёт никому.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "Буквы окон, из которых сторона сеет за свой ход: `B`, `D,A`.",
        ]),
        differs_ru: Some(
            "В обычном калахе у стороны шесть лунок, и свой калах идёт перед лунками противника. \
             Здесь четыре окна, в каждом не более восьми фишек, калах идёт после чужих окон, а \
             взятые фишки остаются в игре."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Калах»; the kalah comes after the windows of the enemy",
        )]),
        ..base::spec()
    }
}

/// Four windows a side, from the owner's left, with their names.
fn windows() -> Vec<Decoration> {
    let names = ["A", "B", "C", "D"];
    let window = |(n, name): (u8, &'static str)| {
        [
            Decoration::Window(Block::new(2 * n, 0, 2, 4), Side::White, name),
            Decoration::Window(Block::new(6 - 2 * n, 4, 2, 4), Side::Black, name),
        ]
    };
    (0..).zip(names).flat_map(window).collect()
}
