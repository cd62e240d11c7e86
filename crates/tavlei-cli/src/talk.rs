//! What the program says on the standard error.

use std::io::Write;

use anstyle::AnsiColor;

use crate::failure::{Failure, Status};
use crate::terminal::{Terminal, tinted};

/// The standard error, and how the run stands so far.
#[derive(Debug)]
pub(crate) struct Talk {
    color: bool,
    status: Status,
}

impl Talk {
    /// Nothing said yet.
    pub(crate) fn new(terminal: Terminal) -> Talk {
        Talk { color: terminal.color_err, status: Status::Fine }
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
        if !failure.is_quiet() {
            self.say(("error", AnsiColor::Red), &failure.message, &failure.help);
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
