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

#[cfg(test)]
mod tests {
    use super::*;

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
