//! The rules of the games in words: what is said in English is said in Russian too, sentence by
//! sentence, with the same examples.

use tavlei_rules::{Game, Spec, catalogue};

/// A text and its Russian twin.
type Pair<'s> = (&'s str, &'s str);

fn games() -> impl Iterator<Item = &'static Game> {
    catalogue().iter()
}

/// The counts of English and of Russian texts: rules, notation, what the game differs from.
fn counts(spec: &Spec) -> [(usize, usize); 3] {
    let differs = [&spec.differs, &spec.differs_ru].map(|text| usize::from(text.is_some()));
    [
        (spec.words.len(), spec.words_ru.len()),
        (spec.writing.len(), spec.writing_ru.len()),
        (differs[0], differs[1]),
    ]
}

fn pairs(spec: &Spec) -> Vec<Pair<'_>> {
    let english = spec.words.iter().chain(spec.writing.iter()).chain(&spec.differs);
    let russian = spec.words_ru.iter().chain(spec.writing_ru.iter()).chain(&spec.differs_ru);
    english.map(AsRef::as_ref).zip(russian.map(AsRef::as_ref)).collect()
}

fn is_told(spec: &Spec) -> bool {
    counts(spec).iter().any(|&(_, russian)| russian > 0)
}

/// What stands between back quotes, in order of the alphabet: languages order it differently.
fn examples(text: &str) -> Vec<&str> {
    let mut quoted: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
    quoted.sort_unstable();
    quoted
}

/// The words outside back quotes that are of Latin letters and no sign of a piece or a cell.
fn latin_words(text: &str) -> Vec<&str> {
    text.split('`')
        .step_by(2)
        .flat_map(|part| part.split(|letter: char| !letter.is_ascii_alphabetic()))
        .filter(|word| word.len() > 2 && *word != "PDN")
        .collect()
}

#[test]
fn every_game_of_these_families_is_told_in_russian() {
    for game in games() {
        for (english, russian) in counts(game.spec()) {
            assert_eq!(english, russian, "{}", game.id());
        }
    }
}

#[test]
fn a_game_told_in_russian_is_told_whole() {
    for game in games().filter(|game| is_told(game.spec())) {
        for (english, russian) in counts(game.spec()) {
            assert_eq!(english, russian, "{}", game.id());
        }
    }
}

#[test]
fn examples_are_the_same_in_both_languages() {
    for game in games().filter(|game| is_told(game.spec())) {
        for (english, russian) in pairs(game.spec()) {
            assert_eq!(examples(english), examples(russian), "{}: {russian}", game.id());
        }
    }
}

#[test]
fn russian_has_no_english_words() {
    for game in games() {
        for (_, russian) in pairs(game.spec()) {
            assert_eq!(latin_words(russian), [""; 0], "{}: {russian}", game.id());
        }
    }
}
