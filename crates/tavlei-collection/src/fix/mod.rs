//! Repairs that never change moves.
//!
//! A repair is a piece of the source and what stands there instead, so that all the rest of a file
//! stays as it is, character by character. What can't be repaired for sure is said and left alone.
//! A record that was repaired needs no repair: a second run finds nothing.
//!
//! ```
//! use tavlei_collection::fix::{Kinds, repairs, repaired_source};
//! use tavlei_record::{ReadOptions, parse_all};
//! use tavlei_replay::{Context, Options};
//!
//! let pdn = b"[Date \"12.3.1987\"]\n[GameType \"20\"]\n[Result \"*\"]\n1. 32-28 19-23 1-0";
//! let records = parse_all(pdn, &ReadOptions::default());
//! let context = Context::learn(&records, Options::default());
//! let found = repairs(&context, &records[0], Kinds::ALL);
//! assert_eq!(
//!     repaired_source(&records[0], &found),
//!     "[Date \"1987.03.12\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n1. 32-28 19-23 2-0"
//! );
//! ```

mod apply;
mod dates;
mod game;
mod kinds;
mod letters;
mod names;
mod results;

pub use apply::{repaired, repaired_source};
pub use game::named;
pub use kinds::Kinds;

use tavlei_record::{Record, Span};
use tavlei_replay::{Context, Converted, ScaleChoice, Target, restate};

/// What a repair changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The value of the tag with this index.
    Tag(usize, String),
    /// A new tag behind the others: its name and value.
    NewTag(&'static str, String),
    /// The text of the item with this index.
    Item(usize, String),
    /// A new result behind the last item.
    NewResult(String),
    /// Nothing here: the text is in another encoding, or it is only said that something is unclear.
    Nothing,
}

/// One repair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// Its code, such as `T807`; see [`tavlei_replay::codes`].
    pub code: &'static str,
    /// The piece of the source that it is about.
    pub span: Span,
    /// What is changed, in a sentence fit for a person.
    pub message: String,
    /// The change.
    pub change: Change,
}

impl Repair {
    /// Whether something is repaired, and not only said.
    pub fn is_repair(&self) -> bool {
        self.change != Change::Nothing || self.code == ENCODING
    }
}

/// The text was in another encoding.
const ENCODING: &str = "T809";

/// All repairs of a record, in the order of the places that they are about.
pub fn repairs(context: &Context, record: &Record, kinds: Kinds) -> Vec<Repair> {
    let mut found = Vec::new();
    if kinds.has(Kinds::ENCODING) {
        found.extend(encoding(record));
    }
    if kinds.has(Kinds::NAME) {
        found.extend(names::repairs(record));
    }
    if kinds.has(Kinds::DATE) {
        found.extend(dates::repairs(record));
    }
    if kinds.needs_replay() {
        found.extend(by_replay(context, record, kinds));
    }
    found.sort_by_key(|repair| repair.span.start);
    found
}

/// What only the board can tell.
fn by_replay(context: &Context, record: &Record, kinds: Kinds) -> Vec<Repair> {
    let target = Target { scale: ScaleChoice::Usual, ..Target::default() };
    let converted = restate(context, record, &target);
    let rewritten = match &converted {
        Converted::Rewritten { record, .. } => Some(&**record),
        Converted::Verbatim { .. } => None,
    };
    let report = converted.report();
    let mut found = Vec::new();
    if kinds.has(Kinds::RESULT) && report.never_closed().is_none() {
        found.extend(results::repairs(record, rewritten.filter(|_| game::is_sure(report))));
    }
    if kinds.has(Kinds::GAME)
        && let Some(rewritten) = rewritten
    {
        found.extend(game::repairs(record, rewritten, report));
    }
    if kinds.has(Kinds::PLIES) && rewritten.is_some() {
        found.extend(game::ply_count(record, report));
    }
    if kinds.has(Kinds::MOVE) && report.game.as_ref().is_some_and(|game| !game.is_listed()) {
        found.extend(letters::repairs(record));
    }
    found
}

fn encoding(record: &Record) -> Option<Repair> {
    let guessed = record.guessed_encoding()?;
    let message = format!("{}; it is written as UTF-8", guessed.trim_end_matches('.'));
    Some(Repair { code: ENCODING, span: Span::default(), message, change: Change::Nothing })
}

/// The index of the first tag with a name, ASCII case aside.
fn tag_index(record: &Record, name: &str) -> Option<usize> {
    record.tags.iter().position(|tag| record.str(tag.name).eq_ignore_ascii_case(name))
}

/// A repair of the value of a tag.
fn of_tag(record: &Record, index: usize, code: &'static str, value: String) -> Repair {
    let tag = record.tags[index];
    let (name, old) = (record.str(tag.name), record.str(tag.value));
    let message = format!("{name}: {old:?} becomes {value:?}");
    Repair { code, span: tag.span, message, change: Change::Tag(index, value) }
}
