//! Colours, as themes and drawings name them.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// A colour: red, green and blue, 0 to 255 each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// `#000`.
    pub const BLACK: Colour = Colour([0; 3]);
    /// `#fff`.
    pub const WHITE: Colour = Colour([255; 3]);

    /// Halfway to the colour of the paper: a ground that men of any colour are seen on.
    pub(crate) fn paler(self, paper: Colour) -> Colour {
        let part = |at: usize| self.0[at].midpoint(paper.0[at]);
        Colour([part(0), part(1), part(2)])
    }

    /// Whether eyes hardly tell it from another colour.
    pub(crate) fn is_near(self, other: Colour) -> bool {
        self.0.iter().zip(other.0).all(|(one, other)| one.abs_diff(other) < 24)
    }

    /// Whether it is nearer to black than to white, as eyes see it.
    pub(crate) fn is_dark(self) -> bool {
        let [red, green, blue] = self.0.map(u32::from);
        red * 299 + green * 587 + blue * 114 < 128_000
    }

    /// A grey, 0 (black) to 255 (white).
    pub const fn grey(level: u8) -> Colour {
        Colour([level; 3])
    }
}

/// A text that is no colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadColour(String);

impl fmt::Display for BadColour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no colour: write it as #rgb or #rrggbb, such as #f0d9b5", self.0)
    }
}

impl std::error::Error for BadColour {}

impl FromStr for Colour {
    type Err = BadColour;

    fn from_str(text: &str) -> Result<Colour, BadColour> {
        parse(text).ok_or_else(|| BadColour(text.to_owned()))
    }
}

impl TryFrom<String> for Colour {
    type Error = BadColour;

    fn try_from(text: String) -> Result<Colour, BadColour> {
        text.parse()
    }
}

fn parse(text: &str) -> Option<Colour> {
    let digits = text.strip_prefix('#')?.as_bytes();
    let digit = |at: usize| (*digits.get(at)? as char).to_digit(16).map(|value| value as u8);
    let mut parts = [0; 3];
    for (n, part) in parts.iter_mut().enumerate() {
        *part = match digits.len() {
            3 => digit(n)? * 17,
            6 => digit(2 * n)? * 16 + digit(2 * n + 1)?,
            _ => return None,
        };
    }
    Some(Colour(parts))
}

/// As short as can be: `#fff`, `#f0d9b5`.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        if self.0.iter().all(|part| part % 17 == 0) {
            write!(f, "#{:x}{:x}{:x}", r / 17, g / 17, b / 17)
        } else {
            write!(f, "#{r:02x}{g:02x}{b:02x}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_read_and_write_alike() {
        for (text, shown) in [("#fff", "#fff"), ("#FFFFFF", "#fff"), ("#f0d9b5", "#f0d9b5")] {
            assert_eq!(text.parse::<Colour>().unwrap().to_string(), shown);
        }
        for text in ["", "#", "#ffff", "white", "#ggg", "#é1", "fff"] {
            assert!(text.parse::<Colour>().unwrap_err().to_string().contains("#rrggbb"), "{text}");
        }
    }
}
