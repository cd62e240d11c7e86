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
    /// One player of a game of more than two has won: which of them in playing order, from 0.
    Nth(usize),
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
    /// Whether it is marked as not played. No scale has a sign for that: such a score stays as it
    /// is written.
    pub(crate) forfeit: bool,
}

impl Score {
    /// A score of a game that was played, in a scale if in one of the usual.
    const fn played(says: Says, scale: Option<Scale>) -> Score {
        Score { says, scale, unusual: false, forfeit: false }
    }
}

/// Reads a score of a game of more than two: a digit for each player in playing order, one of them
/// 1, `0-1-0`. `None` if the text is none.
pub(crate) fn parse_digits(text: &str, players: usize) -> Option<Score> {
    let known = |says| Some(Score::played(says, None));
    if let Some(Score { says: Says::Nothing, .. }) = parse_score(text) {
        return known(Says::Nothing);
    }
    let digits: Vec<&str> = text.trim().split(['-', ':']).map(str::trim).collect();
    let winners: Vec<usize> = (0..digits.len()).filter(|&at| digits[at] == "1").collect();
    let losers = digits.iter().filter(|&&digit| digit == "0").count();
    match winners[..] {
        _ if digits.len() != players => None,
        [winner] if losers + 1 == players => known(Says::Nth(winner)),
        [] if losers == players => known(Says::NobodyScored),
        _ => None,
    }
}

/// A score of a game of more than two that one player has won.
pub(crate) fn write_digits(winner: usize, players: usize) -> Option<&'static str> {
    const OF_THREE: [&str; 3] = ["1-0-0", "0-1-0", "0-0-1"];
    const OF_FOUR: [&str; 4] = ["1-0-0-0", "0-1-0-0", "0-0-1-0", "0-0-0-1"];
    match players {
        3 => OF_THREE.get(winner).copied(),
        4 => OF_FOUR.get(winner).copied(),
        _ => None,
    }
}

/// Whether a text is a score that says how a game ended: `*` and prose do not.
pub fn tells_result(text: &str) -> bool {
    parse_score(text).is_some_and(|score| score.says != Says::Nothing)
}

/// Reads a score of two players; `None` if the text is none.
pub(crate) fn parse_score(text: &str) -> Option<Score> {
    let text = text.trim().trim_matches('"').trim();
    if matches!(text, "" | "*" | "?" | "-" | "--" | "..." | "N/A" | "n/a") {
        return Some(Score::played(Says::Nothing, None));
    }
    // Every result of every game passes here: the usual ones need no parsing.
    let usual = |says, scale| Some(Score::played(says, Some(scale)));
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
    let points = score_points(text)?;
    let says = match points.first.total_cmp(&points.second) {
        Ordering::Greater => Says::First,
        Ordering::Less => Says::Second,
        Ordering::Equal if points.first == 0.0 => Says::NobodyScored,
        Ordering::Equal => Says::Draw,
    };
    let plus = points.edge != Ordering::Equal;
    let scale = if plus { None } else { scale(points.first, points.second) };
    let unusual = scale.is_none() && says != Says::NobodyScored;
    Some(Score { says, scale, unusual, forfeit: points.forfeit })
}

/// A score seen from the other side: `2-0` becomes `0-2`; what is no score of two stays.
pub(crate) fn turned_result(text: &str) -> String {
    let cut = text.match_indices(['-', ':']).find(|(at, _)| {
        points(text[..*at].trim()).is_some() && points(text[at + 1..].trim()).is_some()
    });
    match cut {
        Some((at, sign)) => format!("{}{sign}{}", &text[at + 1..], &text[..at]),
        None => text.to_owned(),
    }
}

/// A score as numbers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScorePoints {
    /// What the player written first scored, as written.
    pub first: f32,
    /// What the player written second scored.
    pub second: f32,
    /// Who has the advantage in a draw that marks it, as `1+ - 1-` does: `Greater` for the player
    /// written first, `Equal` where nothing is marked.
    pub edge: Ordering,
    /// Whether it is marked as not played: `1-0F`, `+/-`.
    pub forfeit: bool,
}

/// Signs for a game that was not played, with the scores that they stand for.
const NOT_PLAYED: [(&str, f32, f32); 9] = [
    ("+/-", 1.0, 0.0),
    ("+:-", 1.0, 0.0),
    ("+-", 1.0, 0.0),
    ("-/+", 0.0, 1.0),
    ("-:+", 0.0, 1.0),
    ("-+", 0.0, 1.0),
    ("-/-", 0.0, 0.0),
    ("-:-", 0.0, 0.0),
    ("+/+", 0.5, 0.5),
];

