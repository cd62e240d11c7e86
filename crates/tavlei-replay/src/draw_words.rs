//! Draw rules in words.

use std::borrow::Cow;

use tavlei_core::{Counted, DrawRule, Ending, Quiet, When};

/// What makes a draw by a rule: `16 moves of each side with three pieces against a lone king`; for a
/// rule that counts nothing, the position: `two kings against a king`.
pub fn draw_rule_in_words(rule: &DrawRule) -> String {
    let position = position(&rule.when);
    if rule.counted == Counted::AtOnce {
        return position.unwrap_or_else(|| "any position".to_owned());
    }
    let with = position.map(|position| format!(" with {position}")).unwrap_or_default();
    format!("{}{}{with}", moves(rule.counted), unbroken(rule.quiet))
}

fn moves(counted: Counted) -> String {
    match counted {
        Counted::Each(n) => format!("{n} moves of each side"),
        Counted::Stronger(n) => format!("{n} moves of the stronger side"),
        Counted::Weaker(n) => format!("{n} moves of the weaker side"),
        Counted::AtOnce => "no move".to_owned(),
    }
}

fn unbroken(quiet: Quiet) -> &'static str {
    match quiet {
        Quiet::Never => "",
        Quiet::KingsOnly => " without a capture or a move of a man",
        Quiet::SameBalance => " without a capture or a new king",
    }
}

fn position(when: &When) -> Option<String> {
    match when {
        When::Always => None,
        When::LoneKing { pieces, kings, kings_only, on_road } => {
            let road = if *on_road { " on the main road" } else { "" };
            let which = if *kings_only { "kings" } else { "pieces" };
            let least = if *kings_only || *kings == 0 {
                String::new()
            } else {
                format!(", {} or more of them kings,", number(*kings))
            };
            Some(format!("{} {which}{least} against a lone king{road}", range(*pieces)))
        }
        When::KingsBoth(least, most) => {
            Some(format!("{} pieces on the board and kings on both sides", range((*least, *most))))
        }
        When::Endings(endings) => {
            Some(endings.iter().copied().map(ending).collect::<Vec<_>>().join(", or "))
        }
        _ => Some("positions of its own".to_owned()),
    }
}

fn range((least, most): (u8, u8)) -> String {
    match (least, most) {
        _ if least == most => number(least).into_owned(),
        (0 | 1, most) => format!("at most {}", number(most)),
        (least, u8::MAX) => format!("{} or more", number(least)),
        (least, most) => format!("{} to {}", number(least), number(most)),
    }
}

fn number(n: u8) -> Cow<'static, str> {
    const WORDS: [&str; 13] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
        "eleven", "twelve",
    ];
    WORDS.get(usize::from(n)).map_or_else(|| n.to_string().into(), |&word| word.into())
}

fn ending(ending: Ending) -> String {
    format!("{} against {}", army(ending.a), army(ending.b))
}

fn army((kings, men): (u8, u8)) -> String {
    let some = |n: u8, one: &str, many: &str| match n {
        0 => None,
        1 => Some(format!("a {one}")),
        n => Some(format!("{} {many}", number(n))),
    };
    let words: Vec<String> =
        some(kings, "king", "kings").into_iter().chain(some(men, "man", "men")).collect();
    words.join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(when: When, quiet: Quiet, counted: Counted) -> String {
        let (id, source) = ("id".into(), "source".into());
        draw_rule_in_words(&DrawRule { id, when, quiet, counted, source })
    }

    #[test]
    fn rules_are_told_without_their_ids() {
        let lone =
            |kings| When::LoneKing { pieces: (3, 3), kings, kings_only: false, on_road: false };
        assert_eq!(
            words(lone(0), Quiet::Never, Counted::Each(16)),
            "16 moves of each side with three pieces against a lone king"
        );
        assert_eq!(
            words(lone(1), Quiet::Never, Counted::Each(16)),
            "16 moves of each side with three pieces, one or more of them kings, against a lone king"
        );
        assert_eq!(
            words(When::Always, Quiet::KingsOnly, Counted::Each(25)),
            "25 moves of each side without a capture or a move of a man"
        );
        let endings = When::Endings(vec![Ending { a: (2, 0), b: (1, 1) }].into());
        assert_eq!(
            words(endings, Quiet::Never, Counted::AtOnce),
            "two kings against a king and a man"
        );
    }
}
