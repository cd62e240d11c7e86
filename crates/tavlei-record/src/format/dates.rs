//! Dates as PDN has them, `2024.03.05` with `??` for what is not known, and as others do.

/// `2024-03-05`, `2024-03`, `2024` → `2024.03.05`, `2024.03.??`, `2024.??.??`; `None` for any other
/// text.
pub(crate) fn from_iso(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.trim().split('-').collect();
    let is_number =
        |part: &&str, len| part.len() == len && part.bytes().all(|b| b.is_ascii_digit());
    let (year, rest) = parts.split_first()?;
    if !is_number(year, 4) || rest.len() > 2 || !rest.iter().all(|part| is_number(part, 2)) {
        return None;
    }
    let part = |at: usize| rest.get(at).copied().unwrap_or("??");
    Some(format!("{year}.{}.{}", part(0), part(1)))
}

/// The reverse of [`from_iso`]; other texts stay.
pub(crate) fn to_iso(date: &str) -> String {
    let known = date.trim_end_matches(".??").replace('.', "-");
    if from_iso(&known).as_deref() == Some(date) { known } else { date.to_owned() }
}

/// A day after 1 January 1970 as a date of the Gregorian calendar: year, month, day.
pub(crate) fn of_day(days: i64) -> (i64, u32, u32) {
    // Years begin on 1 March here, so that the day that leap years add is their last one.
    let days = days + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (year + era * 400 + i64::from(month <= 2), month as u32, day as u32)
}

/// A date as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct PartDate {
    /// 1 to 9999.
    pub(crate) year: Option<u32>,
    /// 1 to 12.
    pub(crate) month: Option<u32>,
    /// 1 to 31.
    pub(crate) day: Option<u32>,
}

impl PartDate {
    /// Its days after 1 January 1970, if it is known whole and the calendar has it.
    pub(crate) fn days(self) -> Option<i64> {
        let (year, month, day) = (i64::from(self.year?), self.month?, self.day?);
        // As in `of_day`, years begin on 1 March.
        let year_from_march = year - i64::from(month <= 2);
        let month_from_march = i64::from((month + 9) % 12);
        let leaps = year_from_march / 4 - year_from_march / 100 + year_from_march / 400;
        let days = year_from_march * 365 + leaps + (153 * month_from_march + 2) / 5 - 719_468;
        Some(days + i64::from(day) - 1).filter(|days| of_day(*days) == (year, month, day))
    }
}

/// Reads `2024.03.05`, `2024.03.??`, `2024`, also with `-` or `/`; nothing is known of other texts
/// and of days that no calendar has.
pub(crate) fn part_date(text: &str) -> PartDate {
    let mut parts = text.trim().split(['.', '-', '/']);
    let mut part = |len, most| {
        let part = parts.next().unwrap_or("?");
        let is_number = part.len() <= len && part.bytes().all(|byte| byte.is_ascii_digit());
        let number = part.parse().ok().filter(|number| is_number && (1..=most).contains(number));
        if number.is_some() || part.bytes().all(|byte| byte == b'?') { Ok(number) } else { Err(()) }
    };
    let all = (part(4, 9999), part(2, 12), part(2, 31));
    let (Ok(year), Ok(month), Ok(day)) = all else { return PartDate::default() };
    let date = PartDate { year, month: month.filter(|_| year.is_some()), day };
    let is_whole = year.is_some() && month.is_some() && day.is_some();
    let is_odd = parts.next().is_some() || text.trim().find(['.', '-', '/']).unwrap_or(4) != 4;
    if is_odd || is_whole && date.days().is_none() { PartDate::default() } else { date }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_known_in_part() {
        let known = |text| {
            let PartDate { year, month, day } = part_date(text);
            (year, month, day)
        };
        assert_eq!(known("2024.03.05"), (Some(2024), Some(3), Some(5)));
        assert_eq!(known("2024-3-5"), (Some(2024), Some(3), Some(5)));
        assert_eq!(known("2024/03/??"), (Some(2024), Some(3), None));
        assert_eq!(known("2024"), (Some(2024), None, None));
        for odd in
            ["05.03.2024", "2024.02.30", "2023.02.29", "2024.13.01", "March 2024", "2024.03.05.1"]
        {
            assert_eq!(known(odd), (None, None, None), "{odd}");
        }
        assert_eq!(known("????.??.??"), (None, None, None));
    }

    #[test]
    fn days_are_counted_and_back() {
        for days in (-400_000..60_000).step_by(7).chain([-1, 0, 11_016]) {
            let (year, month, day) = of_day(days);
            let date = PartDate { year: Some(year as u32), month: Some(month), day: Some(day) };
            assert_eq!(date.days(), Some(days));
        }
    }

    #[test]
    fn iso_and_back() {
        for (iso, pdn) in
            [("2024-03-05", "2024.03.05"), ("2024-03", "2024.03.??"), ("2024", "2024.??.??")]
        {
            assert_eq!(from_iso(iso).as_deref(), Some(pdn));
            assert_eq!(to_iso(pdn), iso);
        }
        for odd in ["", "2024-3-5", "5 March", "2024-03-05,06", "2024-03-05-06"] {
            assert_eq!(from_iso(odd), None);
            assert_eq!(to_iso(odd), odd);
        }
    }

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(of_day(0), (1970, 1, 1));
        assert_eq!(of_day(11_016), (2000, 2, 29));
        assert_eq!(of_day(-1), (1969, 12, 31));
    }
}
