//! The Comb (Гребень): growth from opposite corners, and walls of captured men.

use tavlei_core::{Decoration, Figure};

use super::looks::{shown, words};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::COMB;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "greben".into(),
        name: "The Comb".into(),
        name_ru: "Гребень".into(),
        aliases: names(&["гребень", "comb"]),
        decorations: shown([vec![words("stage", "place in the cycle of turns"), Decoration::Figure(b'D', Figure::Dead)]]),
        family: Family::Listed(Listing(COMB)),
        words: names(&[
            "White begins in the corner a1, Black in h8. Turns have a fixed number of men, over \
             and over: White 2, Black 3, White 3, Black 2.",
            "A player's first man goes to his corner; each other one to an empty cell that \
             shares a side with a live man of his, also one placed in the same turn.",
            "As soon as a man is placed, each live enemy man at its sides is replaced by a dead \
             man of the mover. Dead men can't be taken back and support no placement.",
            "Dead men cut the board into parts. When both players have begun and no part holds \
             live men of both any more, the game is over at once, even within a turn.",
            "A player scores his live and dead men, and the empty cells of the parts where he \
             alone has live men. The higher score wins.",
        ]),
        writing: names(&[
            "The cells of a turn in the order of their names: `@a1,@a2`, `@f8,@g8,@h8`.",
            "In a position D before a cell is a dead man.",
        ]),
        words_ru: names(&[
            "Белые начинают в углу a1, чёрные — в h8. Число фишек за ход твёрдое и повторяется \
             снова и снова: белые 2, чёрные 3, белые 3, чёрные 2.",
            "Первая фишка игрока ставится в его угол, каждая другая — на пустое поле, граничащее \
             стороной с его живой фишкой, в том числе поставленной тем же ходом.",
            "Как только фишка поставлена, каждая живая чужая фишка рядом с ней по стороне \
             заменяется мёртвой фишкой ходящего. Мёртвую фишку нельзя отбить, и выставлять рядом \
             с ней она права не даёт.",
            "Мёртвые фишки делят доску на части. Когда оба игрока начали и ни в одной части \
             больше нет живых фишек обоих, игра кончается сразу, даже посреди хода.",
            "Игроку идут в счёт его живые и мёртвые фишки и пустые поля тех частей, где живые \
             фишки есть только у него. Выигрывает больший счёт.",
        ]),
        writing_ru: names(&[
            "Поля хода в порядке их названий: `@a1,@a2`, `@f8,@g8,@h8`.",
            "В позиции D перед полем — мёртвая фишка.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Гребень»; stocks do not bind, the exact test of a divided board"),
        ]),
        ..base::empty_board()
    }
}
