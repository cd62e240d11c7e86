//! Names: letters of two alphabets in one word, blanks.

use tavlei_record::Record;

use super::{Repair, of_tag};

/// The tags that hold names.
const NAMES: [&str; 9] =
    ["White", "Black", "Event", "Site", "Annotator", "WhiteTeam", "BlackTeam", "Source", "Opening"];

/// Latin letters and the Cyrillic ones that look like them.
const LOOK_ALIKES: [(char, char); 29] = [
    ('a', 'а'),
    ('c', 'с'),
    ('e', 'е'),
    ('o', 'о'),
    ('p', 'р'),
    ('x', 'х'),
    ('y', 'у'),
    ('i', 'і'),
    ('j', 'ј'),
    ('s', 'ѕ'),
    ('h', 'һ'),
    ('A', 'А'),
    ('B', 'В'),
    ('C', 'С'),
    ('E', 'Е'),
    ('H', 'Н'),
    ('K', 'К'),
    ('M', 'М'),
    ('O', 'О'),
    ('P', 'Р'),
    ('T', 'Т'),
    ('X', 'Х'),
    ('Y', 'У'),
    ('I', 'І'),
    ('J', 'Ј'),
    ('S', 'Ѕ'),
    ('k', 'к'),
    ('ë', 'ё'),
    ('Ë', 'Ё'),
];

/// What can be put right in the names of a record.
pub(super) fn repairs(record: &Record) -> Vec<Repair> {
    let is_name = |index: &usize| {
        let name = record.str(record.tags[*index].name);
        NAMES.iter().any(|known| known.eq_ignore_ascii_case(name))
    };
    (0..record.tags.len()).filter(is_name).filter_map(|index| repair(record, index)).collect()
}

/// One repair does both: the code is that of the letters where they change.
fn repair(record: &Record, index: usize) -> Option<Repair> {
    let text = record.str(record.tags[index].value);
    let spaced = with_single_blanks(text);
    let plain = of_one_alphabet(&spaced);
    let code = if plain == spaced { "T812" } else { "T811" };
    (plain != text).then(|| of_tag(record, index, code, plain))
}

/// No blanks at the ends, one between words, none before a comma and one behind it where a letter
/// follows.
fn with_single_blanks(text: &str) -> String {
    let mut spaced = String::with_capacity(text.len() + 1);
    for word in text.split_whitespace() {
        if !spaced.is_empty() && !word.starts_with(',') {
            spaced.push(' ');
        }
        spaced.push_str(word);
    }
    let pieces: Vec<&str> = spaced.split(',').collect();
    let mut joined = String::with_capacity(spaced.len() + 1);
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            joined.push(',');
        }
        if index > 0 && piece.starts_with(char::is_alphabetic) {
            joined.push(' ');
        }
        joined.push_str(piece);
    }
    joined
}

/// Each word in one alphabet, where the letters of the other one only look so.
fn of_one_alphabet(text: &str) -> String {
    if text.is_ascii() {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len());
    for word in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        out.push_str(&word_of_one_alphabet(word));
    }
    out
}

fn word_of_one_alphabet(word: &str) -> String {
    let latin = word.chars().filter(|&c| is_latin(c)).count();
    let cyrillic = word.chars().filter(|&c| is_cyrillic(c)).count();
    if latin == 0 || cyrillic == 0 {
        return word.to_owned();
    }
    let [to_latin, to_cyrillic] = [true, false].map(|latin| changed(word, latin));
    // Letters that have no likeness in the other alphabet decide; else the more frequent ones.
    match (to_latin, to_cyrillic) {
        (Some(latin), None) => latin,
        (None, Some(cyrillic)) => cyrillic,
        (Some(in_latin), Some(in_cyrillic)) => {
            if latin > cyrillic {
                in_latin
            } else {
                in_cyrillic
            }
        }
        (None, None) => word.to_owned(),
    }
}

/// The word in one alphabet; `None` if a letter of the other one has no likeness.
fn changed(word: &str, to_latin: bool) -> Option<String> {
    let letter = |c: char| {
        let foreign = if to_latin { is_cyrillic(c) } else { is_latin(c) };
        if !foreign {
            return Some(c);
        }
        let pair = LOOK_ALIKES.iter().find(|pair| if to_latin { pair.1 == c } else { pair.0 == c });
        pair.map(|pair| if to_latin { pair.0 } else { pair.1 })
    };
    word.chars().map(letter).collect()
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{24f}')
}

fn is_cyrillic(c: char) -> bool {
    matches!(c, '\u{400}'..='\u{52f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_two_alphabets_become_words_of_one() {
        // The odd letters are Cyrillic in the first and third, Latin in the second.
        for (text, plain) in [
            ("Ald\u{435}r, A.", "Alder, A."),
            ("Ив\u{61}нов И.И.", "Иванов И.И."),
            ("\u{421}edar", "Cedar"),
            ("Иванов (Ivanov)", "Иванов (Ivanov)"),
            ("Жd", "Жd"),
        ] {
            assert_eq!(of_one_alphabet(text), plain, "{text}");
        }
    }

    #[test]
    fn blanks() {
        for (text, plain) in [
            ("  Alder ,A. ", "Alder, A."),
            ("Alder,  A.\u{a0}B.", "Alder, A. B."),
            ("Alder,A.", "Alder, A."),
            ("1,5 points", "1,5 points"),
        ] {
            assert_eq!(with_single_blanks(text), plain, "{text}");
        }
    }
}
