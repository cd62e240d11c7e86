//! How many games were of which kind.

use std::collections::BTreeMap;
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
    /// Games whose cells have their usual names, in some of their moves or in all.
    usual: Written,
    /// The same for other names.
    unusual: BTreeMap<String, Written>,
}

/// How much is written in one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Written {
    games: u64,
    moves: u64,
}

impl Written {
    fn add(&mut self, more: Written) {
        self.games += more.games;
        self.moves += more.moves;
    }
}

/// `3 games (40 moves)`
impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", counted(self.games, "game"), counted(self.moves, "move"))
    }
}

impl Tally {
    /// The counts of one game.
    pub(crate) fn of(report: &Report) -> Tally {
        let is_other = |finding: &&Finding| !is_reason(report, finding);
        let count = |severity| {
            let alike = report.findings.iter().filter(|finding| finding.severity == severity);
            alike.filter(is_other).count() as u64
        };
        let mut tally = Tally {
            verdicts: Verdict::ALL.map(|of| u64::from(of == report.verdict)),
            plies: u64::from(report.plies),
            errors: count(Severity::Error),
            warnings: count(Severity::Warning),
            ..Tally::default()
        };
        for part in &report.written_in {
            let written = Written { games: 1, moves: u64::from(part.moves) };
            if part.is_usual {
                tally.usual.add(written);
            } else {
                tally.unusual.entry(part.cells.clone()).or_default().add(written);
            }
        }
        tally
    }

    /// The counts of a game that nothing was found in.
    pub(crate) fn of_fine(plies: u32) -> Tally {
        Tally {
            verdicts: Verdict::ALL.map(|of| u64::from(of == Verdict::Legal)),
            plies: u64::from(plies),
            usual: Written { games: 1, moves: u64::from(plies) },
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
        self.usual.add(more.usual);
        for (cells, written) in &more.unusual {
            self.unusual.entry(cells.clone()).or_default().add(*written);
        }
    }

    /// How many games and moves call their cells by which names, if they differ.
    pub(crate) fn notations(&self) -> Option<String> {
        let usual = Some(self.usual).filter(|usual| usual.games > 0);
        if self.unusual.len() + usize::from(usual.is_some()) < 2 {
            return None;
        }
        let unusual = self.unusual.iter().map(|(cells, written)| format!("{written} by {cells}"));
        let usual = usual.map(|written| format!("{written} by the usual names of their game"));
        Some(format!("cells are called: {}", unusual.chain(usual).collect::<Vec<_>>().join("; ")))
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
        Tally { verdicts, plies, errors, warnings, ..Tally::default() }
    }

    #[test]
    fn notations_are_told_where_they_differ() {
        let written = |games, moves| Written { games, moves };
        let mut sum = Tally { usual: written(2, 30), ..Tally::default() };
        assert_eq!(sum.notations(), None);
        let letters = BTreeMap::from([("letters".to_owned(), written(1, 1))]);
        sum.add(&Tally { unusual: letters, ..Tally::default() });
        let said = "cells are called: 1 game (1 move) by letters; 2 games (30 moves) by the usual \
                    names of their game";
        assert_eq!(sum.notations().as_deref(), Some(said));
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
