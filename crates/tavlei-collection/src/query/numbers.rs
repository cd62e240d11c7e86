//! Numbers between bounds: `20`, `20..60`, `20..`, `..60`.

use super::bad::{BadQuery, Source};
use super::lex::Op;

/// Whole numbers from one to another, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Numbers {
    pub(crate) from: u32,
    pub(crate) to: u32,
}

impl Numbers {
    /// Every number.
    pub(crate) const ANY: Numbers = Numbers { from: 0, to: u32::MAX };

    /// One number.
    pub(crate) const fn only(number: u32) -> Numbers {
        Numbers { from: number, to: number }
    }

    /// Whether a number is among them.
    pub(crate) const fn has(self, number: u32) -> bool {
        self.from <= number && number <= self.to
    }

    /// Reads a number or a range.
    pub(crate) fn parse(source: &Source) -> Result<Numbers, BadQuery> {
        let source = source.trimmed();
        let text = source.text();
        let Some(dots) = text.find("..") else { return number(&source).map(Numbers::only) };
        let (from, to) =
            (source.part(0..dots).trimmed(), source.part(dots + 2..text.len()).trimmed());
        let from = if from.text().is_empty() { 0 } else { number(&from)? };
        let to = if to.text().is_empty() { u32::MAX } else { number(&to)? };
        if from > to {
            return Err(source.bad("the range ends before it begins"));
        }
        Ok(Numbers { from, to })
    }

    /// Reads what stands behind a sign of comparison; `!=` is left to the caller.
    pub(crate) fn compared(op: Op, source: &Source) -> Result<Numbers, BadQuery> {
        if matches!(op, Op::Equal | Op::Differs) {
            return Numbers::parse(source);
        }
        let number = number(&source.trimmed())?;
        let nothing = || source.bad("there is no such number");
        Ok(match op {
            Op::Less => Numbers { from: 0, to: number.checked_sub(1).ok_or_else(nothing)? },
            Op::AtMost => Numbers { from: 0, to: number },
            Op::More => Numbers { from: number.saturating_add(1), to: u32::MAX },
            Op::AtLeast => Numbers { from: number, to: u32::MAX },
            _ => return Err(source.bad("numbers are compared with =, !=, <, <=, > or >=")),
        })
    }
}

fn number(source: &Source) -> Result<u32, BadQuery> {
    let bad = |_| {
        source
            .bad(format!("{:?} is no whole number", source.text()))
            .help("write a number, or a range such as 20..60, 20.. or ..60")
    };
    source.text().parse().map_err(bad)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<(u32, u32), String> {
        let numbers = Numbers::parse(&Source::all(text)).map_err(|bad| bad.message)?;
        Ok((numbers.from, numbers.to))
    }

    #[test]
    fn ranges_are_open_or_closed() {
        assert_eq!(parse("40"), Ok((40, 40)));
        assert_eq!(parse("20..60"), Ok((20, 60)));
        assert_eq!(parse("20.. "), Ok((20, u32::MAX)));
        assert_eq!(parse("..60"), Ok((0, 60)));
        assert!(parse("60..20").unwrap_err().contains("ends before it begins"));
        assert!(parse("many").unwrap_err().contains("no whole number"));
    }

    #[test]
    fn signs_of_comparison_make_ranges() {
        let compared = |op, text| Numbers::compared(op, &Source::all(text)).unwrap();
        assert_eq!(compared(Op::AtLeast, "4"), Numbers { from: 4, to: u32::MAX });
        assert_eq!(compared(Op::Less, "4"), Numbers { from: 0, to: 3 });
        assert!(Numbers::compared(Op::Less, &Source::all("0")).is_err());
        assert!(Numbers::compared(Op::Matches, &Source::all("4")).is_err());
    }
}
