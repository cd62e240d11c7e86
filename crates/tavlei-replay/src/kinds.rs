//! What plain games have in common whose tags say the same of their rules: the game, and which
//! results fit which ends.

use std::sync::{Arc, RwLock};

use tavlei_core::{DrawRule, Seat};
use tavlei_record::{PlainGame, Record, Severity, Span};
use tavlei_rules::Game;

use crate::context::Context;
use crate::identify::tagged;
use crate::report::BoardResult;
use crate::results::compare_texts;
use crate::stated;

/// The tags that say what game a record is and how it is written.
pub(crate) const TELLING: [&str; 2] = ["GameType", "Variant"];
/// Results as they are written nearly always.
pub(crate) const RESULTS: [&str; 12] =
    ["*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "1:0", "0:1", "1/2:1/2", "2:0", "0:2"];
/// So many kinds of one file are remembered.
const MOST: usize = 16;

/// What plain games of one kind have in common.
#[derive(Debug)]
pub(crate) struct Kind {
    /// The values of the tags that tell.
    key: [Option<String>; TELLING.len()],
    /// `None` if games of this kind want to be looked at closely.
    pub(crate) common: Option<Common>,
}

impl Kind {
    /// A record with nothing but the tags that tell.
    pub(crate) fn record(&self) -> Record {
        record(&self.key.each_ref().map(Option::as_deref))
    }
}

/// The same, where it is known.
#[derive(Debug)]
pub(crate) struct Common {
    pub(crate) game: Game,
    /// The draw rules that count moves.
    pub(crate) draws: Vec<DrawRule>,
    /// Results that need no word: those of the tag and behind the moves, and what the board says.
    fitting: Vec<(Results, Option<BoardResult>)>,
}

impl Common {
    fn of(context: &Context, record: &Record) -> Option<Common> {
        let options = context.options();
        if options.notation.is_some() || options.ballots.is_some() {
            return None;
        }
        let tagged = tagged(context, record);
        if tagged.notes.iter().any(|note| note.severity > Severity::Note) {
            return None;
        }
        let told = options.game.clone().or(tagged.game);
        let game = told.or_else(|| context.file_game().cloned())?;
        if game.is_listed() || stated::scheme(&game, record).is_some() {
            return None;
        }
        let draws = options.draw_rules(&game).into_owned();
        let fitting = fitting(context, &game);
        Some(Common { game, draws, fitting })
    }

    /// Whether the results of a game, in its tag and behind its moves, fit its end, so that there is
    /// nothing to be said.
    pub(crate) fn fits(
        &self,
        results: (Option<&str>, Option<&str>),
        board: Option<BoardResult>,
    ) -> bool {
        self.fitting.iter().any(|(known, end)| *known == results && *end == board)
    }
}

/// The result of a tag and that behind the moves.
type Results = (Option<&'static str>, Option<&'static str>);

/// The results that need no word in a game, each with what the board says.
fn fitting(context: &Context, game: &Game) -> Vec<(Results, Option<BoardResult>)> {
    let wins = Seat::TWO.iter().map(|&seat| Some(BoardResult::win_of(seat)));
    let boards: Vec<_> = wins.chain([None, Some(BoardResult::Draw)]).collect();
    let results = RESULTS.iter().map(|&text| Some(text));
    let alike = results.clone().flat_map(|text| [(text, text), (text, None), (None, text)]);
    let unlike = results.clone().flat_map(|tag| results.clone().map(move |token| (tag, token)));
    let results = alike.chain(unlike.filter(|(tag, token)| tag != token));
    let pairs = results.flat_map(|results| boards.iter().map(move |board| (results, *board)));
    pairs
        .filter(|&((tag, token), board)| {
            let here = |text| (text, Span::default());
            let (mut notes, reading) = (Vec::new(), context.options().results);
            let texts = (tag.map(here), token.map(here));
            compare_texts(texts, Some(game), reading, board, &mut notes);
            notes.iter().all(|note| note.severity <= Severity::Note)
        })
        .collect()
}

/// The kinds of a file, as they are met. Shared by all that work on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kinds(Arc<RwLock<Vec<Arc<Kind>>>>);

impl Kinds {
    /// The kind of a plain game, which is likely to be that of `before`; `None` if it is of none, or
    /// there are too many.
    pub(crate) fn of(
        &self,
        context: &Context,
        game: &PlainGame<'_>,
        before: Option<Arc<Kind>>,
    ) -> Option<Arc<Kind>> {
        // A game that is written in a way of its own is not plain.
        if game.tag(stated::TAG).is_some() {
            return None;
        }
        let key = TELLING.map(|name| game.tag(name));
        let is_it = |kind: &&Arc<Kind>| kind.key.iter().map(Option::as_deref).eq(key);
        if before.as_ref().is_some_and(|kind| is_it(&kind)) {
            return before;
        }
        let kinds = self.0.read().ok()?;
        let known = kinds.iter().find(is_it).cloned();
        if known.is_some() || kinds.len() >= MOST {
            return known;
        }
        drop(kinds);
        let kind = Arc::new(Kind {
            key: key.map(|value| value.map(str::to_owned)),
            common: Common::of(context, &record(&key)),
        });
        self.0.write().ok()?.push(Arc::clone(&kind));
        Some(kind)
    }
}

/// A record with nothing but the tags that tell.
fn record(key: &[Option<&str>]) -> Record {
    let mut record = Record::default();
    for (name, value) in TELLING.iter().zip(key) {
        if let Some(value) = value {
            record.push_tag(name, value, Span::default());
        }
    }
    record
}
