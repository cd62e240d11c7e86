//! Days as tags name them.

use std::fmt;

use crate::calendar::{self, Said};

/// The tag `Date`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Date {
    /// Missing, or with parts that are not known (`2024.??.??`, `3/4/2024`).
    #[default]
    Unknown,
    /// Year, month, day.
    Day(u16, u8, u8),
    /// A day that no calendar has, such as `2024.02.30`, or text that is no day.
    Impossible,
}

impl Date {
    /// Reads a date in one of the usual forms. One of which something is not known, or of which day
    /// and month could be either way round, is unknown.
    pub fn parse(text: &str) -> Date {
        match calendar::parse(text) {
            Said::Date(date) => Date::of(date),
            Said::EitherWay(_) | Said::Nothing => Date::Unknown,
            Said::Unclear => Date::Impossible,
        }
    }

    fn of(date: calendar::Date) -> Date {
        match (date.year, date.month, date.day) {
            // Nobody has written games down in other years.
            (Some(year), ..) if !(1500..2200).contains(&year) => Date::Impossible,
            (Some(year), Some(month), Some(day)) => Date::Day(year, month, day),
            _ => Date::Unknown,
        }
    }

    /// The day, if it is one.
    pub fn known(self) -> Option<Date> {
        matches!(self, Date::Day(..)).then_some(self)
    }
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
        for text in ["2024.??.??", "2024.05", "06/1990", "1990.00.00", "3/4/2024"] {
            assert_eq!(Date::parse(text), Date::Unknown, "{text}");
        }
        for text in ["2023.02.29", "2024.13.01", "2024.04.31", "yesterday", "1024.01.01"] {
            assert_eq!(Date::parse(text), Date::Impossible, "{text}");
        }
    }
}
