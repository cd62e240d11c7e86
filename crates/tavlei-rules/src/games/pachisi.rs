//! Pachisi (пахиси), the book's: a race whose numbers follow from one another.

use tavlei_core::{Cells, Seat, Side};

use super::looks::{race, shown, stock, words};
use super::base::{names, said, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::listed::{Maker, opener};
use crate::racing::pachisi::{Law, Pachisi};
use crate::{Family, Listing, Setup, Spec};

const LAW: Law = Law { leader: Side::White };

const ENGINE: Maker =
    Maker { name: "pachisi", make: |board, labels| opener::<Pachisi>(board, labels, LAW) };

pub(super) fn spec() -> Spec {
    Spec {
        id: "pachisi".into(),
        name: "Pachisi".into(),
        name_ru: "Пахиси".into(),
        aliases: names(&["пахиси"]),
        cells: Cells::All,
        setup: Setup::Cells { white: "a1".into(), black: "h8".into() },
        decorations: shown([race(Seat::TWO), stock(4), vec![words("allowed", "allowed numbers")]]),
        family: Family::Listed(Listing(ENGINE)),
        words: names(&[
            "The track of a man goes from its own corner once round the border, \
             anticlockwise, back to that corner (28 cells) and on up the diagonal for three \
             cells: for White a1, b1 … h1, h2 … h8, g8 … a8, a7 … a2, a1, b2, c3, d4; for \
             Black h8, g8 … a8, a7 … a1, b1 … h1, h2 … h7, h8, g7, f6, e5.",
            "Each side has four men: one on its corner, three in hand. White begins and is \
             the leader.",
            "A side moves one man exactly as many cells as an allowed number says, or it \
             places a man from hand on its corner if none of its own stands there. A man may \
             pass men of its own but not end on one, nor go beyond the end of the track. Only \
             a side that can do neither passes.",
            "At the start and after a pass the numbers 1 to 6 are allowed; after a placing, 2 \
             and 4. Otherwise Black may go the two other numbers of the same parity as \
             White's (6: 2 or 4; 3: 1 or 5), and White the two neighbours of Black's (4: 3 or \
             5; 6 and 1 are neighbours).",
            "Every enemy man on a cell that a man passes or ends on goes back to the hand; so \
             does one on the corner where a man is placed.",
            "A side wins when its four men stand on the last four cells of its track, the \
             corner and the diagonal.",
            THIRD_TIME,
        ]),
        writing: names(&[
            "`a1-e1` moves, `h4xh8` sends back at least one man, `@a1` places a man, `--` \
             is a pass.",
        ]),
        differs: Some(
            "Pachisi of India is a race by throws of shells on a board of the form of a \
             cross. Here nothing is thrown: the last move says which numbers are allowed."
                .into(),
        ),
        words_ru: names(&[
            "Дорога фишки идёт от своего угла один раз вокруг доски по краю, против часовой \
             стрелки, снова до этого угла (28 полей) и дальше по диагонали на три поля: у белых \
             a1, b1 … h1, h2 … h8, g8 … a8, a7 … a2, a1, b2, c3, d4; у чёрных h8, g8 … a8, a7 … \
             a1, b1 … h1, h2 … h7, h8, g7, f6, e5.",
            "У каждой стороны четыре фишки: одна в своём углу, три в запасе. Начинают белые, они \
             и ведущие.",
            "Сторона проводит одну фишку ровно на столько полей, сколько позволяют числа, или \
             выставляет фишку из запаса в свой угол, если там нет своей. Через свои фишки \
             проходить можно, но нельзя ни остановиться на своей, ни пройти дальше конца дороги. \
             Пропускает ход только та сторона, которой нельзя ни то, ни другое.",
            "В начале и после пропуска дозволены числа от 1 до 6; после выставления — 2 и 4. В \
             остальных случаях чёрные могут идти на два других числа той же чётности, что у \
             белых (6: 2 или 4; 3: 1 или 5), а белые — на два соседних с числом чёрных (4: 3 или \
             5; 6 и 1 — соседи).",
            "Всякая чужая фишка на поле, которое фишка проходит или на котором останавливается, \
             возвращается в запас; так же и стоящая в углу, куда выставлена фишка.",
            "Сторона выигрывает, когда её четыре фишки стоят на последних четырёх полях её \
             дороги, в углу и на диагонали.",
            THIRD_TIME_RU,
        ]),
        writing_ru: names(&[
            "`a1-e1` — ход, `h4xh8` — ход, вернувший в запас хотя бы одну фишку, `@a1` — \
             выставление, `--` — пропуск хода.",
        ]),
        differs_ru: Some(
            "Индийские пахиси — гонка по броскам раковин на крестообразной доске. Здесь ничего \
             не бросают: дозволенные числа определяет предыдущий ход."
                .into(),
        ),
        sources: said(&[(
            sources::RYZHENKOV,
            "«Пахиси»; the direction is that of the game of India",
        )]),
        ..base::spec()
    }
}
