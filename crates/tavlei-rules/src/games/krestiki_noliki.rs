//! Noughts and Crosses with twelve men (Крестики-нолики): four in a row.

use super::looks::{shown, stock, words};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::NOUGHTS;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "krestiki-noliki".into(),
        name: "Noughts and Crosses, 12 men".into(),
        name_ru: "Крестики-нолики, по 12 фишек".into(),
        aliases: names(&["noughts-and-crosses", "крестики-нолики"]),
        decorations: shown([stock(12), vec![words("double", "double turns of Black so far")]]),
        family: Family::Listed(Listing(NOUGHTS)),
        words: names(&[
            "Each player has 12 men. White's first man goes to a corner or a cell at its side; \
             Black's first turn to the three by three cells of that corner. After that men go \
             to any empty cell.",
            "Once in the game, the first turn included, Black may place two men at once: \
             exactly one of them at least two steps of a king away from every man on the board, \
             and the other one not.",
            "The first unbroken row of four or more, along a row, column or diagonal, wins.",
            "When the men run out, the game is a draw.",
        ]),
        writing: names(&[
            "`@a1` places a man, `@a2,@c3` two, in the order of the names of the cells.",
        ]),
        differs: Some(
            "Not the game on three by three cells: four in a row on 8 x 8, with twelve men \
             each."
                .into(),
        ),
        words_ru: names(&[
            "У каждого игрока 12 фишек. Первая фишка белых ставится в угол или на поле рядом с \
             ним по стороне; первый ход чёрных — в квадрат три на три у того же угла. Дальше \
             фишки ставятся на любое пустое поле.",
            "Один раз за партию, в том числе первым ходом, чёрные могут выставить сразу две \
             фишки: ровно одну из них — не ближе двух шагов короля от каждой фишки на доске, а \
             другую — ближе.",
            "Выигрывает первый сплошной ряд из четырёх или более фишек по горизонтали, вертикали \
             или диагонали.",
            "Когда фишки кончились, — ничья.",
        ]),
        writing_ru: names(&[
            "`@a1` — выставление фишки, `@a2,@c3` — двух, в порядке названий полей.",
        ]),
        differs_ru: Some(
            "Не та игра, что на трёх клетках в ряд: здесь четыре в ряд на поле 8 x 8, по \
             двенадцать фишек у каждого."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Крестики-нолики»; one of the two men far, the other not"),
        ]),
        ..base::empty_board()
    }
}
