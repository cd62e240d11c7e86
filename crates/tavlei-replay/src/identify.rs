//! Which game a record is, and the walk through it as that game.

use std::borrow::Cow;

use tavlei_core::Labels;
use tavlei_record::{Record, Severity, Span};
use tavlei_rules::{Game, names};

use crate::alike::most_alike;
use crate::codes;
use crate::context::{Context, best_for};
use crate::game_type;
use crate::notes::Note;
use crate::player::Trouble;
use crate::probe::probe;
use crate::schemes::{self, Names};
use crate::stated;
use crate::tidy::tidied;
use crate::walk::{Keep, Walked, walk};

/// So many moves must be written with a second numbering before one is believed in.
const FEWEST_OTHERS: u32 = 3;

/// A record replayed as a game.
#[derive(Debug)]
pub(crate) struct Settled {
    pub(crate) game: Game,
    pub(crate) names: Names,
    pub(crate) walked: Walked,
    /// Remarks on how the game was found.
    pub(crate) notes: Vec<Note>,
}

impl Settled {
    /// What the record calls the cells.
    pub(crate) fn labels(&self) -> &Labels {
        self.names.of(&self.game)
    }

    fn new(context: &Context, game: Game, record: &Record, keep: Keep) -> Settled {
        let names = schemes::likely(&game, record, context.options().notation.as_ref());
        let walked = walk(&game, &names, None, record, keep);
        if game.is_listed()
            && walked.stop.is_some()
            && schemes::uses_letters(&game)
            && schemes::by_letters(record) == Some(false)
            && let Some(names) = schemes::accepting(&game, record, names.of(&game).scheme())
        {
            let walked = walk(&game, &names, None, record, keep);
            return Settled { game, names, walked, notes: Vec::new() };
        }
        let settled = Settled { game, names, walked, notes: Vec::new() };
        if settled.walked.is_complete() && !settled.walked.is_foreign() {
            return settled;
        }
        if context.options().notation.is_some() {
            return settled.with_second(record, keep);
        }
        settled.without_tag(record, keep).with_second(record, keep)
    }

    /// The same, by a second numbering too if that lets the whole main line be played. Some moves are
    /// not enough for that: an illegal move may look legal in another numbering.
    #[cold]
    fn with_second(self, record: &Record, keep: Keep) -> Settled {
        let may_be_read = self.walked.stop.as_ref().is_some_and(|stop| {
            matches!(stop.trouble, Trouble::Illegal(_) | Trouble::NoSuchCell(_))
        });
        if !may_be_read {
            return self;
        }
        let scheme = self.labels().scheme().clone();
        // All moves in another numbering are no mixture.
        if schemes::accepting(&self.game, record, &scheme).is_some() {
            return self;
        }
        for second in schemes::of_class(&self.game, !scheme.is_numeric()) {
            if *second.of(&self.game).scheme() == scheme {
                continue;
            }
            let walked = walk(&self.game, &self.names, Some(&second), record, keep);
            if walked.is_complete() && walked.by_others() >= FEWEST_OTHERS {
                return Settled { walked, ..self };
            }
        }
        self
    }

    /// The same, unless the tag `Notation` is wrong: none of its moves can be read so, but as usual.
    #[cold]
    fn without_tag(self, record: &Record, keep: Keep) -> Settled {
        let Names::In(..) = self.names else { return self };
        let names = schemes::by_moves(&self.game, record);
        if !probe(&self.game, &names, record, u32::MAX).accepts() {
            return self;
        }
        let message = format!(
            "the moves are not written as Notation {:?} says, but as PDN has them",
            record.tag(stated::TAG).unwrap_or_default()
        );
        let note = Note::new(&codes::NOTATION_WRONG, tag_span(record, stated::TAG), message);
        let walked = walk(&self.game, &names, None, record, keep);
        Settled { names, walked, notes: vec![note], ..self }
    }
}

/// What the tags of a record say of its game.
#[derive(Debug, Default)]
pub(crate) struct Tagged {
    pub(crate) game: Option<Game>,
    pub(crate) notes: Vec<Note>,
}

