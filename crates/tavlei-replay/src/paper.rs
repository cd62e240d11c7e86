//! How a notation is set out in a score for people: its numbers, what parts its moves, its words for
//! results.

use tavlei_core::Side;
use tavlei_notation::{MoveNumbers, Notation, ResultWords};
use tavlei_record::{Record, ScoreNumbers, ScoreStyle};
use tavlei_rules::Game;

use crate::score::{Says, parse_score};

/// The style of a score with what a notation says of it. Its words for results are used where the
/// record has a result of two players, and its game is known.
pub fn score_style(
    style: &ScoreStyle,
    notation: &Notation,
    game: Option<&Game>,
    record: &Record,
) -> ScoreStyle {
    let numbers = match notation.numbers {
        MoveNumbers::Dots => ScoreNumbers::Dots,
        MoveNumbers::Brackets => ScoreNumbers::Brackets,
        MoveNumbers::None => ScoreNumbers::None,
    };
    let words = notation.results.as_ref().zip(game);
    let result = words.and_then(|(words, game)| word(words, game, record)).map(str::to_owned);
    ScoreStyle { numbers, between: notation.between.clone(), result, ..style.clone() }
}

/// The word for the result of a record.
fn word<'a>(words: &'a ResultWords, game: &Game, record: &Record) -> Option<&'a str> {
    let text = record.stated_result()?;
    let white_first = game.scored_first() == Side::White;
    match parse_score(text)?.says {
        Says::First if white_first => Some(&words.white),
        Says::Second if !white_first => Some(&words.white),
        Says::First | Says::Second => Some(&words.black),
        Says::Draw => Some(&words.draw),
        Says::NobodyScored | Says::Nth(_) | Says::Nothing => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tavlei_record::{ReadOptions, parse_all};
    use tavlei_rules::find;

    /// In English draughts Black begins, and `1-0` is Black's win.
    #[test]
    fn results_in_words() {
        let words = |white: &str, draw: &str, black: &str| ResultWords {
            white: white.to_owned(),
            draw: draw.to_owned(),
            black: black.to_owned(),
        };
        let notation = Notation { results: Some(words("+", "=", "−")), ..Notation::default() };
        let said = |id: &str, text: &str| {
            let record = parse_all(text.as_bytes(), &ReadOptions::default()).remove(0);
            score_style(&ScoreStyle::default(), &notation, find(id).as_ref(), &record).result
        };
        assert_eq!(said("russian", "1. c3-d4 1-0").as_deref(), Some("+"));
        assert_eq!(said("english", "1. 11-15 1-0").as_deref(), Some("−"));
        assert_eq!(said("russian", "1. c3-d4 1/2-1/2").as_deref(), Some("="));
        assert_eq!(said("russian", "1. c3-d4 *"), None);
        assert_eq!(said("russian", "[Result \"1-0\"]\n1. c3-d4 *").as_deref(), Some("+"));
    }
}
