//! Days as tags name them.

use std::fmt;

/// The tag `Date`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Date {
    /// Missing, or with parts that are not known (`2024.??.??`).
    #[default]
    Unknown,
    /// Year, month, day.
    Day(u16, u8, u8),
    /// A day that no calendar has, such as `2024.02.30`, or text that is no day.
    Impossible,
}

impl Date {
    /// Reads `2024.05.31`, and the day first (`31.05.2024`); `-` and `/` may stand for the points.
    pub fn parse(text: &str) -> Date {
        let text = text.trim();
        if text.is_empty() || text.contains('?') || text == "-" {
            return Date::Unknown;
        }
        let parts: Option<Vec<u16>> = text.split(['.', '-', '/']).map(|p| p.parse().ok()).collect();
        let day = match parts.as_deref() {
            Some(&[year, month, day]) if year > 31 => checked(year, month, day),
            Some(&[day, month, year]) => checked(year, month, day),
            _ => None,
        };
        day.unwrap_or(Date::Impossible)
    }

    /// The day, if it is one.
    pub fn known(self) -> Option<Date> {
        matches!(self, Date::Day(..)).then_some(self)
    }
}

fn checked(year: u16, month: u16, day: u16) -> Option<Date> {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 => 28 + u16::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    let fits = (1500..2200).contains(&year) && (1..=days).contains(&day);
    fits.then_some(Date::Day(year, month as u8, day as u8))
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Date::Day(year, month, day) => write!(f, "{year}.{month:02}.{day:02}"),
            Date::Unknown => f.write_str("?"),
            Date::Impossible => f.write_str("no date"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_and_what_is_none() {
        assert_eq!(Date::parse("2024.02.29"), Date::Day(2024, 2, 29));
        assert_eq!(Date::parse("29-02-2024"), Date::Day(2024, 2, 29));
        assert_eq!(Date::parse("2024.??.??"), Date::Unknown);
        for text in ["2023.02.29", "2024.13.01", "2024.04.31", "yesterday", "2024.05"] {
            assert_eq!(Date::parse(text), Date::Impossible, "{text}");
        }
    }
}
