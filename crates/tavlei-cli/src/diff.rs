//! Unified diffs of files that are read game by game, as `patch` takes them.
//!
//! Games are written as UTF-8. The lines of the old file are those that stand in it, byte for byte, in
//! whatever encoding, so that a diff is what becomes of the file, and `patch` finds its lines.

use std::collections::VecDeque;
use std::fmt::Write as _;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

use similar::{ChangeTag, TextDiff};

use crate::archive::Packing;
use crate::failure::Failure;

/// So many lines are shown around a change.
const AROUND: usize = 3;
/// So many bytes tell whether a file has lines.
const START: u64 = 4096;

/// Makes the diff of one file after the other from the pieces of their old and new texts. It holds
/// only the lines around a change and what of a line is still to come; of a file in another encoding,
/// all until a game changes: without one, the file is not rewritten.
#[derive(Debug, Default)]
pub(crate) struct Hunks {
    file: String,
    /// The file itself, line by line.
    lines: Option<BufReader<File>>,
    /// Whether the names of the file have been written.
    is_named: bool,
    /// Whether a game has changed.
    is_touched: bool,
    /// What waits for that.
    held: Vec<u8>,
    /// Pieces whose last line goes on in the next one.
    old: String,
    new: String,
    /// The numbers of the lines that come next, from 0.
    old_line: usize,
    new_line: usize,
    /// The lines before that are the same in both.
    before: VecDeque<Vec<u8>>,
    hunk: Option<Hunk>,
}

/// A hunk as it grows.
#[derive(Debug, Default)]
struct Hunk {
    old_from: usize,
    new_from: usize,
    lines: Vec<(ChangeTag, Vec<u8>)>,
    /// How many lines at its end are the same in both.
    same: usize,
}

impl Hunks {
    /// Begins with a file.
    pub(crate) fn open(&mut self, file: &str) -> Result<(), Failure> {
        *self = Hunks { file: file.to_owned(), lines: lines(file)?, ..Hunks::default() };
        Ok(())
    }

    /// Takes the next piece of the file; gives what of the diff is complete. `is_touched`: the game
    /// has changed, so that the file is to be rewritten.
    pub(crate) fn add(&mut self, old: &str, new: &str, is_touched: bool) -> Vec<u8> {
        self.is_touched |= is_touched;
        self.old.push_str(old);
        self.new.push_str(new);
        let ends = |text: &str| text.is_empty() || text.ends_with('\n');
        if ends(&self.old) && ends(&self.new) {
            self.compare();
        }
        self.complete()
    }

    /// Ends the file.
    pub(crate) fn close(&mut self) -> Vec<u8> {
        self.compare();
        if let Some(hunk) = self.hunk.take() {
            self.write(hunk);
        }
        self.complete()
    }

    fn complete(&mut self) -> Vec<u8> {
        if self.is_touched { std::mem::take(&mut self.held) } else { Vec::new() }
    }

    fn compare(&mut self) {
        let (old, new) = (std::mem::take(&mut self.old), std::mem::take(&mut self.new));
        let split = |text: &'_ str| -> Vec<String> {
            text.split_inclusive('\n').map(str::to_owned).collect()
        };
        if old == new {
            for line in split(&old) {
                self.same(&line);
            }
            return;
        }
        let (old, new) = (split(&old), split(&new));
        let old: Vec<&str> = old.iter().map(String::as_str).collect();
        let new: Vec<&str> = new.iter().map(String::as_str).collect();
        let diff = TextDiff::from_slices(&old, &new);
        for change in diff.iter_all_changes() {
            match change.tag() {
                ChangeTag::Equal => self.same(change.value()),
                ChangeTag::Delete => {
                    let line = self.own(change.value());
                    self.changed(ChangeTag::Delete, line);
                }
                ChangeTag::Insert => self.changed(ChangeTag::Insert, change.value().into()),
            }
        }
    }

    /// The next line of the file as it stands there.
    fn own(&mut self, text: &str) -> Vec<u8> {
        let mut line = Vec::new();
        let read = self.lines.as_mut().map(|lines| lines.read_until(b'\n', &mut line));
        if matches!(read, Some(Ok(1..))) { line } else { text.into() }
    }

    fn same(&mut self, line: &str) {
        let own = self.own(line);
        if own != line.as_bytes() {
            self.changed(ChangeTag::Delete, own);
            self.changed(ChangeTag::Insert, line.into());
            return;
        }
        self.old_line += 1;
        self.new_line += 1;
        let Some(hunk) = &mut self.hunk else {
            self.remember(own);
            return;
        };
        hunk.lines.push((ChangeTag::Equal, own));
        hunk.same += 1;
        if hunk.same > 2 * AROUND
            && let Some(hunk) = self.hunk.take()
        {
            self.write(hunk);
        }
    }

    fn remember(&mut self, line: Vec<u8>) {
        self.before.push_back(line);
        if self.before.len() > AROUND {
            self.before.pop_front();
        }
    }

    fn changed(&mut self, tag: ChangeTag, line: Vec<u8>) {
        let before = &mut self.before;
        let (old_line, new_line) = (self.old_line, self.new_line);
        let hunk = self.hunk.get_or_insert_with(|| Hunk {
            old_from: old_line - before.len(),
            new_from: new_line - before.len(),
            lines: before.drain(..).map(|line| (ChangeTag::Equal, line)).collect(),
            same: 0,
        });
        hunk.lines.push((tag, line));
        hunk.same = 0;
        match tag {
            ChangeTag::Delete => self.old_line += 1,
            _ => self.new_line += 1,
        }
    }

    /// Writes a hunk; the lines behind it that are too many for it are those before the next one.
    fn write(&mut self, mut hunk: Hunk) {
        let behind = hunk.lines.split_off(hunk.lines.len() - hunk.same.saturating_sub(AROUND));
        let mut head = String::new();
        if !self.is_named {
            self.is_named = true;
            let _ = write!(head, "--- {0}\n+++ {0}\n", quoted(&self.file));
        }
        let count = |other| hunk.lines.iter().filter(|(tag, _)| *tag != other).count();
        let (old, new) = (count(ChangeTag::Insert), count(ChangeTag::Delete));
        let (from, to) = (span(hunk.old_from, old), span(hunk.new_from, new));
        let _ = writeln!(head, "@@ -{from} +{to} @@");
        self.held.extend(head.into_bytes());
        hunk.lines.iter().for_each(|(tag, line)| push(&mut self.held, *tag, line));
        // Of more than twice so many lines the last ones alone can stand before the next change.
        for (_, line) in behind {
            self.remember(line);
        }
    }
}

