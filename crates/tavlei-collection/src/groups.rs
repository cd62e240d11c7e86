//! What a record is filed under: its event, its players, its year …

use tavlei_record::Record;
use tavlei_replay::{Context, check};

use crate::calendar::{self, Said};
use crate::names;

/// What a record is filed under.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Records with the same key belong together.
    pub key: String,
    /// What to call it; empty where it is not known.
    pub title: String,
}

impl Group {
    fn new(title: &str) -> Group {
        Group { key: title.to_lowercase(), title: title.to_owned() }
    }
}

/// By the value of a tag, upper and lower case aside.
pub fn by_tag(record: &Record, name: &str) -> Group {
    Group::new(said(record, name))
}

/// By both players, in any spelling; once if they are the same.
pub fn by_player(record: &Record) -> Vec<Group> {
    let player = |tag| {
        let name = said(record, tag);
        Group { key: names::fold(name), title: name.to_owned() }
    };
    let mut players = vec![player("White"), player("Black")];
    players.dedup_by(|one, other| one.key == other.key);
    players
}

/// By the year of the tag Date.
pub fn by_year(record: &Record) -> Group {
    let year = match calendar::parse(said(record, "Date")) {
        Said::Date(date) => date.year,
        Said::EitherWay | Said::Unclear | Said::Nothing => None,
    };
    Group::new(&year.map(|year| year.to_string()).unwrap_or_default())
}

/// By the id of the game that it is replayed as.
pub fn by_game(context: &Context, record: &Record) -> Group {
    let game = check(context, record).game;
    Group::new(game.as_ref().map_or("", |game| game.id()))
}

/// The value of a tag, trimmed; empty where it only marks that it is not known.
pub(crate) fn said<'r>(record: &'r Record, name: &str) -> &'r str {
    let value = record.tag(name).map_or("", str::trim);
    if value.chars().any(char::is_alphanumeric) { value } else { "" }
}
