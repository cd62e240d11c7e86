//! Dates of records as people read them.

use tavlei_collection::tournament::Date;

use super::Words;

impl Words {
    /// A date tag in words, as far as it is known: `5 March 2016`, `March 2016`, `2016`. What is no
    /// date stays as it is written; of an unknown one nothing is left.
    pub(crate) fn date(&self, tag: &str) -> String {
        let tag = tag.trim();
        if let Date::Day(year, month, day) = Date::parse(tag) {
            let month = &self.months_in_dates[usize::from(month) - 1];
            return filled(&self.day, year, month).replace("{d}", &day.to_string());
        }
        let mut parts = tag.split('.').map(|part| part.parse::<u16>().ok());
        match (parts.next().flatten(), parts.next().flatten()) {
            (Some(year), Some(month @ 1..=12)) if tag.contains('?') => {
                filled(&self.month, year, &self.months[usize::from(month) - 1])
            }
            (Some(year), None) if tag.contains('?') => year.to_string(),
            _ if tag.contains('?') || tag == "-" => String::new(),
            _ => tag.to_owned(),
        }
    }
}

fn filled(pattern: &str, year: u16, month: &str) -> String {
    pattern.replace("{m}", month).replace("{y}", &year.to_string())
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    #[test]
    fn dates_as_far_as_they_are_known() {
        let date = |lang, tag| Lang::find(lang).unwrap().words().date(tag);
        assert_eq!(date("en", "2016.03.05"), "5\u{a0}March 2016");
        assert_eq!(date("ru", "2016.03.05"), "5\u{a0}марта 2016\u{a0}г.");
        assert_eq!(date("ru", "2016.03.??"), "март 2016\u{a0}г.");
        assert_eq!(date("de", "2016.03.05"), "5.\u{a0}März 2016");
        assert_eq!(date("en", "2016.??.??"), "2016");
        assert_eq!(date("en", "????.??.??"), "");
        assert_eq!(date("en", "2016.02.31"), "2016.02.31");
        assert_eq!(date("en", "spring 1911"), "spring 1911");
    }
}