/// Finds the game of a record and walks through it: the record, its turns as the game has them, comes
/// back with it. `None` only if no game is known at all.
pub(crate) fn settle<'r>(
    context: &Context,
    record: &'r Record,
    keep: Keep,
) -> Option<(Settled, Cow<'r, Record>)> {
    let tagged = tagged(context, record);
    let said = context.options().game.as_ref().or(tagged.game.as_ref());
    let record = said.map_or(Cow::Borrowed(record), |game| tidied(game, record));
    let mut settled = if let Some(given) = &context.options().game {
        let mut settled = Settled::new(context, given.clone(), &record, keep);
        settled.notes.extend(note_given(given, &tagged, &record));
        settled
    } else if let Some(game) = tagged.game {
        Settled::new(context, game, &record, keep)
    } else {
        untagged(context, &record, keep)?
    };
    let of_names = note_names(&settled, &record);
    settled.notes.extend(of_names);
    settled.notes.extend(note_notation(context, &settled, &record));
    if context.options().game.is_none() {
        let counts = says_names(&settled, &record);
        let odd = tagged.notes.into_iter();
        settled
            .notes
            .extend(odd.filter(|note| !(counts && note.code == codes::GAME_TYPE_ODD.code)));
    }
    Some((settled, record))
}

fn tag_span(record: &Record, name: &str) -> Span {
    let tag = record.tags.iter().find(|tag| record.str(tag.name).eq_ignore_ascii_case(name));
    tag.map_or(Span::default(), |tag| tag.span)
}

pub(crate) fn tagged(context: &Context, record: &Record) -> Tagged {
    let mut tagged = Tagged::default();
    let by_type = by_game_type(record, &mut tagged.notes);
    let by_variant = by_variant(context, record, by_type.is_some(), &mut tagged.notes);
    if let (Some(variant), Some(by_type)) = (&by_variant, &by_type)
        && variant.id() != by_type.id()
    {
        let message = format!(
            "Variant says {}, GameType says {}; Variant counts",
            variant.spec().name,
            by_type.spec().name
        );
        tagged.notes.push(Note::new(&codes::TAGS_DIFFER, tag_span(record, "Variant"), message));
    }
    tagged.game = by_variant.or(by_type);
    tagged
}

fn by_game_type(record: &Record, notes: &mut Vec<Note>) -> Option<Game> {
    let value = record.tag("GameType").filter(|value| !is_blank(value))?;
    let span = || tag_span(record, "GameType");
    let Some(parsed) = game_type::parse(value) else {
        let message = format!("GameType {value:?} is no number of a game of the catalogue");
        notes.push(Note::new(&codes::GAME_TYPE_UNKNOWN, span(), message));
        return None;
    };
    if parsed.is_odd {
        let usual = game_type::full(&parsed.game, parsed.game.labels().scheme());
        let message = format!(
            "only the number of GameType {value:?} counts; for {} PDN has {:?}",
            parsed.game.spec().name,
            usual.unwrap_or_default()
        );
        notes.push(Note::new(&codes::GAME_TYPE_ODD, span(), message));
    }
    Some(parsed.game)
}

fn by_variant(
    context: &Context,
    record: &Record,
    has_type: bool,
    notes: &mut Vec<Note>,
) -> Option<Game> {
    let value = record.tag("Variant").filter(|value| !is_blank(value))?;
    let game = context.variant(value);
    if game.is_none() {
        let instead = if has_type { "GameType counts" } else { "the game is found by trial" };
        let likely = most_alike(value, names()).map(|name| format!(" (did you mean {name:?}?)"));
        let likely = likely.unwrap_or_default();
        let message =
            format!("Variant {value:?} names no game of the catalogue{likely}; {instead}");
        notes.push(Note::new(&codes::VARIANT_UNKNOWN, tag_span(record, "Variant"), message));
    }
    game
}

fn is_blank(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-" | "*")
}

fn note_given(given: &Game, tagged: &Tagged, record: &Record) -> Option<Note> {
    let named = tagged.game.as_ref().filter(|game| game.id() != given.id())?;
    let tag = if record.tag("Variant").is_some() { "Variant" } else { "GameType" };
    let message = format!(
        "the record says {}; it was replayed as {} as asked",
        named.spec().name,
        given.spec().name
    );
    Some(Note::new(&codes::GAME_GIVEN, tag_span(record, tag), message))
}

