//! Dates of which a part may be unknown: `1990.05.12`, `1990.05.??`, `1990`.

use crate::calendar;

/// A day: year, month, day.
type Day = (u16, u8, u8);

/// The days that a date may mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Date {
    pub(crate) first: Day,
    pub(crate) last: Day,
}

impl Date {
    /// Reads a date in one of the usual forms. What is unknown is left out or written with `?`;
    /// without a year there is no date.
    pub(crate) fn parse(text: &str) -> Option<Date> {
        let date = calendar::known(text);
        let year = date.year?;
        let first = (year, date.month.unwrap_or(1), date.day.unwrap_or(1));
        Some(Date { first, last: (year, date.month.unwrap_or(12), date.day.unwrap_or(31)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn days(text: &str) -> Option<(Day, Day)> {
        Date::parse(text).map(|date| (date.first, date.last))
    }

    #[test]
    fn dates_in_every_usual_order() {
        let day = Some(((1990, 5, 12), (1990, 5, 12)));
        for text in ["1990.05.12", "1990-5-12", "1990/05/12", "12.05.1990", "12.5.1990 "] {
            assert_eq!(days(text), day, "{text}");
        }
    }

    #[test]
    fn what_is_unknown_may_be_any_day() {
        assert_eq!(days("1990"), Some(((1990, 1, 1), (1990, 12, 31))));
        assert_eq!(days("1990.??.??"), days("1990"));
        assert_eq!(days("1990.02.??"), Some(((1990, 2, 1), (1990, 2, 31))));
        assert_eq!(days("02.1990"), days("1990.02"));
        assert_eq!(days("06/1990"), days("1990.06"));
        assert_eq!(days("1990.00.00"), days("1990"));
        assert_eq!(days("3/4/1990"), days("1990"));
        for text in ["????.??.??", "?", "", "spring", "1990.13.01", "1990.01.32", "1990.02.29"] {
            assert_eq!(days(text), None, "{text}");
        }
    }
}
