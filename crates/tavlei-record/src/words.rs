//! Words that people write where PDN has names of tags and results: one table for all text formats.

use crate::format::Ended;
use crate::pdn::is_result;

/// How people call what a tag tells, in lower case.
#[rustfmt::skip]
const TAGS: &[(&str, &str)] = &[
    ("white", "White"), ("белые", "White"), ("wit", "White"),
    ("black", "Black"), ("черные", "Black"), ("zwart", "Black"),
    ("event", "Event"), ("tournament", "Event"), ("турнир", "Event"), ("соревнование", "Event"), ("toernooi", "Event"),
    ("site", "Site"), ("place", "Site"), ("место", "Site"), ("город", "Site"), ("plaats", "Site"),
    ("round", "Round"), ("тур", "Round"), ("ronde", "Round"),
    ("date", "Date"), ("дата", "Date"), ("год", "Date"), ("datum", "Date"),
    ("result", "Result"), ("результат", "Result"), ("итог", "Result"), ("счет", "Result"), ("uitslag", "Result"),
    ("opening", "Opening"), ("дебют", "Opening"),
    ("game", "Variant"), ("игра", "Variant"), ("gametype", "GameType"), ("notation", "Notation"),
    ("setup", "SetUp"), ("fen", "FEN"), ("position", "FEN"), ("позиция", "FEN"),
];

const WHITE: Ended = Ended::Won { by_white: true };
const BLACK: Ended = Ended::Won { by_white: false };

/// How people say how a game ended, in lower case.
#[rustfmt::skip]
const RESULTS: &[(&str, Ended)] = &[
    ("ничья", Ended::Drawn), ("согласились на ничью", Ended::Drawn), ("соперники согласились на ничью", Ended::Drawn),
    ("белые выиграли", WHITE), ("белые победили", WHITE), ("победа белых", WHITE), ("выигрыш белых", WHITE),
    ("черные сдались", WHITE), ("черные сдаются", WHITE),
    ("черные выиграли", BLACK), ("черные победили", BLACK), ("победа черных", BLACK), ("выигрыш черных", BLACK),
    ("белые сдались", BLACK), ("белые сдаются", BLACK),
    ("draw", Ended::Drawn), ("drawn", Ended::Drawn), ("draw agreed", Ended::Drawn),
    ("white wins", WHITE), ("white won", WHITE), ("black resigned", WHITE), ("black resigns", WHITE),
    ("black wins", BLACK), ("black won", BLACK), ("white resigned", BLACK), ("white resigns", BLACK),
    ("remise", Ended::Drawn), ("wit wint", WHITE), ("wit won", WHITE), ("wit gewonnen", WHITE),
    ("zwart geeft op", WHITE), ("zwart gaf op", WHITE), ("zwart wint", BLACK), ("zwart won", BLACK),
    ("zwart gewonnen", BLACK), ("wit geeft op", BLACK), ("wit gaf op", BLACK),
];
/// No phrase for a result has more words.
const MOST_WORDS: usize = 4;

/// The tag that a word stands for.
pub(crate) fn tag_of(word: &str) -> Option<&'static str> {
    let word = plain(word);
    TAGS.iter().find(|(known, _)| *known == word).map(|(_, tag)| *tag)
}

/// How a game ended, in words.
pub(crate) fn result_of(text: &str) -> Option<Ended> {
    let text = plain(text.trim_end_matches(['.', '!', ' ']));
    RESULTS.iter().find(|(known, _)| *known == text).map(|(_, ended)| *ended)
}

/// The words at the end of a line that say how a game ended, and where they begin: they stand alone or
/// behind a move.
pub(crate) fn result_at_end(line: &str) -> Option<(usize, Ended)> {
    let line = line.trim_end();
    let starts = line.char_indices().rev().filter(|(at, letter)| {
        !letter.is_whitespace() && line[..*at].chars().next_back().is_none_or(char::is_whitespace)
    });
    let starts: Vec<usize> = starts.map(|(at, _)| at).take(MOST_WORDS).collect();
    let found = starts.iter().rev().find_map(|at| Some((*at, result_of(&line[*at..])?)))?;
    let before = before_words(&line[..found.0]);
    let last = before.rsplit([' ', '\t']).next().unwrap_or("");
    let is_behind_moves = before.is_empty() || last.ends_with(['}', ')']) || is_move(last);
    is_behind_moves.then_some(found)
}

