//! Which encoding a text in Latin letters is in, by its words: the letters beyond ASCII of one word
//! belong to one language, stand between letters, and are capitals only where capitals stand.

use crate::charset::{Charset, find};

/// Encodings from the most to the least usual, with the languages that are written in them. The
/// first of those that fit as well counts.
const ENCODINGS: [(&str, &[&str]); 6] = [
    ("windows-1252", WESTERN),
    ("windows-1250", CENTRAL),
    ("iso-8859-2", CENTRAL),
    ("cp850", WESTERN),
    ("cp437", WESTERN),
    ("cp852", CENTRAL),
];

/// The letters beyond ASCII of French, German, Dutch, Spanish, Portuguese, Italian, the Nordic
/// languages.
const WESTERN: &[&str] = &[
    "éèêëàâçîïôûùœæ",
    "äöüß",
    "éèëïöüáóí",
    "áéíóúñü",
    "áâãàçéêíóôõú",
    "àèéìòù",
    "åäöæøéü",
    "áðéíóúýþæö",
];
/// Of Polish, Czech, Slovak, Hungarian, South Slavic, Romanian, German.
const CENTRAL: &[&str] =
    &["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîşţșț", "äöüß"];

/// Signs that stand at the edge of a word without being part of it.
const EDGES: &str = "“”„‚‘’«»‹›–—…°§·•¿¡ªº";

/// A letter that fits, one that does not, and a sign where a letter should be.
const FITS: i64 = 1;
const STRANGE: i64 = -2;
const SIGN: i64 = -4;

/// The likeliest encoding of a text that stands behind a byte.
pub(super) fn guess(context: &[u8], before: u8) -> Option<Charset> {
    let mut best = None;
    for (label, languages) in ENCODINGS {
        let Ok(charset) = find(label) else { continue };
        let text = format!("{}{}", char::from(before & 0x7f), charset.decode(context));
        let score = score(&text, languages);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, charset));
        }
    }
    best.map(|(_, charset)| charset)
}

fn score(text: &str, languages: &[&str]) -> i64 {
    let is_end = |c: char| c.is_ascii() && !c.is_ascii_alphabetic() || c.is_whitespace();
    text.split(is_end).filter(|word| !word.is_ascii()).map(|word| word_score(word, languages)).sum()
}

/// A word, perhaps with signs around it.
fn word_score(word: &str, languages: &[&str]) -> i64 {
    let word = word.trim_matches(|c| EDGES.contains(c));
    let is_alone = word.chars().count() == 1;
    let mut score = 0;
    let mut letters = Vec::new();
    let mut previous = ' ';
    for letter in word.chars().filter(|c| *c != '’') {
        match letter {
            _ if !letter.is_alphabetic() && is_alone => {}
            _ if !letter.is_alphabetic() => score += SIGN,
            _ if letter.is_uppercase() && previous.is_lowercase() && !letter.is_ascii() => {
                score += SIGN;
            }
            _ if !letter.is_ascii() => letters.extend(letter.to_lowercase()),
            _ => {}
        }
        previous = letter;
    }
    let count = letters.len() as i64;
    let fits = |language: &&str| letters.iter().all(|letter| language.contains(*letter));
    score + count * if languages.iter().any(fits) { FITS } else { STRANGE }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TextEncoder;

    fn guessed(text: &str, encoding: &str) -> &'static str {
        let mut bytes = Vec::new();
        assert_eq!(TextEncoder::new(encoding).unwrap().encode(text, &mut bytes), Ok(()), "{text}");
        let from = bytes.iter().position(|byte| *byte >= 0x80).unwrap();
        let before = from.checked_sub(1).map_or(b'"', |at| bytes[at]);
        guess(&bytes[from..], before).unwrap().name()
    }

    const WEST: &str = "[White \"Valéry, Noël\"]\n[Black \"Müller, Jürgen\"]\n[Site \"Orléans\"]";
    const POLISH: &str =
        "[White \"Wiśniewski, Łukasz\"]\n[Black \"Dąbrowski, Paweł\"]\n[Site \"Łódź\"]";
    const CZECH: &str = "[White \"Dvořák, Jiří\"]\n[Black \"Kučera, Tomáš\"]\n[Site \"Plzeň\"]";

    #[test]
    fn encodings_are_told_apart_by_words() {
        assert_eq!(guessed(WEST, "windows-1252"), "windows-1252");
        // CP437 has the same bytes for all these letters.
        assert_eq!([guessed(WEST, "cp850"), guessed(WEST, "cp437")], ["IBM850", "IBM850"]);
        for text in [POLISH, CZECH] {
            assert_eq!(guessed(text, "windows-1250"), "windows-1250", "{text}");
            assert_eq!(guessed(text, "latin2"), "ISO-8859-2", "{text}");
            assert_eq!(guessed(text, "cp852"), "IBM852", "{text}");
        }
    }

    #[test]
    fn one_name_may_be_enough() {
        assert_eq!(guessed("Müller", "cp850"), "IBM850");
        assert_eq!(guessed("Łukasz", "windows-1250"), "windows-1250");
        assert_eq!(guessed("Valéry", "windows-1252"), "windows-1252");
        assert_eq!(guessed("“Cup” – 2°", "windows-1252"), "windows-1252");
        // Nothing tells č from è in a word that has no other such letter.
        assert_eq!(guessed("Kučera", "windows-1250"), "windows-1252");
    }
}
