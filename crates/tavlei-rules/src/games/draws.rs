//! The draw rules that count moves, federation by federation.

use std::borrow::Cow;

use tavlei_core::{Counted, DrawRule, Ending, Quiet, When};

type Rules = Cow<'static, [DrawRule]>;

/// A set of draw rules with the name that house rules and options use.
type Named = (&'static str, fn() -> Rules);

const SETS: [Named; 8] = [
    ("none", none),
    ("fmjd", international),
    ("russian-code", || russian(true)),
    ("brazilian", brazilian),
    ("forty-moves", forty_moves),
    ("apca", pool),
    ("frisian", frisian),
    ("filipino", filipino),
];

/// The names of the sets of draw rules, see [`by_name`].
pub const NAMES: [&str; SETS.len()] = {
    let mut names = [""; SETS.len()];
    let mut index = 0;
    while index < SETS.len() {
        names[index] = SETS[index].0;
        index += 1;
    }
    names
};

/// The draw rules that count moves of a federation or a family of games, by name: `fmjd`,
/// `russian-code`; `none` has none. Threefold repetition holds everywhere and is in no set.
pub fn by_name(name: &str) -> Option<Cow<'static, [DrawRule]>> {
    SETS.iter().find(|(known, _)| *known == name).map(|(_, set)| set())
}

fn none() -> Rules {
    Cow::Borrowed(&[])
}

fn rule(
    id: &'static str,
    when: When,
    quiet: Quiet,
    counted: Counted,
    source: &'static str,
) -> DrawRule {
    DrawRule { id: id.into(), when, quiet, counted, source: source.into() }
}

fn lone_king(least: u8, most: u8, kings: u8) -> When {
    When::LoneKing { pieces: (least, most), kings, kings_only: false, on_road: false }
}

/// FMJD: 25 moves of kings, 16 of three pieces against a king, 5 of two or one.
pub(super) fn international() -> Rules {
    let source = "FMJD, Official Rules, article on draws";
    vec![
        rule("25-kings-only", When::Always, Quiet::KingsOnly, Counted::Each(25), source),
        rule("16-three-v-king", lone_king(3, 3, 1), Quiet::Never, Counted::Each(16), source),
        rule("5-two-v-king", lone_king(1, 2, 1), Quiet::Never, Counted::Each(5), source),
    ]
    .into()
}

/// The Russian code; the rule on the main road only where the board has the road of 64 cells.
pub(super) fn russian(road: bool) -> Rules {
    let source = "Russian federation, code of rules, article on draws";
    let kings = |least, most| When::KingsBoth(least, most);
    let mut rules = vec![
        rule(
            "15-three-kings-v-king",
            When::LoneKing { pieces: (3, u8::MAX), kings: 3, kings_only: true, on_road: false },
            Quiet::Never,
            Counted::Stronger(15),
            source,
        ),
        rule("5-balance-2-3", kings(2, 3), Quiet::SameBalance, Counted::Each(5), source),
        rule("30-balance-4-5", kings(4, 5), Quiet::SameBalance, Counted::Each(30), source),
        rule("60-balance-6-7", kings(6, 7), Quiet::SameBalance, Counted::Each(60), source),
        rule("15-kings-only", When::Always, Quiet::KingsOnly, Counted::Each(15), source),
    ];
    if road {
        let when = When::LoneKing { pieces: (3, 3), kings: 0, kings_only: false, on_road: true };
        rules.push(rule("5-main-road", when, Quiet::Never, Counted::Stronger(5), source));
    }
    rules.into()
}

/// Brazilian: 20 moves of kings, 5 in small endings.
pub(super) fn brazilian() -> Rules {
    let source = "Brazilian confederation (CBJD), rules on draws";
    let ending = |a, b| Ending { a, b };
    let small = vec![
        ending((2, 0), (2, 0)),
        ending((2, 0), (1, 0)),
        ending((2, 0), (1, 1)),
        ending((1, 0), (1, 0)),
        ending((1, 0), (1, 1)),
    ];
    vec![
        rule("20-kings-only", When::Always, Quiet::KingsOnly, Counted::Each(20), source),
        rule("5-small-ending", When::Endings(small.into()), Quiet::Never, Counted::Each(5), source),
    ]
    .into()
}

/// English and Italian: 40 moves a side without a capture or a man's move.
pub(super) fn forty_moves() -> Rules {
    let source = "forty-move rule";
    vec![rule("40-kings-only", When::Always, Quiet::KingsOnly, Counted::Each(40), source)].into()
}

/// Pool: the forty moves, and 13 of three kings against one.
pub(super) fn pool() -> Rules {
    let three = When::LoneKing { pieces: (3, 3), kings: 3, kings_only: true, on_road: false };
    let mut rules = forty_moves().into_owned();
    let source = "APCA, three kings against one";
    rules.push(rule("13-three-kings-v-king", three, Quiet::Never, Counted::Stronger(13), source));
    rules.into()
}

/// Frisian: two kings against one, 7 moves; one king each, at once.
pub(super) fn frisian() -> Rules {
    let source = "Official Rules for Frisian Draughts, article 21";
    let two = When::LoneKing { pieces: (2, 2), kings: 2, kings_only: true, on_road: false };
    let one = When::Endings(vec![Ending { a: (1, 0), b: (1, 0) }].into());
    vec![
        rule("7-two-kings-v-king", two, Quiet::Never, Counted::Stronger(7), source),
        rule("king-v-king", one, Quiet::Never, Counted::AtOnce, source),
    ]
    .into()
}

/// Filipino: three kings against one, 12 moves of the one.
pub(super) fn filipino() -> Rules {
    let three = When::LoneKing { pieces: (3, 3), kings: 3, kings_only: true, on_road: false };
    let source = "A. M. Quilet, Book of Filipino Checkers";
    vec![rule("12-three-kings-v-king", three, Quiet::Never, Counted::Weaker(12), source)].into()
}