/// What stands before words, without the signs that part them from it.
pub(crate) fn before_words(line: &str) -> &str {
    line.trim_end_matches([' ', '\t', ',', ';', '.', '–', '—', '-'])
}

/// `c3-b4`, `1.c3-b4`, `d6:b4`, `28x19!`, `ц3-д4`.
pub(crate) fn is_move(word: &str) -> bool {
    let word = word.trim_end_matches(|c: char| "!?.,;+*".contains(c));
    let word = match word.split_once(['.', ')']) {
        Some((number, rest)) if number.bytes().all(|b| b.is_ascii_digit()) => {
            rest.trim_start_matches('.')
        }
        _ => word,
    };
    let cells: Vec<&str> = word.split(['-', ':', 'x', '×', '–', '—']).collect();
    cells.len() >= 2 && cells.iter().all(|cell| is_cell(cell))
}

/// Whether a text is a score: it begins with the number of a move, and has nothing but numbers, moves and
/// results.
pub(crate) fn is_score(text: &str) -> bool {
    let words = || text.split([' ', '\t', ';', ',']).filter(|word| !word.is_empty());
    let is_number = |word: &str| {
        let digits = word.trim_end_matches(['.', ')', '…']);
        digits.len() < word.len()
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
    };
    let begins = words().next().is_some_and(|first| {
        is_number(first) || (is_move(first) && first.split_once(['.', ')']).is_some())
    });
    begins
        && words().any(is_move)
        && words().all(|word| is_number(word) || is_move(word) || is_result(word))
}

/// `32`, `c3`, `ц3`.
pub(crate) fn is_cell(cell: &str) -> bool {
    let is_file = |c: char| c.is_ascii_lowercase() || matches!(c, 'а'..='я');
    let digits = cell.strip_prefix(is_file).unwrap_or(cell);
    (1..=2).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Lower case, `е` for `ё`, one blank between words.
fn plain(text: &str) -> String {
    let words = text.split_whitespace().map(|word| word.to_lowercase().replace('ё', "е"));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_written_as_they_are_looked_up() {
        for (word, _) in TAGS {
            assert!(tag_of(word).is_some() && plain(word) == *word, "{word}");
        }
        for (words, ended) in RESULTS {
            assert_eq!(result_of(words), Some(*ended), "{words}");
            assert!(words.split(' ').count() <= MOST_WORDS, "{words}");
        }
        assert_eq!(tag_of("Чёрные"), Some("Black"));
        assert_eq!(result_of("Чёрные  сдались."), Some(WHITE));
    }

    #[test]
    fn a_score_is_numbers_and_moves() {
        for text in [" 2. b2-c3 f6-g5; 1-0", "2.b2-c3", "12... 7-11 13. 32x28 1/2-1/2"] {
            assert!(is_score(text), "{text}");
        }
        for text in ["2. b2-c3 is better", "b2-c3", "2.", "1-0", "", "see 2. b2-c3"] {
            assert!(!is_score(text), "{text}");
        }
    }

    #[test]
    fn results_stand_alone_or_behind_moves() {
        for line in
            ["Ничья.", "  draw", "2. b2-c3 f6-g5 Ничья", "5. c3:e5, Ничья!", "1) a3-b4 {x} draw"]
        {
            assert_eq!(result_at_end(line).map(|(_, ended)| ended), Some(Ended::Drawn), "{line}");
        }
        for line in ["this is a draw", "Вечная ничья", "draws", "1. c3-d4", ""] {
            assert_eq!(result_at_end(line), None, "{line}");
        }
    }
}
