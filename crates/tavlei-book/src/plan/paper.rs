//! Sizes of pages and the space around the text, in millimetres.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, Deserializer, MapAccess, Visitor};

use super::sizes::{self, BadSheet};

/// The size of a page: `a4`, `a5`, `a6`, `b5`, `letter`, `half-letter`, or millimetres as in
/// `145x215`.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(try_from = "String")]
pub struct Paper {
    /// Millimetres, 70 to 1000.
    pub width: u16,
    /// Millimetres, 70 to 1000.
    pub height: u16,
}

/// The sizes that have names, in millimetres.
const NAMED: [(&str, Paper); 6] = [
    ("a4", Paper { width: 210, height: 297 }),
    ("a5", Paper { width: 148, height: 210 }),
    ("a6", Paper { width: 105, height: 148 }),
    ("b5", Paper { width: 176, height: 250 }),
    ("letter", Paper { width: 216, height: 279 }),
    ("half-letter", Paper { width: 140, height: 216 }),
];

/// A5, the size of most books on draughts.
impl Default for Paper {
    fn default() -> Paper {
        Paper { width: 148, height: 210 }
    }
}

impl FromStr for Paper {
    type Err = BadSheet;

    fn from_str(text: &str) -> Result<Paper, BadSheet> {
        let lower = text.trim().to_ascii_lowercase();
        if let Some((_, paper)) = NAMED.iter().find(|(name, _)| *name == lower) {
            return Ok(*paper);
        }
        let length = |text: &str| text.trim().parse().ok().filter(|n| (70..=1000).contains(n));
        let sides = lower.trim_end_matches("mm").split_once('x');
        sides
            .and_then(|(width, height)| {
                Some(Paper { width: length(width)?, height: length(height)? })
            })
            .ok_or_else(|| BadSheet::Paper(text.to_owned()))
    }
}

impl TryFrom<String> for Paper {
    type Error = BadSheet;

    fn try_from(text: String) -> Result<Paper, BadSheet> {
        text.parse()
    }
}

/// The space around the text in millimetres, 0 to 200 each; one number stands for all.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields, default, remote = "Self")]
pub struct Margins {
    /// Above the text; the running head stands in it.
    #[serde(deserialize_with = "sizes::margin")]
    pub top: u8,
    /// Below the text; the number of the page stands in it.
    #[serde(deserialize_with = "sizes::margin")]
    pub bottom: u8,
    /// At the back of the book.
    #[serde(deserialize_with = "sizes::margin")]
    pub inner: u8,
    /// At the edge of the book.
    #[serde(deserialize_with = "sizes::margin")]
    pub outer: u8,
}

impl Default for Margins {
    fn default() -> Margins {
        Margins { top: 18, bottom: 18, inner: 17, outer: 14 }
    }
}

impl<'de> Deserialize<'de> for Margins {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Margins, D::Error> {
        from.deserialize_any(AllOrEach)
    }
}

/// Margins as they are written: a number, or a table.
struct AllOrEach;

impl<'de> Visitor<'de> for AllOrEach {
    type Value = Margins;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("millimetres should stand here, as in 15 or { top = 18, inner = 17 }")
    }

    fn visit_i64<E: de::Error>(self, all: i64) -> Result<Margins, E> {
        let all = u8::try_from(all).ok().filter(|all| *all <= 200);
        let all = all.ok_or_else(|| E::custom("a whole number from 0 to 200 should stand here"))?;
        Ok(Margins { top: all, bottom: all, inner: all, outer: all })
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Margins, A::Error> {
        Margins::deserialize(MapAccessDeserializer::new(map))
    }
}
