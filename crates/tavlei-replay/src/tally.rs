//! Counts oddities of spelling, so that a record that has one in every move gets one remark.

use tavlei_record::{ItemKind, Record, Span};

use crate::codes;
use crate::notes::Note;

/// The oddities of one record: each code with its number and its first place.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally(Vec<Counted>);

#[derive(Clone, Debug)]
struct Counted {
    code: &'static str,
    times: u32,
    first: Span,
}

impl Tally {
    /// Counts one oddity.
    pub(crate) fn add(&mut self, code: &'static str, at: Span) {
        match self.0.iter_mut().find(|counted| counted.code == code) {
            Some(counted) => counted.times += 1,
            None => self.0.push(Counted { code, times: 1, first: at }),
        }
    }

    /// One remark for each.
    pub(crate) fn notes<'a>(&'a self, record: &'a Record) -> impl Iterator<Item = Note> + 'a {
        self.0.iter().map(|counted| {
            let (code, message) = (counted.code, sentence(counted, record));
            Note::weighed(code, codes::severity(code), counted.first, message)
        })
    }
}

fn sentence(counted: &Counted, record: &Record) -> String {
    let title = codes::code(counted.code).map_or("an odd spelling", |info| info.title);
    let text = record
        .items
        .iter()
        .find(|item| item.kind == ItemKind::Move && item.span == counted.first)
        .map_or("", |item| record.str(item.span));
    match counted.times {
        1 => format!("{title}: {text}"),
        times => format!("{title}: {text} ({times} times in this record)"),
    }
}
