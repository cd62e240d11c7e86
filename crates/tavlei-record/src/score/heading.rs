//! The lines above a score: the players, then the event, the place and the date.

use crate::Record;

/// The tags that a heading shows beside the names of the players.
const SHOWN: [&str; 4] = ["Event", "Site", "Round", "Date"];

/// Who played, where and when.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Heading {
    /// `White – Black`; empty if neither is known.
    pub(crate) players: String,
    /// The event, the place, the round and the date, with commas between.
    pub(crate) occasion: String,
}

impl Heading {
    /// The heading of a record.
    pub(crate) fn of(record: &Record) -> Heading {
        let (white, black) = (known(record, "White"), known(record, "Black"));
        let players = match (white, black) {
            (None, None) => String::new(),
            (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
        };
        let shown = SHOWN.iter().filter_map(|name| Some(shown(name, known(record, name)?)));
        Heading { players, occasion: shown.collect::<Vec<_>>().join(", ") }
    }
}

/// The value of a tag on one line, if it says something.
pub(crate) fn known<'a>(record: &'a Record, name: &str) -> Option<&'a str> {
    let value = record.tag(name)?.trim();
    let says = value.chars().any(char::is_alphanumeric) && !value.contains(['\n', '\r']);
    says.then_some(value)
}

/// `1984.05.??` → `1984.05`; a number alone is the number of a round.
fn shown(name: &str, value: &str) -> String {
    match name {
        "Date" => value.trim_end_matches(['?', '.', '-']).to_owned(),
        "Round" => format!("round {value}"),
        _ => value.to_owned(),
    }
}
