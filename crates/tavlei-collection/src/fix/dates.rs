//! Dates as PDN wants them.

use tavlei_record::Record;

use super::{Change, Repair, of_tag};
use crate::calendar::{self, Said};

/// The tags that hold a date: `Date`, `EventDate`, `UTCDate` …
pub(super) fn repairs(record: &Record) -> Vec<Repair> {
    let is_date = |index: &usize| {
        let name = record.str(record.tags[*index].name).to_ascii_lowercase();
        name == "date" || name.ends_with("date")
    };
    (0..record.tags.len()).filter(is_date).filter_map(|index| repair(record, index)).collect()
}

fn repair(record: &Record, index: usize) -> Option<Repair> {
    let tag = record.tags[index];
    let text = record.str(tag.value);
    match calendar::parse(text) {
        Said::Nothing => None,
        Said::Date(date) => {
            let pdn = date.to_pdn();
            (pdn != text).then(|| of_tag(record, index, "T807", pdn))
        }
        Said::EitherWay(_) | Said::Unclear => Some(Repair {
            code: "T808",
            span: tag.span,
            message: format!("{}: {text:?} is not clear and stays", record.str(tag.name)),
            change: Change::Nothing,
        }),
    }
}
