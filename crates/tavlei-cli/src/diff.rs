//! Unified diffs of files that are read game by game, as `patch` takes them.

use std::collections::VecDeque;
use std::fmt::Write;

use similar::{ChangeTag, TextDiff};

/// So many lines are shown around a change.
const AROUND: usize = 3;

/// Makes the diff of one file after the other from the pieces of their old and new texts. It holds
/// only the lines around a change and what of a line is still to come.
#[derive(Debug, Default)]
pub(crate) struct Hunks {
    file: String,
    /// Whether the names of the file have been written.
    is_named: bool,
    /// Pieces whose last line goes on in the next one.
    old: String,
    new: String,
    /// The numbers of the lines that come next, from 0.
    old_line: usize,
    new_line: usize,
    /// The lines before that are the same in both.
    before: VecDeque<String>,
    hunk: Option<Hunk>,
}

/// A hunk as it grows.
#[derive(Debug, Default)]
struct Hunk {
    old_from: usize,
    new_from: usize,
    lines: Vec<(ChangeTag, String)>,
    /// How many lines at its end are the same in both.
    same: usize,
}

impl Hunks {
    /// Begins with a file.
    pub(crate) fn open(&mut self, file: &str) {
        *self = Hunks { file: file.to_owned(), ..Hunks::default() };
    }

    /// Takes the next piece of the file; gives what of the diff is complete.
    pub(crate) fn add(&mut self, old: &str, new: &str) -> String {
        self.old.push_str(old);
        self.new.push_str(new);
        let ends = |text: &str| text.is_empty() || text.ends_with('\n');
        if ends(&self.old) && ends(&self.new) { self.compare() } else { String::new() }
    }

    /// Ends the file.
    pub(crate) fn close(&mut self) -> String {
        let mut out = self.compare();
        if let Some(hunk) = self.hunk.take() {
            self.write(&mut out, hunk);
        }
        out
    }

    fn compare(&mut self) -> String {
        let (old, new) = (std::mem::take(&mut self.old), std::mem::take(&mut self.new));
        let mut out = String::new();
        if old == new {
            old.split_inclusive('\n').for_each(|line| self.same(&mut out, line));
            return out;
        }
        let diff = TextDiff::from_lines(&old, &new);
        for change in diff.iter_all_changes() {
            match change.tag() {
                ChangeTag::Equal => self.same(&mut out, change.value()),
                tag => self.changed(tag, change.value()),
            }
        }
        out
    }

    fn same(&mut self, out: &mut String, line: &str) {
        self.old_line += 1;
        self.new_line += 1;
        let Some(hunk) = &mut self.hunk else {
            self.remember(line.to_owned());
            return;
        };
        hunk.lines.push((ChangeTag::Equal, line.to_owned()));
        hunk.same += 1;
        if hunk.same > 2 * AROUND
            && let Some(hunk) = self.hunk.take()
        {
            self.write(out, hunk);
        }
    }

    fn remember(&mut self, line: String) {
        self.before.push_back(line);
        if self.before.len() > AROUND {
            self.before.pop_front();
        }
    }

    fn changed(&mut self, tag: ChangeTag, line: &str) {
        let before = &mut self.before;
        let (old_line, new_line) = (self.old_line, self.new_line);
        let hunk = self.hunk.get_or_insert_with(|| Hunk {
            old_from: old_line - before.len(),
            new_from: new_line - before.len(),
            lines: before.drain(..).map(|line| (ChangeTag::Equal, line)).collect(),
            same: 0,
        });
        hunk.lines.push((tag, line.to_owned()));
        hunk.same = 0;
        match tag {
            ChangeTag::Delete => self.old_line += 1,
            _ => self.new_line += 1,
        }
    }

    /// Writes a hunk; the lines behind it that are too many for it are those before the next one.
    fn write(&mut self, out: &mut String, mut hunk: Hunk) {
        let behind = hunk.lines.split_off(hunk.lines.len() - hunk.same.saturating_sub(AROUND));
        if !self.is_named {
            self.is_named = true;
            let _ = write!(out, "--- {0}\n+++ {0}\n", self.file);
        }
        let count = |other| hunk.lines.iter().filter(|(tag, _)| *tag != other).count();
        let (old, new) = (count(ChangeTag::Insert), count(ChangeTag::Delete));
        let (from, to) = (span(hunk.old_from, old), span(hunk.new_from, new));
        let _ = writeln!(out, "@@ -{from} +{to} @@");
        hunk.lines.iter().for_each(|(tag, line)| push(out, *tag, line));
        // Of more than twice so many lines the last ones alone can stand before the next change.
        for (_, line) in behind {
            self.remember(line);
        }
    }
}

/// `3,7`: seven lines from the third; nothing stands behind the line before it.
fn span(from: usize, lines: usize) -> String {
    let first = if lines == 0 { from } else { from + 1 };
    format!("{first},{lines}")
}

fn push(out: &mut String, tag: ChangeTag, line: &str) {
    out.push(match tag {
        ChangeTag::Equal => ' ',
        ChangeTag::Delete => '-',
        ChangeTag::Insert => '+',
    });
    out.push_str(line);
    if !line.ends_with('\n') {
        out.push_str("\n\\ No newline at end of file\n");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diff(pieces: &[(&str, &str)]) -> String {
        let mut hunks = Hunks::default();
        hunks.open("a.pdn");
        let mut out: String = pieces.iter().map(|(old, new)| hunks.add(old, new)).collect();
        out.push_str(&hunks.close());
        out
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
}
