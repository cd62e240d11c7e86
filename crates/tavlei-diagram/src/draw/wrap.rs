//! How wide texts are, near enough, and where their lines end.

/// The width of a text in thousandths of the size of its font, near that of `DejaVu Sans`.
pub(super) fn width(text: &str) -> i32 {
    text.chars().map(advance).sum()
}

fn advance(c: char) -> i32 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '\'' | '|' | '!' | ' ' | 'I' | 'і' | 'ї'
        | '’' => 330,
        '(' | ')' | '[' | ']' | 'f' | 'r' | 't' | '-' | '/' | '"' | 'г' => 420,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '—' | 'ж' | 'ш' | 'щ' | 'ю' | 'ы' | 'ф' | 'Ж' | 'Ш'
        | 'Щ' | 'Ю' | 'Ф' | 'М' => 960,
        c if c.is_uppercase() => 720,
        _ => 630,
    }
}

/// A text in lines no wider than `most` (thousandths of the font's size), cut between words, in a
/// word only where it is too long.
pub(super) fn wrapped(text: &str, most: i32) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_inclusive([' ', ',']) {
        let is_full = |line: &str| width(line) + width(word.trim_end()) > most;
        if lines.last().is_some_and(|line| !line.is_empty() && is_full(line)) {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let line = lines.last().map_or("", String::as_str);
            if !line.is_empty() && letter != ' ' && width(line) + advance(letter) > most {
                lines.push(String::new());
            }
            if let Some(line) = lines.last_mut() {
                line.push(letter);
            }
        }
    }
    let lines = lines.into_iter().map(|line| line.trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_between_words() {
        assert_eq!(wrapped("aa bb, cc", 3000), ["aa", "bb,", "cc"]);
        assert_eq!(wrapped("aa bb, cc", 4000), ["aa bb,", "cc"]);
        assert_eq!(wrapped("aaaaaaa b", 2000), ["aaa", "aaa", "a b"]);
        assert!(wrapped("  ", 100).is_empty());
    }
}
