//! Where games are written one behind the other: as text, or as rows of a table.

use std::io::{self, Write};

use tavlei::record::Table;

use crate::args::Format;
use crate::output::Output;
use crate::rewrite::Written;

/// What grows in the output.
pub(crate) enum Paper<'a> {
    /// PDN or JSON.
    Text(&'a mut Output),
    /// CSV.
    Table(Box<Table<&'a mut Output>>),
}

impl<'a> Paper<'a> {
    /// An empty paper for games in a format.
    pub(crate) fn new(format: Format, output: &'a mut Output) -> Paper<'a> {
        match format {
            Format::Csv => Paper::Table(Box::new(Table::new(output))),
            Format::Pdn | Format::Json => Paper::Text(output),
        }
    }

    /// Writes a game.
    pub(crate) fn write(&mut self, written: &Written) -> io::Result<()> {
        match (self, written) {
            (Paper::Text(output), Written::Text(text)) => output.write_all(text),
            (Paper::Table(table), Written::Game(row)) => table.row(row),
            (Paper::Table(table), Written::Plies(rows)) => {
                rows.iter().try_for_each(|row| table.row(row))
            }
            // The plan makes both, so they fit.
            (Paper::Text(_), _) | (Paper::Table(_), Written::Text(_)) => Ok(()),
        }
    }

    /// Writes what is still held back.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        match self {
            Paper::Text(output) => output.flush(),
            Paper::Table(table) => table.flush(),
        }
    }
}
