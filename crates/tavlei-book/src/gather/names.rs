//! What the cells are called on the diagrams of a record: as in its moves.

use std::borrow::Cow;

use tavlei_core::Labels;
use tavlei_record::{ItemKind, Record};
use tavlei_replay::Target;
use tavlei_rules::Game;

/// The names that the notation of the book gives; where it leaves them to the record, the usual
/// ones of the game, or letters where the moves have letters.
pub(super) fn names<'g>(game: &'g Game, record: &Record, notation: &Target) -> Cow<'g, Labels> {
    let (usual, own) = (game.labels(), own(game, record));
    let cells = &notation.notation.cells;
    let scheme = cells.scheme(game.board(), game.spec().first, usual.scheme(), own.scheme());
    let given = scheme.filter(|scheme| scheme != own.scheme());
    let given = given.and_then(|scheme| Labels::new(game.board(), &scheme).ok());
    given.map_or(Cow::Borrowed(own), Cow::Owned)
}

/// The letters of the notation, Latin ones beside those that are printed; none where it has not one for
/// each file, as two alphabets would stand at one edge.
pub(super) fn letters<'n>(
    game: &Game,
    record: &Record,
    notation: &'n Target,
) -> &'n [(char, char)] {
    let names = names(game, record, notation);
    let missing = notation.notation.missing_letter(game.board(), &names);
    if missing.is_some() { &[] } else { &notation.notation.letters.written }
}

fn own<'g>(game: &'g Game, record: &Record) -> &'g Labels {
    let first = record.items.iter().find(|item| item.kind == ItemKind::Move);
    let has_letters = first
        .is_some_and(|item| record.str(item.text).starts_with(|c: char| c.is_ascii_lowercase()));
    let is_numeric = game.labels().scheme().is_numeric();
    if has_letters && is_numeric { game.algebraic() } else { game.labels() }
}
