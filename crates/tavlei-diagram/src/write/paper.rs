//! Lengths of a drawing on paper, in whole thousandths of a millimetre.

use std::fmt;

use crate::Drawing;
use crate::drawing::Spot;

/// A length in thousandths of a millimetre; written in millimetres, no more decimals than it
/// needs: `12.5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Length(pub(super) i64);

impl fmt::Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.abs() / 1000, self.0.abs() % 1000);
        let digits = format!("{part:03}");
        match digits.trim_end_matches('0') {
            "" => write!(f, "{sign}{whole}"),
            digits => write!(f, "{sign}{whole}.{digits}"),
        }
    }
}

/// How long the units of a drawing are on paper.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    paper: i64,
    units: i64,
}

impl Scale {
    pub(super) fn of(drawing: &Drawing) -> Scale {
        let paper = i64::from(drawing.paper_width.hundredths()) * 10;
        Scale { paper, units: i64::from(drawing.width.max(1)) }
    }

    /// So many units on paper.
    pub(super) fn length(self, units: i32) -> Length {
        let twice = 2 * i64::from(units) * self.paper;
        Length((twice + self.units * twice.signum()) / (2 * self.units))
    }

    /// A place on paper: `12.5,3`.
    pub(super) fn spot(self, (x, y): Spot) -> String {
        format!("{},{}", self.length(x), self.length(y))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_no_more_decimals_than_they_need() {
        let scale = Scale { paper: 60_000, units: 2400 };
        assert_eq!(scale.spot((-24, 1)), "-0.6,0.025");
        assert_eq!(scale.length(2400).to_string(), "60");
        let scale = Scale { paper: 10, units: 3 };
        assert_eq!([1, -1, 2].map(|units| scale.length(units).0), [3, -3, 7]);
    }
}
