//! What the tags of a record state of its notation: the tag `Notation`, which names a notation of
//! the program, and the field of `GameType` that says where the first cell lies.

use std::sync::Arc;

use tavlei_core::LabelScheme;
use tavlei_notation::{Notation, shipped};
use tavlei_record::Record;
use tavlei_rules::Game;

use crate::game_type;

/// The tag that names the notation of a record's moves, where PDN itself can't say it.
pub(crate) const TAG: &str = "Notation";

/// The notation that moves are to be read in: the one that is given, or the one that a tag names.
pub(crate) fn notation(record: &Record, given: Option<&Arc<Notation>>) -> Option<Arc<Notation>> {
    given.cloned().or_else(|| record.tag(TAG).and_then(Notation::of_names).map(Arc::new))
}

/// Whether a value of the tag is one that is written here: names of notations, or a file.
pub(crate) fn is_known(value: &str) -> bool {
    value.ends_with(OWN) || Notation::of_names(value).is_some()
}

/// The end of a value that stands for a notation in a file of somebody's own.
pub(crate) const OWN: &str = ".toml";

/// The names other than the usual ones that the tag `GameType` states for a game.
pub(crate) fn scheme(game: &Game, record: &Record) -> Option<LabelScheme> {
    let value = record.tag("GameType")?;
    let field = game_type::notation_of(value)?;
    let number = game_type::number(value)?;
    let spec = game.spec();
    let names_game = spec.pdn == Some(number) || spec.other_numbers.contains(&number);
    let usual = game.labels().scheme();
    let is_usual = game_type::notation(usual, spec.first).eq_ignore_ascii_case(field);
    let stated = if is_usual { None } else { game_type::scheme(field, spec.first) };
    stated.filter(|scheme| names_game && scheme != usual)
}

/// The value of the tag for a record whose cells are called by a scheme; `None` where its tags
/// state the notation without it.
pub(crate) fn needed(
    game: &Game,
    record: &Record,
    names: &LabelScheme,
    notation: &Notation,
) -> Option<String> {
    let says_names =
        names == game.labels().scheme() || scheme(game, record).as_ref() == Some(names);
    if notation.is_pdn() && says_names { None } else { Some(value(game, names, notation)) }
}

/// Names that make a notation which is read alike; those of a file of somebody's own if none do.
fn value(game: &Game, names: &LabelScheme, notation: &Notation) -> String {
    let usual = game.labels().scheme();
    let fits = |value: &String| {
        Notation::of_names(value).is_some_and(|one| {
            let scheme = one.cells.scheme(game.board(), game.spec().first, usual, usual);
            one.reads_like(notation) && scheme.as_ref() == Some(names)
        })
    };
    let name = &notation.name;
    let alone = shipped().iter().map(|one| one.name.clone());
    let together = shipped().iter().map(|one| format!("{},{name}", one.name));
    let mut values = std::iter::once(name.clone()).chain(alone).chain(together);
    values.find(fits).unwrap_or_else(|| format!("{name}{OWN}"))
}
