//! Lines of rows → tables.

use std::io;
use std::iter::once;

use super::rows::{Rows, Value};
use crate::format::{Files, Gather};

/// What holds tables.
pub(super) trait Sink: Send + Default {
    /// Adds a row to a table, given by its place among all.
    fn add(&mut self, table: usize, row: Vec<Value>, files: &mut dyn Files) -> io::Result<()>;

    /// Completes all tables.
    fn finish(&mut self, files: &mut dyn Files) -> io::Result<()>;
}

/// Numbers games as they come, and puts their rows where they belong.
#[derive(Debug, Default)]
pub(super) struct Gatherer<S> {
    games: i64,
    sink: S,
}

impl<S: Sink> Gather for Gatherer<S> {
    fn add(&mut self, game: &[u8], files: &mut dyn Files) -> io::Result<()> {
        let rows: Rows = serde_json::from_slice(game)?;
        self.games += 1;
        let id = self.games;
        let numbered = |row: Vec<Value>| once(Value::Number(id)).chain(row).collect();
        self.sink.add(0, numbered(rows.game), files)?;
        rows.plies.into_iter().try_for_each(|row| self.sink.add(1, numbered(row), files))
    }

    fn finish(&mut self, files: &mut dyn Files) -> io::Result<Vec<String>> {
        self.sink.finish(files).map(|()| Vec::new())
    }
}
