//! The rules of a game in words, made from its data: nothing is said here that the engine does not
//! do. What the data hold in words of their own is shown as it is.

mod dirs;
mod english;
mod russian;

use std::borrow::Cow;

use tavlei::core::{DrawRule, Kind, Side, canonical_text};
use tavlei::diagram::{Charset, Options, Scene, to_board_text};
use tavlei::rules::draughts::{Goal, Promotion, Rules};
use tavlei::rules::{Family, Game, Scale, Spec};

use crate::args::Lang;

/// The sentences about a game that a language has.
pub(crate) trait Words {
    /// The heading of a part.
    fn heading(&self, part: Part) -> &'static str;
    /// Under which other names a game is known.
    fn aliases(&self, names: &str) -> String;
    /// What the board is.
    fn board(&self, game: &Game) -> String;
    /// How many pieces each side has on the board at the start, and who moves first.
    fn men(&self, game: &Game) -> String;
    /// The rules that parameters tell, in the order in which one learns them.
    fn draughts(&self, rules: &Rules, cast: Cast) -> Vec<String>;
    /// What the data of a game say in words of their own.
    fn own<'s>(&self, spec: &'s Spec) -> Own<'s>;
    /// Draw rules that stand in one source.
    fn draws(&self, source: &str, rules: &[&DrawRule]) -> String;
    /// What cells are called, how turns and results are written, what PDN calls the game.
    fn notation(&self, game: &Game) -> Vec<String>;
}

/// What the data of a game say in words of their own, in one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Own<'s> {
    /// The rules that no parameter tells.
    pub(crate) rules: &'s [Cow<'static, str>],
    /// How turns are written.
    pub(crate) writing: &'s [Cow<'static, str>],
    /// How it differs from the well-known game of the same name.
    pub(crate) differs: Option<&'s str>,
}

/// Which pieces a draughts game ever has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cast {
    /// Whether there are men.
    pub(crate) men: bool,
    /// Whether there are kings, from the start or later.
    pub(crate) kings: bool,
}

impl Cast {
    fn of(game: &Game, rules: &Rules) -> Cast {
        let has = |kind| game.start().placed.iter().any(|placed| placed.piece.kind == kind);
        let kings = has(Kind::King) || rules.promotion != Promotion::Never;
        Cast { men: has(Kind::Man), kings }
    }
}

/// A part of what is told of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The rules in words.
    Rules,
    /// How it differs from the well-known game of the same name.
    Differs,
    /// The board at the start.
    Start,
    /// How games are written.
    Notation,
    /// Where the rules come from.
    Sources,
}

/// The sentences of a language.
pub(crate) fn of(lang: Lang) -> &'static dyn Words {
    match lang {
        Lang::En => &english::English,
        Lang::Ru => &russian::Russian,
    }
}

/// The rules, a sentence or two a line, in the order in which one learns them.
pub(crate) fn rules(game: &Game, words: &dyn Words) -> Vec<String> {
    let spec = game.spec();
    let mut lines = vec![words.board(game), words.men(game)];
    if let Family::Draughts(rules) = &spec.family {
        lines.extend(words.draughts(rules, Cast::of(game, rules)));
    }
    lines.extend(words.own(spec).rules.iter().map(ToString::to_string));
    let by_source = spec.draws.chunk_by(|a, b| a.source == b.source);
    lines.extend(
        by_source.map(|draws| words.draws(&draws[0].source, &draws.iter().collect::<Vec<_>>())),
    );
    lines
}

/// Whether a position of a draughts game can come again: not where men alone are moved, forward.
fn can_repeat(rules: &Rules) -> bool {
    rules.goal != Goal::Breakthrough
}

/// The board at the start without the line that says who is to move: the rules say it, in the
/// language asked for.
pub(crate) fn drawn(game: &Game) -> String {
    let options = Options::default();
    let start = game.completed(game.start().clone());
    let scene = Scene::new(game.board(), game.labels(), &start, &options);
    to_board_text(&scene, Charset::Ascii)
}

/// The results of a game, as its records write them. With more than two players each has a digit,
/// in playing order, and one of them wins.
fn results(game: &Game) -> String {
    match (game.seats().len(), game.spec().style.scale) {
        (2, Scale::One) => "1-0, 1/2-1/2, 0-1".to_owned(),
        (2, Scale::Two) => "2-0, 1-1, 0-2".to_owned(),
        (seats, _) => {
            let digit = |wins| if wins { "1" } else { "0" };
            let won = |winner| (0..seats).map(|seat| digit(seat == winner)).collect::<Vec<_>>();
            (0..seats).map(|winner| won(winner).join("-")).collect::<Vec<_>>().join(", ")
        }
    }
}

/// Whose win `1-0` is, where it is not a matter of course: where Black begins.
fn winner_to_tell(game: &Game) -> Option<Side> {
    (game.spec().first == Side::Black).then(|| game.scored_first())
}

/// How many pieces White and Black have on the board at the start.
fn counts(game: &Game) -> [usize; 2] {
    let placed = &game.start().placed;
    Side::BOTH.map(|side| placed.iter().filter(|placed| placed.piece.side == side).count())
}

/// Some of the first turns of a game, as its records write them, and whether there are more.
fn first_turns(game: &Game) -> (Vec<String>, bool) {
    const SOME: usize = 2;
    let mut session = game.open();
    let turns = session.turns().to_vec();
    let some = turns.iter().take(SOME);
    let texts = some.map(|turn| canonical_text(session.as_mut(), turn)).collect();
    (texts, turns.len() > SOME)
}
