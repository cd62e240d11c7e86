//! Where records end in JSON: one a line as a rule, but also in several lines each, or in an array.

use crate::format::Cut;

/// Cuts behind each object, and what parts it from the next one. A line that is no object is cut alone,
/// and so is an object that is never closed.
#[derive(Default)]
pub(super) struct Objects {
    /// How much of the text has been gone through.
    at: usize,
    depth: usize,
    is_string: bool,
}

/// So many bytes behind a line end tell whether a record begins there.
const MARK: usize = 64;

impl Cut for Objects {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let begin = text.find(|letter| !is_between(letter))?;
        let end = if text[begin..].starts_with('{') {
            self.object(text, begin, ended)
        } else {
            memchr::memchr2(b'\n', b'\r', &text.as_bytes()[begin..]).map(|line| begin + line + 1)
        };
        let behind = end.and_then(|end| Some(end + text[end..].find(|next| !is_between(next))?));
        let cut = behind.or_else(|| ended.then_some(text.len()));
        if cut.is_some() {
            *self = Objects::default();
        }
        cut
    }
}

impl Objects {
    /// The place behind the object that begins there; that before the next record if it is never closed.
    fn object(&mut self, text: &str, begin: usize, ended: bool) -> Option<usize> {
        let bytes = text.as_bytes();
        self.at = self.at.max(begin);
        while let Some(at) = self.next(bytes) {
            let from = at + 1;
            match bytes[at] {
                b'\n' if !ended && bytes.len() - from < MARK => {
                    self.at = at;
                    return None;
                }
                b'\n' if begins_record(text[from..].trim_start()) => return Some(from),
                b'"' => self.is_string = !self.is_string,
                b'{' if !self.is_string => self.depth += 1,
                b'}' if !self.is_string => self.depth = self.depth.saturating_sub(1),
                // What an escape stands for.
                b'\\' if from == bytes.len() => {
                    self.at = at;
                    return None;
                }
                b'\\' if bytes[from] != b'\n' => {
                    self.at = from + 1;
                    continue;
                }
                _ => {}
            }
            self.at = from;
            if self.depth == 0 {
                return Some(from);
            }
        }
        None
    }

    /// The next byte that matters. A string has no line ends.
    fn next(&self, bytes: &[u8]) -> Option<usize> {
        let rest = bytes.get(self.at..)?;
        let found = if self.is_string {
            memchr::memchr3(b'"', b'\\', b'\n', rest)
        } else {
            rest.iter().position(|byte| matches!(byte, b'"' | b'{' | b'}' | b'\n'))
        };
        found.map(|at| self.at + at)
    }
}

/// Whether a text begins with a record; a line end before it shows that the one before is over.
fn begins_record(text: &str) -> bool {
    text.strip_prefix('{').is_some_and(|inside| inside.trim_start().starts_with("\"tavlei\""))
}

/// What stands before, between and behind the records of an array.
pub(super) fn is_between(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '[' | ']' | ',' | '\u{feff}')
}

/// What stands behind a record of an array.
pub(super) fn is_behind(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, ']' | ',')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ReadOptions;
    use crate::format::{Games, Pieces};

    fn pieces(text: &str) -> Vec<(String, u64)> {
        let bytes = std::io::Cursor::new(text.as_bytes().to_vec());
        let mut games = Pieces::new(Box::new(bytes), &ReadOptions::default(), Objects::default());
        let mut pieces = Vec::new();
        while let Some(raw) = games.next().unwrap() {
            pieces.push((raw.text.trim_matches(is_between).to_owned(), raw.first_line));
        }
        pieces
    }

    fn texts(text: &str) -> Vec<String> {
        pieces(text).into_iter().map(|(text, _)| text).collect()
    }

    #[test]
    fn lines_arrays_and_objects_of_many_lines_are_cut_alike() {
        let objects = ["{\"tavlei\":1,\"a\":\"}\\\"{\"}", "{\"b\":{\"c\":[{}]}}"];
        for text in [
            format!("{}\n{}\n", objects[0], objects[1]),
            format!("[{},\r\n {}]\n", objects[0], objects[1]),
            format!("[\n{}\n,\n{}\n]", objects[0], objects[1]),
            objects.concat(),
        ] {
            assert_eq!(texts(&text), objects, "{text}");
        }
        assert_eq!(texts("{\n  \"tavlei\": 1,\n  \"tags\": []\n}\n{}\n").len(), 2);
    }

    #[test]
    fn what_is_broken_costs_no_other_record() {
        let broken =
            "{\"tavlei\":1,\"tags\":[[\"White\n{\"tavlei\":1}\nnonsense\n{ \"tavlei\":1}\n";
        let found = pieces(broken);
        let lines: Vec<_> = found.iter().map(|(_, line)| *line).collect();
        assert_eq!(lines, [1, 2, 3, 4]);
        assert_eq!(found[1].0, "{\"tavlei\":1}");
    }
}
