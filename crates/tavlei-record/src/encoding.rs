//! Bytes of a file → text, as a stream.
//!
//! A file is UTF-8 until it proves otherwise: a byte order mark or a pattern of NULs at the start
//! makes it UTF-16; the first byte that is not UTF-8 makes it a single-byte encoding, guessed there
//! from what follows (a file can be plain ASCII for megabytes). Nothing is replaced in silence:
//! every guess and every byte that cannot be read is a [`Note`].

use std::io::{self, Read};

use encoding_rs::{DecoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use crate::charset::{Charset, DosPage, find};
use crate::codes::{ENCODING_GUESSED, UNDECODABLE};
use crate::guess;
use crate::{ReadOptions, Remark, Span};

/// How many bytes a guess looks at.
const CONTEXT: usize = 64 * 1024;
/// How many bytes at the start are looked at for UTF-16.
const START: usize = 4096;
/// How many bytes are read at once.
const CHUNK: usize = 64 * 1024;
/// How many notes may wait; the rest is only counted, so that memory stays flat.
const MOST_NOTES: usize = 1000;

/// What the decoder has to say of one place.
#[derive(Clone, Debug)]
pub(crate) struct Note {
    /// Where, in bytes of the text handed out since the beginning.
    pub(crate) at: u64,
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl Note {
    /// The remark on a text that begins `before` bytes after the beginning.
    pub(crate) fn remark(self, before: u64, text: &str) -> Remark {
        let start = (self.at.saturating_sub(before) as usize).min(text.len());
        let letter = text.get(start..).and_then(|rest| rest.chars().next());
        let end = start + letter.map_or(0, char::len_utf8);
        let span = Span { start: start as u32, end: end as u32 };
        Remark { code: self.code, span, message: self.message }
    }
}

/// The encoding that a reader is asked to take; one that nobody knows is an error of the kind
/// [`io::ErrorKind::InvalidInput`].
pub(crate) fn asked(options: &ReadOptions) -> io::Result<Option<Charset>> {
    let found = options.encoding.as_deref().map(find).transpose();
    found.map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))
}

enum Mode {
    /// Nothing read yet; the encoding asked for, if any.
    Start(Option<Charset>),
    /// UTF-8 so far; how many characters beyond ASCII proved it.
    Utf8 { proofs: u64 },
    /// Anything else, or UTF-8 because the user says so.
    Other(Box<encoding_rs::Decoder>),
    /// A code page of DOS.
    Dos(&'static DosPage),
}

/// A short text in any encoding, such as a table from a spreadsheet: its mark, UTF-8, or a guess.
/// Bytes that mean nothing become U+FFFD.
pub fn decode(bytes: &[u8]) -> String {
    let mut decoder = Decoder::new(bytes, None);
    let mut text = String::new();
    // Reading from memory does not fail.
    while decoder.fill(&mut text).unwrap_or(false) {}
    text
}

/// A stream of text over a stream of bytes.
pub(crate) struct Decoder<R> {
    input: R,
    raw: Vec<u8>,
    ended: bool,
    /// The decoder of another encoding has been told that the input ended.
    flushed: bool,
    mode: Mode,
    name: &'static str,
    /// Offset in the file of `raw[0]`.
    offset: u64,
    /// Bytes of text handed out.
    handed: u64,
    /// The last byte consumed, for the guess.
    last: u8,
    pub(crate) notes: Vec<Note>,
}

impl<R: Read> Decoder<R> {
    pub(crate) fn new(input: R, encoding: Option<Charset>) -> Self {
        let name = encoding.map_or(UTF_8.name(), Charset::name);
        let mode = Mode::Start(encoding);
        Self {
            input,
            raw: Vec::new(),
            ended: false,
            flushed: false,
            mode,
            name,
            offset: 0,
            handed: 0,
            last: 0,
            notes: Vec::new(),
        }
    }

    /// The name of the encoding as far as it is known by now.
    pub(crate) fn encoding(&self) -> &'static str {
        self.name
    }

    /// Appends some text to `out`; false when there is no more.
    pub(crate) fn fill(&mut self, out: &mut String) -> io::Result<bool> {
        if let Mode::Start(asked) = self.mode {
            self.want(START)?;
            self.begin(asked);
        }
        let before = out.len();
        while out.len() == before {
            self.want(self.raw.len() + 1)?;
            if self.raw.is_empty() && self.ended && self.finished() {
                return Ok(false);
            }
            match self.mode {
                Mode::Other(_) => self.decode(out),
                Mode::Dos(page) => self.decode_page(page, out),
                _ => self.validate(out)?,
            }
        }
        Ok(true)
    }

    /// Whether nothing can be left inside the decoder.
    fn finished(&self) -> bool {
        self.flushed || !matches!(self.mode, Mode::Other(_))
    }

    /// Reads until `raw` holds `len` bytes or the input ends; reads whole chunks.
    fn want(&mut self, len: usize) -> io::Result<()> {
        if self.raw.len() < len && !self.ended {
            let missing = (len - self.raw.len()).max(CHUNK) as u64;
            let got = self.input.by_ref().take(missing).read_to_end(&mut self.raw)?;
            self.ended = (got as u64) < missing;
        }
        Ok(())
    }

    fn consume(&mut self, len: usize) {
        if let Some(&byte) = self.raw[..len].last() {
            self.last = byte;
        }
        self.raw.drain(..len);
        self.offset += len as u64;
    }

