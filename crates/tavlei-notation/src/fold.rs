//! One spelling for what looks alike: dashes, spaces, signs and letters of other alphabets become
//! the ASCII characters that they stand for, with their places in the source kept.

use std::ops::Range;

use crate::Quirks;

/// Stands for a character that means nothing here.
const UNKNOWN: u8 = 0x1a;

/// A text brought to ASCII, byte by byte beside the characters that it came from.
#[derive(Debug)]
pub(crate) struct Folded {
    /// The text; runs of spaces are kept as they are, as blanks.
    pub(crate) bytes: Vec<u8>,
    /// What had to be brought into line.
    pub(crate) quirks: Quirks,
    /// Where each byte's character begins in the source; one entry more for the end.
    starts: Vec<usize>,
}

impl Folded {
    /// Folds a whole text.
    pub(crate) fn new(text: &str) -> Folded {
        let mut folded = Folded {
            bytes: Vec::with_capacity(text.len()),
            quirks: Quirks::NONE,
            starts: Vec::with_capacity(text.len() + 1),
        };
        let mut after_cell = false;
        for (start, char) in text.char_indices() {
            let (byte, quirk) = folded_char(char, after_cell);
            if byte != b' ' {
                after_cell = byte.is_ascii_alphanumeric() && byte != b'x';
            }
            folded.bytes.push(byte);
            folded.starts.push(start);
            folded.quirks |= quirk;
        }
        folded.starts.push(text.len());
        folded
    }

    /// The bytes of the source that a range of folded bytes came from.
    pub(crate) fn source(&self, range: Range<usize>) -> Range<usize> {
        let last = self.starts.len() - 1;
        self.starts[range.start.min(last)]..self.starts[range.end.min(last)]
    }
}

/// A written turn with the letters and digits of other alphabets replaced by those that they stand
/// for in a cell's name or as the sign of a capture; everything else stays.
///
/// ```
/// // The first letter and the sign are Cyrillic.
/// assert_eq!(tavlei_notation::to_plain_letters("с3хe5"), "c3xe5");
/// ```
pub fn to_plain_letters(text: &str) -> String {
    let mut after_cell = false;
    let plain = |char: char| {
        let (byte, quirk) = folded_char(char, after_cell);
        if byte != b' ' {
            after_cell = byte.is_ascii_alphanumeric() && byte != b'x';
        }
        if quirk.has(Quirks::HOMOGLYPH) { char::from(byte) } else { char }
    };
    text.chars().map(plain).collect()
}

/// The ASCII character that one stands for. `х`, which looks like x and sounds like h, is the
/// sign of a capture behind a cell and a file in front of one.
fn folded_char(char: char, after_cell: bool) -> (u8, Quirks) {
    match char {
        'х' | 'Х' if after_cell => (b'x', Quirks::HOMOGLYPH),
        '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' => (b' ', Quirks::NONE),
        c if c.is_whitespace() => (b' ', Quirks::NONE),
        c if c.is_ascii() => (c as u8, Quirks::NONE),
        '\u{ad}'
        | '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{2043}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{ff0d}' => (b'-', Quirks::UNICODE_DASH),
        '×' | '✕' | '✖' | '⨯' => (b'x', Quirks::OTHER_TAKE_SIGN),
        '\u{2236}' | '\u{ff1a}' => (b':', Quirks::OTHER_TAKE_SIGN),
        _ => match look_alike(char) {
            Some(byte) => (byte, Quirks::HOMOGLYPH),
            None => (UNKNOWN, Quirks::NONE),
        },
    }
}

/// Letters and digits that look like those of a cell's name.
fn look_alike(char: char) -> Option<u8> {
    Some(match char {
        'а' => b'a',
        'А' => b'A',
        'в' => b'b',
        'В' => b'B',
        'с' => b'c',
        'С' => b'C',
        'ԁ' => b'd',
        'е' | 'ё' => b'e',
        'Е' | 'Ё' => b'E',
        'н' | 'һ' | 'х' => b'h',
        'Н' | 'Һ' | 'Х' => b'H',
        'і' => b'i',
        'І' => b'I',
        'ј' => b'j',
        'Ј' => b'J',
        'к' => b'k',
        'К' => b'K',
        'ӏ' | 'Ӏ' => b'l',
        'о' | 'О' => b'0',
        'З' | 'з' => b'3',
        'б' => b'6',
        '\u{ff10}'..='\u{ff19}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' => {
            (char as u32 - 0xfee0) as u8
        }
        _ => return None,
    })
}
