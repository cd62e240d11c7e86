//! Sizes of pictures and lengths on paper, without floating point: the same input gives the same bytes everywhere.

use std::fmt;
use std::str::FromStr;

/// A length in hundredths of a millimetre, from 1 mm to 10 m.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Millimetres(u32);

/// How large a picture is: by the width of one of its parts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// The width of the whole picture.
    Width(Millimetres),
    /// The width of the board without what lies round it.
    Board(Millimetres),
    /// The width of one cell.
    Cell(Millimetres),
}

/// The width of a column in a book.
impl Default for Size {
    fn default() -> Size {
        Size::Width(Millimetres::default())
    }
}

/// A text that is no length between 1 mm and 10 m.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSize(String);

impl fmt::Display for BadSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:?} is no size: write a length from 1mm to 10000mm, such as 60mm or 72.5",
            self.0
        )
    }
}

impl std::error::Error for BadSize {}

impl Millimetres {
    const RANGE: std::ops::RangeInclusive<u32> = 100..=1_000_000;

    /// 10 m.
    pub const MAX: Millimetres = Millimetres(1_000_000);

    /// So many hundredths of a millimetre, brought between 1 mm and 10 m.
    pub fn from_hundredths(hundredths: u32) -> Millimetres {
        Millimetres(hundredths.clamp(*Self::RANGE.start(), *Self::RANGE.end()))
    }

    /// The length in hundredths of a millimetre.
    pub fn hundredths(self) -> u32 {
        self.0
    }
}

/// The width of a column in a book: 60 mm.
impl Default for Millimetres {
    fn default() -> Self {
        Millimetres(6000)
    }
}

/// The number alone, no more decimals than it needs: `60`, `72.5`.
impl fmt::Display for Millimetres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, part) = (self.0 / 100, self.0 % 100);
        match (part, part % 10) {
            (0, _) => write!(f, "{whole}"),
            (_, 0) => write!(f, "{whole}.{}", part / 10),
            _ => write!(f, "{whole}.{part:02}"),
        }
    }
}

/// Reads `60`, `60mm`, `72.5 mm`; decimals beyond the second must be zeros.
impl FromStr for Millimetres {
    type Err = BadSize;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.trim();
        let number = number.strip_suffix("mm").unwrap_or(number).trim_end();
        hundredths(number)
            .filter(|n| Self::RANGE.contains(n))
            .map(Millimetres)
            .ok_or_else(|| BadSize(text.to_owned()))
    }
}

fn hundredths(number: &str) -> Option<u32> {
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
    let part = part.trim_end_matches('0');
    if !digits(whole) || !digits(part) || part.len() > 2 {
        return None;
    }
    let whole: u32 = whole.parse().ok()?;
    let part: u32 = format!("{part:0<2}").parse().ok()?;
    whole.checked_mul(100)?.checked_add(part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_read_and_write_alike() {
        for (text, shown) in
            [("60", "60"), ("60mm", "60"), (" 72.5 mm", "72.5"), ("8.05", "8.05"), ("9.10", "9.1")]
        {
            assert_eq!(text.parse::<Millimetres>().unwrap().to_string(), shown);
        }
    }

    #[test]
    fn nonsense_is_told() {
        for text in ["", "mm", "0", "-5", "60cm", "1.234", "20000", "99999999999", "١"] {
            let error = text.parse::<Millimetres>().unwrap_err().to_string();
            assert!(error.contains("such as 60mm"), "{error}");
        }
    }
}