/// A record that does not say which game it is: the game of its file, or the first that accepts
/// it, or the one that goes furthest.
fn untagged(context: &Context, record: &Record, keep: Keep) -> Option<Settled> {
    let of_file = context.file_game_of(record);
    let notation = context.options().notation.as_ref();
    let alone = || best_for(&[record], None, notation).map(|(game, _)| game);
    let first = of_file.map(|of_file| of_file.game.clone()).or_else(alone)?;
    let mut settled = Settled::new(context, first, record, keep);
    if settled.walked.is_complete() {
        settled.notes.push(note_inferred(&settled.game, of_file.is_some()));
        return Some(settled);
    }
    let other = best_for(&[record], None, notation).filter(|(_, accepts)| *accepts);
    if let Some((game, _)) = other.filter(|(game, _)| game.id() != settled.game.id()) {
        settled = Settled::new(context, game, record, keep);
        settled.notes.push(note_inferred(&settled.game, false));
    } else if of_file.is_some_and(|of_file| of_file.fits) {
        settled.notes.push(note_inferred(&settled.game, true));
    } else {
        settled.notes.push(note_guess(&settled.game));
    }
    Some(settled)
}

/// The move that can't be played is the error; that the game was a guess may explain it.
fn note_guess(game: &Game) -> Note {
    let message = format!(
        "the record does not say its game, and no game accepts all its moves; {} goes furthest, a \
         guess: --game says otherwise",
        game.spec().name
    );
    Note::new(&codes::GAME_UNKNOWN, Span::default(), message).weighing(Severity::Note)
}

fn note_inferred(game: &Game, is_of_file: bool) -> Note {
    let name = &game.spec().name;
    if is_of_file {
        let message =
            format!("the record does not say its game; {name} was inferred from the file");
        Note::new(&codes::GAME_FROM_FILE, Span::default(), message)
    } else {
        let message = format!(
            "the record does not say its game; {name} is the first game that accepts its moves"
        );
        Note::new(&codes::GAME_GUESSED, Span::default(), message)
    }
}

fn note_names(settled: &Settled, record: &Record) -> Option<Note> {
    let scheme = settled.labels().scheme();
    if scheme == settled.game.labels().scheme() || matches!(settled.names, Names::In(..)) {
        return None;
    }
    let message = format!(
        "cells are called by {}; records of {} use {}",
        schemes::name(scheme),
        settled.game.spec().name,
        schemes::name(settled.game.labels().scheme())
    );
    let first = crate::player::main_items(record)
        .find(|(_, item)| item.kind == tavlei_record::ItemKind::Move);
    let span = first.map_or(Span::default(), |(_, item)| item.span);
    Some(Note::new(&codes::OTHER_LABELS, span, message))
}

/// Whether the attributes of `GameType` are odd only because they say what cells are called.
fn says_names(settled: &Settled, record: &Record) -> bool {
    let scheme = settled.labels().scheme();
    let full = game_type::full(&settled.game, scheme);
    stated::scheme(&settled.game, record).as_ref() == Some(scheme)
        && record.tag("GameType").map(str::trim) == full.as_deref()
}

/// What is wrong with the notation that is given or named by a tag.
fn note_notation(context: &Context, settled: &Settled, record: &Record) -> Option<Note> {
    let given = context.options().notation.as_ref();
    let value = record.tag(stated::TAG).filter(|value| given.is_none() && !is_blank(value));
    let span = if given.is_none() { tag_span(record, stated::TAG) } else { Span::default() };
    match stated::notation(record, given) {
        Some(notation) if Names::within(&settled.game, &notation).is_some() => None,
        Some(notation) => {
            let message = schemes::no_names(&settled.game, &notation);
            Some(Note::new(&codes::NO_NAMES, span, message))
        }
        None => Some(Note::new(&codes::NOTATION_UNKNOWN, span, unknown_notation(value?))),
    }
}

fn unknown_notation(value: &str) -> String {
    if value.ends_with(stated::OWN) {
        return format!(
            "Notation {value:?} is in a file of somebody's own; --read-notation FILE{} reads it",
            stated::OWN
        );
    }
    format!("Notation {value:?} is none of the program's; moves were read as PDN")
}
