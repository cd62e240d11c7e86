//! Guessing an encoding from bytes.

mod latin;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, IBM866, KOI8_R, WINDOWS_1251, WINDOWS_1252};

use crate::charset::Charset;
use crate::encoding::WIDE;

/// The letters of Russian from the most to the least frequent.
const RUSSIAN: &str = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё";

/// UTF-16 by its NULs: text that is mostly Latin has one in every pair, always on the same side.
pub(crate) fn utf16(start: &[u8]) -> Option<&'static Encoding> {
    let mut nuls = [0_usize; 2];
    for pair in start.chunks_exact(2) {
        nuls[0] += usize::from(pair[0] == 0);
        nuls[1] += usize::from(pair[1] == 0);
    }
    let pairs = start.len() / 2;
    let [high, low] = nuls;
    match pairs {
        0 | 1 => None,
        _ if low * 5 > pairs * 2 && high * 20 < pairs => Some(WIDE[0]),
        _ if high * 5 > pairs * 2 && low * 20 < pairs => Some(WIDE[1]),
        _ => None,
    }
}

/// How many bytes of a text are not UTF-8.
pub(crate) fn strays(mut context: &[u8]) -> u64 {
    let mut count = 0;
    while let Err(error) = std::str::from_utf8(context) {
        let Some(len) = error.error_len() else { break };
        count += len as u64;
        context = &context[error.valid_up_to() + len..];
    }
    count
}

/// The likeliest single-byte encoding of a text that is not UTF-8. `before` is the byte before it.
///
/// In a Latin text accents stand alone between ASCII letters, in a Cyrillic one whole words lie
/// above 0x7F; that settles which script it is. Which Latin encoding follows from the words, which
/// Cyrillic one from the frequency
/// of the letters and from capitals standing where capitals stand. `chardetng` has the word where
/// there is too little text for that.
pub(crate) fn single_byte(context: &[u8], before: u8, last: bool) -> Charset {
    let (lone, joined) = neighbours(context, before);
    if joined <= lone {
        return latin::guess(context, before).unwrap_or(Charset::Standard(WINDOWS_1252));
    }
    Charset::Standard(cyrillic(context, joined, last))
}

/// The likeliest encoding of Cyrillic letters, so many of which stand beside another.
fn cyrillic(context: &[u8], joined: usize, last: bool) -> &'static Encoding {
    let scores =
        [WINDOWS_1251, KOI8_R, IBM866].map(|encoding| (russian(context, encoding), encoding));
    let [best, second] = best_two(scores);
    if best.0 >= second.0 + 2 * i64::from(joined < 12) {
        return best.1;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(context, last);
    match detector.guess(None, Utf8Detection::Deny).name() {
        "KOI8-R" | "KOI8-U" => KOI8_R,
        "IBM866" => IBM866,
        "windows-1251" | "ISO-8859-5" | "x-mac-cyrillic" => WINDOWS_1251,
        _ => best.1,
    }
}

fn best_two(mut scores: [(i64, &'static Encoding); 3]) -> [(i64, &'static Encoding); 2] {
    scores.sort_by_key(|&(score, _)| -score);
    [scores[0], scores[1]]
}

/// How many high bytes stand alone, and how many beside another.
fn neighbours(context: &[u8], before: u8) -> (usize, usize) {
    let (mut lone, mut joined) = (0, 0);
    let high = |byte: Option<&u8>| byte.is_some_and(|&byte| byte >= 0x80);
    for (i, &byte) in context.iter().enumerate() {
        let previous = if i == 0 { Some(&before) } else { context.get(i - 1) };
        match byte >= 0x80 {
            true if high(previous) || high(context.get(i + 1)) => joined += 1,
            true => lone += 1,
            false => {}
        }
    }
    (lone, joined)
}

/// How much the text looks like Russian in an encoding.
fn russian(context: &[u8], encoding: &'static Encoding) -> i64 {
    let (text, _) = encoding.decode_without_bom_handling(context);
    let (mut score, mut previous) = (0, ' ');
    for letter in text.chars() {
        score += letter_score(previous, letter);
        previous = letter;
    }
    score
}

fn letter_score(previous: char, letter: char) -> i64 {
    if letter.is_ascii() {
        return 0;
    }
    let lower = letter.to_lowercase().next().unwrap_or(letter);
    let Some(rank) = RUSSIAN.chars().position(|known| known == lower) else {
        return -4;
    };
    let common = match rank {
        0..10 => 3,
        10..20 => 2,
        _ => 1,
    };
    let capital_inside = letter.is_uppercase() && previous.is_lowercase() && !previous.is_ascii();
    common - if capital_inside { 6 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &str = "[Event \"Личное первенство города, 1962\"]\n[White \"Куперман И.\"]\n";

    #[test]
    fn cyrillic_encodings_are_told_apart() {
        for encoding in [WINDOWS_1251, KOI8_R, IBM866] {
            for text in [NAMES, "Дубов Д.", "Ёлкин Ё.", "ВИГМАН", "Цирик", "иванов"]
            {
                let (bytes, _, _) = encoding.encode(text);
                assert_eq!(single_byte(&bytes, b'"', true).name(), encoding.name(), "{text}");
            }
        }
    }

    #[test]
    fn lone_accents_are_latin() {
        for text in [&b"Val\xe9ry"[..], b"\xb0 turno", b"\x93Cup\x94", b"10 \xe8 vincente"] {
            assert_eq!(single_byte(text, b'"', true).name(), "windows-1252");
        }
    }

    #[test]
    fn utf16_shows_by_its_nuls() {
        let text: Vec<u8> = "1. 32-28 19-23".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(utf16(&text), Some(WIDE[0]));
        let text: Vec<u8> = "1. 32-28 19-23".encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(utf16(&text), Some(WIDE[1]));
        assert_eq!(utf16(b"1. 32-28 19-23"), None);
    }
}
