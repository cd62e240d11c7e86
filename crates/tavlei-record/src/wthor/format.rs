//! WTHOR among the formats.

use super::gather::Gatherer;
use super::head::Head;
use super::read::Database;
use super::{read, write};
use crate::ReadOptions;
use crate::format::{Format, Games, Holds, Needs, Reading, Source, TagsHeld, Writing, no_head};

/// A database of Othello.
pub(crate) const FORMAT: Format = Format {
    name: "wthor",
    title: "WTHOR, the database of the French Othello federation",
    extensions: &["wtb"],
    is_own,
    is_strict: true,
    is_binary: true,
    reading: Some(Reading {
        open,
        parse: read::parse,
        wants: "a file of WTHOR begins with its date, the number of games and the size of the board",
    }),
    writing: Some(Writing {
        notation: Some("othello"),
        holds: Holds { tags: TagsHeld::Only(HELD), ..Holds::MOVES },
        needs: Needs::Positions,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: Some(|| Box::new(Gatherer::default())),
        lacks: None,
    }),
};

const HELD: &[&str] = &[
    "Event",
    "Date",
    "White",
    "Black",
    "Result",
    "BlackDiscs",
    "TheoreticalScore",
    "GameType",
    "Variant",
    "PlyCount",
];

fn is_own(start: &[u8]) -> bool {
    Head::parse(start).is_some()
}

fn open(source: Source, _: &ReadOptions) -> Box<dyn Games> {
    Box::new(Database::new(source))
}
