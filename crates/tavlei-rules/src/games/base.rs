//! What most games share: the eight by eight board of dark cells, twelve men, White first.

use std::borrow::Cow;

use tavlei_core::{Cells, Corner, LabelScheme, Side};

use crate::draughts::Rules;
use crate::{Family, Foreign, Scale, Setup, Source, Spec, Style};

/// The commonest game: others name only what differs. It has no name and is not in the catalogue.
pub(super) fn spec() -> Spec {
    Spec {
        id: "".into(),
        name: "".into(),
        name_ru: "".into(),
        aliases: Cow::Borrowed(&[]),
        pdn: None,
        other_numbers: Cow::Borrowed(&[]),
        foreign: Cow::Borrowed(&[]),
        tried: None,
        size: (8, 8),
        cells: Cells::Dark,
        drawing: None,
        decorations: Cow::Borrowed(&[]),
        words: Cow::Borrowed(&[]),
        writing: Cow::Borrowed(&[]),
        differs: None,
        words_ru: Cow::Borrowed(&[]),
        writing_ru: Cow::Borrowed(&[]),
        differs_ru: None,
        setup: Setup::Rows { free: 0, filled: 3 },
        first: Side::White,
        to_move: None,
        style: Style { take: 'x', scale: Scale::One, labels: LabelScheme::Algebraic },
        family: Family::Draughts(Rules::BASE),
        draws: Cow::Borrowed(&[]),
        sources: Cow::Borrowed(&[]),
    }
}

/// An empty board of 64 cells, all in play: the games that only place men start from it.
pub(super) fn empty_board() -> Spec {
    let setup = Setup::Cells { white: "".into(), black: "".into() };
    Spec { cells: Cells::All, setup, ..spec() }
}

/// Numbers from the far left corner, as White sees it.
pub(super) fn top_left() -> LabelScheme {
    LabelScheme::numeric(Corner::TopLeft)
}

pub(super) fn names(list: &[&'static str]) -> Cow<'static, [Cow<'static, str>]> {
    list.iter().map(|&name| Cow::Borrowed(name)).collect()
}

/// How other formats call a game: the format, its code, and whether it calls the other side White.
pub(super) fn foreign(list: &[(&'static str, &'static str, bool)]) -> Cow<'static, [Foreign]> {
    let row = |&(format, code, is_turned)| Foreign { format, code, is_turned };
    list.iter().map(row).collect()
}

/// In the rules of games whose positions can come again.
pub(super) const THIRD_TIME: &str =
    "A position met a third time with the same side to move is a draw.";

/// [`THIRD_TIME`] in Russian.
pub(super) const THIRD_TIME_RU: &str =
    "Позиция, в третий раз возникшая при ходе той же стороны, — ничья.";

/// A game for a variant to start from that is told in the same words but for the first sentence, in
/// English and in Russian.
pub(super) fn told(mut game: Spec, first: &'static str, first_ru: &'static str) -> Spec {
    for (words, first) in [(&mut game.words, first), (&mut game.words_ru, first_ru)] {
        if let Some(sentence) = words.to_mut().first_mut() {
            *sentence = first.into();
        }
    }
    game
}

/// Titles and what each settles.
pub(super) fn said(list: &[(&'static str, &'static str)]) -> Cow<'static, [Source]> {
    list.iter().map(|&(title, says)| Source { title: title.into(), says: says.into() }).collect()
}

/// The parameters of a draughts game, for another one to start from.
pub(super) fn rules_of(spec: &Spec) -> Rules {
    match spec.family {
        Family::Draughts(rules) => rules,
        Family::Listed(_) => Rules::BASE,
    }
}
