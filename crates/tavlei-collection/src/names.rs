//! Names of players: one person written in several ways.
//!
//! `Иванов И.И.`, `I. Ivanov`, `Ivanov, Ivan` and `GMI Iwanow, Iwan` may all be one person. Two
//! questions are answered: [`fold`] makes a key that does not depend on alphabet, diacritics, order
//! of words or titles; [`same`] also lets an initial stand for a name and a name be left out.

mod letters;
mod split;

use split::{Name, Word, split};

/// The key of a name: lower-case Latin letters without diacritics, one blank between words, names
/// in alphabetical order, then initials as they come. Titles and what stands in brackets are
/// dropped. A name without letters or digits (`?`) has an empty key.
///
/// It is made to compare, not to show: spellings that differ from language to language become one
/// (`Tsjizjov`, `Chizhov`, `Czyżow` and `Чижов` are all `chizhov`).
///
/// ```
/// use tavlei_collection::names::fold;
/// assert_eq!(fold("Куперман, Исер"), fold("Iser Koeperman"));
/// ```
pub fn fold(name: &str) -> String {
    let Name { words, initials, .. } = split(name);
    let spelt = |words: Vec<Word>| words.into_iter().map(|word| word.spelt).collect::<Vec<_>>();
    let mut words = spelt(words);
    words.sort_unstable();
    words.extend(spelt(initials));
    words.join(" ")
}

/// The letters of a name, its alphabet and the order of its words aside. Names with the same letters
/// are one; names with the same [key](fold) only sound alike (Jansen, Janssen).
pub(crate) fn letters(name: &str) -> String {
    let plain = in_order(name);
    let mut words: Vec<&str> = plain.split(' ').collect();
    words.sort_unstable();
    words.join(" ")
}

/// The key that a list of names is put in order by: lower-case Latin letters, letter by letter, the
/// words as they stand.
///
/// ```
/// use tavlei_collection::names::in_order;
/// assert!(in_order("Cedar, C.") < in_order("Иванов И.И."));
/// ```
pub fn in_order(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(letters::plain).collect::<Vec<_>>().join(" ")
}

/// Whether two spellings can be one person's: the same names and initials in any order and
/// alphabet, where an initial fits every name that begins with it, and one of the two may leave
/// out given names.
///
/// A family name that shows (it stands before a comma, or all else is initials) must be written
/// out in both. Names without letters are nobody's. The relation is not transitive: `Ivanov` fits
/// both `Ivanov, Ivan` and `Ivanov, Pyotr`.
///
/// ```
/// use tavlei_collection::names::same;
/// assert!(same("Иванов И.И.", "I. Ivanov"));
/// assert!(!same("Ivanov, Ivan", "Ivanov, Pyotr"));
/// ```
pub fn same(one: &str, other: &str) -> bool {
    let (mut one, mut other) = (split(one).loosened(), split(other).loosened());
    if digits(&one) != digits(&other) {
        return false;
    }
    let shared = take_pairs(&mut one.words, &mut other.words, |a, b| a.spelt == b.spelt);
    let is_shared = |word: &Word| shared.iter().any(|shared| shared.spelt == word.spelt);
    if shared.is_empty() || ![&one, &other].iter().all(|name| name.family.iter().all(is_shared)) {
        return false;
    }
    take_pairs(&mut one.words, &mut other.initials, Word::fits);
    take_pairs(&mut one.initials, &mut other.words, Word::fits);
    take_pairs(&mut one.initials, &mut other.initials, Word::fits);
    one.is_empty() || other.is_empty()
}

/// Whether the first of two spellings of one person tells more: names that the other leaves out or
/// only begins. A longer word alone tells nothing, it may be another transliteration.
///
/// ```
/// use tavlei_collection::names::fuller;
/// assert!(fuller("Ivanov, Ivan", "Иванов И."));
/// assert!(!fuller("Tsjizjov", "Chizhov"));
/// ```
pub fn fuller(one: &str, other: &str) -> bool {
    let told = |name: &str| {
        let Name { words, initials, .. } = split(name);
        (words.len(), initials.len())
    };
    same(one, other) && told(one) > told(other)
}

