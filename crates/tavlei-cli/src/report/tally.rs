//! How many games were of which kind.

use std::fmt;
use tavlei::core::counted;

use tavlei::record::Severity;
use tavlei::replay::{Finding, Report, Verdict};

use crate::diagnostics::is_reason;

/// Counts over games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    verdicts: [u64; Verdict::ALL.len()],
    plies: u64,
    /// Errors other than the reasons of verdicts.
    errors: u64,
    warnings: u64,
}

impl Tally {
    /// The counts of one game.
    pub(crate) fn of(report: &Report) -> Tally {
        let is_other = |finding: &&Finding| !is_reason(report, finding);
        let count = |severity| {
            let alike = report.findings.iter().filter(|finding| finding.severity == severity);
            alike.filter(is_other).count() as u64
        };
        Tally {
            verdicts: Verdict::ALL.map(|of| u64::from(of == report.verdict)),
            plies: u64::from(report.plies),
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
        }
    }

    /// The counts of a game that nothing was found in.
    pub(crate) fn of_fine(plies: u32) -> Tally {
        Tally {
            verdicts: Verdict::ALL.map(|of| u64::from(of == Verdict::Legal)),
            plies: u64::from(plies),
            ..Tally::default()
        }
    }

    /// Adds other counts to these.
    pub(crate) fn add(&mut self, more: &Tally) {
        for (count, more) in self.verdicts.iter_mut().zip(more.verdicts) {
            *count += more;
        }
        self.plies += more.plies;
        self.errors += more.errors;
        self.warnings += more.warnings;
    }

    /// How many games.
    pub(crate) fn games(&self) -> u64 {
        self.verdicts.iter().sum()
    }

    /// Whether anything was found: a verdict that is not fine, any other error, or, if strict, a
    /// warning.
    pub(crate) fn has_findings(&self, strict: bool) -> bool {
        let bad = Verdict::ALL.iter().zip(self.verdicts).any(|(of, n)| !of.is_fine() && n > 0);
        bad || self.errors > 0 || (strict && self.warnings > 0)
    }
}

/// «97 games, 10001 plies: 95 legal, 1 illegal, 1 empty; 1 error, 2 warnings»
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}: ", counted(self.games(), "game"), counted(self.plies, "ply"))?;
        let counts = Verdict::ALL.iter().zip(self.verdicts);
        let shown = counts.filter(|(of, n)| *n > 0 || **of == Verdict::Legal);
        let words: Vec<String> = shown.map(|(of, n)| format!("{n} {of}")).collect();
        f.write_str(&words.join(", "))?;
        let others = [(self.errors, "error"), (self.warnings, "warning")];
        let others = others.into_iter().filter(|(n, _)| *n > 0);
        let words: Vec<String> = others.map(|(n, thing)| counted(n, thing)).collect();
        if words.is_empty() { Ok(()) } else { write!(f, "; {}", words.join(", ")) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(verdict: Verdict, plies: u64, errors: u64, warnings: u64) -> Tally {
        let verdicts = Verdict::ALL.map(|of| u64::from(of == verdict));
        Tally { verdicts, plies, errors, warnings }
    }

    #[test]
    fn counts_are_told_in_a_line() {
        let mut sum = tally(Verdict::Legal, 64, 0, 1);
        assert_eq!(sum.to_string(), "1 game, 64 plies: 1 legal; 1 warning");
        assert!(!sum.has_findings(false) && sum.has_findings(true));
        sum.add(&tally(Verdict::Illegal, 1, 1, 0));
        assert_eq!(sum.to_string(), "2 games, 65 plies: 1 legal, 1 illegal; 1 error, 1 warning");
        assert!(sum.has_findings(false));
        assert_eq!(Tally::default().to_string(), "0 games, 0 plies: 0 legal");
    }
}
