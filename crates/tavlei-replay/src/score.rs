//! Scores: `1-0`, `2-0`, `1/2-1/2`, `0:1`, `1+ - 1-`, `1 1/2 - 1/2`, `1.02-0.98`, `4-6`, `*`.

use std::cmp::Ordering;

use tavlei_rules::Scale;

/// What a score says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Says {
    /// The player written first scored more.
    First,
    /// The player written second scored more.
    Second,
    /// Both scored the same, and something.
    Draw,
    /// Nothing for both.
    NobodyScored,
    /// Nothing: not known, or not finished.
    Nothing,
}

/// A score that was understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Score {
    /// What it says.
    pub(crate) says: Says,
    /// In which of the two usual scales, if in one.
    pub(crate) scale: Option<Scale>,
    /// Whether it is a score of another kind: points, plus draws, a match.
    pub(crate) unusual: bool,
}

/// Whether a text is a score that says how a game ended: `*` and prose do not.
pub fn tells_result(text: &str) -> bool {
    parse_score(text).is_some_and(|score| score.says != Says::Nothing)
}

/// Reads a score; `None` if the text is none.
pub(crate) fn parse_score(text: &str) -> Option<Score> {
    let text = text.trim().trim_matches('"').trim();
    if matches!(text, "" | "*" | "?" | "-" | "--" | "..." | "N/A" | "n/a") {
        return Some(Score { says: Says::Nothing, scale: None, unusual: false });
    }
    // Every result of every game passes here: the usual ones need no parsing.
    let usual = |says, scale| Some(Score { says, scale: Some(scale), unusual: false });
    match text {
        "1-0" => usual(Says::First, Scale::One),
        "0-1" => usual(Says::Second, Scale::One),
        "1/2-1/2" => usual(Says::Draw, Scale::One),
        "2-0" => usual(Says::First, Scale::Two),
        "0-2" => usual(Says::Second, Scale::Two),
        "1-1" => usual(Says::Draw, Scale::Two),
        _ => parse_any(text),
    }
}

fn parse_any(text: &str) -> Option<Score> {
    let plain =
        text.replace(['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'], "-");
    let plain = plain.replace('\u{bd}', " 1/2").replace(',', ".");
    let mut cuts = plain.match_indices(['-', ':']);
    let (first, second) =
        cuts.find_map(|(at, _)| Some((points(&plain[..at])?, points(&plain[at + 1..])?)))?;
    let order = first.value.total_cmp(&second.value);
    let says = match order {
        Ordering::Greater => Says::First,
        Ordering::Less => Says::Second,
        Ordering::Equal if first.value == 0.0 => Says::NobodyScored,
        Ordering::Equal => Says::Draw,
    };
    let scale = if first.plus || second.plus { None } else { scale(first.value, second.value) };
    let unusual = scale.is_none() && says != Says::NobodyScored;
    Some(Score { says, scale, unusual })
}

fn scale(first: f32, second: f32) -> Option<Scale> {
    const SCALES: [(f32, f32, Scale); 6] = [
        (1.0, 0.0, Scale::One),
        (0.0, 1.0, Scale::One),
        (0.5, 0.5, Scale::One),
        (2.0, 0.0, Scale::Two),
        (0.0, 2.0, Scale::Two),
        (1.0, 1.0, Scale::Two),
    ];
    let same = |a: f32, b: f32| a.total_cmp(&b) == Ordering::Equal;
    SCALES.iter().find(|row| same(row.0, first) && same(row.1, second)).map(|row| row.2)
}

/// What one player scored.
struct Points {
    value: f32,
    /// A plus or minus behind the number: a draw with an advantage.
    plus: bool,
}

/// `1`, `0.98`, `1/2`, `1 1/2`, `1+`, `1-`.
fn points(text: &str) -> Option<Points> {
    let text = text.trim();
    let bare = text.strip_suffix(['+', '-']).unwrap_or(text).trim_end();
    let plus = bare.len() < text.len();
    let mut value = None;
    for word in bare.split_whitespace() {
        let part = match word.split_once('/') {
            Some((over, under)) => number(over)? / number(under).filter(|n| *n > 0.0)?,
            None => number(word)?,
        };
        value = Some(value.unwrap_or(0.0) + part);
    }
    Some(Points { value: value?, plus })
}

fn number(text: &str) -> Option<f32> {
    let shaped = !text.is_empty()
        && text.len() <= 6
        && text.bytes().all(|b| b.is_ascii_digit() || b == b'.');
    if shaped { text.parse().ok() } else { None }
}

/// A usual score in a scale.
pub(crate) fn write_score(says: Says, scale: Scale) -> Option<&'static str> {
    Some(match (says, scale) {
        (Says::First, Scale::One) => "1-0",
        (Says::Second, Scale::One) => "0-1",
        (Says::Draw, Scale::One) => "1/2-1/2",
        (Says::First, Scale::Two) => "2-0",
        (Says::Second, Scale::Two) => "0-2",
        (Says::Draw, Scale::Two) => "1-1",
        (Says::NobodyScored, _) => "0-0",
        (Says::Nothing, _) => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_all_kinds() {
        let rows: &[(&str, Says, Option<Scale>, bool)] = &[
            ("1-0", Says::First, Some(Scale::One), false),
            (" 0-1", Says::Second, Some(Scale::One), false),
            ("0:1", Says::Second, Some(Scale::One), false),
            ("1/2:1/2", Says::Draw, Some(Scale::One), false),
            ("1/2 - 1/2", Says::Draw, Some(Scale::One), false),
            ("\u{bd}-\u{bd}", Says::Draw, Some(Scale::One), false),
            ("0.5-0.5", Says::Draw, Some(Scale::One), false),
            ("0,5\u{2013}0,5", Says::Draw, Some(Scale::One), false),
            ("2-0", Says::First, Some(Scale::Two), false),
            ("1-1", Says::Draw, Some(Scale::Two), false),
            ("0-0", Says::NobodyScored, None, false),
            ("*", Says::Nothing, None, false),
            ("-", Says::Nothing, None, false),
            ("1+ - 1-", Says::Draw, None, true),
            ("1 1/2 - 1/2", Says::First, None, true),
            ("1.02-0.98", Says::First, None, true),
            ("4-6", Says::Second, None, true),
            ("12-0", Says::First, None, true),
        ];
        for &(text, says, scale, unusual) in rows {
            assert_eq!(parse_score(text), Some(Score { says, scale, unusual }), "{text}");
        }
    }

    #[test]
    fn what_is_no_score() {
        for text in ["White wins", "1", "1-", "-1", "a-b", "1/0-1", "99999999-1"] {
            assert_eq!(parse_score(text), None, "{text}");
        }
    }
}