/// Numbers tell apart, as in `Player 1` and `Player 2`, and can't be left out.
fn digits(name: &Name) -> Vec<&String> {
    let mut found: Vec<&String> =
        name.words.iter().map(|word| &word.spelt).filter(|word| is_number(word)).collect();
    found.sort_unstable();
    found
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Takes out of both lists what pairs off; gives what stood in the first.
fn take_pairs(
    ones: &mut Vec<Word>,
    others: &mut Vec<Word>,
    pairs: impl Fn(&Word, &Word) -> bool,
) -> Vec<Word> {
    let mut taken = Vec::new();
    ones.retain(|one| {
        let found = others.iter().position(|other| pairs(one, other));
        if let Some(at) = found {
            others.remove(at);
            taken.push(one.clone());
        }
        found.is_none()
    });
    taken
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn all_fold_to(key: &str, spellings: &[&str]) {
        for spelling in spellings {
            assert_eq!(fold(spelling), key, "{spelling}");
        }
    }

    #[test]
    fn spellings_of_many_languages_meet() {
        all_fold_to("chizhov", &["Чижов", "Chizhov", "Tsjizjov", "Tschizhow", "Čižovs", "Czyżow"]);
        all_fold_to("kuperman", &["Куперман", "Kuperman", "Koeperman", "Kouperman"]);
        all_fold_to("baliakin", &["Балякин", "Balyakin", "Baljakin", "Baliakin"]);
        all_fold_to("georgev", &["Георгиев", "Georgiev", "Georgijew", "Gueorguiev"]);
        all_fold_to("anikev", &["Аникеев", "Анікєєв", "Anikeev", "Anikeyev"]);
        all_fold_to("shvarzman", &["Шварцман", "Shvartsman", "Schwarzman", "Schwartzman"]);
        all_fold_to("iuri", &["Юрий", "Yuri", "Yury", "Joeri", "Jurij", "Iouri"]);
        all_fold_to("evgeni", &["Евгений", "Yevgeny", "Evgenij", "Jewgienij"]);
        all_fold_to("aleksei", &["Алексей", "Alexey", "Aleksej", "Alexei"]);
        all_fold_to("dik", &["Dijk", "Dyk", "Dík"]);
        all_fold_to("shegolev", &["Щёголев", "Щеголев", "Shchegolev", "Schegolev"]);
    }

    #[test]
    fn order_initials_titles_and_brackets_do_not_count() {
        all_fold_to(
            "ivan ivanov",
            &["Ivanov, Ivan", "Ivan Ivanov", "ИВАНОВ Иван", "gmi Iwanow Iwan"],
        );
        all_fold_to(
            "ivanov i i",
            &["Иванов И.И.", "I. I. Ivanov", "мс Иванов ИИ", "I.I. Ivanov (RUS)"],
        );
        all_fold_to("ivanov m s", &["М.С. Иванов", "м.с. М.С. Иванов"]);
        all_fold_to("", &["", "?", " , "]);
        all_fold_to("gmi", &["GMI"]);
    }

    #[test]
    fn letters_of_the_other_alphabet_that_look_alike_are_seen_through() {
        // The second spelling has Latin `a` and `c`.
        assert_eq!(fold("Макаров Остап"), fold("Мaкaров Оcтап"));
    }

    #[test]
    fn one_person_in_several_ways() {
        for (one, other) in [
            ("Иванов И.И.", "I. Ivanov"),
            ("Иванов И.И.", "Ivanov, Ivan"),
            ("Ivanov, Ivan", "Ivan Ivanovich Ivanov"),
            ("Ivanov", "Ivanov, Ivan"),
            ("Я. Шаус", "Shaus, Yanis"),
            ("Ю. Королёв", "Y. Korolev"),
            ("Heorhii Bondarenko", "Бондаренко Георгий"),
            ("v.d. Berg, Jan", "Jan van der Berg"),
            // The first letter sounds otherwise in the name than alone.
            ("J. Smith", "Smith, John"),
            ("J. Smith", "Joost Smith"),
            ("Smith, J.", "Jean Smith"),
            ("C. Lopez", "Lopez, César"),
            ("C. Lopez", "Lopez, Charles"),
            ("P. Lopez", "Lopez, Philip"),
            ("E. Petrov", "Petrov, Evgeny"),
            ("Е. Петров", "Yevgeny Petrov"),
            ("Y. Petrov", "Петров Егор"),
            ("Y. Petrov", "Петров Е."),
        ] {
            assert!(same(one, other) && same(other, one), "{one} / {other}");
        }
    }

    #[test]
    fn two_people() {
        for (one, other) in [
            ("Ivanov, Ivan", "Ivanov, Pyotr"),
            ("Иванов И.И.", "Иванов И.П."),
            ("Ivanov, Ivan", "Petrov, Ivan"),
            ("Ivanov, Ivan", "Ivan, Pyotr"),
            ("I. Ivanov", "Ivan"),
            ("Player 1", "Player 2"),
            ("Player 1", "Player"),
            ("?", "?"),
            ("I.", "Ivanov"),
            ("J. Smith", "Smith, Charles"),
            ("C. Lopez", "Lopez, John"),
            ("Е. Петров", "Petrov, Yuri"),
        ] {
            assert!(!same(one, other) && !same(other, one), "{one} / {other}");
        }
    }

    proptest! {
        #[test]
        fn a_key_is_its_own_key_and_order_is_lost(a in "[А-Яа-яёЁ]{3,9}", b in "[A-Za-zčšžüéł]{3,9}") {
            let name = format!("{a} {b}");
            prop_assert_eq!(fold(&name), fold(&format!("{b}, {a}")));
        }

        #[test]
        fn nothing_breaks_it(a in ".{0,24}", b in ".{0,24}") {
            prop_assert_eq!(same(&a, &b), same(&b, &a));
            prop_assert!(fold(&a).chars().all(|c| !c.is_ascii_uppercase()));
        }
    }
}
