//! Records one behind the other, so that each is read again as one.
//!
//! A record that stands alone may lack what parts it from a neighbour: its end (tags only, a comment
//! or a variation never closed) or its head (moves without tags). Whether two texts stay apart is not
//! decided by rules of its own but by the reader's: the end of the first one must lie between them.

use super::boundary::{Boundary, Verdict};
use super::lex::{Kind, Lexer, Position};
use super::plain::PlainGame;
use crate::{ReadOptions, parse_all};

/// The head of a record that has none.
const HEAD: &str = "[Event \"?\"]\n";
/// A head that no reader takes for tags behind the moves before it.
const LONG_HEAD: &str = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n";
/// The result of a record that does not say how it ended.
const UNKNOWN_RESULT: &str = "*";

/// What has to stand around a record behind another one.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Seam {
    /// What stands between it and the record before it: an empty line, perhaps an end of that
    /// record and a head of this one.
    pub before: String,
    /// What stands behind it: nothing, or an end that it lacks.
    pub behind: &'static str,
    /// What became of the two records.
    pub parted: Parted,
}

/// How two records came apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Parted {
    /// By an empty line at most.
    #[default]
    AsTheyAre,
    /// By an end or a head that one of them lacked.
    Mended,
    /// Not at all: they will be read as one record, or parted elsewhere.
    Not,
}

/// Sets records in PDN one behind the other.
///
/// ```
/// use tavlei_record::{Joiner, Parted};
///
/// let mut joiner = Joiner::default();
/// joiner.add("[White \"A\"]", false);
/// let seam = joiner.add("1. 33-28 18-23 *", false);
/// assert_eq!(seam.before, "\n*\n\n");
/// assert_eq!(seam.parted, Parted::Mended);
/// ```
#[derive(Clone, Default, Debug)]
pub struct Joiner {
    /// The record written last, with what was put around it.
    last: Option<String>,
    /// Whether that one is plain, and ends with its result and an empty line.
    is_plain: bool,
}

/// The end of a record that has none.
const TAIL: &str = "\n*";

/// One way to part two records.
#[derive(Clone, Default)]
struct Way<'a> {
    close: &'a str,
    gap: &'a str,
    head: &'a str,
    tail: &'static str,
}

impl Joiner {
    /// What to write around the next record. `in_place` says that it stood behind the last one
    /// already: then nothing is put between them if nothing is needed; otherwise an empty line is.
    pub fn add(&mut self, next: &str, in_place: bool) -> Seam {
        self.is_plain = false;
        let Some(last) = self.last.take() else {
            self.last = Some(next.to_owned());
            return Seam::default();
        };
        let (way, parted) = way(&last, next, in_place);
        let Way { close, gap, head, tail } = way.as_ref();
        self.last = Some(format!("{head}{next}{tail}"));
        Seam { before: format!("{close}{gap}{head}"), behind: tail, parted }
    }

    /// As [`add`](Self::add) for a plain game, that is one that [`PlainGame`] reads the tags of and in which
    /// nothing is open where it ends, with its result and an empty line.
    pub fn add_plain(&mut self, next: &str) -> Seam {
        let are_parted = self.is_plain
            && self.last.as_deref().is_some_and(|last| {
                PlainGame::at(last).is_some_and(|last| last.is_followed_by(next))
            });
        let seam = if are_parted {
            self.pass(next);
            Seam::default()
        } else {
            self.add(next, false)
        };
        self.is_plain = seam == Seam::default();
        seam
    }

    /// As [`add`](Self::add) for a record that stood behind the last one, where neither of them has
    /// changed: they stay apart as they are.
    pub fn pass(&mut self, next: &str) {
        self.is_plain = false;
        let last = self.last.get_or_insert_default();
        last.clear();
        last.push_str(next);
    }

    /// Forgets the last record: the next one begins a file.
    pub fn clear(&mut self) {
        self.last = None;
    }
}

/// A way that owns its pieces.
struct Chosen {
    close: String,
    gap: &'static str,
    head: &'static str,
    tail: &'static str,
}

impl Chosen {
    fn as_ref(&self) -> Way<'_> {
        Way { close: &self.close, gap: self.gap, head: self.head, tail: self.tail }
    }
}

/// The way that adds the least.
fn way(last: &str, next: &str, in_place: bool) -> (Chosen, Parted) {
    let blank = blank_line(last);
    let plain = |gap| Chosen { close: String::new(), gap, head: "", tail: "" };
    if in_place && parts(last, &Way::default(), next) {
        return (plain(""), Parted::AsTheyAre);
    }
    if parts(last, &plain(blank).as_ref(), next) {
        return (plain(blank), Parted::AsTheyAre);
    }
    let closes = closes(last);
    for (head, tail) in around(next) {
        let is_one =
            end_of_first(&[head, next, tail].concat()) == head.len() + next.len() + tail.len();
        for close in closes.iter().filter(|_| is_one) {
            let gap = if close.is_empty() { blank } else { "\n\n" };
            if parts(last, &Way { close, gap, head, tail }, next) {
                return (Chosen { close: close.clone(), gap, head, tail }, Parted::Mended);
            }
        }
    }
    (plain(blank), Parted::Not)
}

