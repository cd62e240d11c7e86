//! The games of one file, whatever its format: first as raw text, which is quick to find, then,
//! perhaps on another thread, as records.

use std::io::{self, Cursor, Read};
use std::sync::Arc;

use tavlei::record::{
    Block, Format, Games, NotAGame, RawGame, ReadOptions, Reading as FormatReading, Record, Source,
    format_by_content, format_by_extension, format_by_name,
};
use tavlei::replay::adopt;

use crate::args::Reading;
use crate::failure::Failure;
use crate::inputs::Input;
use crate::office;

/// The format of the field.
const PDN: &str = "pdn";

/// So many bytes tell the format of a file.
const START: usize = 64 * 1024;

/// How files are read, as the command line says.
#[derive(Clone, Debug, Default)]
pub(crate) struct ReadAs {
    /// The text.
    pub(crate) text: ReadOptions,
    /// The format; `None` is found out.
    pub(crate) format: Option<&'static Format>,
}

/// How text is read, as the command line says.
pub(crate) fn read_options(args: &Reading) -> Result<ReadAs, Failure> {
    let text = ReadOptions { encoding: args.encoding.clone(), ..ReadOptions::default() };
    text.check().map_err(|error| Failure::new(error.to_string()))?;
    let format = args.from.as_deref().and_then(format_by_name);
    Ok(ReadAs { text, format })
}

/// One game, read or still to be read.
#[derive(Debug)]
pub(crate) enum Text {
    /// A piece of a file: the file, its format, the piece.
    Raw(Arc<str>, &'static Format, RawGame),
    /// Read already, from a file of this format.
    Parsed(&'static Format, Record),
    /// Found to be unreadable already.
    Bad(Failure),
}

impl Text {
    /// Reads it. Of PDN everything can be read.
    pub(crate) fn parse(self) -> Result<Record, Failure> {
        match self {
            Text::Parsed(_, record) => Ok(record),
            Text::Bad(failure) => Err(failure),
            Text::Raw(file, format, mut raw) => parse(&file, format, &mut raw),
        }
    }

    /// The text of a game in PDN of which nothing odd is known, the line on which it begins, and its number.
    pub(crate) fn plain_pdn(&self) -> Option<(&str, (u64, u64))> {
        match self {
            Text::Parsed(format, record)
                if format.name == PDN && record.remarks.is_empty() && record.first_column == 1 =>
            {
                let source = record.pdn_source().filter(|_| !record.verbatim)?;
                Some((source, (record.first_line, record.number)))
            }
            Text::Raw(_, format, raw) if format.name == PDN && raw.is_plain() => {
                Some((&raw.text, (raw.first_line, raw.number)))
            }
            _ => None,
        }
    }

    /// Its length in bytes.
    pub(crate) fn weight(&self) -> usize {
        match self {
            Text::Raw(_, _, raw) => raw.text.len(),
            Text::Parsed(_, record) => record.text.len(),
            Text::Bad(_) => 0,
        }
    }
}

fn parse(file: &str, format: &Format, raw: &mut RawGame) -> Result<Record, Failure> {
    let mut record = Record::default();
    let Some(reading) = &format.reading else { return Err(unreadable(format)) };
    let (line, number) = (raw.first_line, raw.number);
    let failed = |error: NotAGame| {
        let name = format.name;
        Failure::new(format!("{file}:{line}: record {number} can't be read as {name}: {error}"))
            .of_kind(format!("{file}: {error}"))
    };
    (reading.parse)(raw, &mut record).map_err(|error| failed(error).help(reading.wants))?;
    // Here the format is all right, and the game is none of ours: that says all.
    adopt(&mut record).map_err(failed)?;
    Ok(record)
}

/// Gives the games of one file, one at a time.
pub(crate) struct Records {
    file: Arc<str>,
    format: &'static Format,
    games: Box<dyn Games>,
    /// Whether the user named the encoding.
    asked: bool,
}

impl Records {
    /// The games of a file. `file` is the name to show, `bytes` what is in it. A file of no known
    /// format is refused.
    pub(crate) fn new(
        file: Arc<str>,
        bytes: Box<dyn Read + Send>,
        input: &Input,
        how: &ReadAs,
    ) -> Result<Self, Failure> {
        let (start, bytes) = look(bytes);
        if is_utf_32(&start) {
            return Err(Failure::new(format!("{file} is UTF-32, which is not read"))
                .help("save it as UTF-8 first: iconv -f utf-32 -t utf-8"));
        }
        if let Some(failure) = office::file(&file, &start) {
            return Err(failure);
        }
        let format = match how.format {
            Some(format) => format,
            None => format_of(&file, &start, input.extension().as_deref())?,
        };
        let Some(reading) = &format.reading else { return Err(unreadable(format)) };
        let beside = input.clone();
        let source = Source { bytes, beside: Box::new(move |extension| beside.sibling(extension)) };
        let games = (reading.open)(source, &how.text);
        Ok(Records { file, format, games, asked: how.text.encoding.is_some() })
    }

    /// The format of the file.
    pub(crate) fn format(&self) -> &'static Format {
        self.format
    }

    /// The encoding that was guessed, if one was.
    pub(crate) fn guessed_encoding(&self) -> Option<&'static str> {
        let encoding = self.games.encoding().filter(|_| !self.asked)?;
        Some(encoding).filter(|name| !name.starts_with("UTF-"))
    }

