//! The Fence (Ограда): one chain of alternating men, closed by rings and borders.

use super::looks::{ringed, shown, stock};
use super::base::{names, said};
use super::{base, sources};
use crate::placement::FENCE;
use crate::{Family, Listing, Spec};

pub(super) fn spec() -> Spec {
    Spec {
        id: "ograda".into(),
        name: "The Fence".into(),
        name_ru: "Ограда".into(),
        aliases: names(&["ограда", "fence"]),
        decorations: shown([stock(18), vec![ringed("chain", "ends of the chain")]]),
        family: Family::Listed(Listing(FENCE)),
        words: names(&[
            "Each player has 18 men. The first man goes anywhere and begins a chain; each next \
             one goes to an empty cell at the side of an open end of the chain, if the man at \
             that end is the enemy's. The new man is then the end. An end on a border cell is \
             finished.",
            "The chain is closed when the new man also stands at the side of the other end of a \
             chain of two men or more, or when both ends are finished at the border.",
            "A man joined to the chain that closes such a ring, or stands on a border cell, \
             earns an extra move in the same turn: at the other end by the same rule, or, when \
             the chain is closed, a man anywhere that begins a new one, for which there is no \
             further move.",
            "If the open end is one's own, the extra move is lost. If no open end has an empty \
             cell at its side, the chain is over, and the player who is to place begins a new \
             one. Who can't go on at the start of a turn, while the other one could, passes.",
            "Who places his 18th man has won.",
        ]),
        writing: names(&[
            "The cells of a turn in the order of placing: `@c3`, `@a3,@c1,@e5`; `--` is a \
             pass.",
        ]),
        words_ru: names(&[
            "У каждого игрока 18 фишек. Первая фишка ставится куда угодно и начинает цепь; \
             каждая следующая — на пустое поле по стороне от открытого конца цепи, если на этом \
             конце чужая фишка. Новая фишка и становится концом. Конец на краю доски завершён.",
            "Цепь замкнута, когда новая фишка стоит по стороне и от другого конца цепи из двух \
             или более фишек или когда оба её конца завершены у края доски.",
            "Фишка, которая, примкнув к цепи, замкнула её в кольцо или встала на край доски, \
             даёт добавочное выставление тем же ходом: у другого конца по тому же правилу или, \
             если цепь замкнута, фишку куда угодно, которая начинает новую цепь и за которую \
             больше ничего не добавляется.",
            "Если на открытом конце своя фишка, добавочное выставление пропадает. Если ни у \
             одного открытого конца нет пустого поля по стороне, цепь окончена, и тот, кому \
             ставить, начинает новую. Кто не может продолжать в начале хода, тогда как другой \
             мог бы, пропускает ход.",
            "Кто выставил 18-ю фишку, тот выиграл.",
        ]),
        writing_ru: names(&[
            "Поля хода в порядке выставления: `@c3`, `@a3,@c1,@e5`; `--` — пропуск хода.",
        ]),
        sources: said(&[
            (sources::RYZHENKOV, "«Ограда»; lapsed extra moves and blocked chains"),
        ]),
        ..base::empty_board()
    }
}
