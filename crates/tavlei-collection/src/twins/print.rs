//! What is kept of a record to find its doubles.

use tavlei_record::{ItemKind, Record};
use tavlei_replay::{BoardResult, Context, trace};

use super::line::{Line, Lined, line};
use crate::calendar::{self, Date};
use crate::hash::hash;

/// What is kept of a record to find its doubles. Making it replays the record; it can be done for
/// many records at once.
#[derive(Clone, Debug)]
pub struct Print {
    /// All tags and the whole movetext.
    pub(super) tree: u64,
    /// The main line as it is written.
    pub(super) written: u64,
    pub(super) line: Line,
    /// Whether it begins in a position that was set up.
    pub(super) is_set_up: bool,
    /// Whether the line was turned round to be compared.
    pub(super) turned: bool,
    /// White and Black of the record; of a turned one the other way round.
    pub(super) players: [String; 2],
    pub(super) event: String,
    pub(super) round: String,
    pub(super) date: Date,
    pub(super) result: Option<BoardResult>,
    /// How many tags say something.
    pub(super) tags: u16,
    /// How many comments, glyphs and moves of variations there are.
    pub(super) notes: u32,
}

impl Print {
    /// The print of a record.
    pub fn of(context: &Context, record: &Record) -> Print {
        let traced = trace(context, record);
        let Lined { line, is_set_up, is_turned: turned } = line(record, &traced);
        let tag = |name| record.tag(name).filter(|value| says_something(value)).unwrap_or("");
        let mut players = [tag("White").to_owned(), tag("Black").to_owned()];
        let mut result = traced.report.result.means;
        if turned {
            players.reverse();
            result = result.map(other_way_round);
        }
        Print {
            tree: tree(record),
            written: hash(&record.main_line().collect::<Vec<_>>()),
            line,
            is_set_up,
            turned,
            players,
            event: tag("Event").to_owned(),
            round: tag("Round").to_owned(),
            date: date(tag("Date")),
            result,
            tags: informative_tags(record),
            notes: notes(record),
        }
    }
}

/// A date, as far as it is known.
pub(super) fn date(text: &str) -> Date {
    calendar::known(text)
}

fn other_way_round(result: BoardResult) -> BoardResult {
    match result {
        BoardResult::WhiteWins => BoardResult::BlackWins,
        BoardResult::BlackWins => BoardResult::WhiteWins,
        other @ (BoardResult::Draw | BoardResult::RedWins | BoardResult::GreenWins) => other,
    }
}

/// Whether a tag's value is more than a mark for «not known».
pub(super) fn says_something(value: &str) -> bool {
    value.chars().any(char::is_alphanumeric)
}

/// Tags that say something; each known part of a date counts.
fn informative_tags(record: &Record) -> u16 {
    let values = record.tags.iter().map(|tag| record.str(tag.value));
    let told = values.filter(|value| says_something(value)).count() as u16;
    told + u16::from(record.tag("Date").map_or(0, |text| date(text).known()))
}

fn notes(record: &Record) -> u32 {
    let (mut depth, mut notes) = (0_u32, 0);
    for item in &record.items {
        match item.kind {
            ItemKind::Open => depth += 1,
            ItemKind::Close => depth = depth.saturating_sub(1),
            ItemKind::Comment(_) | ItemKind::Nag(_) | ItemKind::Strength => notes += 1,
            _ => notes += u32::from(depth > 0),
        }
    }
    notes
}

/// A hash of what [`tavlei_record::same_tree`] compares.
fn tree(record: &Record) -> u64 {
    let tags: Vec<_> =
        record.tags.iter().map(|tag| (record.str(tag.name), record.str(tag.value))).collect();
    let items: Vec<_> = record.items.iter().filter_map(|item| told(record, item)).collect();
    hash(&(tags, items))
}

fn told<'a>(record: &'a Record, item: &tavlei_record::Item) -> Option<(u16, &'a str)> {
    let text = record.str(item.text);
    match item.kind {
        ItemKind::Number => None,
        ItemKind::Result if text == "*" => None,
        ItemKind::Comment(_) => Some((0, text)),
        ItemKind::Nag(number) => Some((1 + number, "$")),
        kind => Some((sort(kind), text)),
    }
}

fn sort(kind: ItemKind) -> u16 {
    match kind {
        ItemKind::Open => 1,
        ItemKind::Close => 2,
        ItemKind::Move => 3,
        ItemKind::Result => 4,
        _ => 5,
    }
}
