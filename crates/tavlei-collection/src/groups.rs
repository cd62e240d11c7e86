//! What a record is filed under: its event, its players, its year …

use std::collections::{HashMap, HashSet};

use tavlei_record::Record;
use tavlei_replay::{Context, check};

use crate::calendar::year;
use crate::company::{Company, Round};
use crate::names;
use crate::round::round;

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

/// By players, in any spelling, over a whole collection: [`By::game`](Persons::game) for each record
/// in turn, and in the end [`heads`](Persons::heads), because only then all is known that tells two
/// players apart whose names sound alike.
#[derive(Debug, Default)]
pub struct Persons {
    company: Company,
    /// Those with a name: its letters, how it sounds, and its first spelling.
    met: Vec<[String; 3]>,
    known: HashSet<String>,
}

/// What a record tells of its players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pair {
    players: [String; 2],
    round: Option<Round>,
}

impl Pair {
    /// The players of a record.
    pub fn of(record: &Record) -> Pair {
        let players = ["White", "Black"].map(|tag| said(record, tag).to_owned());
        Pair { players, round: round(record) }
    }
}

impl Persons {
    /// By both players of the next record; once if they have one name.
    pub fn game(&mut self, pair: &Pair) -> Vec<Group> {
        self.company.add(pair.round, [&pair.players[0], &pair.players[1]]);
        let groups = pair.players.iter().map(|name| self.player(name));
        let mut groups: Vec<Group> = groups.collect();
        groups.dedup_by(|one, other| one.key == other.key);
        groups
    }

    fn player(&mut self, name: &str) -> Group {
        let key = names::letters(name);
        if !name.is_empty() && self.known.insert(key.clone()) {
            self.met.push([key.clone(), names::fold(name), name.to_owned()]);
        }
        Group { key, title: name.to_owned() }
    }

    /// For each key whose player came under another key before, that other one.
    pub fn heads(&self) -> HashMap<String, String> {
        let heads = self.company.groups(self.met.iter().map(|[_, key, name]| (&**key, &**name)));
        let others = heads.into_iter().enumerate().filter(|(at, head)| at != head);
        others.map(|(at, head)| (self.met[at][0].clone(), self.met[head][0].clone())).collect()
    }
}

/// By the year of the tag Date.
pub fn by_year(record: &Record) -> Group {
    let year = year(said(record, "Date"));
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
