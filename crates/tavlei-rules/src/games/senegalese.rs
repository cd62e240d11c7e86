//! Senegalese draughts (сенегальские шашки): men run off the board, the men taken count.

use std::borrow::Cow;

use tavlei_core::{Cells, LabelScheme, Lies, Side};

use super::looks::{counted, shown};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::boards::SENEGALESE;
use crate::{Family, Listing, Setup, Spec, Scale, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "senegalese".into(),
        name: "Senegalese draughts".into(),
        name_ru: "Сенегальские шашки".into(),
        aliases: names(&["senegalese-draughts", "сенегальские"]),
        size: (6, 5),
        cells: Cells::All,
        // Two full rows; of the middle row the two men at each player's right hand, as in alquerque.
        setup: Setup::Cells {
            white: "a1 a2 a3 a4 a5 a6 b1 b2 b3 b4 b5 b6 c5 c6".into(),
            black: "e1 e2 e3 e4 e5 e6 d1 d2 d3 d4 d5 d6 c1 c2".into(),
        },
        // Rows have letters here, from White's side, and columns numbers.
        style: Style {
            take: 'x',
            scale: Scale::One,
            labels: LabelScheme::Table(names(&[
                "a1", "a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4", "b5", "b6", "c1", "c2",
                "c3", "c4", "c5", "c6", "d1", "d2", "d3", "d4", "d5", "d6", "e1", "e2", "e3", "e4",
                "e5", "e6",
            ])),
        },
        decorations: shown([counted("taken", Lies::Beside, [("taken-w", Side::Black), ("taken-b", Side::White)])]),
        family: Family::Listed(Listing(SENEGALESE)),
        words: names(&[
            "A man goes one cell forward, left or right to a free cell.",
            "Who can take must take; which way is free. A man jumps over an enemy next to it \
             forward, left or right to the free cell just behind; what it jumps leaves at once \
             and counts for the player. It goes on while it can.",
            "A man that reaches the last row leaves the board at once, which ends its turn; it \
             does not count as taken.",
            "When a side has no men on the board, or the side to move has no legal turn, the game \
             is over: who has taken more men has won, and equal counts draw.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Шашка ходит на одно поле вперёд, влево или вправо, на свободное.",
            "Бить обязательно; из нескольких взятий выбирают любое. Шашка перепрыгивает соседнюю \
             шашку противника вперёд, влево или вправо на свободное поле сразу за ней; побитая \
             снимается сразу и идёт игроку в счёт. Взятие продолжается, пока возможно.",
            "Шашка, достигшая последнего ряда, сразу уходит с доски, и ход на этом кончается; \
             побитой она не считается.",
            "Когда у стороны нет на доске шашек или тому, чей ход, ходить нечем, игра окончена: \
             выиграл тот, кто побил больше шашек, при равном счёте — ничья.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "A cell is the letter of its row, from White's edge, and the number of its \
             column, from White's left: c4 is the fourth cell of the third row. `b3-c3` is \
             a step, `c5xc3` and `b2xd2xd4` are captures.",
        ]),
        writing_ru: names(&[
            "Поле обозначают буква ряда, считая от края белых, и номер столбца, считая слева от \
             белых: c4 — четвёртое поле третьего ряда. `b3-c3` — тихий ход, `c5xc3` и `b2xd2xd4` — \
             взятия.",
        ]),
        sources: said(&[(sources::PAGES, "«Сенегальские шашки»")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
