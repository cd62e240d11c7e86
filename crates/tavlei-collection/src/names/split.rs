//! What a name consists of.

use super::letters::{plain, spell};

/// Titles of players, without dots, in lower case.
const TITLES: &[&str] = &[
    "gmi",
    "gmif",
    "gm",
    "igm",
    "wgm",
    "mi",
    "mif",
    "im",
    "mf",
    "mff",
    "fm",
    "wfm",
    "cm",
    "cmf",
    "kmn",
    "mn",
    "kmf",
    "dr",
    "drs",
    "prof",
    "mr",
    "mrs",
    "мг",
    "мгр",
    "гр",
    "гмс",
    "мс",
    "мсмк",
    "кмс",
    "мф",
    "змс",
    "змср",
    "гросс",
    "гроссмейстер",
    "мастер",
];

/// A piece of a name: a word, or what is left of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    /// As it sounds: [spelt](spell) in one way.
    pub(super) spelt: String,
    /// As it is written, letter by letter: an initial is its first letter, which may sound otherwise
    /// in the word (C. and Charles, J. and John, P. and Philip).
    plain: String,
    /// With the sound that other languages write before a Cyrillic letter: Егор is Yegor.
    voiced: Option<String>,
}

impl Word {
    fn new(text: &str) -> Word {
        let plain = plain(text);
        let voiced = text.starts_with(['Е', 'е', 'Ё', 'ё']).then(|| format!("i{plain}"));
        Word { spelt: spell(text), plain, voiced }
    }

    /// Whether one of two is the beginning of the other, in some way of writing. `Y.` fits `Iu.`:
    /// transliterations of an initial differ in length.
    pub(super) fn fits(&self, other: &Word) -> bool {
        let begins = |one: &str, other: &str| one.starts_with(other) || other.starts_with(one);
        let voiced = |one: &Word, other: &Word| {
            one.voiced.as_ref().is_some_and(|voiced| begins(voiced, &other.spelt))
        };
        begins(&self.spelt, &other.spelt)
            || begins(&self.plain, &other.plain)
            || voiced(self, other)
            || voiced(other, self)
    }

    fn loosened(&self) -> Word {
        let loose = |text: &String| text.replace('h', "g");
        Word {
            spelt: loose(&self.spelt),
            plain: loose(&self.plain),
            voiced: self.voiced.as_ref().map(loose),
        }
    }
}

/// A name in parts.
#[derive(Debug, Default)]
pub(super) struct Name {
    /// Words that are written out.
    pub(super) words: Vec<Word>,
    /// Initials and other short forms with a full stop.
    pub(super) initials: Vec<Word>,
    /// Those of the words that must be the family name; none if that can't be told.
    pub(super) family: Vec<Word>,
}

impl Name {
    /// Whether nothing is left of it.
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty() && self.initials.is_empty()
    }

    /// With one letter for h and g, which are one letter for some languages (Georgi, Heorhii).
    pub(super) fn loosened(&self) -> Name {
        let loose = |words: &[Word]| words.iter().map(Word::loosened).collect();
        Name {
            words: loose(&self.words),
            initials: loose(&self.initials),
            family: loose(&self.family),
        }
    }
}

/// Takes a name apart.
pub(super) fn split(name: &str) -> Name {
    let bare = without_brackets(name);
    let untitled = take_apart(&bare, is_title);
    if untitled.is_empty() { take_apart(&bare, |_| false) } else { untitled }
}

fn take_apart(bare: &str, is_dropped: fn(&str) -> bool) -> Name {
    let mut name = Name::default();
    let has_lower = bare.chars().any(char::is_lowercase);
    for (at, part) in bare.split(',').enumerate() {
        let chunks = part.split(|c: char| c.is_whitespace() || "_-–;/".contains(c));
        for chunk in chunks.filter(|chunk| !is_dropped(chunk)) {
            name.add(chunk, has_lower);
        }
        if at == 0 && bare.contains(',') {
            name.family.clone_from(&name.words);
        }
    }
    if name.family.is_empty() && name.words.len() == 1 {
        name.family.clone_from(&name.words);
    }
    name
}

impl Name {
    /// Adds what stands between two blanks. `has_lower`: capitals mean something.
    fn add(&mut self, chunk: &str, has_lower: bool) {
        let mut pieces = chunk.split('.').peekable();
        while let Some(piece) = pieces.next() {
            let piece: String =
                piece.chars().filter(|c| c.is_alphanumeric() || is_mark(*c)).collect();
            let is_stopped = pieces.peek().is_some();
            match piece.chars().count() {
                0 => {}
                1 if !piece.chars().all(char::is_numeric) => self.initials.push(Word::new(&piece)),
                2 if has_lower && piece.chars().all(char::is_uppercase) => {
                    self.initials
                        .extend(piece.chars().map(|letter| Word::new(&letter.to_string())));
                }
                2..=3 if is_stopped => self.initials.push(Word::new(&piece)),
                _ => self.words.push(Word::new(&piece)),
            }
        }
        self.words.retain(|word| !word.spelt.is_empty());
        self.initials.retain(|initial| !initial.spelt.is_empty());
    }
}

const fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// `gmi`, `MI`, `м.с.`; capitals with full stops are initials.
fn is_title(chunk: &str) -> bool {
    let bare = chunk.trim_end_matches('.');
    let is_dotted = bare.contains('.');
    let lower = bare.replace('.', "").to_lowercase();
    TITLES.contains(&lower.as_str()) && (!is_dotted || lower == bare.replace('.', ""))
}

/// Without what stands in brackets, such as a country.
fn without_brackets(name: &str) -> String {
    let mut depth = 0_u32;
    let mut bare = String::new();
    for letter in name.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    bare
}
