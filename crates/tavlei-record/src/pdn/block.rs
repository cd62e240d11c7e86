//! Many games at once: what one worker takes of a file.
//!
//! To find where a game ends takes nearly as long as to check it, so it is left to the workers. The
//! reader guesses a place where a game begins, and hands out what stands before it with one line
//! more: by that line a worker sees whether the guess was right. What belongs to no whole game is put
//! before the next block, and that one is looked through again. So the games are those of a
//! [`Splitter`](super::Splitter), however the guesses were (a test says so).

use std::collections::VecDeque;

use super::RawGame;
use super::place::Place;
use super::split::Splitter;
use crate::encoding::Note;

/// A stretch of a file that is likely to begin and to end between games.
#[derive(Clone, Default, Debug)]
pub struct Block {
    pub(super) text: String,
    /// How much of the text is the block's own; a line may follow that shows where its last game ends.
    pub(super) len: usize,
    pub(super) place: Place,
    pub(super) notes: VecDeque<Note>,
    /// Nothing follows it.
    pub(super) is_last: bool,
    pub(super) longest_game: usize,
}

impl Block {
    /// Its length in bytes.
    pub fn weight(&self) -> usize {
        self.text.len()
    }

    /// This block with what was left of the one before it.
    pub fn behind(mut self, rest: Block) -> Block {
        let mut text = rest.text;
        text.truncate(rest.len);
        text.push_str(&self.text);
        let mut notes = rest.notes;
        notes.append(&mut self.notes);
        Block { text, len: rest.len + self.len, place: rest.place, notes, ..self }
    }

    /// Its games.
    pub fn games(self) -> BlockGames {
        let Block { text, len, is_last, place, notes, longest_game } = self;
        let splitter = Splitter::of_text(text, place, notes.clone(), longest_game);
        BlockGames { splitter, end: len, is_last, place, notes }
    }
}

/// The games of a block, one after the other.
pub struct BlockGames {
    splitter: Splitter<std::io::Empty>,
    /// How much of the text is the block's own.
    end: usize,
    is_last: bool,
    /// As they were to begin with.
    place: Place,
    notes: VecDeque<Note>,
}

impl BlockGames {
    /// The text from where the next game begins to where its end would show at the latest, unless the
    /// game is too long, and whether nothing follows it; `None` behind the last game, and where reading left something to
    /// be told.
    pub fn ahead(&self) -> Option<(&str, bool)> {
        let rest = self.splitter.ahead();
        let is_one = self.splitter.at() < self.end && !self.splitter.has_notes();
        let is_last = self.is_last && rest.len() == self.splitter.rest().len();
        is_one.then_some((rest, is_last))
    }

    /// Passes over the next game, which is so long.
    pub fn pass(&mut self, len: usize) {
        self.splitter.pass(len);
    }

    /// The whole block as it was, to be gone through once more.
    pub fn into_whole(self) -> Block {
        let BlockGames { splitter, end, is_last, place, notes } = self;
        let (text, longest_game) = splitter.into_text();
        Block { text, len: end, place, notes, is_last, longest_game }
    }

    /// What no game was made of: it is to stand [before the next block](Block::behind).
    pub fn rest(self) -> Option<Block> {
        let left = self.end.saturating_sub(self.splitter.at());
        let rest = self.splitter.into_block(left);
        (left > 0 && !self.is_last).then_some(rest)
    }
}

impl Iterator for BlockGames {
    type Item = RawGame;

    /// The next game, numbered from 1 in the block; `None` if there is no more, or not the whole of
    /// it.
    fn next(&mut self) -> Option<RawGame> {
        if self.splitter.at() >= self.end {
            return None;
        }
        let end = if self.is_last { usize::MAX } else { self.end };
        self.splitter.next_before(end)
    }
}

/// A place in a text where a game is likely to begin, the last one, with the end of its line: a tag
/// behind an empty line behind moves, or at least something behind an empty line.
pub(super) fn likely_start(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut second_best = None;
    for feed in memchr::memrchr_iter(b'\n', bytes) {
        let at = feed + 1;
        let Some(line_len) = memchr::memchr(b'\n', &bytes[at..]) else { continue };
        let line = bytes[at..=at + line_len].trim_ascii_end();
        if line.is_empty() || !ends_with_empty_line(&bytes[..at]) {
            continue;
        }
        let found = (at, at + line_len + 1);
        let is_header = line.starts_with(b"[") && line.ends_with(b"\"]");
        if is_header && !bytes[..at].trim_ascii_end().ends_with(b"]") {
            return Some(found);
        }
        second_best = second_best.or(Some(found));
        if text.len() - at > FAR {
            break;
        }
    }
    second_best
}

/// So far from the end a tag is looked for, in bytes.
const FAR: usize = 32 * 1024;

