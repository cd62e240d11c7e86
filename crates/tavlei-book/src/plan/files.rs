//! A plan for those who have none: a chapter for each file.

use std::path::Path;

use super::{Content, Part, Plan};
use crate::Source;

impl Plan {
    /// A chapter for each file: of exercises where most of its records begin from a position, else
    /// of games. The event that all records of a file share is the title of its chapter; of a book
    /// of one file it is the book's.
    pub fn of_files(files: &[(String, Vec<Source>)]) -> Plan {
        let parts: Vec<Part> = files.iter().map(|(file, sources)| part(file, sources)).collect();
        let title = match files {
            [(_, sources)] => event(sources).unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        Plan { title, parts, ..Plan::default() }
    }
}

fn part(file: &str, sources: &[Source]) -> Part {
    let set_up = sources.iter().filter(|source| source.record.tag("FEN").is_some()).count();
    let files = vec![file.to_owned()];
    let content = if set_up * 2 > sources.len() {
        Content::Exercises(files)
    } else {
        Content::Games(files, false)
    };
    Part { title: own_title(file, sources), content, ..Part::default() }
}

/// What sets a chapter of records apart from others: the event of them all, else the name of their
/// file.
pub(crate) fn own_title(file: &str, sources: &[Source]) -> String {
    event(sources).map_or_else(|| stem(file), ToOwned::to_owned)
}

/// The event that all records have.
fn event(sources: &[Source]) -> Option<&str> {
    let mut events = sources.iter().map(|source| source.record.tag("Event").unwrap_or(""));
    let first = events.next()?;
    let is_one = !matches!(first, "" | "?") && events.all(|event| event == first);
    is_one.then_some(first)
}

fn stem(file: &str) -> String {
    Path::new(file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
