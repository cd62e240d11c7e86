//! A game of the plainest kind, looked at without being parsed: tags, an empty line, movetext.
//!
//! Nearly all games of nearly all files are such. Who only wants to know whether all is well with them
//! need not have them as records; what is odd in any way is no such game.

use arrayvec::ArrayVec;

use super::RawGame;

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
    /// Looks at a game; `None` if its tags are not as the standard writes them, one stands twice, or
    /// there is anything to be said of its text.
    pub fn of(raw: &'a RawGame) -> Option<PlainGame<'a>> {
        if !raw.remarks.is_empty() || raw.made.is_some() {
            return None;
        }
        let mut game = PlainGame { tags: ArrayVec::new(), movetext: &raw.text };
        while game.movetext.starts_with('[') {
            game.take_tag()?;
        }
        Some(game)
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        let tag = self.tags.iter().find(|(own, _)| own.eq_ignore_ascii_case(name))?;
        Some(tag.1)
    }

    /// `[Name "value"]` and the end of its line.
    fn take_tag(&mut self) -> Option<()> {
        let text = self.movetext.get(1..)?;
        let name_len = text.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let (name, rest) = text.split_at_checked(name_len)?;
        let rest = rest.strip_prefix(" \"")?;
        let value_len = memchr::memchr2(b'"', b'\n', rest.as_bytes())?;
        let (value, rest) = rest.split_at_checked(value_len)?;
        let rest = rest.strip_prefix("\"]")?;
        let rest = rest.strip_prefix("\r\n").or_else(|| rest.strip_prefix('\n'))?;
        if !name.starts_with(|first: char| first.is_ascii_alphabetic())
            || value.ends_with('\\')
            || value.contains('\r')
            || self.tag(name).is_some()
        {
            return None;
        }
        self.tags.try_push((name, value)).ok()?;
        self.movetext = rest;
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ReadOptions, Splitter};

    fn tags(text: &str) -> Option<Vec<(String, String)>> {
        let raw = Splitter::new(text.as_bytes(), &ReadOptions::default()).next().unwrap().unwrap();
        let game = PlainGame::of(&raw)?;
        Some(game.tags.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect())
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
