//! What `check` writes about games: as text, JSON or CSV.

mod csv;
mod json;
pub(crate) mod stats;
mod tally;
mod text;

use tavlei::record::Record;
use tavlei::replay::Report;

use crate::args::{Check, ReportForm};
use crate::terminal::Terminal;

pub(crate) use tally::Tally;

/// The form of a report, and how much it tells.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Form {
    kind: ReportForm,
    verbose: bool,
    strict: bool,
    color: bool,
}

impl Form {
    /// As the command line says.
    pub(crate) fn new(kind: ReportForm, args: &Check, terminal: Terminal) -> Form {
        Form { kind, verbose: args.verbose, strict: args.strict, color: terminal.color_out }
    }

    /// Whether people are to read it.
    pub(crate) fn is_text(self) -> bool {
        self.kind == ReportForm::Text
    }

    /// Whether warnings count as findings.
    pub(crate) fn is_strict(self) -> bool {
        self.strict
    }

    /// What stands before the first game.
    pub(crate) fn head(self) -> String {
        match self.kind {
            ReportForm::Text | ReportForm::Json => String::new(),
            ReportForm::Csv => csv::head(),
        }
    }

    /// What is said about a game; nothing where there is nothing to say.
    pub(crate) fn game(self, file: &str, record: &Record, report: &Report) -> String {
        match self.kind {
            ReportForm::Text => text::game(file, record, report, self.verbose, self.color),
            ReportForm::Json => json::game(file, record, report),
            ReportForm::Csv => csv::game(file, record, report),
        }
    }
}
