//! The characters of a notation in place of the plain ones, and back.

use std::borrow::Cow;

/// The signs of a notation. `None` is the sign of the game or the plain one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    /// Between the cells of a step; plain `-`.
    pub step: Option<String>,
    /// Between the cells of a capture; plain `x`.
    pub take: Option<String>,
    /// Before the cell of a man that comes from the hand; plain `@`.
    pub drop: Option<String>,
    /// A turn in which nothing is done; plain `--`.
    pub pass: Option<String>,
}

/// The plain pass.
const PASS: &str = "--";

impl Signs {
    /// A plain text with the signs of the notation; `take` is that of the game.
    pub(crate) fn put_in(&self, plain: &str, take: char) -> String {
        if plain == PASS {
            return self.pass.as_deref().unwrap_or(PASS).to_owned();
        }
        let mut text = String::with_capacity(plain.len());
        for char in plain.chars() {
            match (char, &self.step, &self.take, &self.drop) {
                ('-', Some(sign), _, _) | ('x', _, Some(sign), _) | ('@', _, _, Some(sign)) => {
                    text.push_str(sign);
                }
                ('x', _, None, _) => text.push(take),
                _ => text.push(char),
            }
        }
        text
    }

    /// A text of the notation with plain signs. Signs that are empty are left to the reader of
    /// turns, which can do without.
    pub(crate) fn take_out<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if self.pass.as_deref() == Some(text.trim()) {
            return Cow::Borrowed(PASS);
        }
        let mut plain = Cow::Borrowed(text);
        for (sign, by) in [(&self.take, "x"), (&self.step, "-"), (&self.drop, "@")] {
            let Some(sign) = sign.as_deref().filter(|sign| !sign.is_empty() && *sign != by) else {
                continue;
            };
            if plain.contains(sign) {
                plain = Cow::Owned(plain.replace(sign, by));
            }
        }
        plain
    }
}

/// Letters of other alphabets for those of cells' names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Letters {
    /// A Latin letter and what is written for it.
    pub written: Vec<(char, char)>,
    /// More letters that are read, and the Latin ones that they stand for.
    pub read: Vec<(char, char)>,
}

impl Letters {
    pub(crate) fn is_empty(&self) -> bool {
        self.written.is_empty() && self.read.is_empty()
    }

    /// A text with the notation's letters. Only small Latin letters are names of files.
    pub(crate) fn put_in(&self, plain: String) -> String {
        if self.written.is_empty() {
            return plain;
        }
        let written = |c: char| self.written.iter().find(|(latin, _)| *latin == c);
        plain.chars().map(|c| written(c).map_or(c, |(_, other)| *other)).collect()
    }

    /// A text with Latin letters.
    pub(crate) fn take_out<'t>(&self, text: Cow<'t, str>) -> Cow<'t, str> {
        let latin = |c: char| {
            let by_written = self.written.iter().find(|(_, other)| *other == c).map(|(l, _)| *l);
            by_written.or_else(|| self.read.iter().find(|(r, _)| *r == c).map(|(_, l)| *l))
        };
        if self.is_empty() || !text.chars().any(|c| latin(c).is_some()) {
            return text;
        }
        Cow::Owned(text.chars().map(|c| latin(c).unwrap_or(c)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_there_and_back() {
        let signs = Signs {
            step: Some("–".into()),
            take: Some(":".into()),
            drop: Some(String::new()),
            pass: Some("пас".into()),
        };
        assert_eq!(signs.put_in("c3xe5", 'x'), "c3:e5");
        assert_eq!(signs.put_in("@d3", 'x'), "d3");
        assert_eq!(signs.put_in("--", 'x'), "пас");
        assert_eq!(signs.take_out("c3–d4"), "c3-d4");
        assert_eq!(signs.take_out("пас"), "--");
    }

    #[test]
    fn letters_there_and_back() {
        let letters = Letters { written: vec![('c', 'с')], read: vec![('ц', 'c')] };
        assert_eq!(letters.put_in("c3-d4".to_owned()), "с3-d4");
        assert_eq!(letters.take_out("с3-d4".into()), "c3-d4");
        assert_eq!(letters.take_out("ц3-d4".into()), "c3-d4");
    }
}
