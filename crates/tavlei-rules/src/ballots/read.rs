//! The decks that are compiled in, read from their tables.

use serde::Deserialize;

use super::{Ballot, Deck};

const INDEX: &str = include_str!("decks.toml");

/// The tables by the names that the index uses.
const TABLES: [(&str, &str); 2] =
    [("three-move", include_str!("three-move.tsv")), ("idf", include_str!("idf.tsv"))];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    deck: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    title: String,
    games: Vec<String>,
    file: String,
    only: Option<Vec<String>>,
    source: String,
}

/// All decks. The index is a part of this crate; were it broken there would be none, which a test
/// would tell.
pub(super) fn built_in() -> Vec<Deck> {
    let index: Option<Index> = toml::from_str(INDEX).ok();
    index.map_or_else(Vec::new, |index| index.deck.into_iter().map(Entry::deck).collect())
}

impl Entry {
    fn deck(self) -> Deck {
        let table = TABLES.iter().find(|(name, _)| *name == self.file).map_or("", |table| table.1);
        let wanted = |ballot: &Ballot| {
            self.only.as_ref().is_none_or(|classes| classes.contains(&ballot.class))
        };
        let ballots = table.lines().skip(1).filter_map(row).filter(wanted).collect();
        let Entry { name, title, games, source, .. } = self;
        Deck { name, title, games, source, ballots }
    }
}

/// A line of a table: number, class, moves and FEN, apart by tabs.
fn row(line: &str) -> Option<Ballot> {
    let mut cells = line.split('\t').map(str::to_owned);
    let ballot = Ballot {
        number: cells.next()?,
        class: cells.next()?,
        moves: cells.next()?,
        fen: cells.next()?,
    };
    Some(ballot)
}
