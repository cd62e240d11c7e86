//! Dates as records write them, of which any part may be unknown.

/// A day, a month or a year, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Date {
    /// 1 to 9999.
    pub(crate) year: Option<u16>,
    /// 1 to 12.
    pub(crate) month: Option<u8>,
    /// 1 to 31, and a day that the month has, where both are known.
    pub(crate) day: Option<u8>,
}

/// What a text says of a date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// One date.
    Date(Date),
    /// Day and month of this year could be either way round.
    EitherWay(u16),
    /// Text that is no date, or one that no calendar has.
    Unclear,
    /// Nothing: `?`, an empty text.
    Nothing,
}

impl Date {
    /// As PDN writes it: `1987.03.??`.
    pub(crate) fn to_pdn(self) -> String {
        let two = |part: Option<u8>| part.map_or("??".to_owned(), |number| format!("{number:02}"));
        let year = self.year.map_or("????".to_owned(), |year| format!("{year:04}"));
        format!("{year}.{}.{}", two(self.month), two(self.day))
    }

    /// How many of its parts are known.
    pub(crate) fn known(self) -> u8 {
        let parts = [self.year.is_some(), self.month.is_some(), self.day.is_some()];
        parts.into_iter().map(u8::from).sum()
    }

    /// Whether both can be the same day: no part is known to differ.
    pub(crate) fn fits(self, other: Date) -> bool {
        fn same<T: Copy + PartialEq>(a: Option<T>, b: Option<T>) -> bool {
            a.is_none() || b.is_none() || a == b
        }
        same(self.year, other.year) && same(self.month, other.month) && same(self.day, other.day)
    }

    fn is_real(self) -> bool {
        let leap = self.year.is_none_or(|y| y % 4 == 0 && (y % 100 != 0 || y % 400 == 0));
        let days = match self.month {
            Some(2) if leap => 29,
            Some(2) => 28,
            Some(4 | 6 | 9 | 11) => 30,
            _ => 31,
        };
        self.year != Some(0)
            && self.month.is_none_or(|month| (1..=12).contains(&month))
            && self.day.is_none_or(|day| (1..=days).contains(&day))
    }
}

/// Reads a date in the form of PDN or in one of the usual others.
pub(crate) fn parse(text: &str) -> Said {
    let text = text.trim();
    if !text.chars().any(char::is_alphanumeric) {
        return Said::Nothing;
    }
    match date(text) {
        Some(Ordered::Sure(date)) if date.is_real() => Said::Date(date),
        Some(Ordered::EitherWay(year)) => Said::EitherWay(year),
        _ => Said::Unclear,
    }
}

/// What is known of a date: of one that could be either way round the year.
pub(crate) fn known(text: &str) -> Date {
    match parse(text) {
        Said::Date(date) => date,
        Said::EitherWay(year) => Date { year: Some(year), ..Date::default() },
        Said::Unclear | Said::Nothing => Date::default(),
    }
}

/// The year of a date, if it is known.
pub(crate) fn year(text: &str) -> Option<u16> {
    known(text).year
}

/// The parts of a date, if it is known which is which.
enum Ordered {
    Sure(Date),
    EitherWay(u16),
}

/// One to three numbers (or marks for what is not known) with one sign between them; a year alone and
/// a month with a year may stand in either order.
fn date(text: &str) -> Option<Ordered> {
    let sign = text.chars().find(|c| matches!(c, '.' | '-' | '/'));
    let parts: Vec<&str> = match sign {
        Some(sign) => text.split(sign).map(str::trim).collect(),
        None => vec![text],
    };
    let date = match parts.as_slice() {
        [year] => Date { year: Some(full_year(year)?), ..Date::default() },
        [first, second] => match year_part(first) {
            Some(year) => Date { year, month: part(second)?, day: None },
            None => Date { year: Some(full_year(second)?), month: part(first)?, day: None },
        },
        [first, second, third] => {
            if let Some(year) = year_part(first) {
                Date { year, month: part(second)?, day: part(third)? }
            } else {
                let year = full_year(third)?;
                let pair = (part(first)?, part(second)?);
                let Some((day, month)) = day_and_month(pair, sign == Some('.')) else {
                    return Some(Ordered::EitherWay(year));
                };
                Date { year: Some(year), month, day }
            }
        }
        _ => return None,
    };
    Some(Ordered::Sure(date))
}

