//! What `check` writes about games: as text, JSON or CSV.

mod csv;
mod json;
mod page;
mod sheet;
pub(crate) mod stats;
mod tally;
mod text;
mod whole;

use tavlei::record::Record;
use tavlei::replay::Report;

use crate::args::{Check, ReportForm};
use crate::terminal::Terminal;

pub(crate) use page::page;
pub(crate) use tally::Tally;
pub(crate) use whole::{Hint, Whole};

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

    /// Whether something is told of games that nothing was found in.
    pub(crate) fn tells_all(self) -> bool {
        self.kind != ReportForm::Text || self.verbose
    }

    /// Whether it is a page about tournaments.
    pub(crate) fn is_page(self) -> bool {
        self.kind == ReportForm::Html
    }

    /// Whether warnings count as findings.
    pub(crate) fn is_strict(self) -> bool {
        self.strict
    }

    /// What stands before the first game.
    pub(crate) fn head(self) -> String {
        match self.kind {
            ReportForm::Text | ReportForm::Json | ReportForm::Html => String::new(),
            ReportForm::Csv => csv::head(),
        }
    }

    /// What is said about a game; nothing where there is nothing to say.
    pub(crate) fn game(self, file: &str, record: &Record, report: &Report) -> String {
        match self.kind {
            ReportForm::Text => text::game(file, record, report, self.verbose, self.color),
            ReportForm::Json => json::game(file, record, report),
            ReportForm::Csv => csv::game(file, record, report),
            ReportForm::Html => String::new(),
        }
    }
}
