//! Dots (Точки): beside the last man, and four take one.

use super::looks::{hidden, ringed, shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::DOTS;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "tochki".into(),
        name: "Dots".into(),
        name_ru: "Точки".into(),
        aliases: names(&["точки", "dots"]),
        decorations: shown([stock(24), vec![ringed("last", "last man"), hidden("before")]]),
        family: Family::Listed(Listing(DOTS)),
        words: names(&[
            "Each player has 24 men. The first man goes anywhere. After that a turn's first man \
             goes to an empty cell next to the enemy's last man, in any of the eight \
             directions.",
            "If the enemy's last man stands on an edge, the turn may have two men, in a corner \
             up to three; the further ones go next to any enemy men. The man placed last counts \
             as the last one.",
            "If no turn can begin next to the last man, it begins next to any enemy man, and if \
             that is impossible, anywhere.",
            "After the turn each enemy man with at least four of the mover's men around it, one \
             of them new, is taken off for good. The mover's own men are safe.",
            "No turn may bring back the board of before the enemy's last turn.",
            "The game is over when a player has no men in hand. Each empty cell then goes to \
             who owns more of the cells around it, round by round until none changes. Who has \
             more men and cells has won.",
        ]),
        writing: names(&[
            "The cells of a turn in the order of placing, the man that counts as the last \
             one at the end: `@d4`, `@a3,@b5`.",
        ]),
        differs: Some(
            "Not the game of dots on squared paper, in which lines are drawn around the \
             enemy's dots."
                .into(),
        ),
        words_ru: names(&[
            "У каждого игрока 24 фишки. Первая фишка ставится куда угодно. Дальше первая фишка \
             хода ставится на пустое поле, соседнее с последней фишкой противника в любом из \
             восьми направлений.",
            "Если последняя фишка противника стоит на краю доски, за ход можно выставить две \
             фишки, если в углу — до трёх; добавочные ставятся рядом с любыми чужими фишками. \
             Последней считается та, что поставлена последней.",
            "Если рядом с последней фишкой начать ход нельзя, его начинают рядом с любой чужой, \
             а если невозможно и это, — где угодно.",
            "После хода каждая чужая фишка, вокруг которой не меньше четырёх фишек ходившего и \
             хотя бы одна из них новая, снимается насовсем. Собственным фишкам ходившего ничто \
             не грозит.",
            "Ход не должен возвращать доску к тому, какой она была до последнего хода \
             противника.",
            "Игра кончается, когда у игрока нет фишек в запасе. Затем каждое пустое поле отходит \
             тому, кому принадлежит больше полей вокруг него, круг за кругом, пока меняется хоть \
             одно. Выигрывает тот, у кого больше фишек и полей.",
        ]),
        writing_ru: names(&[
            "Поля хода в порядке выставления, в конце — фишка, которая считается последней: \
             `@d4`, `@a3,@b5`.",
        ]),
        differs_ru: Some(
            "Не «точки» на клетчатой бумаге, где точки противника обводят линией."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Точки»; which neighbours count, and when"),
        ]),
        ..base::empty_board()
    }
}
