//! How many games were of which kind.

use std::fmt;

use tavlei::record::Severity;
use tavlei::replay::{Report, Verdict};

/// Counts over games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Tally {
    verdicts: [u64; Verdict::ALL.len()],
    plies: u64,
    /// Errors, and results that contradict the board.
    faults: u64,
    warnings: u64,
}

impl Tally {
    /// The counts of one game.
    pub(crate) fn of(report: &Report) -> Tally {
        let count = |severity| {
            report.findings.iter().filter(|finding| finding.severity == severity).count() as u64
        };
        let contradicted = report.result.agrees == Some(false);
        Tally {
            verdicts: Verdict::ALL.map(|of| u64::from(of == report.verdict)),
            plies: u64::from(report.plies),
            faults: count(Severity::Error) + u64::from(contradicted),
            warnings: count(Severity::Warning),
        }
    }

    /// Adds other counts to these.
    pub(crate) fn add(&mut self, more: &Tally) {
        for (count, more) in self.verdicts.iter_mut().zip(more.verdicts) {
            *count += more;
        }
        self.plies += more.plies;
        self.faults += more.faults;
        self.warnings += more.warnings;
    }

    /// How many games.
    pub(crate) fn games(&self) -> u64 {
        self.verdicts.iter().sum()
    }

    /// Whether anything was found: a verdict that is not fine, an error, a result that contradicts
    /// the board, or, if strict, a warning.
    pub(crate) fn has_findings(&self, strict: bool) -> bool {
        let bad = Verdict::ALL.iter().zip(self.verdicts).any(|(of, n)| !of.is_fine() && n > 0);
        bad || self.faults > 0 || (strict && self.warnings > 0)
    }
}

/// «97 games, 10001 plies: 95 legal, 1 illegal, 1 empty; 2 warnings»
impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {}: ", count(self.games(), "game"), count(self.plies, "ply"))?;
        let counts = Verdict::ALL.iter().zip(self.verdicts);
        let shown = counts.filter(|(of, n)| *n > 0 || **of == Verdict::Legal);
        let words: Vec<String> = shown.map(|(of, n)| format!("{n} {of}")).collect();
        f.write_str(&words.join(", "))?;
        if self.warnings > 0 {
            write!(f, "; {}", count(self.warnings, "warning"))?;
        }
        Ok(())
    }
}

fn count(n: u64, thing: &str) -> String {
    match (n, thing.strip_suffix('y')) {
        (1, _) => format!("1 {thing}"),
        (n, Some(stem)) => format!("{n} {stem}ies"),
        (n, None) => format!("{n} {thing}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(verdict: Verdict, plies: u64, faults: u64, warnings: u64) -> Tally {
        let verdicts = Verdict::ALL.map(|of| u64::from(of == verdict));
        Tally { verdicts, plies, faults, warnings }
    }

    #[test]
    fn counts_are_told_in_a_line() {
        let mut sum = tally(Verdict::Legal, 64, 0, 1);
        assert_eq!(sum.to_string(), "1 game, 64 plies: 1 legal; 1 warning");
        assert!(!sum.has_findings(false) && sum.has_findings(true));
        sum.add(&tally(Verdict::Illegal, 1, 1, 0));
        assert_eq!(sum.to_string(), "2 games, 65 plies: 1 legal, 1 illegal; 1 warning");
        assert!(sum.has_findings(false));
        assert_eq!(Tally::default().to_string(), "0 games, 0 plies: 0 legal");
    }
}
