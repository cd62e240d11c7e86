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
        sources: said(&[(sources::RYZHENKOV, "«Дамут»")]),
        ..base::empty_board()
    }
}
