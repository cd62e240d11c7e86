//! One word of a name, spelt in one way.

/// The word in lower-case Latin letters without diacritics, spelt in one way whatever language the
/// spelling comes from. Letters of other alphabets than the Latin and the Cyrillic stay.
pub(super) fn spell(word: &str) -> String {
    let lower: String = word.chars().flat_map(char::to_lowercase).collect();
    let lower = if lower.chars().any(is_cyrillic) { unmasked(&lower) } else { lower };
    // Where carons and the like are written, a plain c is a ts: Kazancevs.
    let soft_c = lower.chars().any(|letter| "čšžżņļģķāēīūłąę".contains(letter));
    let mut plain = String::new();
    lower.chars().for_each(|letter| push_latin(&mut plain, letter));
    let sounds = rewrite(&plain, SOUNDS).replace('C', if soft_c { "z" } else { "k" });
    one_ending(without_doubles(&rewrite(&without_doubles(&sounds), MEETINGS)))
}

/// The word in lower-case Latin letters without diacritics, each letter for itself.
pub(super) fn plain(word: &str) -> String {
    let mut plain = String::new();
    word.chars().flat_map(char::to_lowercase).for_each(|letter| push_latin(&mut plain, letter));
    plain
}

const fn is_cyrillic(letter: char) -> bool {
    matches!(letter, '\u{400}'..='\u{52f}')
}

/// Latin letters in a Cyrillic word are slips for the Cyrillic ones that look like them.
fn unmasked(word: &str) -> String {
    const LATIN: &str = "aceopxyi";
    const CYRILLIC: &str = "асеорхуі";
    let real = |letter| {
        let at = LATIN.chars().position(|latin| latin == letter);
        at.and_then(|at| CYRILLIC.chars().nth(at)).unwrap_or(letter)
    };
    word.chars().map(real).collect()
}

/// Adds a lower-case letter in plain Latin letters; combining accents add nothing.
fn push_latin(to: &mut String, letter: char) {
    match (cyrillic(letter), latin(letter)) {
        (Some(text), _) | (None, Some(text)) => to.push_str(text),
        (None, None) if ('\u{300}'..='\u{36f}').contains(&letter) => {}
        (None, None) => to.push(letter),
    }
}

/// A Cyrillic letter by its sound: Russian, Ukrainian, Belarusian, Serbian, Mongolian, Turkic.
const fn cyrillic(letter: char) -> Option<&'static str> {
    Some(match letter {
        'а' | 'ә' => "a",
        'б' => "b",
        'в' | 'ў' => "v",
        'г' | 'ґ' | 'ғ' => "g",
        'д' => "d",
        'е' | 'ё' | 'э' => "e",
        'є' => "ie",
        'ж' | 'җ' => "zh",
        'з' | 'ц' => "z",
        'и' | 'й' | 'ы' | 'і' | 'ј' => "i",
        'ї' => "ii",
        'к' | 'қ' => "k",
        'л' => "l",
        'љ' => "li",
        'м' => "m",
        'н' | 'ң' | 'ҥ' => "n",
        'њ' => "ni",
        'о' | 'ө' => "o",
        'п' => "p",
        'р' => "r",
        'с' => "s",
        'т' => "t",
        'у' | 'ү' | 'ұ' => "u",
        'ф' => "f",
        'х' | 'һ' => "h",
        'ч' | 'ћ' => "ch",
        'ш' | 'щ' => "sh",
        'ю' => "iu",
        'я' => "ia",
        'ђ' => "di",
        'џ' => "dzh",
        'ь' | 'ъ' => "",
        _ => return None,
    })
}

/// A Latin letter without what is above, below or through it.
const fn latin(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' => "c",
        'č' | 'ć' => "ch",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' | 'ģ' | 'ġ' => "g",
        'ì'..='ï' | 'ī' | 'į' | 'ı' => "i",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ś' | 'ș' => "s",
        'š' | 'ş' => "sh",
        'ß' => "ss",
        'ť' | 'ț' | 'ţ' => "t",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ź' => "z",
        'ž' | 'ż' => "zh",
        _ => return None,
    })
}

/// Letters that are one sound in one language or another, longer ones first; `C` is a c whose sound
/// depends on the language. Dutch `sj`, `tsj`, `zj`; Polish `sz`, `cz`, `w`; German `sch`, `tsch`,
/// `w`; English `sh`, `ch`, `zh`, `kh`; French `tch`, `gu`.
const SOUNDS: &[(&str, &str)] = &[
    ("schtsch", "sh"),
    ("sjtsj", "sh"),
    ("shch", "sh"),
    ("szcz", "sh"),
    ("tsch", "ch"),
    ("tsj", "ch"),
    ("tch", "ch"),
    ("sch", "sh"),
    ("gue", "ge"),
    ("gui", "gi"),
    ("ch", "ch"),
    ("cz", "ch"),
    ("ck", "k"),
    ("ce", "ze"),
    ("ci", "zi"),
    ("cy", "zi"),
    ("sj", "sh"),
    ("sz", "sh"),
    ("zj", "zh"),
    ("ts", "z"),
    ("tz", "z"),
    ("th", "t"),
    ("kh", "h"),
    ("ph", "f"),
    ("c", "C"),
    ("q", "k"),
    ("x", "ks"),
    ("w", "v"),
    ("j", "i"),
    ("y", "i"),
];

/// Vowels that are written in several ways: Dutch `oe` and French `ou` are u; `ye`, `ie`, `yo` and
/// the Russian ё are e.
const MEETINGS: &[(&str, &str)] =
    &[("ioe", "iu"), ("iou", "iu"), ("ie", "e"), ("io", "e"), ("oe", "u"), ("ou", "u")];

/// Endings that a language puts on or that a habit spells otherwise: Latvian `-ovs`, `Smirnof`.
const ENDINGS: &[(&str, &str)] =
    &[("ovs", "ov"), ("evs", "ev"), ("skis", "ski"), ("of", "ov"), ("ander", "andr")];

/// From left to right, wherever a left side stands, its right side instead.
fn rewrite(text: &str, pairs: &[(&str, &str)]) -> String {
    let mut made = String::new();
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        if let Some((from, to)) = pairs.iter().find(|(from, _)| rest.starts_with(from)) {
            made.push_str(to);
            rest = &rest[from.len()..];
        } else {
            made.push(letter);
            rest = &rest[letter.len_utf8()..];
        }
    }
    made
}

/// One letter where the same stands several times in a row; digits stay.
fn without_doubles(text: &str) -> String {
    let mut made = String::new();
    for letter in text.chars() {
        if letter.is_numeric() || !made.ends_with(letter) {
            made.push(letter);
        }
    }
    made
}

fn one_ending(word: String) -> String {
    let ended = |(from, to): &(&str, &str)| Some(format!("{}{to}", word.strip_suffix(from)?));
    ENDINGS.iter().find_map(ended).unwrap_or(word)
}
