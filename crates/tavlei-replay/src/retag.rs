//! The tags of a converted record: `FEN`, `Result`, `GameType` and `Variant`.

use tavlei_core::Labels;
use tavlei_notation::{Captures, CellNames, Letters, Notation, parse_fen, write_fen};
use tavlei_record::{Record, Span, Tag};
use tavlei_rules::{Game, Scale};

use crate::game_type;
use crate::schemes::Names;
use crate::score::{parse_score, write_score};
use crate::setup;
use crate::stated;
use crate::target::Target;

/// The game of a record, and what the record calls the cells.
#[derive(Clone, Copy)]
pub(crate) struct Own<'a> {
    pub(crate) game: &'a Game,
    pub(crate) labels: &'a Labels,
}

/// Writes the tags again that depend on the notation.
pub(crate) fn retag(record: &mut Record, own: Own<'_>, names: &Names, target: &Target) {
    let scale = target.scale.scale(own.game);
    for index in 0..record.tags.len() {
        let Tag { name, value, .. } = record.tags[index];
        record.tags[index].value = match record.str(name) {
            "Result" => result(record, value, scale),
            "FEN" => fen(record, value, own, names, &target.notation.cells),
            "GameType" => number(record, value, own, names, &target.notation),
            _ => value,
        };
    }
    if target.name_game {
        name_game(record, own.game, names, &target.notation);
    }
    name_notation(record, own.game, names, target);
}

/// A result in a scale and in the usual spelling (`1:0` becomes `1-0`); scores other than the usual
/// ones, and those of games that were not played (`1-0F`, `+/-`), stay as they are.
pub(crate) fn result(record: &mut Record, span: Span, scale: Option<Scale>) -> Span {
    let written = rescaled(record.str(span), scale);
    written.map_or(span, |text| record.push_text(text))
}

/// A result in a scale, if that changes it.
pub(crate) fn rescaled(text: &str, scale: Option<Scale>) -> Option<&'static str> {
    let score = parse_score(text)?;
    let written =
        if score.unusual || score.forfeit { None } else { write_score(score.says, scale?) };
    written.filter(|&written| written != text)
}

/// A FEN in the names of the moves. It may have other names than they have in the record; those are
/// left alone unless names are asked for.
fn fen(record: &mut Record, value: Span, own: Own<'_>, names: &Names, choice: &CellNames) -> Span {
    let Ok(Some(opened)) = setup::open_record(own.game, own.labels, record) else {
        return value;
    };
    let (old, new) = (own.labels, names.of(own.game));
    let as_asked = *choice == CellNames::AsRecord || is_written_in(record.str(value), new, own);
    if old.scheme() == new.scheme() && as_asked {
        return value;
    }
    let mut position = opened.position;
    if opened.side_taken {
        position.side = None;
    }
    let mut text = write_fen(&position, new);
    for field in move_counters(record.str(value)) {
        text.push(':');
        text.push_str(field);
    }
    record.push_text(&text)
}

fn is_written_in(fen: &str, labels: &Labels, own: Own<'_>) -> bool {
    parse_fen(fen, own.game.board(), &[labels]).is_ok()
}

/// The fields of a FEN that count half-moves and moves (`H0`, `F1`), which a position does not
/// hold.
fn move_counters(fen: &str) -> Vec<&str> {
    let is_counter = |field: &&str| {
        let digits = field.strip_prefix(['H', 'F']);
        digits.is_some_and(|d| !d.is_empty() && d.bytes().all(|b| b.is_ascii_digit()))
    };
    fen.trim_end_matches('.').split(':').map(str::trim).filter(is_counter).collect()
}

/// `GameType` says how cells are called: the bare number where that is as usual or more than it can
/// say, else the full value. A value that says so already stays as it is.
fn number(
    record: &mut Record,
    value: Span,
    own: Own<'_>,
    names: &Names,
    notation: &Notation,
) -> Span {
    let scheme = names.of(own.game).scheme();
    let changed = scheme != own.labels.scheme();
    let says = record.str(value);
    let usual = own.game.labels().scheme();
    let is_bare = is_usual(own.game, names) || !has_field(names, own.game, notation);
    let is_right = match game_type::notation_of(says) {
        None => is_bare,
        Some(said) if scheme == usual => said.starts_with(game_type::letter(scheme)),
        Some(_) if is_bare => false,
        Some(said) => said == game_type::notation(scheme, own.game.spec().first),
    };
    let names_game = game_type::number(says) == own.game.spec().pdn;
    if (is_right && !changed) || !names_game {
        return value;
    }
    let text = match game_type::full(own.game, scheme) {
        Some(_) if is_bare => game_type::number(says).map(|n| n.to_string()),
        full => full,
    };
    text.map_or(value, |text| record.push_text(&text))
}

/// Whether `GameType` has a value for the names and letters of a notation.
fn has_field(names: &Names, game: &Game, notation: &Notation) -> bool {
    let is_latin = notation.letters == Letters::default();
    is_latin && notation.captures == Captures::Way && game_type::can_say(names.of(game).scheme())
}

fn is_usual(game: &Game, names: &Names) -> bool {
    names.of(game).scheme() == game.labels().scheme()
}

/// Whether a tag of the record says which game it is.
pub(crate) fn names_game(record: &Record) -> bool {
    record.tag("GameType").is_some() || record.tag("Variant").is_some()
}

/// Adds the tag that names the game, if no tag does.
fn name_game(record: &mut Record, game: &Game, names: &Names, notation: &Notation) {
    if !names_game(record) {
        let (name, value) = game_tag(game, names, notation);
        add_tag(record, name, &value);
    }
}

/// The tag that names a game, as records in this notation have it.
pub(crate) fn game_tag(game: &Game, names: &Names, notation: &Notation) -> (&'static str, String) {
    let usual = is_usual(game, names) || !has_field(names, game, notation);
    match (game.spec().pdn, usual) {
        (Some(number), true) => ("GameType", number.to_string()),
        (Some(_), false) => {
            let full = game_type::full(game, names.of(game).scheme());
            ("GameType", full.unwrap_or_default())
        }
        (None, _) => ("Variant", game.id().to_owned()),
    }
}

fn add_tag(record: &mut Record, name: &str, value: &str) {
    let name = record.push_text(name);
    let value = record.push_text(value);
    let span = Span { start: name.start, end: value.end };
    record.tags.push(Tag { name, value, span });
}

/// Names the notation where the other tags do not state it. A tag of that name with a value of
/// somebody else's stays where none is needed.
fn name_notation(record: &mut Record, game: &Game, names: &Names, target: &Target) {
    let needed = stated::needed(game, record, names.of(game).scheme(), &target.notation);
    let needed = needed.filter(|_| target.name_notation);
    let at =
        record.tags.iter().position(|tag| record.str(tag.name).eq_ignore_ascii_case(stated::TAG));
    match (at, needed) {
        (Some(at), Some(value)) => record.tags[at].value = record.push_text(&value),
        (None, Some(value)) => add_tag(record, stated::TAG, &value),
        (Some(at), None) if stated::is_known(record.str(record.tags[at].value)) => {
            record.tags.remove(at);
        }
        (_, None) => {}
    }
}