/// Heads and ends that a record may lack, the least first. A second tag `Event` comes last.
fn around(next: &str) -> Vec<(&'static str, &'static str)> {
    let mut around = vec![("", ""), (HEAD, ""), ("", TAIL), (HEAD, TAIL)];
    if next.contains("[Event ") {
        let head = around.remove(1);
        around.push(head);
    }
    around.push((LONG_HEAD, ""));
    around.push((LONG_HEAD, TAIL));
    around
}

/// What is missing to an empty line behind a text.
fn blank_line(text: &str) -> &'static str {
    let ends = text.bytes().rev().filter(|byte| *byte != b'\r');
    let ends = ends.take_while(|byte| *byte == b'\n').count();
    &"\n\n"[ends.min(2)..]
}

/// Ends that a record may lack: first nothing, then its result, then what closes a variation, a
/// comment, or both, before it.
fn closes(last: &str) -> Vec<String> {
    let result = result_of(last);
    let in_comment = format!("{last}\n}}");
    let variations = ")".repeat(depth(last));
    let behind_comment = ")".repeat(depth(&in_comment));
    let line = if last.ends_with('\n') { "" } else { "\n" };
    vec![
        String::new(),
        format!("{line}{result}"),
        format!("{line}{variations} {result}"),
        format!("{line}}} {result}"),
        format!("{line}}} {behind_comment} {result}"),
    ]
}

/// The result that the tag of a record says, if it can stand behind moves.
fn result_of(text: &str) -> String {
    let record = parse_all(text.as_bytes(), &ReadOptions::default()).into_iter().next();
    let says = record.as_ref().and_then(|record| record.tag("Result")).unwrap_or(UNKNOWN_RESULT);
    let mut lexer = Lexer::new(says.as_bytes(), Position::start(0, false), true);
    let lexeme = lexer.next();
    let fits = lexeme.kind == Kind::Result && lexeme.end == says.len();
    if fits { says.to_owned() } else { UNKNOWN_RESULT.to_owned() }
}

/// How many variations are open at the end of a text.
fn depth(text: &str) -> usize {
    let (mut lexer, mut depth) = (lexer(text), 0_usize);
    loop {
        match lexer.next().kind {
            Kind::End | Kind::More => return depth,
            Kind::Open => depth += 1,
            Kind::Close => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
}

/// Whether the reader ends the last record before the next one, and not earlier.
fn parts(last: &str, way: &Way<'_>, next: &str) -> bool {
    let Way { close, gap, head, tail } = way;
    let text = [last, close, gap, head, next, tail].concat();
    let before = last.len() + close.len();
    let least = text[..before].trim_end().len();
    let begin = before + gap.len();
    let most = text.len() - text[begin..].trim_start().len();
    (least..=most).contains(&end_of_first(&text)) && most < text.len()
}

/// Where the first record of a text ends.
fn end_of_first(text: &str) -> usize {
    let (mut lexer, mut boundary) = (lexer(text), Boundary::default());
    loop {
        boundary.see_plain(&mut lexer, text.len());
        let lexeme = lexer.next();
        if matches!(lexeme.kind, Kind::End | Kind::More) {
            return boundary.end().unwrap_or(text.len());
        }
        if let Verdict::Cut(at) = boundary.see(text.as_bytes(), &lexeme, lexer.tag.as_ref()) {
            return at;
        }
    }
}

fn lexer(text: &str) -> Lexer<'_> {
    Lexer::new(text.as_bytes(), Position::start(0, true), true)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plain games need not be looked at to be parted; others that come between them are.
    #[test]
    fn plain_games_are_parted_as_all_others() {
        let plain = |white: &str, moves: &str| format!("[White \"{white}\"]\n\n{moves}\n\n");
        let games = [
            (plain("A", "1. 33-28 18-23 1-1"), true),
            (plain("B", "1. 33-28 18-23 {so} *"), true),
            ("[Black \"C\"]\n\n1. 33-28 *\n\n".to_owned(), true),
            (plain("D", "1. 33-28 {open"), false),
            (plain("E", "1. 33-28 *"), true),
            ("1. 33-28 *\n\n".to_owned(), true),
            (plain("F", "1. 33-28 2-0"), true),
            (plain("G", "1. 33-28 2-0").trim_end().to_owned(), false),
            (plain("H", "1. 33-28 2-0"), true),
            (plain("I", "1. 33-28 2-0"), true),
        ];
        let (mut one, mut other) = (Joiner::default(), Joiner::default());
        for (game, is_plain) in &games {
            let seam = if *is_plain { one.add_plain(game) } else { one.add(game, false) };
            assert_eq!(seam, other.add(game, false), "{game}");
        }
    }
}
