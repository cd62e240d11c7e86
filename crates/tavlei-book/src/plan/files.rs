//! A plan for those who have none: a chapter for each file.

use std::path::Path;

use super::{Content, Part, Plan};
use crate::Source;

impl Plan {
    /// A chapter for each file: of exercises where most of its records begin from a position, else
    /// of games. The event that all records of a file share is the title of its chapter; of a book
    /// of one file it is the book's.
    pub fn of_files(files: &[(String, Vec<Source>)]) -> Plan {
        let named = files.iter().map(|(file, sources)| (file.as_str(), sources.as_slice()));
        let titles = own_titles(&named.collect::<Vec<_>>());
        let parts: Vec<Part> =
            files.iter().zip(titles).map(|((file, all), title)| part(file, all, title)).collect();
        let title = match files {
            [(_, sources)] => event(sources).unwrap_or_default().to_owned(),
            _ => String::new(),
        };
        Plan { title, parts, ..Plan::default() }
    }
}

fn part(file: &str, sources: &[Source], title: String) -> Part {
    let set_up = sources.iter().filter(|source| source.record.tag("FEN").is_some()).count();
    let files = vec![file.to_owned()];
    let content = if set_up * 2 > sources.len() {
        Content::Exercises(files)
    } else {
        Content::Games(files, false)
    };
    Part { title, content, ..Part::default() }
}

/// What sets chapters of records apart: the event that all records of a file have; else, and where
/// several have the same, the name of the file, with its folders if need be.
pub(crate) fn own_titles(files: &[(&str, &[Source])]) -> Vec<String> {
    let mut titles: Vec<String> = files
        .iter()
        .map(|(file, sources)| event(sources).map_or_else(|| stem(file), ToOwned::to_owned))
        .collect();
    for other in [stem, whole] {
        let before = titles.clone();
        let is_shared = |title: &str| before.iter().filter(|other| *other == title).count() > 1;
        for (title, (file, _)) in titles.iter_mut().zip(files) {
            if is_shared(title) {
                *title = other(file);
            }
        }
    }
    titles
}

/// The event that all records have.
fn event(sources: &[Source]) -> Option<&str> {
    let mut events = sources.iter().map(|source| source.record.tag("Event").unwrap_or(""));
    let first = events.next()?;
    let is_one = !matches!(first, "" | "?") && events.all(|event| event == first);
    is_one.then_some(first)
}

fn whole(file: &str) -> String {
    Path::new(file).with_extension("").to_string_lossy().into_owned()
}

fn stem(file: &str) -> String {
    Path::new(file).file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default()
}
