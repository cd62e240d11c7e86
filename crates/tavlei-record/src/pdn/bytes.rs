//! What a byte is to the tokeniser.

/// Blank: space, tab, line ends and the like.
pub(super) const BLANK: u8 = 1;
/// Ends a token by itself.
pub(super) const STOP: u8 = 2;
/// Not ASCII; the character decides.
pub(super) const HIGH: u8 = 4;
/// `0` to `9`.
pub(super) const DIGIT: u8 = 8;
/// `A` to `Z`, `a` to `z`.
pub(super) const ALPHA: u8 = 16;

/// The class of every byte.
pub(super) static CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = match byte as u8 {
            b' ' | b'\t'..=b'\r' => BLANK,
            b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';' | b'$' | b'!' | b'?' | b'<' | b'\\' => {
                STOP
            }
            b'0'..=b'9' => DIGIT,
            b'A'..=b'Z' | b'a'..=b'z' => ALPHA,
            0x80.. => HIGH,
            _ => 0,
        };
        byte += 1;
    }
    table
}

/// Whether a byte is of a class.
pub(super) fn is(byte: u8, class: u8) -> bool {
    CLASS[byte as usize] & class != 0
}

/// The length of the blank character at the start of these bytes that are not ASCII, or 0: no-break
/// and other Unicode spaces, zero-width characters, a byte order mark in the middle of a file.
pub(super) fn wide_blank(bytes: &[u8]) -> usize {
    match bytes {
        [0xc2, 0xa0 | 0x85, ..] => 2,
        [0xe2, 0x80, 0x80..=0x8f | 0xa8 | 0xa9 | 0xaf, ..]
        | [0xe3, 0x80, 0x80, ..]
        | [0xef, 0xbb, 0xbf, ..] => 3,
        _ => 0,
    }
}

/// The length of the dash at the start of these bytes, or 0: `-` and the Unicode dashes.
pub(super) fn dash(bytes: &[u8]) -> usize {
    match bytes {
        [b'-', ..] => 1,
        [0xe2, 0x80, 0x90..=0x95, ..] | [0xe2, 0x88, 0x92, ..] | [0xef, 0xbc, 0x8d, ..] => 3,
        _ => 0,
    }
}

/// The length of the sign between two cells at the start of these bytes, or 0.
pub(super) fn separator(bytes: &[u8]) -> usize {
    match bytes {
        [b'x' | b'X' | b':', ..] => 1,
        [0xc3, 0x97, ..] | [0xd1, 0x85, ..] | [0xd0, 0xa5, ..] => 2,
        _ => dash(bytes),
    }
}

/// The length of `...` (or `..`, or `…`) at the start of these bytes, or 0.
pub(super) fn dots(bytes: &[u8]) -> usize {
    let plain = bytes.iter().take_while(|&&byte| byte == b'.').count();
    match bytes {
        [0xe2, 0x80, 0xa6, ..] => 3,
        _ if plain >= 2 => plain,
        _ => 0,
    }
}

/// The length of the blanks at the start of these bytes that do not end the line.
pub(super) fn inline_blanks(bytes: &[u8]) -> usize {
    let mut len = 0;
    while let Some(&byte) = bytes.get(len) {
        len += match byte {
            b' ' | b'\t' => 1,
            0x80.. if wide_blank(&bytes[len..]) > 0 => wide_blank(&bytes[len..]),
            _ => break,
        };
    }
    len
}
