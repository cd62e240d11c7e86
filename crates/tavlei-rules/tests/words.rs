//! The rules of games in words say the same in both languages.

use std::borrow::Cow;

use tavlei_rules::{Group, Spec, catalogue};

/// The examples between back quotes.
fn examples(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

fn assert_same(id: &str, english: &[Cow<str>], russian: &[Cow<str>]) {
    assert_eq!(english.len(), russian.len(), "{id}: as many texts in both languages");
    for (english, russian) in english.iter().zip(russian) {
        assert_eq!(examples(english), examples(russian), "{id}: {russian}");
    }
}

fn differing(spec: &Spec) -> [Option<&str>; 2] {
    [spec.differs.as_deref(), spec.differs_ru.as_deref()]
}

#[test]
fn a_translation_has_all_texts_with_their_examples() {
    for game in catalogue() {
        let spec = game.spec();
        for (english, russian) in [(&spec.words, &spec.words_ru), (&spec.writing, &spec.writing_ru)]
        {
            if !russian.is_empty() {
                assert_same(&spec.id, english, russian);
            }
        }
        if let [english, Some(russian)] = differing(spec) {
            assert_eq!(english.map(examples), Some(examples(russian)), "{}", spec.id);
        }
    }
}

#[test]
fn games_that_move_or_place_men_are_told_in_russian() {
    for game in
        catalogue().iter().filter(|game| matches!(game.group(), Group::Moving | Group::Placement))
    {
        let spec = game.spec();
        assert_eq!(spec.words.is_empty(), spec.words_ru.is_empty(), "{}", spec.id);
        assert_eq!(spec.writing.is_empty(), spec.writing_ru.is_empty(), "{}", spec.id);
        assert_eq!(spec.differs.is_none(), spec.differs_ru.is_none(), "{}", spec.id);
    }
}
