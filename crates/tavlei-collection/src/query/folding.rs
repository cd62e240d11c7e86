//! A stand-in for [`crate::names`], which takes its place.

/// A name in lower-case Latin letters.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase().chars().map(latin).collect()
}

fn latin(letter: char) -> &'static str {
    const CYRILLIC: [&str; 32] = [
        "a", "b", "v", "g", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s",
        "t", "u", "f", "kh", "ts", "ch", "sh", "sh", "", "y", "", "e", "iu", "ia",
    ];
    const ASCII: &str = "abcdefghijklmnopqrstuvwxyz";
    match letter {
        'ё' => "e",
        'а'..='я' => CYRILLIC[letter as usize - 'а' as usize],
        'a'..='z' => {
            let at = letter as usize - 'a' as usize;
            &ASCII[at..=at]
        }
        _ => " ",
    }
}

/// Whether two spellings may be one person's: all words of the shorter fit words of the other.
pub(crate) fn same(one: &str, other: &str) -> bool {
    let (one, other) = (fold(one), fold(other));
    let words = |name: &'_ str| name.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let (mut few, mut many) = (words(&one), words(&other));
    if few.len() > many.len() {
        std::mem::swap(&mut few, &mut many);
    }
    let fits = |a: &str, b: &str| {
        a == b || a.len() == 1 && b.starts_with(a) || b.len() == 1 && a.starts_with(b)
    };
    few.iter().any(|word| word.len() > 1 && many.contains(word))
        && few.iter().all(|word| many.iter().any(|other| fits(word, other)))
}