fn ends_with_empty_line(bytes: &[u8]) -> bool {
    bytes.ends_with(b"\n\n") || bytes.ends_with(b"\r\n\r\n")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::ReadOptions;

    /// What is to be the same of a game.
    type Known = (String, u64, u64, u32, bool, Vec<String>);

    fn known(game: &RawGame, before: u64) -> Known {
        let remarks = game.remarks.iter().map(|remark| format!("{remark:?}")).collect();
        let number = before + game.number;
        let place = (game.first_line, game.first_column);
        (game.text.clone(), number, place.0, place.1, game.line_start, remarks)
    }

    fn singly(text: &[u8], options: &ReadOptions) -> Vec<Known> {
        let mut splitter = Splitter::new(text, options);
        let mut games = Vec::new();
        while let Some(game) = splitter.next().unwrap() {
            games.push(known(&game, 0));
        }
        games
    }

    fn by_blocks(text: &[u8], options: &ReadOptions, size: usize) -> Vec<Known> {
        let mut splitter = Splitter::new(text, options);
        let (mut games, mut rest) = (Vec::new(), None);
        while let Some(block) = splitter.next_block(size).unwrap() {
            let block = match rest.take() {
                Some(rest) => block.behind(rest),
                None => block,
            };
            let (mut here, before) = (block.games(), games.len() as u64);
            games.extend(here.by_ref().map(|game| known(&game, before)));
            rest = here.rest();
        }
        assert!(rest.is_none());
        games
    }

    const PIECES: [&str; 24] = [
        "[Event \"a\"]\n",
        "[White \"b\"]\n",
        "[Event \"a\"]\n[White \"b\"]\n\n",
        "[Event \"a\"]\r\n\r\n",
        "[GameType \"20\"\n",
        "1. 32-28 19-23 ",
        "2. 28x19 14x23 ",
        "3. 37-32",
        "{ said }",
        "{ never closed ",
        " }",
        "(2. 37-32 ",
        ")",
        "*",
        "2-0",
        "1-1\n\n",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        "; to the line's end",
        "[FEN \"W:W31:B20\"]\n",
        "\u{e9}",
        "[Event \"x\"] }\n",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2_000))]

        #[test]
        fn games_are_the_same_however_a_file_is_cut(
            pieces in prop::collection::vec(prop::sample::select(&PIECES[..]), 0..60),
            size in 1_usize..200,
        ) {
            let text = pieces.concat();
            let options = ReadOptions::default();
            let expected = singly(text.as_bytes(), &options);
            prop_assert_eq!(by_blocks(text.as_bytes(), &options, size), expected);
        }
    }

    #[test]
    fn bytes_that_are_no_text_and_games_that_are_too_long_are_told_as_ever() {
        let options = ReadOptions { longest_game: 1024, ..ReadOptions::default() };
        let long = "1. 32-28 19-23 2. 28x19 14x23 ".repeat(100);
        let text =
            format!("[Event \"\u{e9}\"]\n\n{long}\n\n[Event \"b\"]\n\n1. 32-28 *\n\n").repeat(9);
        let mut bytes = text.into_bytes();
        bytes.extend_from_slice(
            b"[Event \"c \xff \"]\n\n1. 32-28 \xfe *\n\n[Event \"d\"]\n\n1. 32-28 *\n",
        );
        let expected = singly(&bytes, &options);
        for size in [1, 100, 1000, 10_000] {
            assert_eq!(by_blocks(&bytes, &options, size), expected);
        }
        assert!(expected.iter().filter(|game| !game.5.is_empty()).count() > 9);
    }

    #[test]
    fn nobody_looks_further_ahead_than_a_game_may_go() {
        let options = ReadOptions { longest_game: 1024, ..ReadOptions::default() };
        let text = "1. 32-28 19-23 2. 28x19 14x23 ".repeat(100);
        let block = |text: &str| {
            let mut splitter = Splitter::new(text.as_bytes(), &options);
            splitter.next_block(10_000).unwrap().unwrap().games()
        };
        let games = block(&text);
        assert_eq!(games.ahead().map(|(text, is_last)| (text.len(), is_last)), Some((1024, false)));
        let games = block("1. 32-28 *");
        assert_eq!(games.ahead(), Some(("1. 32-28 *", true)));
    }

    #[test]
    fn a_block_ends_before_a_header_behind_moves() {
        let text = "[A \"1\"]\n\n1. 32-28 *\n\n[A \"2\"]\n[B \"\"]\n\n1. 31-27";
        let (at, end) = likely_start(text).unwrap();
        assert_eq!(&text[at..end], "[A \"2\"]\n");
        let (at, _) = likely_start("1. 32-28 *\n\n1. 31-27 *\n\n1. 3").unwrap();
        assert_eq!(at, 12);
        assert_eq!(likely_start("1. 32-28\n2. 37-32\n"), None);
    }
}
