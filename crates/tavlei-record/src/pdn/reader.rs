//! A stream of bytes → records.

use std::io::{self, Read};

use super::{RawGame, Splitter, parse_game};
use crate::Record;
use crate::charset::{UnknownEncoding, find};

/// How to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadOptions {
    /// The encoding of the input, by any usual label (`utf-8`, `windows-1251`, `koi8-r`, `cp866`,
    /// `latin1`, `utf-16le` …). `None`: found out from the input.
    pub encoding: Option<String>,
    /// The longest game in bytes; what is longer is cut, so that memory stays bounded.
    pub longest_game: usize,
}

impl Default for ReadOptions {
    fn default() -> Self {
        Self { encoding: None, longest_game: 16 << 20 }
    }
}

impl ReadOptions {
    /// Whether the options make sense: is the encoding one that is known?
    pub fn check(&self) -> Result<(), UnknownEncoding> {
        self.encoding.as_deref().map_or(Ok(()), |label| find(label).map(|_| ()))
    }
}

/// Reads PDN, one record after the other, in constant memory. Nothing that the input holds is an
/// error; what is odd becomes a [`Remark`](crate::Remark) of its record.
///
/// ```
/// use tavlei_record::{ReadOptions, Reader, Record};
///
/// let text = "[White \"Alder, A.\"]\n1. 32-28 19-23 2-0";
/// let mut reader = Reader::new(text.as_bytes(), ReadOptions::default());
/// let mut record = Record::default();
/// while reader.read(&mut record)? {
///     assert_eq!(record.tag("White"), Some("Alder, A."));
///     assert_eq!(record.items.len(), 4);
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Reader<R> {
    splitter: Splitter<R>,
    raw: RawGame,
}

impl<R: Read> Reader<R> {
    /// A reader over the bytes of a file. An unknown encoding in the options is an error of the first
    /// [`read`](Self::read), of the kind [`io::ErrorKind::InvalidInput`].
    #[expect(clippy::needless_pass_by_value, reason = "options are made on the spot")]
    pub fn new(input: R, options: ReadOptions) -> Self {
        Self { splitter: Splitter::new(input, &options), raw: RawGame::default() }
    }

    /// The name of the encoding as far as it is known by now, such as `UTF-8`.
    pub fn encoding(&self) -> &'static str {
        self.splitter.encoding()
    }

    /// Reads the next record into `record`, whose buffers are used again; false at the end.
    pub fn read(&mut self, record: &mut Record) -> io::Result<bool> {
        let more = self.splitter.next_into(&mut self.raw)?;
        if more {
            parse_game(&mut self.raw, record);
        }
        Ok(more)
    }
}

/// All records of a small input. An unknown encoding gives no records.
pub fn parse_all(input: &[u8], options: &ReadOptions) -> Vec<Record> {
    let mut reader = Reader::new(input, options.clone());
    let mut records = Vec::new();
    loop {
        let mut record = Record::default();
        match reader.read(&mut record) {
            Ok(true) => records.push(record),
            _ => return records,
        }
    }
}
