//! SGF among the formats.

use std::io::{self, BufRead, BufReader};

use super::cut::GameTrees;
use super::{read, write};
use crate::charset::find;
use crate::format::{Format, Games, Holds, Needs, Pieces, Reading, Source, Writing, no_head};
use crate::{RawGame, ReadOptions};

/// Trees of games.
pub(crate) const FORMAT: Format = Format {
    name: "sgf",
    title: "Smart Game Format",
    extensions: &["sgf"],
    is_own,
    is_strict: true,
    is_binary: false,
    reading: Some(Reading {
        open,
        parse: read::read,
        wants: "a game of SGF is such as (;FF[4]GM[2]SZ[8];B[f5];W[d6])",
    }),
    writing: Some(Writing {
        notation: Some("algebraic"),
        holds: Holds { unknown: false, ..Holds::ALL },
        needs: Needs::Game,
        game: write::write,
        head: no_head,
        is_utf8: false,
        between: "\n",
        tail: "",
        gather: None,
    }),
};

/// So many bytes tell which encoding the file says it is in.
const START: usize = 8 * 1024;

/// A game begins with `(;`, and its number is one.
fn is_own(start: &[u8]) -> bool {
    let start = start.strip_prefix(b"\xef\xbb\xbf").unwrap_or(start).trim_ascii_start();
    let Some(rest) = start.strip_prefix(b"(").map(<[u8]>::trim_ascii_start) else { return false };
    let Some(node) = rest.strip_prefix(b";").map(<[u8]>::trim_ascii_start) else { return false };
    let name = node.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    let has_value = node[name..].trim_ascii_start().starts_with(b"[");
    name > 0 && has_value && !crate::ggf::is_own(start)
}

fn open(source: Source, options: &ReadOptions) -> Box<dyn Games> {
    let mut bytes = BufReader::with_capacity(START, source.bytes);
    // An error of reading comes again with the first game.
    let stated = stated_encoding(bytes.fill_buf().unwrap_or_default());
    let stated = stated.filter(|_| options.encoding.is_none());
    let pieces =
        |options: &ReadOptions| Pieces::new(Box::new(bytes), options, GameTrees::default());
    match stated {
        Some(_) => Box::new(Stated(pieces(&ReadOptions { encoding: stated, ..options.clone() }))),
        None => Box::new(pieces(options)),
    }
}

/// Games of a file that says its encoding: nothing of that is a guess.
struct Stated(Pieces<GameTrees>);

impl Games for Stated {
    fn next(&mut self) -> io::Result<Option<RawGame>> {
        self.0.next()
    }

    fn encoding(&self) -> Option<&'static str> {
        None
    }
}

/// The encoding that `CA[…]` names, if the text is in another than UTF-8, which needs no word.
fn stated_encoding(start: &[u8]) -> Option<String> {
    let at = memchr::memmem::find(start, b"CA[")? + 3;
    let name = start[at..].split(|&byte| byte == b']').next()?;
    let name = std::str::from_utf8(name).ok()?.trim();
    let encoding = find(name).ok()?;
    (encoding.name() != "UTF-8").then(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_beginning() {
        assert!(is_own(b"\xef\xbb\xbf\n( ;\nFF [4]"));
        assert!(is_own(b"(;GM[2]"));
        for other in [&b"(;GM[Othello]PC[x]"[..], b"(;", b"(; a comment [x])", b"1. a3-b4", b""] {
            assert!(!is_own(other));
        }
    }

    #[test]
    fn the_file_says_its_encoding() {
        assert_eq!(stated_encoding(b"(;CA[ISO-8859-1]").as_deref(), Some("ISO-8859-1"));
        assert_eq!(stated_encoding(b"(;CA[utf-8]"), None);
        assert_eq!(stated_encoding(b"(;CA[nonsense]"), None);
    }
}
