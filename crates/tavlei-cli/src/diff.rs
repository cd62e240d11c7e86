//! Unified diffs, game by game.

use std::fmt::Write;
use std::sync::Arc;

use similar::{ChangeTag, TextDiff};

/// So many lines are shown around a change.
const AROUND: usize = 3;

/// Makes the pieces of a diff of files that are changed from their beginning to their end.
#[derive(Debug, Default)]
pub(crate) struct Hunks {
    file: Option<Arc<str>>,
    /// How many lines were added before, less those taken away.
    shift: i64,
}

impl Hunks {
    /// The hunks of a game, whose text begins on a line of its file; in front of the first ones of a
    /// file its names.
    pub(crate) fn of(&mut self, file: &Arc<str>, line: u64, old: &str, new: &str) -> String {
        let mut out = String::new();
        if self.file.as_ref() != Some(file) {
            self.file = Some(Arc::clone(file));
            self.shift = 0;
            let _ = write!(out, "--- {file}\n+++ {file}\n");
        }
        let diff = TextDiff::from_lines(old, new);
        for group in diff.grouped_ops(AROUND) {
            let (Some(first), Some(last)) = (group.first(), group.last()) else { continue };
            let (old_from, new_from) = (first.old_range().start, first.new_range().start);
            let old_len = last.old_range().end - old_from;
            let new_len = last.new_range().end - new_from;
            let old_line = line as i64 + old_from as i64;
            let new_line = line as i64 + self.shift + new_from as i64;
            let _ = writeln!(out, "@@ -{old_line},{old_len} +{new_line},{new_len} @@");
            for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
                push(&mut out, change.tag(), change.value());
            }
        }
        self.shift += new.lines().count() as i64 - old.lines().count() as i64;
        out
    }
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

    #[test]
    fn hunks_count_lines_in_the_file() {
        let mut hunks = Hunks::default();
        let file: Arc<str> = "a.pdn".into();
        let first = hunks.of(&file, 1, "[A \"1\"]\n\n1. x\n", "[A \"1\"]\n[B \"2\"]\n\n1. x\n");
        assert_eq!(
            first,
            "--- a.pdn\n+++ a.pdn\n@@ -1,3 +1,4 @@\n [A \"1\"]\n+[B \"2\"]\n \n 1. x\n"
        );
        let second = hunks.of(&file, 11, "a\nb\n", "a\nc\n");
        assert_eq!(second, "@@ -11,2 +12,2 @@\n a\n-b\n+c\n");
    }
}
