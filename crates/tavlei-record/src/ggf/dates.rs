//! The four ways in which dates are written.

use crate::format::of_day;

const DAY: i64 = 24 * 60 * 60;

/// The date as PDN has it and the time of the day with its zone, which may be empty. `None` if the
/// text is written in none of the four ways.
pub(super) fn parse(text: &str) -> Option<(String, String)> {
    let text = text.trim();
    if text.len() >= 8 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return since_1970(text.parse().ok()?);
    }
    let (date, time) = text.split_once(['_', ' ']).unwrap_or((text, ""));
    let mut parts = date.split(['.', '-']);
    let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
    let number = |text: &str, most: u32| {
        let is_short = (1..=2).contains(&text.len());
        text.parse::<u32>().ok().filter(|number| is_short && (1..=most).contains(number))
    };
    let is_year = year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit());
    let (month, day) = (number(month, 12)?, number(day, 31)?);
    (is_year && parts.next().is_none())
        .then(|| (format!("{year}.{month:02}.{day:02}"), time.replace(['.', '_'], " ")))
}

/// Seconds since the beginning of 1970.
fn since_1970(seconds: i64) -> Option<(String, String)> {
    let ((year, month, day), rest) = (of_day(seconds / DAY), seconds % DAY);
    let time = format!("{:02}:{:02}:{:02} UTC", rest / 3600, rest / 60 % 60, rest % 60);
    (year <= 9999).then(|| (format!("{year:04}.{month:02}.{day:02}"), time))
}

/// A date and a time as the server writes them.
pub(super) fn write(date: &str, time: Option<&str>) -> String {
    match time.filter(|time| !time.is_empty()) {
        Some(time) => format!("{date}_{}", time.replace(' ', ".")),
        None => date.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_ways() {
        for (text, date, time) in [
            ("2003.12.15_12:33:18.MST", "2003.12.15", "12:33:18 MST"),
            ("2014-01-29 23:05:30 GMT", "2014.01.29", "23:05:30 GMT"),
            ("2000-4-16 11:13 EST", "2000.04.16", "11:13 EST"),
            ("945277754", "1999.12.15", "17:09:14 UTC"),
            ("2003.12.15", "2003.12.15", ""),
        ] {
            let parsed = parse(text);
            assert_eq!(parsed, Some((date.to_owned(), time.to_owned())), "{text}");
            assert_eq!(parse(&write(date, Some(time))), parsed);
        }
        for odd in ["", "yesterday", "2003.13.01", "15.12.2003", "99999999999999999"] {
            assert_eq!(parse(odd), None, "{odd}");
        }
    }
}
