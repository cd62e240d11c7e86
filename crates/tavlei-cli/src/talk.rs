//! What the program says on the standard error.

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::AnsiColor;

use crate::failure::{Failure, Status};
use crate::terminal::{Terminal, tinted};

/// The standard error, and how the run stands so far.
#[derive(Debug)]
pub(crate) struct Talk {
    color: bool,
    status: Status,
    /// The kinds of failures told so far, each with how many more there were.
    kinds: BTreeMap<String, u64>,
}

impl Talk {
    /// Nothing said yet.
    pub(crate) fn new(terminal: Terminal) -> Talk {
        Talk { color: terminal.color_err, status: Status::Fine, kinds: BTreeMap::new() }
    }

    /// How the run stands.
    pub(crate) fn status(&self) -> Status {
        self.status
    }

    /// Makes the status at least as bad as this.
    pub(crate) fn at_least(&mut self, status: Status) {
        self.status = self.status.max(status);
    }

    /// Says that something could not be done; the run goes on.
    pub(crate) fn failed(&mut self, failure: &Failure) {
        self.at_least(Status::CouldNot);
        self.tell(failure);
    }

    /// Says that something could not be done, and that the rest was.
    pub(crate) fn in_part(&mut self, failure: &Failure) {
        self.at_least(Status::Findings);
        self.tell(failure);
    }

    fn tell(&mut self, failure: &Failure) {
        if failure.is_quiet() || self.is_known(failure) {
            return;
        }
        self.say(("error", AnsiColor::Red), &failure.message, &failure.help);
    }

    /// Whether a failure of its kind was told before; then it is counted.
    fn is_known(&mut self, failure: &Failure) -> bool {
        let Some(kind) = &failure.kind else { return false };
        if let Some(more) = self.kinds.get_mut(kind) {
            *more += 1;
            return true;
        }
        self.kinds.insert(kind.clone(), 0);
        false
    }

    /// Says how many more failures there were of each kind.
    pub(crate) fn tell_counted(&mut self) {
        for (kind, more) in std::mem::take(&mut self.kinds) {
            match more {
                0 => {}
                1 => self.note(&format!("1 more record can't be read ({kind})")),
                more => self.note(&format!("{more} more records can't be read ({kind})")),
            }
        }
    }

    /// Says that something was found.
    pub(crate) fn finding(&mut self, message: &str) {
        self.at_least(Status::Findings);
        self.say(("warning", AnsiColor::Yellow), message, &[]);
    }

    /// Says something worth knowing.
    pub(crate) fn note(&self, message: &str) {
        self.say(("note", AnsiColor::Green), message, &[]);
    }

    fn say(&self, (word, tint): (&str, AnsiColor), message: &str, help: &[String]) {
        let word = tinted(word, tint, self.color);
        let mut lines = vec![format!("{word}: {message}")];
        lines.extend(help.iter().map(|help| format!("  help: {help}")));
        // Nobody is left to tell when the standard error itself fails.
        let _ = writeln!(std::io::stderr(), "{}", lines.join("\n"));
    }
}
