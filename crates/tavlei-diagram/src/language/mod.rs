//! The words of diagrams in several languages: who is to move, what is asked, what stands where.

mod phrases;
mod words;

use std::fmt;
use std::str::FromStr;

use tavlei_core::Seat;

pub(crate) use words::Words;

/// A language that diagrams speak.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Language {
    #[default]
    English,
    Russian,
    Dutch,
    French,
    German,
    Polish,
    Ukrainian,
}

/// A text that names no language of diagrams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLanguage(String);

impl fmt::Display for BadLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        write!(f, "diagrams don't speak {:?}; they do speak {}", self.0, codes.join(", "))
    }
}

impl std::error::Error for BadLanguage {}

impl FromStr for Language {
    type Err = BadLanguage;

    fn from_str(text: &str) -> Result<Language, BadLanguage> {
        let mut all = Language::ALL.into_iter();
        all.find(|language| language.code() == text).ok_or_else(|| BadLanguage(text.to_owned()))
    }
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 7] = [
        Language::English,
        Language::Russian,
        Language::Dutch,
        Language::French,
        Language::German,
        Language::Polish,
        Language::Ukrainian,
    ];

    /// Its code (ISO 639-1): `en`.
    pub fn code(self) -> &'static str {
        self.words().code
    }

    /// Its words.
    pub(crate) fn words(self) -> &'static Words {
        match self {
            Language::English => &words::ENGLISH,
            Language::Russian => &words::RUSSIAN,
            Language::Dutch => &words::DUTCH,
            Language::French => &words::FRENCH,
            Language::German => &words::GERMAN,
            Language::Polish => &words::POLISH,
            Language::Ukrainian => &words::UKRAINIAN,
        }
    }

    /// Whose turn it is, without a full stop: `White to move`.
    pub fn to_move(self, seat: Option<Seat>) -> &'static str {
        let words = self.words();
        seat.map_or(words.no_mover, |seat| words.to_move[seat.index()])
    }

    /// What is asked of who is to move: `White to move and win`.
    pub fn asked(self, seat: Seat, aim: Aim) -> String {
        let words = self.words();
        let ending = match aim {
            Aim::Win => words.and_win,
            Aim::Draw => words.and_draw,
        };
        format!("{}{ending}", words.moves[seat.index()])
    }

    /// Which move something comes after: `after 24... 32-28`.
    pub fn after(self, turn: &str) -> String {
        self.words().after.replace("{}", turn)
    }

    /// Which move a position comes after: `Position after 24... 32-28`.
    pub fn position_after(self, turn: &str) -> String {
        format!("{} {}", self.words().position, self.after(turn))
    }

    /// Which move a position comes before: `Position before 24... 32-28`.
    pub fn position_before(self, turn: &str) -> String {
        format!("{} {}", self.words().position, self.words().before.replace("{}", turn))
    }

    /// What a game says in English of its hands and sections, in this language where it is known.
    pub fn phrase(self, english: &str) -> &str {
        phrases::phrase(english, self.code()).unwrap_or(english)
    }
}

/// What who is to move shall reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Aim {
    Win,
    Draw,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_asks_in_its_own_words() {
        let asked = Language::ALL.map(|language| language.asked(Seat::White, Aim::Win));
        let words = [
            "White to move and win",
            "Белые начинают и выигрывают",
            "Wit speelt en wint",
            "Les Blancs jouent et gagnent",
            "Weiß zieht und gewinnt",
            "Białe zaczynają i wygrywają",
            "Білі починають і виграють",
        ];
        assert_eq!(asked, words);
        assert_eq!(Language::Dutch.asked(Seat::Black, Aim::Draw), "Zwart speelt en maakt remise");
    }

    #[test]
    fn positions_come_before_and_after_turns() {
        let told = |language: Language| {
            (language.position_before("24. 32-28"), language.position_after("24. 32-28"))
        };
        let (before, after) = told(Language::Russian);
        assert_eq!([before, after], ["Позиция перед 24. 32-28", "Позиция после 24. 32-28"]);
        for language in Language::ALL {
            let (before, after) = told(language);
            assert!(before != after && before.contains("24. 32-28"), "{language:?}");
        }
    }

    #[test]
    fn stipulations_tell_all_six_cases_apart() {
        for language in Language::ALL {
            let of = |seat| {
                let [win, draw] = [Aim::Win, Aim::Draw].map(|aim| language.asked(seat, aim));
                [language.to_move(Some(seat)).to_owned(), win, draw]
            };
            let mut told = [of(Seat::White), of(Seat::Black)].concat();
            told.sort_unstable();
            told.dedup();
            assert_eq!(told.len(), 6, "{language:?}");
        }
    }

    #[test]
    fn phrases_of_games_are_told_in_each_language() {
        assert_eq!(Language::Russian.phrase("hand"), "в руке");
        assert_eq!(Language::English.phrase("hand"), "hand");
        assert_eq!(Language::Polish.phrase("a phrase of nobody"), "a phrase of nobody");
    }

    #[test]
    fn languages_are_found_by_their_codes() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        assert!("xx".parse::<Language>().unwrap_err().to_string().contains("en, ru, nl"));
    }
}
