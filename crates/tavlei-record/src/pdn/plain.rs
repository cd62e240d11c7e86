//! A game of the plainest kind, looked at without being parsed: tags, an empty line, movetext.
//!
//! Nearly all games of nearly all files are such. Who only wants to know whether all is well with them
//! need not have them as records; what is odd in any way is no such game.

use arrayvec::ArrayVec;

use super::boundary::is_trailing;
use super::lex::{Lexer, Position};
use super::prose;

/// The most tags of a plain game.
const MOST_TAGS: usize = 32;

/// A plain game.
#[derive(Clone, Debug)]
pub struct PlainGame<'a> {
    /// Names and values, in their order.
    pub tags: ArrayVec<(&'a str, &'a str), MOST_TAGS>,
    /// What stands behind the tags.
    pub movetext: &'a str,
}

impl<'a> PlainGame<'a> {
    /// Looks at the tags at the start of a text; `None` if they are not as the standard writes them,
    /// or one stands twice.
    pub fn at(text: &'a str) -> Option<PlainGame<'a>> {
        let mut game = PlainGame { tags: ArrayVec::new(), movetext: text };
        loop {
            let line = without_indent(game.movetext);
            if !line.starts_with('[') {
                return Some(game);
            }
            let (name, value, rest) = tag(line)?;
            if game.tag(name).is_some() {
                return None;
            }
            game.tags.try_push((name, value)).ok()?;
            game.movetext = rest;
        }
    }

    /// Whether what stands at the end of its text begins the next game: a tag that this game has too.
    /// Behind moves without a result an empty line stands before it.
    pub fn ends_before(&self, behind: &str, has_result: bool) -> bool {
        let own =
            self.movetext.len().checked_sub(behind.len()).and_then(|len| self.movetext.get(..len));
        let blanks = own.map_or(0, |own| {
            let blanks = own.bytes().rev().take_while(u8::is_ascii_whitespace);
            blanks.filter(|byte| *byte == b'\n').count()
        });
        let indent = own.is_some_and(|own| own.trim_end_matches([' ', '\t']).ends_with('\n'));
        indent && (has_result || blanks > 1) && self.is_followed_by(behind)
    }

    /// Whether a text on a line of its own begins the next game: with a tag that this game has too.
    pub(super) fn is_followed_by(&self, text: &str) -> bool {
        let name = tag(text).map(|(name, ..)| name).filter(|name| !is_trailing(name.as_bytes()));
        name.is_some_and(|name| self.tag(name).is_some())
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        let tag = self.tags.iter().find(|(own, _)| own.eq_ignore_ascii_case(name))?;
        Some(tag.1)
    }
}

/// The length of the parenthesis at the start of a text, if it holds prose and no variation. What has
/// signs in it that may mean more is left to the parser.
pub fn prose_in_parentheses(text: &[u8]) -> Option<usize> {
    let text = text.get(..=memchr::memchr(b')', text)?)?;
    let is_sign = |byte: &u8| matches!(byte, b'(' | b'{' | b'}' | b'[' | b']' | b';' | b'%' | b'/');
    if text[1..].iter().any(is_sign) {
        return None;
    }
    let inside = Lexer::new(text, Position::start(1, false), true);
    prose::closing(text, inside).map(|close| close + 1)
}

fn without_indent(text: &str) -> &str {
    text.trim_start_matches([' ', '\t'])
}

/// `[Name "value"]` with the end of its line: the name, the value, and the text behind. Of what is written
/// otherwise, that is read on which there is no more than a note: a line end in letters (`\r`), and a
/// name alone.
fn tag(text: &str) -> Option<(&str, &str, &str)> {
    let text = text.strip_prefix('[')?;
    let name_len = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
    let (name, rest) = text.split_at_checked(name_len)?;
    let value = rest.strip_prefix(' ').map(without_indent);
    let (value, rest) = match value.and_then(|value| value.strip_prefix('"')) {
        Some(rest) => {
            let value_len = memchr::memchr2(b'"', b'\n', rest.as_bytes())?;
            let (value, rest) = rest.split_at_checked(value_len)?;
            (value, rest.strip_prefix('"')?)
        }
        None => ("", rest),
    };
    let rest = rest.strip_prefix(']')?;
    let rest = rest.strip_prefix("\\r").unwrap_or(rest);
    let rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n'))?;
    let is_plain = name.starts_with(|first: char| first.is_ascii_alphabetic())
        && !value.ends_with('\\')
        && !value.contains('\r');
    is_plain.then_some((name, value, rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(text: &str) -> Option<Vec<(String, String)>> {
        let game = PlainGame::at(text)?;
        Some(game.tags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect())
    }

    #[test]
    fn a_tag_that_the_game_has_begins_the_next_one() {
        let ends =
            |text: &str, behind: &str| PlainGame::at(text).unwrap().ends_before(behind, true);
        let next = "[White \"B\"]\n";
        assert!(ends("[White \"A\"]\n1. 32-28 *\n[White \"B\"]\n", next));
        assert!(!ends("[Black \"A\"]\n1. 32-28 *\n[White \"B\"]\n", next));
        assert!(!ends("[White \"A\"]\n1. 32-28 * [White \"B\"]\n", next));
        let trailing = "[FileName \"B\"]\n";
        assert!(!ends(&format!("[FileName \"A\"]\n*\n{trailing}"), trailing));
    }

    #[test]
    fn tags_as_the_standard_writes_them_and_no_others() {
        let two = tags("[White \"A\"]\r\n[Round \"\"]\n\n1. 32-28 *").unwrap();
        assert_eq!(two, [("White".into(), "A".into()), ("Round".into(), String::new())]);
        assert_eq!(tags("1. 32-28 *"), Some(Vec::new()));
        for odd in [
            "[White \"A\"] [Round \"1\"]\n1. 32-28 *",
            "[White \"A \\\"B\\\"\"]\n1. 32-28 *",
            "[White \"A\"]\n[white \"B\"]\n1. 32-28 *",
            "[White \"A\"\n1. 32-28 *",
            "[White A]\n1. 32-28 *",
        ] {
            assert_eq!(tags(odd), None, "{odd}");
        }
    }
}
