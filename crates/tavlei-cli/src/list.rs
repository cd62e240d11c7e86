//! Lists of what a verb did to games: text, JSON lines or CSV, on the screen or in a file.

use std::io::{self, Write};
use std::path::Path;

use serde::Serialize;
use tavlei::collection::grid::harmless;

use crate::args::Listing;
use crate::failure::Failure;
use crate::output::{Output, refuse_shared};

/// One entry of a list.
pub(crate) trait Row: Serialize {
    /// The entry as a line for a person.
    fn text(&self) -> String;
}

/// Where a list goes unless it goes to a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Otherwise {
    /// It is the result.
    Result,
    /// It is talk.
    Talk,
    /// Nobody asked for it.
    Nowhere,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Text,
    Json,
    Csv,
}

enum Sink {
    Output(Output),
    Talk,
    Nowhere,
}

/// A list as it grows.
pub(crate) struct List {
    sink: Sink,
    form: Form,
    rows: u64,
}

impl List {
    /// An empty list. `taken` is where the games go, if they go anywhere: the list can't go there too.
    pub(crate) fn new(
        args: &Listing,
        otherwise: Otherwise,
        taken: Option<&Path>,
        force: bool,
        inputs: &[&Path],
    ) -> Result<List, Failure> {
        let sink = match (&args.report, otherwise) {
            (Some(path), _) => {
                taken.map_or(Ok(()), |taken| refuse_shared(path, taken))?;
                Sink::Output(Output::create(Some(path), force, inputs)?)
            }
            (None, Otherwise::Result) => Sink::Output(Output::screen()),
            (None, Otherwise::Talk) => Sink::Talk,
            (None, Otherwise::Nowhere) => Sink::Nowhere,
        };
        Ok(List { sink, form: form(args), rows: 0 })
    }

    /// Adds an entry.
    pub(crate) fn add(&mut self, row: &impl Row) -> Result<(), Failure> {
        if matches!(self.sink, Sink::Nowhere) {
            return Ok(());
        }
        let line = self.line(row).map_err(|error| Failure::new(error.to_string()))?;
        self.rows += 1;
        match &mut self.sink {
            Sink::Output(output) => Ok(output.write_all(&line)?),
            // Nobody is left to tell when the standard error itself fails.
            Sink::Talk => io::stderr().write_all(&line).or(Ok(())),
            Sink::Nowhere => Ok(()),
        }
    }

    fn line(&self, row: &impl Row) -> io::Result<Vec<u8>> {
        match self.form {
            Form::Text => Ok(format!("{}\n", row.text()).into_bytes()),
            Form::Json => {
                let mut line = serde_json::to_vec(row)?;
                line.push(b'\n');
                Ok(line)
            }
            Form::Csv => self.csv(row),
        }
    }

    /// The entry as a row, the first one under a head. All its texts are free: they are made harmless
    /// for spreadsheets.
    fn csv(&self, row: &impl Row) -> io::Result<Vec<u8>> {
        let mut plain = csv::Writer::from_writer(Vec::new());
        plain.serialize(row)?;
        let plain = plain.into_inner().map_err(csv::IntoInnerError::into_error)?;
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(plain.as_slice());
        let mut table = csv::Writer::from_writer(Vec::new());
        for (at, cells) in reader.records().enumerate() {
            if at > 0 || self.rows == 0 {
                table.write_record(cells?.iter().map(|cell| harmless(cell).into_owned()))?;
            }
        }
        table.into_inner().map_err(csv::IntoInnerError::into_error)
    }

    /// Completes the list.
    pub(crate) fn finish(self) -> Result<(), Failure> {
        match self.sink {
            Sink::Output(output) => output.finish(),
            Sink::Talk | Sink::Nowhere => Ok(()),
        }
    }
}

fn form(args: &Listing) -> Form {
    let extension = args.report.as_deref().and_then(Path::extension);
    let extension = extension.map(|extension| extension.to_string_lossy().to_lowercase());
    match extension.as_deref() {
        _ if args.json => Form::Json,
        Some("json" | "jsonl") => Form::Json,
        Some("csv") => Form::Csv,
        _ => Form::Text,
    }
}
