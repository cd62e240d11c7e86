//! A record made ready for a score: its moves in the notation of the book, the positions beside
//! them.

use std::borrow::Cow;

use tavlei_core::Position;
use tavlei_record::Record;
use tavlei_replay::{
    Context, Converted, Options, Report, Target, convert, positions_of_all, positions_of_main_line,
};

use super::Source;

/// A record with all that a score needs.
pub(super) struct Ready<'s> {
    /// The record; its moves written anew where they could be.
    pub(super) record: Cow<'s, Record>,
    /// What the check says of it.
    pub(super) report: Report,
    /// The first position, where a game is known.
    pub(super) start: Option<Position>,
    /// For each item that is a move: the position after it, where it is known.
    pub(super) after: Vec<Option<Position>>,
    /// Whether the moves are written anew.
    pub(super) is_rewritten: bool,
}

/// Makes a record ready.
pub(super) fn ready<'s>(source: &'s Source, notation: &Target) -> Ready<'s> {
    match convert(&source.context, &source.record, notation) {
        Converted::Rewritten { record, report, .. } => rewritten(*record, report),
        Converted::Verbatim { report } => verbatim(source, report),
    }
}

/// Moves that were written anew are read by the game alone, whatever they were read by before.
fn rewritten(record: Record, report: Report) -> Ready<'static> {
    let options = Options { game: report.game.clone(), ..Options::default() };
    let context = Context::learn(&[], options);
    let (start, after) = positions_of_all(&context, &record);
    Ready { record: Cow::Owned(record), report, start, after, is_rewritten: true }
}

/// A record that can't be played to its end stays as it is, with diagrams as far as it goes.
fn verbatim(source: &Source, report: Report) -> Ready<'_> {
    let (start, after) = positions_of_main_line(&source.context, &source.record);
    Ready { record: Cow::Borrowed(&source.record), report, start, after, is_rewritten: false }
}
