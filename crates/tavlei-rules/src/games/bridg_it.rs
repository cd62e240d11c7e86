//! Bridg-it on the cells (Бриджит, мостик): a chain from edge to edge.

use tavlei_core::{Decoration, Rim, Side};

use super::looks::{shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::BRIDGE;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "bridg-it".into(),
        name: "Bridg-it on the cells".into(),
        name_ru: "Бриджит (мостик)".into(),
        aliases: names(&["bridgit", "бриджит", "мостик"]),
        decorations: shown([stock(32), vec![
                Decoration::Edge(Rim::Near, Side::White),
                Decoration::Edge(Rim::Far, Side::White),
                Decoration::Edge(Rim::Left, Side::Black),
                Decoration::Edge(Rim::Right, Side::Black),
            ]]),
        family: Family::Listed(Listing(BRIDGE)),
        words: names(&[
            "Each player has 32 men. A player places a man on any empty cell.",
            "White wins with a chain of his men, joined by the sides of cells, from rank 1 to \
             rank 8; Black with one from file a to file h.",
            "A full board without such a chain is a draw.",
        ]),
        writing: names(&[
            "`@d4` places a man.",
        ]),
        differs: Some(
            "In Bridg-it as it was sold each player builds on points of his own between \
             those of the other, and no game is drawn. Here both use the same cells, only \
             sides join, and a draw is possible."
                .into(),
        ),
        words_ru: names(&[
            "У каждого игрока 32 фишки. Игрок выставляет фишку на любое пустое поле.",
            "Белые выигрывают цепью своих фишек, соединённых сторонами полей, от горизонтали 1 \
             до горизонтали 8; чёрные — цепью от вертикали a до вертикали h.",
            "Доска заполнена, а такой цепи нет — ничья.",
        ]),
        writing_ru: names(&[
            "`@d4` — выставление фишки.",
        ]),
        differs_ru: Some(
            "В «Бриджите», каким он продавался, каждый игрок строит на своих точках между \
             точками противника, и ничьих не бывает. Здесь оба занимают одни и те же поля, \
             соединяют только стороны, и ничья возможна."
                .into(),
        ),
        sources: said(&[
            (sources::RYZHENKOV, "«Бриджит (мостик)»; White builds up the ranks"),
        ]),
        ..base::empty_board()
    }
}
