//! Dates of which a part may be unknown: `1990.05.12`, `1990.05.??`, `1990`.

/// A day: year, month, day.
type Day = (u32, u32, u32);

/// The days that a date may mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Date {
    pub(crate) first: Day,
    pub(crate) last: Day,
}

impl Date {
    /// Reads a date: year, month and day with `.`, `-` or `/` between, or the other way round where
    /// the year stands last. What is unknown is left out or written with `?`; without a year there
    /// is no date.
    pub(crate) fn parse(text: &str) -> Option<Date> {
        let parts: Vec<&str> = text.trim().split(['.', '-', '/']).map(str::trim).collect();
        let is_year = |part: &str| part.len() == 4 && part.bytes().all(|b| b.is_ascii_digit());
        match parts[..] {
            [year] if is_year(year) => Date::new(year, "", ""),
            [year, month] if is_year(year) => Date::new(year, month, ""),
            [year, month, day] if is_year(year) => Date::new(year, month, day),
            [month, year] if is_year(year) => Date::new(year, month, ""),
            [day, month, year] if is_year(year) => Date::new(year, month, day),
            _ => None,
        }
    }

    fn new(year: &str, month: &str, day: &str) -> Option<Date> {
        let year: u32 = year.parse().ok()?;
        let (first_month, last_month) = part(month, 12)?;
        let (first_day, last_day) = part(day, 31)?;
        let first = (year, first_month, first_day);
        Some(Date { first, last: (year, last_month, last_day) })
    }
}

/// A month or a day: itself, or all that it may be.
fn part(text: &str, most: u32) -> Option<(u32, u32)> {
    if text.bytes().all(|b| b == b'?') {
        return Some((1, most));
    }
    let number = text.parse().ok().filter(|number| (1..=most).contains(number))?;
    Some((number, number))
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
        for text in ["1990.05.12", "1990-5-12", "1990/05/12", "12.05.1990", " 12-5-1990 "] {
            assert_eq!(days(text), day, "{text}");
        }
    }

    #[test]
    fn what_is_unknown_may_be_any_day() {
        assert_eq!(days("1990"), Some(((1990, 1, 1), (1990, 12, 31))));
        assert_eq!(days("1990.??.??"), days("1990"));
        assert_eq!(days("1990.02.??"), Some(((1990, 2, 1), (1990, 2, 31))));
        assert_eq!(days("02.1990"), days("1990.02"));
        for text in ["????.??.??", "?", "", "spring", "1990.13.01", "1990.01.32", "1990.00.??"] {
            assert_eq!(days(text), None, "{text}");
        }
    }
}