/// Reads a score as numbers; `None` if the text holds no numbers.
///
/// `2-0`, `0:1`, `1/2-1/2`, `1 1/2 - 1/2`, `1+ - 1-`, `12-0`; a game won without play is `1-0F`,
/// `1F-0F` or `+/-`, lost by both `-/-`.
pub fn score_points(text: &str) -> Option<ScorePoints> {
    let plain = plain(text);
    let plain = plain.trim();
    if let Some(&(_, first, second)) = NOT_PLAYED.iter().find(|row| row.0 == plain) {
        return Some(ScorePoints { first, second, edge: Ordering::Equal, forfeit: true });
    }
    let mut cuts = plain.match_indices(['-', ':']);
    let (first, second) =
        cuts.find_map(|(at, _)| Some((points(&plain[..at])?, points(&plain[at + 1..])?)))?;
    Some(ScorePoints {
        first: first.value,
        second: second.value,
        edge: first.sign.cmp(&second.sign),
        forfeit: first.forfeit || second.forfeit,
    })
}

/// Reads what one player has: `7`, `7.5`, `7,5`, `7 1/2`, `7½`, `½`; `None` if the text is no number.
///
/// ```
/// use tavlei_replay::one_score;
/// assert_eq!(["3½", "3,5", "3 1/2"].map(one_score), [Some(3.5); 3]);
/// assert_eq!(one_score("x"), None);
/// ```
pub fn one_score(text: &str) -> Option<f32> {
    let read = points(&plain(text))?;
    (read.sign == 0 && !read.forfeit).then_some(read.value)
}

/// A score with one kind of dash, of fraction and of decimal point.
fn plain(text: &str) -> String {
    let dashes = ['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'];
    text.replace(dashes, "-").replace('\u{bd}', " 1/2").replace(',', ".")
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
    /// 1 or -1 for a plus or minus behind the number: a draw with an advantage.
    sign: i8,
    /// An F behind the number: won or lost without play.
    forfeit: bool,
}

/// `1`, `0.98`, `1/2`, `1 1/2`, `1+`, `1-`, `1F`.
fn points(text: &str) -> Option<Points> {
    let text = text.trim();
    let played = text.strip_suffix(['F', 'f']).unwrap_or(text).trim_end();
    let bare = played.strip_suffix(['+', '-']).unwrap_or(played).trim_end();
    let sign = match played.as_bytes().last() {
        Some(b'+') => 1,
        Some(b'-') => -1,
        _ => 0,
    };
    let mut value = None;
    for word in bare.split_whitespace() {
        let part = match word.split_once('/') {
            Some((over, under)) => number(over)? / number(under).filter(|n| *n > 0.0)?,
            None => number(word)?,
        };
        value = Some(value.unwrap_or(0.0) + part);
    }
    Some(Points { value: value?, sign, forfeit: played.len() < text.len() })
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
        (Says::Nth(_) | Says::Nothing, _) => return None,
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
            ("1-0F", Says::First, Some(Scale::One), false),
            ("0F-2F", Says::Second, Some(Scale::Two), false),
            ("+/-", Says::First, Some(Scale::One), false),
            ("-:+", Says::Second, Some(Scale::One), false),
            ("-/-", Says::NobodyScored, None, false),
        ];
        for &(text, says, scale, unusual) in rows {
            let read = parse_score(text).map(|score| (score.says, score.scale, score.unusual));
            assert_eq!(read, Some((says, scale, unusual)), "{text}");
        }
    }

    #[test]
    fn a_digit_for_each_player() {
        let says = |text, players| parse_digits(text, players).map(|score| score.says);
        for players in [3, 4] {
            for winner in 0..players {
                let text = write_digits(winner, players).unwrap();
                assert_eq!(says(text, players), Some(Says::Nth(winner)), "{text}");
                assert_eq!(says(text, 7 - players), None, "{text} is one of {players}");
            }
        }
        assert_eq!(says("0:0:1", 3), Some(Says::Nth(2)));
        assert_eq!(says("0-0-0", 3), Some(Says::NobodyScored));
        assert_eq!(says("*", 3), Some(Says::Nothing));
        for text in ["1-0", "1-1-0", "0-2-0", "0-1-x", "1/2-1/2-0", "won"] {
            assert_eq!(says(text, 3), None, "{text}");
        }
    }

    #[test]
    fn marks_of_an_advantage_and_of_a_game_not_played() {
        let marks = |text| score_points(text).map(|points| (points.edge, points.forfeit));
        assert_eq!(marks("1+ - 1-"), Some((Ordering::Greater, false)));
        assert_eq!(marks("1- - 1+"), Some((Ordering::Less, false)));
        assert_eq!(marks("1-0F"), Some((Ordering::Equal, true)));
        assert_eq!(marks("1-1"), Some((Ordering::Equal, false)));
        let forfeit = |text| parse_score(text).is_some_and(|score| score.forfeit);
        assert!(["2-0F", "1F-0F", "0-0F", "+/-", "-/-"].into_iter().all(forfeit));
        assert!(!["2-0", "0-0", "1+ - 1-"].into_iter().any(forfeit));
    }

    #[test]
    fn what_is_no_score() {
        for text in ["White wins", "1", "1-", "-1", "a-b", "1/0-1", "99999999-1"] {
            assert_eq!(parse_score(text), None, "{text}");
        }
    }
}
