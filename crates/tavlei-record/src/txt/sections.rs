//! A text → its sections: the lines above the moves of a game, and what stands below them up to the
//! next such lines.
//!
//! What stands above the moves is found before anything is taken for moves: dates, rounds and numbers
//! of games look like moves, results and numbers of moves.

use super::heading::{self, Found};
use crate::format::Cut;
use crate::pdn::is_result;
use crate::words::result_at_end;

/// So much behind the beginning of a heading tells whether it is one.
const AHEAD: usize = 8 << 10;
/// A comment that is not closed in so many bytes never is.
const LONGEST_COMMENT: usize = 1 << 20;
/// A text without headings is cut behind a result when it is longer, so that memory stays flat.
const LONGEST: usize = 1 << 20;

/// Ends a section before the next heading.
#[derive(Debug, Default)]
pub(super) struct Sections;

impl Cut for Sections {
    fn cut(&mut self, text: &str, ended: bool) -> Option<usize> {
        let head = heading::find(text).as_ref().map_or(0, Found::end);
        let mut section = Section { any: head > 0, is_over: true, after_blank: true };
        let (mut at, mut lost) = (head, 0);
        while at < text.len() {
            let end = lines_end(text, at, &mut lost, ended)?;
            if text[at..end].trim().is_empty() {
                section.after_blank = true;
            } else if !ended && text.len() - at < AHEAD {
                return None;
            } else if section.ends_before(&text[at..]) || (at > LONGEST && section.may_be_cut()) {
                return Some(at);
            } else {
                let is_over = ends_game(&text[at..end]);
                section = Section { any: true, is_over, after_blank: false };
            }
            at = end;
        }
        ended.then_some(text.len())
    }
}

/// What is known of a section before a line.
struct Section {
    /// There is something in it.
    any: bool,
    /// Its last line ends with a result, or it has no moves yet.
    is_over: bool,
    /// The line before is empty.
    after_blank: bool,
}

impl Section {
    fn may_be_cut(&self) -> bool {
        self.any && self.is_over && self.after_blank
    }

    /// Whether the next section begins with this text.
    fn ends_before(&self, text: &str) -> bool {
        let is_place = self.any && (self.after_blank || self.is_over);
        let found = if is_place { heading::find(text) } else { None };
        found.is_some_and(|found| self.is_over || leads_to_a_game(&found, &text[found.end()..]))
    }
}

/// Whether a heading behind moves without a result begins a game: one that names both players, if the
/// first move follows; labels, unless a later move does.
fn leads_to_a_game(found: &Found, behind: &str) -> bool {
    let first = behind.split_whitespace().next().unwrap_or("");
    let rest = first.trim_start_matches(|c: char| c.is_ascii_digit());
    let number = &first[..first.len() - rest.len()];
    let is_number = !number.is_empty() && (rest.starts_with(['.', ')']) || rest.is_empty());
    let is_first = is_number && number == "1" && !rest.starts_with("..");
    is_first || (!found.has_players() && !is_number && !first.is_empty())
}

/// Where the line that begins at a byte ends, with all lines of the comments that begin in it; `None` if
/// more text is needed. Braces before `lost` open nothing that is closed.
fn lines_end(text: &str, from: usize, lost: &mut usize, ended: bool) -> Option<usize> {
    let line_end = |from: usize| text[from..].find('\n').map(|len| from + len + 1);
    let line_end = |from| line_end(from).or(ended.then_some(text.len()));
    let mut end = line_end(from)?;
    let mut at = from.max(*lost);
    while let Some(open) = text.get(at..end).and_then(|line| line.find('{')).map(|open| at + open) {
        let Some(close) = text[open..].find('}').map(|close| open + close) else {
            *lost = text.len();
            return (ended || text.len() - open >= LONGEST_COMMENT).then_some(end);
        };
        let inner = &text[open + 1..close];
        if let Some(last) = inner.rfind('{').filter(|_| is_broken(inner)) {
            // The last one in it is closed.
            *lost = open + 1 + last;
            at = *lost;
        } else {
            end = end.max(line_end(close)?);
            at = close;
        }
    }
    Some(end)
}

/// Whether a comment was not closed: another one begins in it, behind an empty line.
fn is_broken(comment: &str) -> bool {
    comment.contains('{') && comment.lines().any(|line| line.trim().is_empty())
}

/// Whether lines end with a result, comments behind it aside.
fn ends_game(lines: &str) -> bool {
    let mut lines = lines.trim_end();
    while let Some(open) = lines.strip_suffix('}').and_then(|rest| rest.rfind('{')) {
        lines = lines[..open].trim_end();
    }
    let words: Vec<&str> = lines.rsplit([' ', '\t', '\n']).take(3).collect();
    let joined: String = words.iter().rev().copied().collect();
    let last = words.first().map_or("", |word| word.trim_end_matches('.'));
    let line = lines.lines().next_back().unwrap_or("");
    is_result(last) || is_result(&joined) || result_at_end(line).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sections(text: &str) -> Vec<&str> {
        let (mut at, mut parts) = (0, Vec::new());
        while let Some(len) = Sections.cut(&text[at..], true).filter(|len| *len > 0) {
            parts.push(text[at..at + len].trim());
            at += len;
        }
        parts
    }

    #[test]
    fn a_heading_behind_a_game_begins_the_next_one() {
        for head in [
            "? – D",
            "Round: 1-1\nDate: 10.03.2003",
            "GameType: 25",
            "Сидоров – Кузнецов\nМосква, 1956",
        ] {
            for result in ["1-0", "*", "1 - 0", "", "Ничья.", "{over} 1/2-1/2 {and out}"] {
                let first = format!("A – B\n\n1. c3-d4 d6-c5 {result}");
                let second = format!("{head}\n\n1. e3-f4 0-1");
                let text = format!("{first}\n\n{second}\n");
                assert_eq!(sections(&text), [first.trim_end(), &second], "{text}");
            }
        }
    }

    #[test]
    fn what_stands_in_a_game_begins_none() {
        for inside in [
            "White could play here – and win",
            "Black: this loses",
            "{A – B\n\nsaid it}",
            "d6 - c5\n",
        ] {
            let text = format!("A – B\n\n1. c3-d4 d6-c5\n\n{inside}\n\n2. b2-c3 *");
            assert_eq!(sections(&text), [text.as_str()]);
        }
    }

    #[test]
    fn a_comment_that_is_never_closed_hides_no_game() {
        let text = "A – B\n\n1. c3-d4 {oh *\n\nC – D\n\n1. e3-f4 {x} *";
        assert_eq!(sections(text).len(), 2);
    }

    #[test]
    fn more_text_is_asked_for() {
        let game = "A – B\n\n1. c3-d4 1-0\n\n";
        assert_eq!(Sections.cut(&format!("{game}Event: x"), false), None);
        let long = format!("{game}Event: x\n\n{}", "1. c3-d4 ".repeat(2000));
        assert_eq!(Sections.cut(&long, false), Some(game.len()));
    }
}