/// The lines of a file that is no archive and not the standard input. One of wide characters is refused:
/// what `patch` takes for lines are none.
fn lines(file: &str) -> Result<Option<BufReader<File>>, Failure> {
    let path = Path::new(file);
    if !path.is_file() || Packing::of_file(path).is_some() {
        return Ok(None);
    }
    let Ok(opened) = File::open(path) else { return Ok(None) };
    let mut start = Vec::new();
    let _ = opened.take(START).read_to_end(&mut start);
    if start.contains(&0) {
        let message = format!("{file} is UTF-16, and a diff of it is nothing that can be applied");
        return Err(Failure::new(message).help("write the games with -o, or in place"));
    }
    Ok(File::open(path).ok().map(BufReader::new))
}

/// The name of a file in the head of a diff, as git and `patch` have it: signs that would end it are
/// escaped, and behind blanks a tab tells where it ends.
fn quoted(name: &str) -> String {
    let is_odd = |letter: char| letter.is_control() || letter == '"' || letter == '\\';
    if !name.contains(is_odd) {
        let end = if name.contains(' ') { "\t" } else { "" };
        return format!("{name}{end}");
    }
    let mut out = String::from("\"");
    for byte in name.bytes() {
        match byte {
            b'"' | b'\\' => out.extend(['\\', byte as char]),
            b'\t' => out.push_str("\\t"),
            b'\n' => out.push_str("\\n"),
            0x20..0x7f => out.push(byte as char),
            byte => {
                let _ = write!(out, "\\{byte:03o}");
            }
        }
    }
    out.push('"');
    out
}

/// `3,7`: seven lines from the third; nothing stands behind the line before it.
fn span(from: usize, lines: usize) -> String {
    let first = if lines == 0 { from } else { from + 1 };
    format!("{first},{lines}")
}

fn push(out: &mut Vec<u8>, tag: ChangeTag, line: &[u8]) {
    out.push(match tag {
        ChangeTag::Equal => b' ',
        ChangeTag::Delete => b'-',
        ChangeTag::Insert => b'+',
    });
    out.extend(line);
    if !line.ends_with(b"\n") {
        out.extend(b"\n\\ No newline at end of file\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diff(pieces: &[(&str, &str)]) -> String {
        let mut hunks = Hunks::default();
        hunks.open("a.pdn").unwrap();
        let mut out = Vec::new();
        for (old, new) in pieces {
            out.extend(hunks.add(old, new, old != new));
        }
        out.extend(hunks.close());
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn lines_around_a_change_come_from_the_games_around_it() {
        assert_eq!(
            diff(&[("1\n2\n3\n4\n", "1\n2\n3\n4\n"), ("a\n", "b\nc\n"), ("5\n6", "5\n6")]),
            "--- a.pdn\n+++ a.pdn\n@@ -2,6 +2,7 @@\n 2\n 3\n 4\n-a\n+b\n+c\n 5\n 6\n\
             \\ No newline at end of file\n"
        );
    }

    #[test]
    fn changes_far_apart_are_hunks_of_their_own() {
        let lines = "1\n2\n3\n4\n5\n6\n7\n";
        assert_eq!(
            diff(&[("a\n", "b\nc\n"), (lines, lines), ("x\n", "")]),
            "--- a.pdn\n+++ a.pdn\n@@ -1,4 +1,5 @@\n-a\n+b\n+c\n 1\n 2\n 3\n\
             @@ -6,4 +7,3 @@\n 5\n 6\n 7\n-x\n"
        );
        assert_eq!(diff(&[(lines, lines)]), "");
    }

    #[test]
    fn a_line_may_hold_the_end_of_one_game_and_the_next() {
        assert_eq!(
            diff(&[("1-0 ", "1-0 "), ("1. x\n", "1. y\n")]),
            "--- a.pdn\n+++ a.pdn\n@@ -1,1 +1,1 @@\n-1-0 1. x\n+1-0 1. y\n"
        );
    }

    #[test]
    fn names_are_quoted_where_they_must_be() {
        assert_eq!(quoted("a.pdn"), "a.pdn");
        assert_eq!(quoted("кубок 1.pdn"), "кубок 1.pdn\t");
        assert_eq!(quoted("a \"b\"\n\u{1}.pdn"), "\"a \\\"b\\\"\\n\\001.pdn\"");
    }
}
