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

/// What each line of such a file must be.
const JSON_HELP: &str = "each line must be a game as `tavlei convert --to json` writes it";

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
        Failure::new(format!("{file}: line {number} is not a game: {error}")).help(JSON_HELP)
    })
}

/// Gives the games of one file, one at a time.
pub(crate) struct Records {
    file: Arc<str>,
    source: Source,
}

enum Source {
    /// The text, and whether the user named its encoding.
    Pdn { splitter: Box<Splitter<Bytes>>, asked: bool },
    /// The lines, and how many have been read.
    Json(Bytes, u64),
}

impl Records {
    /// The games in these bytes. `file` is the name to show. A file that is no text, or JSON of
    /// another kind, is refused.
    pub(crate) fn new(
        file: Arc<str>,
        bytes: Box<dyn Read + Send>,
        is_json: bool,
        options: &ReadOptions,
    ) -> Result<Self, Failure> {
        let mut bytes = BufReader::new(bytes);
        let asked = options.encoding.is_some();
        // An error of reading comes again when the first game is read.
        let source = match bytes.fill_buf() {
            Ok(start) if start.starts_with(JSON_MARK) || is_json && holds(start, JSON_MARK) => {
                Source::Json(bytes, 0)
            }
            Ok(start) if is_json && !start.trim_ascii().is_empty() => {
                return Err(Failure::new(format!(
                    "{file} is JSON, but not of games as Tavlei writes them"
                ))
                .help(JSON_HELP));
            }
            Ok(start) if is_binary(start) => {
                return Err(Failure::new(format!("{file} is no text: it can't hold game records")));
            }
            _ => Source::Pdn { splitter: Box::new(Splitter::new(bytes, options)), asked },
        };
        Ok(Records { file, source })
    }

    /// The encoding that was guessed, if one was.
    pub(crate) fn guessed_encoding(&self) -> Option<&'static str> {
        match &self.source {
            Source::Pdn { splitter, asked: false } => {
                Some(splitter.encoding()).filter(|name| !name.starts_with("UTF-"))
            }
            _ => None,
        }
    }

    /// The next game; `None` behind the last one. An error of reading ends the file.
    pub(crate) fn next(&mut self) -> Result<Option<Text>, Failure> {
        match &mut self.source {
            Source::Pdn { splitter, .. } => splitter.next().map(|raw| raw.map(Text::Pdn)),
            Source::Json(lines, number) => next_line(lines, number)
                .map(|line| line.map(|line| Text::Json(Arc::clone(&self.file), *number, line))),
        }
        .map_err(|error| Failure::reading(&self.file, &error))
    }
}

/// Whether bytes are no text in any encoding: NULs outside UTF-16, or many control characters.
fn is_binary(start: &[u8]) -> bool {
    if start.len() < 64 || matches!(start, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) || has_tag(start) {
        return false;
    }
    // In UTF-16, the text of a record has its NULs on every other byte.
    let nuls_at = |odd: usize| start.iter().skip(odd).step_by(2).filter(|&&b| b == 0).count();
    let (even, odd) = (nuls_at(0), nuls_at(1));
    let is_wide = even.min(odd) == 0 && even.max(odd) * 3 > start.len();
    let is_control = |byte: &&u8| **byte < 0x20 && !matches!(byte, b'\t'..=b'\r' | 0x1a);
    let control = start.iter().filter(is_control).count();
    !is_wide && (even + odd > 2 || control * 20 > start.len())
}

/// Whether a tag stands in the bytes: a damaged file of games is still one.
fn has_tag(bytes: &[u8]) -> bool {
    let mut pieces = bytes.split(|&byte| byte == b'[').skip(1);
    pieces.any(|piece| {
        let name = piece.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        name > 1 && piece[0].is_ascii_uppercase() && piece[name..].starts_with(b" \"")
    })
}

fn holds(bytes: &[u8], wanted: &[u8]) -> bool {
    bytes.windows(wanted.len()).any(|window| window == wanted)
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

#[cfg(test)]
mod tests {
    use super::is_binary;

    #[test]
    fn text_of_any_width_is_no_binary() {
        let text = "[Event \"x\"]\r\n1. 32-28 19-23 *\r\n".repeat(3);
        let wide = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
        assert!(!is_binary(text.as_bytes()));
        assert!(!is_binary(&wide(&text)));
        assert!(is_binary(&[b"\x7fELF\x02\x01\x01\0\0\0".as_slice(), &[0; 90]].concat()));
        assert!(is_binary(&[1, 2, 3, 4, 200, b'a'].repeat(20)));
    }
}
