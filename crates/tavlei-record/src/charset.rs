//! Encodings by their names, the code pages of DOS among them that the web does not know.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE};
use oem_cp::code_table::{DECODING_TABLE_CP437, DECODING_TABLE_CP850, DECODING_TABLE_CP852};

/// An encoding of text.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Charset {
    /// One of the WHATWG Encoding Standard.
    Standard(&'static Encoding),
    /// A code page of DOS.
    Dos(&'static DosPage),
}

/// A code page of DOS: ASCII, and above it these letters.
#[derive(Debug)]
pub(crate) struct DosPage {
    pub(crate) name: &'static str,
    pub(crate) letters: &'static [char; 128],
}

/// The pages of Western and Central Europe. That of Russia, 866, is in the Encoding Standard.
static PAGES: [(DosPage, &[&str]); 3] = [
    (
        DosPage { name: "IBM437", letters: &DECODING_TABLE_CP437 },
        &["437", "cp437", "cp-437", "ibm437"],
    ),
    (
        DosPage { name: "IBM850", letters: &DECODING_TABLE_CP850 },
        &["850", "cp850", "cp-850", "ibm850"],
    ),
    (
        DosPage { name: "IBM852", letters: &DECODING_TABLE_CP852 },
        &["852", "cp852", "cp-852", "ibm852"],
    ),
];

/// An encoding that nobody knows by this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownEncoding {
    /// The name that was given.
    pub label: String,
}

impl std::fmt::Display for UnknownEncoding {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "no encoding is called «{}»; for example utf-8, utf-16le, windows-1251, koi8-r, \
             cp866, windows-1252, latin1, latin2, windows-1250 and cp437 are",
            self.label
        )
    }
}

impl std::error::Error for UnknownEncoding {}

/// The encoding with this label: any label of the WHATWG Encoding Standard, or one of the names
/// that DOS and old mail programs used.
pub(crate) fn find(label: &str) -> Result<Charset, UnknownEncoding> {
    let label = label.trim();
    let lower = label.to_ascii_lowercase();
    let usual = match lower.as_str() {
        "utf16" => "utf-16",
        "utf16le" => "utf-16le",
        "utf16be" => "utf-16be",
        "866" | "dos" | "cp-866" => "ibm866",
        "1250" | "win1250" | "windows1250" | "cp-1250" => "windows-1250",
        "1251" | "win1251" | "windows1251" | "cp-1251" => "windows-1251",
        "1252" | "win1252" | "windows1252" | "cp-1252" | "latin-1" => "windows-1252",
        "latin-2" => "iso-8859-2",
        "koi8r" => "koi8-r",
        "koi8u" => "koi8-u",
        other => other,
    };
    if let Some((page, _)) = PAGES.iter().find(|(_, labels)| labels.contains(&usual)) {
        return Ok(Charset::Dos(page));
    }
    let standard = Encoding::for_label(usual.as_bytes()).map(Charset::Standard);
    standard.ok_or_else(|| UnknownEncoding { label: label.into() })
}

impl Charset {
    /// A text in it; what is none becomes U+FFFD.
    pub(crate) fn decode(self, bytes: &[u8]) -> String {
        match self {
            Charset::Standard(encoding) => {
                encoding.decode_without_bom_handling(bytes).0.into_owned()
            }
            Charset::Dos(page) => bytes.iter().map(|&byte| page.letter(byte)).collect(),
        }
    }

    /// Its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Charset::Standard(encoding) => encoding.name(),
            Charset::Dos(page) => page.name,
        }
    }
}

/// Writes text in an encoding.
#[derive(Clone, Copy, Debug)]
pub struct TextEncoder {
    charset: Charset,
    /// Whether only ASCII is written: on the web that is a name of windows-1252.
    is_ascii: bool,
}

impl TextEncoder {
    /// The encoder of an encoding by any of its names.
    pub fn new(label: &str) -> Result<TextEncoder, UnknownEncoding> {
        let is_ascii =
            ["ascii", "us-ascii"].iter().any(|name| name.eq_ignore_ascii_case(label.trim()));
        Ok(TextEncoder { charset: find(label)?, is_ascii })
    }