/// A part of a date, if it is known.
type Part = Option<u8>;

/// Which of the two in front of a year is the day: with full stops the first one; else only where
/// it can't be the month.
fn day_and_month((first, second): (Part, Part), by_stops: bool) -> Option<(Part, Part)> {
    let no_month = |part: Part| part.is_some_and(|number| number > 12);
    if by_stops || no_month(first) || first == second {
        Some((first, second))
    } else if no_month(second) {
        Some((second, first))
    } else {
        None
    }
}

fn full_year(text: &str) -> Option<u16> {
    let is_year = text.len() == 4 && text.bytes().all(|b| b.is_ascii_digit());
    if is_year { text.parse().ok() } else { None }
}

/// A year, or marks that it is not known.
#[expect(clippy::option_option, reason = "no year at all is not a year that is unknown")]
fn year_part(text: &str) -> Option<Option<u16>> {
    let is_mark = |b: u8| b == b'?' || b.is_ascii_digit();
    if text == "0000" || text.len() == 4 && text.contains('?') && text.bytes().all(is_mark) {
        return Some(None);
    }
    full_year(text).map(Some)
}

/// A day or a month, or marks that it is not known.
#[expect(clippy::option_option, reason = "no number at all is not a number that is unknown")]
fn part(text: &str) -> Option<Option<u8>> {
    let is_mark = |b: u8| b == b'?' || b.is_ascii_digit();
    if text.len() > 2 || !text.bytes().all(is_mark) {
        return None;
    }
    if text.is_empty() || text.contains('?') {
        return Some(None);
    }
    let number: u8 = text.parse().ok()?;
    // Some programs write 00 for what is not known.
    Some((number > 0).then_some(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pdn(text: &str) -> Option<String> {
        match parse(text) {
            Said::Date(date) => Some(date.to_pdn()),
            Said::EitherWay(_) | Said::Unclear | Said::Nothing => None,
        }
    }

    #[test]
    fn dates_of_all_kinds() {
        for (text, date) in [
            ("1987.03.12", "1987.03.12"),
            ("1987.3.12", "1987.03.12"),
            ("1987-03-12", "1987.03.12"),
            ("12.3.1987", "1987.03.12"),
            ("31/1/1987", "1987.01.31"),
            ("1/31/1987", "1987.01.31"),
            ("5/5/1987", "1987.05.05"),
            ("1987", "1987.??.??"),
            ("1987.??.??", "1987.??.??"),
            ("1987.00.00", "1987.??.??"),
            ("1987-03", "1987.03.??"),
            ("06/1990", "1990.06.??"),
            ("1987.1?.??", "1987.??.??"),
            ("0000.00.00", "????.??.??"),
            ("????.03.12", "????.03.12"),
            ("29.2.1988", "1988.02.29"),
        ] {
            assert_eq!(pdn(text).as_deref(), Some(date), "{text}");
        }
    }

    #[test]
    fn what_is_unclear_or_no_date() {
        for text in ["3/4/1987", "3-4-1987"] {
            assert_eq!(parse(text), Said::EitherWay(1987), "{text}");
            assert_eq!(known(text).to_pdn(), "1987.??.??");
        }
        for text in ["29.2.1987", "1990.02.29", "12.3.87", "March 1987", "1987.13.01"] {
            assert_eq!(parse(text), Said::Unclear, "{text}");
        }
        for text in ["", "?", "????.??.??", " - "] {
            assert_eq!(parse(text), Said::Nothing, "{text}");
        }
    }

    #[test]
    fn dates_fit_as_far_as_they_are_known() {
        let date = |text| match parse(text) {
            Said::Date(date) => date,
            _ => Date::default(),
        };
        assert!(date("1987.03.??").fits(date("1987.03.12")));
        assert!(!date("1987.03.11").fits(date("1987.03.12")));
        assert!(date("").fits(date("1987.03.12")));
    }
}
