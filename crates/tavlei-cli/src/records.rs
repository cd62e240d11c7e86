//! The games of one file, whatever its format: first as raw text, which is quick to find, then,
//! perhaps on another thread, as records.

use std::io::{BufRead, BufReader, Read};
use std::sync::Arc;

use tavlei::record::{RawGame, ReadOptions, Record, Splitter, parse_game, read_json_line};

use crate::args::Reading;
use crate::failure::Failure;

/// What is read from.
type Bytes = BufReader<Box<dyn Read + Send>>;

/// What a file of JSON lines begins with, whatever it is called.
const JSON_MARK: &[u8] = b"{\"tavlei\":";

/// How text is read, as the command line says.
pub(crate) fn read_options(args: &Reading) -> Result<ReadOptions, Failure> {
    let options = ReadOptions { encoding: args.encoding.clone(), ..ReadOptions::default() };
    options.check().map_err(|error| Failure::new(error.to_string()))?;
    Ok(options)
}

/// One game, read or still to be read.
#[derive(Debug)]
pub(crate) enum Text {
    /// PDN.
    Pdn(RawGame),
    /// A line of JSON: its file, its number, the line.
    Json(Arc<str>, u64, String),
    /// Read already.
    Parsed(Record),
    /// Found to be unreadable already.
    Bad(Failure),
}

impl Text {
    /// Reads it. Only JSON can fail: of PDN everything can be read.
    pub(crate) fn parse(self) -> Result<Record, Failure> {
        let mut record = Record::default();
        match self {
            Text::Parsed(record) => return Ok(record),
            Text::Bad(failure) => return Err(failure),
            Text::Pdn(mut raw) => parse_game(&mut raw, &mut record),
            Text::Json(file, number, line) => parse_json(&file, number, &line, &mut record)?,
        }
        Ok(record)
    }

    /// Its length in bytes.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Text::Pdn(raw) => raw.text.len(),
            Text::Json(_, _, line) => line.len(),
            Text::Parsed(record) => record.text.len(),
            Text::Bad(_) => 0,
        }
    }
}

fn parse_json(file: &str, number: u64, line: &str, record: &mut Record) -> Result<(), Failure> {
    read_json_line(line, record).map_err(|error| {
        Failure::new(format!("{file}: line {number} is not a game: {error}"))
            .help("each line must be a game as `tavlei convert --to json` writes it")
    })
}

/// Gives the games of one file, one at a time.
pub(crate) struct Records {
    file: Arc<str>,
    source: Source,
}

enum Source {
    Pdn(Box<Splitter<Bytes>>),
    /// The lines, and how many have been read.
    Json(Bytes, u64),
}

impl Records {
    /// The games in these bytes. `file` is the name to show.
    pub(crate) fn new(
        file: Arc<str>,
        bytes: Box<dyn Read + Send>,
        is_json: bool,
        options: &ReadOptions,
    ) -> Self {
        let mut bytes = BufReader::new(bytes);
        let source = if is_json || starts_as_json(&mut bytes) {
            Source::Json(bytes, 0)
        } else {
            Source::Pdn(Box::new(Splitter::new(bytes, options)))
        };
        Records { file, source }
    }

    /// The next game; `None` behind the last one. An error of reading ends the file.
    pub(crate) fn next(&mut self) -> Result<Option<Text>, Failure> {
        match &mut self.source {
            Source::Pdn(splitter) => splitter.next().map(|raw| raw.map(Text::Pdn)),
            Source::Json(lines, number) => next_line(lines, number)
                .map(|line| line.map(|line| Text::Json(Arc::clone(&self.file), *number, line))),
        }
        .map_err(|error| Failure::reading(&self.file, &error))
    }
}

/// An error of reading comes again when the first game is read.
fn starts_as_json(bytes: &mut Bytes) -> bool {
    bytes.fill_buf().is_ok_and(|start| start.starts_with(JSON_MARK))
}

/// The next line that is not blank.
fn next_line(lines: &mut Bytes, number: &mut u64) -> std::io::Result<Option<String>> {
    loop {
        let mut line = String::new();
        *number += 1;
        if lines.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        if !line.trim().is_empty() {
            line.truncate(line.trim_end().len());
            return Ok(Some(line));
        }
    }
}