    /// The name of the encoding.
    pub fn name(&self) -> &'static str {
        if self.is_ascii { "US-ASCII" } else { self.charset.name() }
    }

    /// What stands before the first letter of a file: the mark of UTF-16.
    pub fn mark(&self) -> &'static [u8] {
        match self.charset {
            Charset::Standard(encoding) if encoding == UTF_16LE => b"\xff\xfe",
            Charset::Standard(encoding) if encoding == UTF_16BE => b"\xfe\xff",
            _ => b"",
        }
    }

    /// Appends a text; `Err` is the first letter that the encoding does not have, and `out` is as it
    /// was.
    pub fn encode(&self, text: &str, out: &mut Vec<u8>) -> Result<(), char> {
        let before = out.len();
        if let Some(letter) = text.chars().find(|letter| self.is_ascii && !letter.is_ascii()) {
            return Err(letter);
        }
        let done = match self.charset {
            Charset::Standard(encoding) if encoding == UTF_16LE => {
                out.extend(text.encode_utf16().flat_map(u16::to_le_bytes));
                Ok(())
            }
            Charset::Standard(encoding) if encoding == UTF_16BE => {
                out.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
                Ok(())
            }
            Charset::Standard(encoding) => standard(encoding, text, out),
            Charset::Dos(page) => text.chars().try_for_each(|letter| {
                out.push(page.byte(letter).ok_or(letter)?);
                Ok(())
            }),
        };
        if done.is_err() {
            out.truncate(before);
        }
        done
    }
}

impl DosPage {
    /// The letter of a byte.
    pub(crate) fn letter(&self, byte: u8) -> char {
        match byte.checked_sub(128) {
            None => char::from(byte),
            Some(high) => self.letters[usize::from(high)],
        }
    }

    fn byte(&self, letter: char) -> Option<u8> {
        if letter.is_ascii() {
            return Some(letter as u8);
        }
        let at = self.letters.iter().position(|known| *known == letter)?;
        Some(128 + at as u8)
    }
}

fn standard(encoding: &'static Encoding, text: &str, out: &mut Vec<u8>) -> Result<(), char> {
    let (bytes, _, lost) = encoding.encode(text);
    if !lost {
        out.extend_from_slice(&bytes);
        return Ok(());
    }
    let has = |letter: &char| !encoding.encode(letter.encode_utf8(&mut [0; 4])).2;
    Err(text.chars().find(|letter| !has(letter)).unwrap_or(char::REPLACEMENT_CHARACTER))
}

#[cfg(test)]
mod tests {
    #[test]
    fn ascii_is_ascii() {
        let mut out = Vec::new();
        for name in ["ascii", "US-ASCII"] {
            let encoder = TextEncoder::new(name).unwrap();
            assert_eq!(encoder.encode("caf\u{e9}", &mut out), Err('\u{e9}'));
            assert_eq!((encoder.name(), out.as_slice()), ("US-ASCII", b"".as_slice()));
        }
        assert_eq!(TextEncoder::new("latin1").unwrap().encode("\u{e9}", &mut out), Ok(()));
    }

    use super::*;
    use crate::encoding::Decoder;

    fn decoded(bytes: &[u8], label: &str) -> String {
        let mut text = String::new();
        let mut decoder = Decoder::new(bytes, find(label).ok());
        while decoder.fill(&mut text).unwrap() {}
        text
    }

    #[test]
    fn what_is_written_is_read() {
        let latin = "Müller – Šafář, Łódź";
        let cases = [
            ("windows-1250", latin),
            ("latin2", "Šafář, Łódź"),
            ("cp852", "Šafář, Łódź"),
            ("cp437", "Müller, ½ Ñ"),
            ("cp850", "Müller, ÃÕ"),
            ("koi8-u", "Єлизаров Їжак"),
            ("cp866", "Цирик"),
            ("utf-16le", latin),
            ("utf-16be", latin),
            ("utf-8", latin),
        ];
        for (label, text) in cases {
            let encoder = TextEncoder::new(label).unwrap();
            let mut bytes = encoder.mark().to_vec();
            assert_eq!(encoder.encode(text, &mut bytes), Ok(()), "{label}");
            assert_eq!(decoded(&bytes, label), text, "{label}");
        }
    }

    #[test]
    fn a_letter_that_is_not_there_is_named() {
        let encode = |label: &str, text: &str| {
            TextEncoder::new(label).ok().map(|encoder| encoder.encode(text, &mut Vec::new()))
        };
        assert_eq!(encode("windows-1252", "Val\u{e9}ry ж"), Some(Err('ж')));
        assert_eq!(encode("cp437", "Łódź"), Some(Err('Ł')));
        assert!(find("klingon").is_err());
    }
}
