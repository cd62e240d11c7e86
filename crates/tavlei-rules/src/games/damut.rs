//! Damut (Дамут): pairs of men, away from one's own.

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::DAMUT;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "damut".into(),
        name: "Damut".into(),
        name_ru: "Дамут".into(),
        aliases: names(&["дамут"]),
        decorations: shown([stock(22)]),
        family: Family::Listed(Listing(DAMUT)),
        words: names(&[
            "Each player has 22 men. A turn places two men on two empty cells side by side.",
            "Neither of them may share a side with a man that the player placed before. \
             Corners, and enemy men, may be touched.",
            "Who can't place a pair passes; nobody else may.",
            "Who has placed all 22 men has won at once, and the win counts double.",
            "When neither player can place a pair, who has placed more men has won; equal \
             numbers are a draw.",
        ]),
        writing: names(&[
            "The two cells in the order of their names: `@d4,@e4`; `--` is a pass.",
        ]),
        words_ru: names(&[
            "У каждого игрока 22 фишки. За ход выставляются две фишки на два пустых поля рядом.",
            "Ни одна из них не может граничить стороной с фишкой, выставленной тем же игроком \
             раньше. Углами и с чужими фишками соприкасаться можно.",
            "Кто не может выставить пару, пропускает ход; больше никто пропускать не может.",
            "Кто выставил все 22 фишки, сразу выиграл, и такой выигрыш считается за два.",
            "Когда пару не может выставить никто, выигрывает тот, кто выставил больше фишек; \
             поровну — ничья.",
        ]),
        writing_ru: names(&[
            "Два поля в порядке их названий: `@d4,@e4`; `--` — пропуск хода.",
        ]),
        sources: said(&[(sources::RYZHENKOV, "«Дамут»")]),
        ..base::empty_board()
    }
}
