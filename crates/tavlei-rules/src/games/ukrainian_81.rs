//! Ukrainian draughts on 81 cells (украинские шашки-81): international rules, men with numbers.

use super::base::{names, said};
use super::{base, draws, sources};
use crate::draughts::{Choice, Rules};
use crate::{Family, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "ukrainian-81".into(),
        name: "Ukrainian draughts-81".into(),
        name_ru: "Украинские шашки-81".into(),
        aliases: names(&["шашки-81", "украинские шашки", "ukrainian draughts"]),
        size: (9, 9),
        // Men that start on an emerald cell carry a number: 10, 20, 30 on the first, second and
        // third row.
        setup: Setup::Cells {
            white: "a1 c1=10 e1 g1=10 i1 b2=20 d2 f2=20 h2 a3=30 c3 e3=30 g3 i3=30".into(),
            black: "a9 c9=10 e9 g9=10 i9 b8 d8=20 f8 h8=20 a7=30 c7 e7=30 g7 i7=30".into(),
        },
        style: Style { take: ':', labels: base::top_left(), ..base::spec().style },
        family: Family::Draughts(Rules { choice: Choice::MOST, ..Rules::BASE }),
        words: names(&[
            "Men that start on an emerald cell carry a number: 10 on the first row, 20 on the \
             second, 30 on the third. A number goes with its man; it is lost when the man is taken \
             or becomes a king.",
            "A drawn game goes to the side whose men on the board have the greater sum of \
             numbers; equal sums are a draw.",
        ]),
        words_ru: names(&[
            "Простые, которые в начале стоят на изумрудных полях, несут число: на первом ряду 10, \
             на втором 20, на третьем 30. Число движется вместе со своей шашкой; оно пропадает, \
             когда её побили или она стала дамкой.",
            "При ничьей побеждает сторона, у простых которой на доске больше сумма чисел; при \
             равных суммах остаётся ничья.",
        ]),
        // The rules refer to the code of international draughts.
        draws: draws::international(),
        sources: said(&[(sources::RARE, "«Украинские шашки-81»")]),
        ..base::spec()
    }
}
