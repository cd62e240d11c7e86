//! How text becomes the bytes of a file: its encoding, its line ends, its last line.

use std::io;

use tavlei::record::TextEncoder;

/// How text is written down. As it is: UTF-8, lines end in LF.
#[derive(Debug, Default)]
pub(crate) struct Ink {
    encoder: Option<TextEncoder>,
    /// How the file that is rewritten has it.
    ends: Ends,
    begun: bool,
    /// Line ends that were not written yet: they may be the last.
    held: usize,
}

/// How the lines of a file end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ends {
    /// In CR and LF.
    pub(crate) crlf: bool,
    /// The last one ends too.
    pub(crate) last: bool,
}

impl Default for Ends {
    fn default() -> Ends {
        Ends { crlf: false, last: true }
    }
}

impl Ends {
    /// As in a text that ends where its file does.
    pub(crate) fn of(text: &str) -> Ends {
        Ends { crlf: text.contains("\r\n"), last: text.ends_with(['\n', '\r']) }
    }
}

impl Ink {
    /// Writes in an encoding.
    pub(crate) fn encoded(encoder: TextEncoder) -> Ink {
        Ink { encoder: Some(encoder), ..Ink::default() }
    }

    /// Lines shall end so: those that follow, and in the end the last one.
    pub(crate) fn set_ends(&mut self, ends: Ends) {
        let crlf = if self.begun { self.ends.crlf } else { ends.crlf };
        self.ends = Ends { crlf, ..ends };
    }

    /// The bytes of a text, or why there are none: a letter that the encoding does not have.
    pub(crate) fn bytes(&mut self, text: &[u8]) -> io::Result<Vec<u8>> {
        let Ok(text) = std::str::from_utf8(text) else { return Ok(text.to_vec()) };
        let kept = text.trim_end_matches('\n');
        let mut whole = String::with_capacity(text.len() + self.held);
        if !kept.is_empty() {
            whole.extend(std::iter::repeat_n('\n', std::mem::take(&mut self.held)));
            whole.push_str(kept);
        }
        self.held += text.len() - kept.len();
        self.put(&whole)
    }

    /// What is left to be written at the end.
    pub(crate) fn rest(&mut self) -> io::Result<Vec<u8>> {
        let held = std::mem::take(&mut self.held);
        if self.ends.last { self.put(&"\n".repeat(held)) } else { Ok(Vec::new()) }
    }

    fn put(&mut self, text: &str) -> io::Result<Vec<u8>> {
        if text.is_empty() {
            return Ok(Vec::new());
        }
        let mark = !std::mem::replace(&mut self.begun, true);
        let lines = if self.ends.crlf { text.replace('\n', "\r\n") } else { text.to_owned() };
        let Some(encoder) = self.encoder else { return Ok(lines.into_bytes()) };
        let mut bytes = if mark { encoder.mark().to_vec() } else { Vec::new() };
        encoder.encode(&lines, &mut bytes).map_err(|letter| {
            let message = format!("{} does not have the letter «{letter}»", encoder.name());
            io::Error::new(io::ErrorKind::InvalidData, message)
        })?;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(mut ink: Ink, parts: &[&str]) -> Vec<u8> {
        let mut all = Vec::new();
        for part in parts {
            all.extend(ink.bytes(part.as_bytes()).unwrap());
        }
        all.extend(ink.rest().unwrap());
        all
    }

    #[test]
    fn line_ends_are_those_of_the_file() {
        let mut ink = Ink::default();
        ink.set_ends(Ends::of("a\r\nb"));
        assert_eq!(written(ink, &["a\n", "\n", "b\n\n"]), b"a\r\n\r\nb");
        assert_eq!(written(Ink::default(), &["a\n", "\nb\n\n"]), b"a\n\nb\n\n");
    }

    #[test]
    fn a_mark_stands_once() {
        let ink = Ink::encoded(TextEncoder::new("utf-16le").unwrap());
        assert_eq!(written(ink, &["a", "b\n"]), b"\xff\xfea\0b\0\n\0");
        let mut ink = Ink::encoded(TextEncoder::new("cp437").unwrap());
        assert!(ink.bytes("ж".as_bytes()).is_err());
    }
}
