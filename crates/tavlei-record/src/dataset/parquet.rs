//! Rows → files of Parquet, a group of rows after the other.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, PoisonError};

use parquet::basic::Compression;
use parquet::column::writer::ColumnWriter;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::VERSION;
use super::columns::{DATA_TABLES, DataColumn, DataKind, DataTable};
use super::gather::Sink;
use super::rows::Value;
use crate::format::{Files, Seekable};

/// The file of the half-moves, beside that of the games.
const PLIES: &str = "plies.parquet";
/// A group of rows takes so many bytes of memory, in which it is held until it is written.
const GROUP_BYTES: usize = 8 << 20;

/// The files, once they are begun.
#[derive(Debug, Default)]
pub(super) struct Columns {
    files: Vec<Growing>,
}

impl Columns {
    fn open(&mut self) -> io::Result<&mut [Growing]> {
        if self.files.is_empty() {
            self.files = DATA_TABLES.iter().map(Growing::new).collect::<io::Result<_>>()?;
        }
        Ok(&mut self.files)
    }
}

impl Sink for Columns {
    fn add(&mut self, table: usize, row: Vec<Value>, files: &mut dyn Files) -> io::Result<()> {
        let growing = &mut self.open()?[table];
        growing.add(row);
        if growing.is_full() {
            growing.write_group()?;
            growing.pipe.drain(file(table, files)?)?;
        }
        Ok(())
    }

    fn finish(&mut self, files: &mut dyn Files) -> io::Result<()> {
        for (table, growing) in self.open()?.iter_mut().enumerate() {
            growing.write_group()?;
            growing.writer.finish().map_err(failed)?;
            growing.pipe.drain(file(table, files)?)?;
        }
        Ok(())
    }
}

/// Where a table goes.
fn file(table: usize, files: &mut dyn Files) -> io::Result<&mut dyn Seekable> {
    if table == 0 { files.main() } else { files.beside(PLIES) }
}

/// A file that grows.
#[derive(Debug)]
struct Growing {
    table: &'static DataTable,
    writer: SerializedFileWriter<Pipe>,
    pipe: Pipe,
    /// The rows that are not written yet, and the memory that they take.
    rows: Vec<Vec<Value>>,
    bytes: usize,
}

impl Growing {
    fn new(table: &'static DataTable) -> io::Result<Growing> {
        let schema = parse_message_type(&schema(table)).map_err(failed)?;
        let version = KeyValue::new("tavlei.tables".to_owned(), VERSION.to_string());
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("tavlei ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_key_value_metadata(Some(vec![version]))
            .build();
        let pipe = Pipe::default();
        let writer =
            SerializedFileWriter::new(pipe.clone(), Arc::new(schema), Arc::new(properties));
        Ok(Growing { table, writer: writer.map_err(failed)?, pipe, rows: Vec::new(), bytes: 0 })
    }

    fn add(&mut self, row: Vec<Value>) {
        let text = |value: &Value| if let Value::Text(text) = value { text.len() } else { 0 };
        self.bytes += size_of_val(row.as_slice()) + row.iter().map(text).sum::<usize>();
        self.rows.push(row);
    }

    fn is_full(&self) -> bool {
        self.bytes >= GROUP_BYTES
    }

    /// Writes the rows that wait.
    fn write_group(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        self.bytes = 0;
        if rows.is_empty() {
            return Ok(());
        }
        let mut group = self.writer.next_row_group().map_err(failed)?;
        for (at, column) in self.table.columns.iter().enumerate() {
            let Some(mut out) = group.next_column().map_err(failed)? else { break };
            let cells: Vec<&Value> = rows.iter().map(|row| &row[at]).collect();
            write_cells(out.untyped(), column, &cells).map_err(failed)?;
            out.close().map_err(failed)?;
        }
        group.close().map_err(failed)?;
        Ok(())
    }
}

/// `message games { REQUIRED INT64 id; OPTIONAL BYTE_ARRAY event (STRING); … }`
fn schema(table: &DataTable) -> String {
    let mut text = format!("message {} {{ ", table.name);
    for DataColumn { name, kind, is_always } in table.columns {
        let repeated = if *is_always { "REQUIRED" } else { "OPTIONAL" };
        let _ = match kind {
            DataKind::Text => write!(text, "{repeated} BYTE_ARRAY {name} (STRING); "),
            DataKind::Number => write!(text, "{repeated} INT64 {name}; "),
            DataKind::Day => write!(text, "{repeated} INT32 {name} (DATE); "),
        };
    }
    text + "}"
}

/// The cells that are known, and for each whether it is one.
fn write_cells(
    out: &mut ColumnWriter<'_>,
    column: &DataColumn,
    cells: &[&Value],
) -> Result<(), ParquetError> {
    let levels: Vec<i16> = cells.iter().map(|cell| i16::from(**cell != Value::Nothing)).collect();
    let levels = (!column.is_always).then_some(levels.as_slice());
    let numbers = cells.iter().filter_map(|cell| match cell {
        Value::Number(number) => Some(*number),
        _ => None,
    });
    match out {
        ColumnWriter::Int64ColumnWriter(out) => {
            out.write_batch(&numbers.collect::<Vec<_>>(), levels, None)?;
        }
        ColumnWriter::Int32ColumnWriter(out) => {
            out.write_batch(&numbers.map(|day| day as i32).collect::<Vec<_>>(), levels, None)?;
        }
        ColumnWriter::ByteArrayColumnWriter(out) => {
            let texts = cells.iter().filter_map(|cell| match cell {
                Value::Text(text) => Some(ByteArray::from(text.as_str())),
                _ => None,
            });
            out.write_batch(&texts.collect::<Vec<_>>(), levels, None)?;
        }
        _ => return Err(ParquetError::General(format!("{} has no such type", column.name))),
    }
    Ok(())
}

/// What has been written and is not in its file yet: the library wants to own what it writes to.
#[derive(Clone, Debug, Default)]
struct Pipe(Arc<Mutex<Vec<u8>>>);

impl Pipe {
    /// Puts all of it into the file.
    fn drain(&self, out: &mut dyn Seekable) -> io::Result<()> {
        let mut held = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        out.write_all(&held)?;
        held.clear();
        Ok(())
    }
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn failed(error: ParquetError) -> io::Error {
    io::Error::other(error)
}
