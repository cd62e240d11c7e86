//! Rows → a database of `SQLite`.

use std::io;

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

use super::VERSION;
use super::columns::{DATA_TABLES, DataColumn, DataKind, DataTable};
use super::gather::Sink;
use super::rows::Value;
use crate::format::{Files, of_day};

/// What comes behind the rows: indexes, which are made faster of a whole table, and views.
const BEHIND: &str = include_str!("views.sql");

/// A database that grows.
#[derive(Debug, Default)]
pub(super) struct Database {
    connection: Option<Connection>,
    /// How a row is put into each table.
    inserts: Vec<String>,
}

impl Database {
    /// The database, which is begun when it is first asked for.
    fn open(&mut self, files: &mut dyn Files) -> io::Result<&Connection> {
        if self.connection.is_none() {
            self.inserts = DATA_TABLES.iter().map(insert).collect();
            self.connection = Some(begin(files)?);
        }
        self.connection.as_ref().ok_or_else(|| io::Error::other("there is no database"))
    }
}

impl Sink for Database {
    fn add(&mut self, table: usize, row: Vec<Value>, files: &mut dyn Files) -> io::Result<()> {
        self.open(files)?;
        let Some(connection) = &self.connection else { return Ok(()) };
        let mut insert = connection.prepare_cached(&self.inserts[table]).map_err(failed)?;
        let cells = DATA_TABLES[table].columns.iter().zip(&row);
        let cells = cells.map(|(column, value)| Cell(column.kind, value));
        insert.execute(params_from_iter(cells)).map_err(failed)?;
        Ok(())
    }

    fn finish(&mut self, files: &mut dyn Files) -> io::Result<()> {
        self.open(files)?.execute_batch(&format!("COMMIT; {BEHIND}")).map_err(failed)?;
        let closed = self.connection.take().map_or(Ok(()), Connection::close);
        closed.map_err(|(_, error)| failed(error))
    }
}

/// Begins a database in the file that takes its name when it is whole. So it needs no journal, and
/// nothing that had to be cleared away stands beside it.
fn begin(files: &mut dyn Files) -> io::Result<Connection> {
    files.main()?;
    let path = files.path().ok_or_else(|| io::Error::other("a database needs a file"))?;
    let connection = Connection::open(path).map_err(failed)?;
    for (name, value) in [("journal_mode", "OFF"), ("synchronous", "OFF"), ("temp_store", "FILE")] {
        connection.pragma_update(None, name, value).map_err(failed)?;
    }
    connection.pragma_update(None, "user_version", VERSION).map_err(failed)?;
    let tables: String = DATA_TABLES.iter().map(create).collect();
    connection.execute_batch(&format!("BEGIN; {tables}")).map_err(failed)?;
    Ok(connection)
}

fn create(table: &DataTable) -> String {
    let columns: Vec<String> = table.columns.iter().map(declared).collect();
    format!("CREATE TABLE {} ({});", table.name, columns.join(", "))
}

fn declared(column: &DataColumn) -> String {
    let kind = if column.kind == DataKind::Number { "INTEGER" } else { "TEXT" };
    let rest = match (column.name, column.is_always) {
        ("id", _) => " PRIMARY KEY",
        ("game_id", _) => " NOT NULL REFERENCES games (id)",
        (_, true) => " NOT NULL",
        _ => "",
    };
    format!("{} {kind}{rest}", column.name)
}

fn insert(table: &DataTable) -> String {
    let places = vec!["?"; table.columns.len()].join(", ");
    format!("INSERT INTO {} VALUES ({places})", table.name)
}

/// A value as its column has it.
struct Cell<'a>(DataKind, &'a Value);

impl ToSql for Cell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match (self.1, self.0) {
            (Value::Nothing, _) => ToSqlOutput::Borrowed(ValueRef::Null),
            (Value::Text(text), _) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            (Value::Number(days), DataKind::Day) => {
                let (year, month, day) = of_day(*days);
                ToSqlOutput::from(format!("{year:04}-{month:02}-{day:02}"))
            }
            (Value::Number(number), _) => ToSqlOutput::from(*number),
        })
    }
}

fn failed(error: rusqlite::Error) -> io::Error {
    io::Error::other(error)
}
