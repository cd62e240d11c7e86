//! Othello transcripts: the cells of a game in a row, `f5d6c3`, one game a line.
//!
//! The format and its dialects are described in `formats/transcript/README.md`.

mod read;
mod write;

use crate::ReadOptions;
use crate::format::{
    Format, Games, Holds, Lines, Needs, Pieces, Reading, Source, TagsHeld, Writing, no_head,
    othello,
};

/// Rows of cells.
pub(crate) const FORMAT: Format = Format {
    name: "transcript",
    title: "Othello transcripts, a game in each line",
    extensions: &["othello"],
    is_own,
    is_strict: false,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse: read::read,
        wants: "each line is a game such as f5d6c3d3c4",
    }),
    writing: Some(Writing {
        notation: Some("othello"),
        holds: Holds {
            tags: TagsHeld::Only(&["FEN", "GameType", "Variant", "PlyCount"]),
            ..Holds::MOVES
        },
        needs: Needs::Positions,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "",
        tail: "",
        gather: None,
    }),
};

/// A line with so many cells is no turn of another game.
const FEWEST: usize = 5;

/// The first line is a row of cells that begins as Othello does, or a board with such a row.
fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let line = start.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default();
    let line = line.trim_ascii().to_ascii_lowercase();
    let is_row = line.len().is_multiple_of(2) && line.chunks(2).all(othello::is_cell);
    let begins = |first: &&str| line.starts_with(first.as_bytes());
    let is_game = line.len() >= 2 * FEWEST && othello::FIRST_TURNS.iter().any(begins);
    (is_row && is_game) || std::str::from_utf8(&line).is_ok_and(|line| read::board(line).is_some())
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    Box::new(Pieces::new(source.bytes, options, Lines))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_first_line() {
        let board = format!("{} x;f5", "-".repeat(64));
        for own in ["F5D6C3D3C4\r\n1. x", "\nd3c5d6e3f4\n", &board] {
            assert!(is_own(own.as_bytes()), "{own}");
        }
        for other in ["f5d6", "c3d4d6c5b2c3", "f5 d6 c3 d3 c4", "1. f5 d6", ""] {
            assert!(!is_own(other.as_bytes()), "{other}");
        }
    }
}