    fn begin(&mut self, asked: Option<Charset>) {
        let asked = match asked {
            Some(Charset::Dos(page)) => {
                self.mode = Mode::Dos(page);
                return;
            }
            Some(Charset::Standard(encoding)) => Some(encoding),
            None => None,
        };
        let mark = Encoding::for_bom(&self.raw);
        if let Some((encoding, len)) = mark
            && asked.is_none_or(|asked| asked == encoding)
        {
            self.consume(len);
        }
        let found = asked.or(mark.map(|(encoding, _)| encoding)).or_else(|| self.sniff());
        match found {
            Some(encoding) if asked.is_some() || encoding != UTF_8 => self.switch(encoding),
            _ => self.mode = Mode::Utf8 { proofs: 0 },
        }
    }

    fn decode_page(&mut self, page: &DosPage, out: &mut String) {
        let before = out.len();
        out.extend(self.raw.iter().map(|&byte| page.letter(byte)));
        self.handed += (out.len() - before) as u64;
        self.consume(self.raw.len());
    }

    /// UTF-16 without a mark: every other byte of mostly Latin text is NUL.
    fn sniff(&mut self) -> Option<&'static Encoding> {
        let encoding = guess::utf16(&self.raw[..self.raw.len().min(START)])?;
        let message = format!("the file looks like {} and is read so", encoding.name());
        self.note(0, ENCODING_GUESSED, || message);
        Some(encoding)
    }

    fn switch(&mut self, encoding: &'static Encoding) {
        self.name = encoding.name();
        self.mode = Mode::Other(Box::new(encoding.new_decoder_without_bom_handling()));
    }

    fn note(&mut self, at: u64, code: &'static str, message: impl FnOnce() -> String) {
        if self.notes.len() < MOST_NOTES {
            self.notes.push(Note { at, code, message: message() });
        }
    }

    /// Hands out what is UTF-8 and decides what to do at the first byte that is not.
    fn validate(&mut self, out: &mut String) -> io::Result<()> {
        let (valid, bad) = match std::str::from_utf8(&self.raw) {
            Ok(text) => (text.len(), false),
            Err(error) => (error.valid_up_to(), error.error_len().is_some() || self.ended),
        };
        if let Ok(text) = std::str::from_utf8(&self.raw[..valid]) {
            out.push_str(text);
            if let Mode::Utf8 { proofs } = &mut self.mode
                && !text.is_ascii()
            {
                *proofs += text.bytes().filter(|&byte| byte >= 0xc0).count() as u64;
            }
        }
        self.handed += valid as u64;
        self.consume(valid);
        if bad { self.bad_byte(out) } else { Ok(()) }
    }

    fn bad_byte(&mut self, out: &mut String) -> io::Result<()> {
        self.want(CONTEXT)?;
        let context = &self.raw[..self.raw.len().min(CONTEXT)];
        let Mode::Utf8 { proofs } = self.mode else { return Ok(()) };
        if proofs > guess::strays(context) {
            self.stray(out);
            return Ok(());
        }
        let charset = guess::single_byte(context, self.last, context.len() < CONTEXT);
        let (at, name, offset, byte) = (self.handed, charset.name(), self.offset, self.raw[0]);
        self.note(at, ENCODING_GUESSED, || {
            format!(
                "byte {offset} of the file (0x{byte:02X}) is not UTF-8; from here on it is read \
                 as {name}"
            )
        });
        match charset {
            Charset::Standard(encoding) => self.switch(encoding),
            Charset::Dos(page) => (self.name, self.mode) = (page.name, Mode::Dos(page)),
        }
        Ok(())
    }

    /// One odd byte in a file that otherwise is UTF-8.
    fn stray(&mut self, out: &mut String) {
        let (offset, byte) = (self.offset, self.raw[0]);
        let (text, _) = WINDOWS_1252.decode_without_bom_handling(&self.raw[..1]);
        let text = text.into_owned();
        out.push_str(&text);
        self.note(self.handed, UNDECODABLE, || {
            format!(
                "byte {offset} of the file (0x{byte:02X}) is not UTF-8 like the rest; it is read \
                 as «{text}» (windows-1252)"
            )
        });
        self.handed += text.len() as u64;
        self.consume(1);
    }

    fn decode(&mut self, out: &mut String) {
        let Mode::Other(decoder) = &mut self.mode else { return };
        let before = out.len();
        let need = decoder.max_utf8_buffer_length_without_replacement(self.raw.len());
        out.reserve(need.unwrap_or(self.raw.len()).max(16));
        let last = self.ended;
        let (result, read) = decoder.decode_to_string_without_replacement(&self.raw, out, last);
        self.handed += (out.len() - before) as u64;
        if let DecoderResult::Malformed(bad, after) = result {
            self.malformed(out, read, bad as usize, after as usize);
        } else {
            self.flushed = last;
        }
        self.consume(read);
    }

    /// A sequence that the encoding does not know: marked in the text, and said.
    fn malformed(&mut self, out: &mut String, read: usize, bad: usize, after: usize) {
        let start = read.saturating_sub(bad + after);
        let bytes: Vec<_> =
            self.raw[start..read].iter().take(bad).map(|byte| format!("0x{byte:02X}")).collect();
        let (offset, name) = (self.offset + start as u64, self.name);
        out.push(char::REPLACEMENT_CHARACTER);
        self.note(self.handed, UNDECODABLE, || {
            let bytes = bytes.join(" ");
            format!("byte {offset} of the file ({bytes}) is no text in {name}; shown as \u{fffd}")
        });
        self.handed += 3;
    }
}

/// The encodings that an unmarked file is looked at for.
pub(crate) const WIDE: [&Encoding; 2] = [UTF_16LE, UTF_16BE];
