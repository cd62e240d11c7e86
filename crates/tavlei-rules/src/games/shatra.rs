//! Shatra (шатра, алтайские шашки): with batyr, turas and yalkyns from the start.

use std::borrow::Cow;

use tavlei_core::{Cells, Decoration};

use super::looks::{ringed, shown};
use super::altai_shatra::{BOARD, forts};
use super::base::{names, said, top_left, THIRD_TIME, THIRD_TIME_RU};
use super::{base, sources};
use crate::shatra::FIGURES;
use crate::{Family, Listing, Setup, Spec, Style};

pub(super) fn spec() -> Spec {
    Spec {
        id: "shatra".into(),
        name: "Shatra".into(),
        name_ru: "Шатра".into(),
        aliases: names(&["шатра"]),
        size: (7, 14),
        cells: Cells::Drawn,
        drawing: Some(BOARD),
        // Marked: the reserve that has stood there since the start.
        setup: Setup::Cells {
            white: "46 47 48 49 50 51 52 K53* B54* R55* B56* 57* R58* 59* 60* Q61* 62*"
                .into(),
            black: "1* Q2* 3* 4* R5* 6* B7* R8* B9* K10* 11 12 13 14 15 16 17".into(),
        },
        style: Style { take: ':', labels: top_left(), ..base::spec().style },
        decorations: shown([forts(), vec![Decoration::Sign("in reserve since the start"), ringed("skipped", "cell that was skipped")]]),
        family: Family::Listed(Listing(FIGURES)),
        words: names(&[
            "Cells 1-9 are the black fortress, 10 its gate, 11-52 the great square, 53 the white \
             gate, 54-62 the white fortress. A half is the three rows of the great square before a \
             side's gate; the moat lies between the halves. White plays towards 1.",
            "The biy steps one cell in all eight directions; the batyr goes like a queen, a tura \
             like a rook, a yalkyn like a bishop. On the board Q, R and Bw or Bb are batyr, tura \
             and yalkyn, the biy is a king, a shatra a man.",
            "A shatra steps one cell straight forward on its own half, or two from the row \
             farthest from the moat; from the row at the moat one cell straight or diagonally \
             forward; beyond the moat also sideways.",
            "What has stood in its fortress and gate since the start is the reserve (marked ' on \
             the board): it does not step, but as a turn any one of it may be put on any free cell \
             of its own half. A batyr or tura of it in the middle column may also go along that \
             column, out of its fortress and gate, over free cells. The mark is lost on the great \
             square.",
            "While any of the reserve is left, nobody of its side steps into or inside its own \
             fortress and gate, or takes into them from outside, but the biy into its gate. A \
             shatra on the great square never takes into them. From inside to inside anyone takes.",
            "A piece that is no reserve in a fortress or gate may, instead of a step, be put on \
             any free cell of the half before it.",
            "Who can take must take; which way is free, and the capture goes on while it can. \
             Shatra and biy jump over an enemy next to them, in all eight directions, to the free \
             cell just behind; batyr, tura and yalkyn over the first piece on their lines to any \
             free cell behind, where they can go on if there is such a cell. Pieces jumped leave \
             after the turn, block until then, and are not jumped twice.",
            "The biy, and a shatra that begins its turn in the enemy's gate, may stop after any \
             jump. If it is the only piece that can take, it may make a quiet turn instead; if two \
             pieces can take, one must.",
            "When an enemy shatra has just gone two cells and stands beside a shatra on the first \
             row beyond the moat, that one may, and if it can take nothing else must, take it by \
             jumping diagonally over the cell that was skipped.",
            "A shatra that reaches the last row is exchanged at once for a batyr, tura or yalkyn \
             of which its side has fewer than at the start, and goes on taking as such. If none \
             is missing it waits, stepping sideways, and is exchanged as soon as one is: batyr, \
             then tura, then yalkyn.",
            "A side whose biy is taken has lost, and so has a side that has no legal turn.",
            THIRD_TIME,
        ]),
        words_ru: names(&[
            "Поля 1-9 — крепость чёрных, 10 — её ворота, 11-52 — большое поле, 53 — ворота белых, \
             54-62 — крепость белых. Половина стороны — три ряда большого поля перед её воротами; \
             между половинами проходит ров. Белые играют в сторону поля 1.",
            "Бий ходит на одно поле во все восемь сторон; батыр — как ферзь, тура — как ладья, \
             ялкын — как слон. На рисунке Q, R и Bw или Bb — батыр, тура и ялкын, бий показан \
             дамкой, шатра — простой.",
            "Шатра на своей половине ходит на одно поле прямо вперёд, а с самого дальнего от рва \
             ряда — и на два; с ряда у рва — на одно поле прямо или по диагонали вперёд; за рвом — \
             также вбок.",
            "Все, кто стоит в своей крепости и воротах с начала игры, — резерв (на рисунке со \
             знаком '): он не ходит, но вместо хода любую его фигуру можно поставить на любое \
             свободное поле своей половины. Батыр или тура резерва на среднем столбце может и \
             пройти по нему по свободным полям из крепости и ворот наружу. На большом поле знак \
             снимается.",
            "Пока хоть кто-то из резерва остался, никто из его стороны не ходит в свою крепость и \
             ворота и внутри них и не бьёт туда снаружи; лишь бий может войти в свои ворота. Шатра \
             с большого поля никогда не бьёт туда. Изнутри внутрь бить может любая фигура.",
            "Фигуру в крепости или воротах, которая не в резерве, можно вместо обычного хода \
             поставить на любое свободное поле половины перед ними.",
            "Бить обязательно; из нескольких взятий выбирают любое, и взятие продолжается, пока \
             возможно. Шатра и бий перепрыгивают соседнюю фигуру противника в любую из восьми \
             сторон на свободное поле сразу за ней; батыр, тура и ялкын — первую фигуру на своих \
             линиях на любое свободное поле за ней, а если есть поле, с которого можно бить \
             дальше, — на такое. Побитые снимаются после хода, до того загораживают путь, и дважды \
             перепрыгнуть одну нельзя.",
            "Бий, а также шатра, начинающая ход в чужих воротах, могут остановиться после любого \
             прыжка. Если бить может только такая фигура, вместо взятия можно сделать тихий ход; \
             если бить могут две, одна обязана бить.",
            "Если шатра противника только что прошла два поля и встала рядом с шатрой, стоящей на \
             первом ряду за рвом, та может, а если ничего другого побить не может, то обязана \
             побить её на проходе, прыгнув по диагонали через пропущенное поле.",
            "Шатра, достигшая последнего ряда, сразу заменяется батыром, турой или ялкыном — тем, \
             кого у её стороны меньше, чем вначале, — и бьёт дальше уже как он. Если все на месте, \
             она ждёт, ходя вбок, и заменяется, как только кого-нибудь не станет: сперва батыром, \
             потом турой, потом ялкыном.",
            "Чей бий побит, тот проиграл; проиграл и тот, кому нечем ходить.",
            THIRD_TIME_RU,
        ]),
        writing: names(&[
            "`46-39` is a step, or a putting from the reserve; `48:13:15` a capture with \
             every cell on which the piece lands; `5-2=Q` an exchange (Q batyr, R tura, B \
             yalkyn), `7:3=R:1` one within a capture.",
            "In a position K is the biy, Q a batyr, R a tura, B a yalkyn, and * behind a \
             cell marks the reserve (K53*).",
        ]),
        writing_ru: names(&[
            "`46-39` — ход или выставление из резерва; `48:13:15` — взятие со всеми полями, на \
             которые фигура встаёт; `5-2=Q` — превращение (Q — батыр, R — тура, B — ялкын), \
             `7:3=R:1` — превращение посреди взятия.",
            "В записи позиции K — бий, Q — батыр, R — тура, B — ялкын, а * после поля означает \
             резерв (K53*).",
        ]),
        differs: Some(
            "The game that begins with a biy and shatras alone is `altai-shatra`."
                .into(),
        ),
        differs_ru: Some(
            "Игра, где вначале только бий и шатры, — `altai-shatra`."
                .into(),
        ),
        // The rules give the yalkyn no steps of its own; it goes as it takes. One test closes the
        // fortress to steps and to captures: reserve in fortress or gate.
        sources: said(&[(sources::PAGES, "«Алтайские шашки (шатра)»")]),
        draws: Cow::Borrowed(&[]),
        ..base::spec()
    }
}
