//! The tags that name the game, and the number of half-moves.

use tavlei_record::{ItemKind, Record};
use tavlei_replay::{Context, Report, Verdict, game_tag};

use super::{Change, Repair, apply, of_tag, tag_index};

/// The remarks on a game that the record does not name: not found, that of its file, found by trial.
const NOT_NAMED: [&str; 3] = ["T530", "T531", "T532"];
/// So many legal half-moves leave no doubt: fewer may fit several games.
const SURE: u32 = 20;

/// What the conversion of a record says of its game. `rewritten` has its tags in the same order.
pub(super) fn repairs(record: &Record, rewritten: &Record, report: &Report) -> Vec<Repair> {
    let mut found: Vec<Repair> = changed(record, rewritten).collect();
    found.extend(added(record, rewritten).filter(|_| is_sure(report)));
    found
}

fn changed(record: &Record, rewritten: &Record) -> impl Iterator<Item = Repair> {
    let pairs = record.tags.iter().zip(&rewritten.tags).enumerate();
    pairs.filter_map(|(index, (old, new))| {
        let value = rewritten.str(new.value);
        let is_type = record.str(old.name) == "GameType";
        (is_type && value != record.str(old.value))
            .then(|| of_tag(record, index, "T805", value.to_owned()))
    })
}

fn added(record: &Record, rewritten: &Record) -> Option<Repair> {
    let tag = rewritten.tags.get(record.tags.len())?;
    let name = ["GameType", "Variant"].into_iter().find(|name| *name == rewritten.str(tag.name))?;
    new_tag(record, name, rewritten.str(tag.value).to_owned())
}

fn new_tag(record: &Record, name: &'static str, value: String) -> Option<Repair> {
    Some(Repair {
        code: "T804",
        span: apply::last_tag(record)?,
        message: format!("the tag {name} {value:?} is added"),
        change: Change::NewTag(name, value),
    })
}

/// The tag that a record needs where it comes among games of other files, because only its own file
/// tells which game it is. Unlike a repair it takes the word of the file for it.
pub fn named(context: &Context, record: &Record) -> Option<Repair> {
    let (name, value) = game_tag(context, record)?;
    new_tag(record, name, value)
}

/// Whether there is no doubt which game a record is: it says so, or its moves do.
pub(super) fn is_sure(report: &Report) -> bool {
    let is_named = report.findings.iter().all(|finding| !NOT_NAMED.contains(&finding.code));
    is_named || (report.verdict == Verdict::Legal && report.plies >= SURE)
}

/// A tag `PlyCount` that says another number than was played.
pub(super) fn ply_count(record: &Record, report: &Report) -> Option<Repair> {
    let index = tag_index(record, "PlyCount")?;
    let is_whole = report.verdict == Verdict::Legal
        && !record
            .items
            .iter()
            .any(|item| matches!(item.kind, ItemKind::UnknownMove | ItemKind::Setup));
    let count = report.plies.to_string();
    let differs = record.str(record.tags[index].value).trim() != count;
    (is_whole && differs).then(|| of_tag(record, index, "T806", count))
}