    /// What the reader has to say of the file.
    pub(crate) fn said(&self) -> Option<&str> {
        self.games.said()
    }

    /// Whether many games can be had at once.
    pub(crate) fn has_blocks(&self) -> bool {
        self.games.has_blocks()
    }

    /// Many games at once; `None` behind the last ones. An error of reading ends the file.
    pub(crate) fn next_block(&mut self, size: usize) -> Result<Option<Block>, Failure> {
        self.games.next_block(size).map_err(|error| Failure::reading(&self.file, &error))
    }

    /// The next game; `None` behind the last one. An error of reading ends the file.
    pub(crate) fn next(&mut self) -> Result<Option<Text>, Failure> {
        let raw = self.games.next().map_err(|error| Failure::reading(&self.file, &error))?;
        Ok(raw.map(|raw| Text::Raw(Arc::clone(&self.file), self.format, raw)))
    }
}

/// The beginning of a stream, and the stream as it was. An error of reading comes where it came.
fn look(mut bytes: Box<dyn Read + Send>) -> (Vec<u8>, Box<dyn Read + Send>) {
    let mut start = Vec::new();
    let error = bytes.by_ref().take(START as u64).read_to_end(&mut start).err();
    let whole = Cursor::new(start.clone()).chain(Broken(error)).chain(bytes);
    (start, Box::new(whole))
}

/// Where reading has failed, if it has.
struct Broken(Option<io::Error>);

impl Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

/// The format of a file by what it holds, else by its name, else PDN.
fn format_of(
    file: &str,
    start: &[u8],
    extension: Option<&str>,
) -> Result<&'static Format, Failure> {
    if let Some(format) = format_by_content(start) {
        return Ok(format);
    }
    let pdn = format_by_extension("pdn", |_| true);
    let named = extension.and_then(|e| format_by_extension(e, |format| format.reading.is_some()));
    match (named.or(pdn), pdn) {
        (Some(named), Some(pdn)) if has_tag(start) && is_text(named) => Ok(pdn),
        (Some(named), _) if named.is_strict && !start.trim_ascii().is_empty() => {
            Err(misnamed(file, named))
        }
        (Some(named), _) if is_text(named) && is_binary(start) => {
            Err(Failure::new(format!("{file} is no text: it can't hold game records")))
        }
        (Some(named), _) => Ok(named),
        (None, _) => Err(Failure::new(format!("{file} is of no format that can be read"))),
    }
}

fn is_text(format: &Format) -> bool {
    !format.is_binary
}

/// A file that is called as if it were of a format.
fn misnamed(file: &str, format: &Format) -> Failure {
    let wants = format.reading.as_ref().map_or("", |reading: &FormatReading| reading.wants);
    Failure::new(format!("{file} is called like a file of {}, but holds none", format.title))
        .help(wants)
}

fn unreadable(format: &Format) -> Failure {
    Failure::new(format!("games can't be read from {}", format.title))
}

/// Whether text of four bytes a letter begins so: with its mark, or with letters of the Latin alphabet.
fn is_utf_32(start: &[u8]) -> bool {
    let is_narrow = |part: &[u8]| match part {
        [0, 0, 0, letter] | [letter, 0, 0, 0] => (b'\t'..0x7f).contains(letter),
        _ => false,
    };
    let marks: [&[u8]; 2] = [b"\xff\xfe\0\0", b"\0\0\xfe\xff"];
    marks.iter().any(|mark| start.starts_with(mark))
        || (start.len() >= 16 && start[..16].chunks(4).all(is_narrow))
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

#[cfg(test)]
mod tests {
    use super::{is_binary, is_utf_32};

    #[test]
    fn text_of_four_bytes_is_known() {
        let text: Vec<u8> = "[Event".chars().flat_map(|c| (c as u32).to_le_bytes()).collect();
        assert!(is_utf_32(&text) && is_utf_32(b"\xff\xfe\0\0[\0\0\0"));
        assert!(!is_utf_32(b"\xff\xfe[\0E\0") && !is_utf_32(b"[Event \"x\"]\n[Site]"));
    }

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
