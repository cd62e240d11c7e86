//! `find --similar`: a game that others are compared with.

use std::path::{Path, PathBuf};

use tavlei::collection::query::Moves;
use tavlei::record::Record;
use tavlei::replay::Context;
use tavlei::rules::Game;

use super::query::similar_fen;
use crate::args::Find;
use crate::failure::Failure;
use crate::one_game::OneGame;

/// A game that others are compared with.
pub(super) struct Model {
    moves: Moves,
    /// How nearly alike they must be, in percent of the moves.
    percent: u8,
}

impl Model {
    /// The game that the command line names, if it does.
    pub(super) fn find(args: &Find, game: Option<Game>) -> Result<Option<Model>, Failure> {
        let named = args.wanted.similar.as_ref().filter(|_| similar_fen(args).is_none());
        let Some(named) = named else { return Ok(None) };
        let (path, number) = split(named);
        let found = OneGame::find(&path, number, game, &args.reading)?;
        let moves = Moves::of(&found.context, &found.record).filter(|moves| !moves.is_empty());
        let moves = moves.ok_or_else(|| {
            Failure::new(format!("game {number} of {} has no moves to compare", path.display()))
        })?;
        Ok(Some(Model { moves, percent: args.wanted.alike }))
    }

    /// How many turns of a record differ, if it is near enough.
    pub(super) fn distance(&self, context: &Context, record: &Record) -> Option<usize> {
        let moves = Moves::of(context, record)?;
        self.moves.likeness(&moves, self.percent).map(|likeness| likeness.distance)
    }
}

/// The file and the number of `FILE#N`; the first game without a number.
fn split(named: &Path) -> (PathBuf, u64) {
    let cut = named.to_str().and_then(|text| {
        let (path, number) = text.rsplit_once('#')?;
        Some((PathBuf::from(path), number.parse().ok().filter(|number| *number > 0)?))
    });
    match cut {
        Some(cut) if !named.exists() => cut,
        _ => (named.to_owned(), 1),
    }
}
