//! GGF among the formats.

use super::cut::GamesOfLines;
use super::{read, write};
use crate::ReadOptions;
use crate::format::{
    Format, Games, Holds, Needs, Pieces, Reading, Source, TagsHeld, Writing, no_head,
};

/// Games of GGS.
pub(crate) const FORMAT: Format = Format {
    name: "ggf",
    title: "Generic Game Format",
    extensions: &["ggf"],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse: read::read,
        wants: "a game of GGF is such as (;GM[Othello]PB[A]PW[B]B[f5]W[d6];)",
    }),
    writing: Some(Writing {
        notation: Some("othello"),
        holds: Holds { tags: TagsHeld::Only(HELD), comment_marks: MARKS, ..Holds::MOVES },
        needs: Needs::Positions,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
    }),
};

/// What a comment with a valuation or a time begins with.
pub(super) const MARKS: &[&str] = &["[%eval ", "[%emt "];

const HELD: &[&str] = &[
    "Site",
    "Black",
    "White",
    "BlackRating",
    "WhiteRating",
    "TimeControl",
    "Date",
    "Time",
    "Result",
    "FEN",
    "RE",
    "TY",
    "TB",
    "TW",
    "KB",
    "KW",
    "KM",
    "GameType",
    "Variant",
    "PlyCount",
];

/// A game begins with `(;`, and its game has a name; a count of games may stand before it.
pub(crate) fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let count = start.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let Some(game) = start[count..].trim_ascii_start().strip_prefix(b"(;") else { return false };
    let end = memchr::memmem::find(game, b";)").unwrap_or(game.len());
    let name = memchr::memmem::find(&game[..end], b"GM[").and_then(|at| game.get(at + 3));
    name.is_some_and(u8::is_ascii_alphabetic)
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, GamesOfLines::default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_beginning() {
        assert!(is_own(b"2 (;GM[Othello]PC[GGS/os];)"));
        assert!(is_own(b"\n(;PB[x]GM[othello];)"));
        for other in [&b"(;GM[2]"[..], b"(;FF[4];B[f5])", b"2 f5", b""] {
            assert!(!is_own(other));
        }
    }
}
