//! Draw rules in words.

use tavlei::core::{Counted, DrawRule, Ending, Quiet, When};

/// A draw rule with where it stands.
pub(crate) fn sentence(rule: &DrawRule) -> String {
    let text = match rule.counted {
        Counted::AtOnce => format!("Draw at once {}", when(&rule.when)),
        counted => {
            format!("Draw after {}{} {}", moves(counted), quiet(rule.quiet), when(&rule.when))
        }
    };
    format!("{} ({}; {}).", text.trim_end(), rule.id, rule.source)
}

fn moves(counted: Counted) -> String {
    match counted {
        Counted::Each(n) => format!("{n} moves of each side"),
        Counted::Stronger(n) => format!("{n} moves of the stronger side"),
        Counted::Weaker(n) => format!("{n} moves of the weaker side"),
        Counted::AtOnce => "no move".to_owned(),
    }
}

fn quiet(quiet: Quiet) -> &'static str {
    match quiet {
        Quiet::Never => "",
        Quiet::KingsOnly => " with kings alone and nothing taken",
        Quiet::SameBalance => " with nothing taken and no new king",
    }
}

fn when(when: &When) -> String {
    match when {
        When::Always => String::new(),
        When::LoneKing { pieces, kings, kings_only, on_road } => {
            let road = if *on_road { " on the main road" } else { "" };
            let which = if *kings_only { "kings" } else { "pieces" };
            let least = if *kings_only || *kings == 0 {
                String::new()
            } else {
                format!(", {kings} or more of them kings,")
            };
            format!("with {} {which}{least} against a lone king{road}", range(*pieces))
        }
        When::KingsBoth(least, most) => {
            format!("with {} pieces on the board and kings on both sides", range((*least, *most)))
        }
        When::Endings(endings) => {
            let endings: Vec<String> = endings.iter().copied().map(ending).collect();
            format!("with {}", endings.join(", or "))
        }
        _ => "in positions of its own".to_owned(),
    }
}

fn range((least, most): (u8, u8)) -> String {
    match (least, most) {
        _ if least == most => least.to_string(),
        (0 | 1, most) => format!("at most {most}"),
        (least, u8::MAX) => format!("{least} or more"),
        (least, most) => format!("{least} to {most}"),
    }
}

fn ending(ending: Ending) -> String {
    format!("{} against {}", army(ending.a), army(ending.b))
}

fn army((kings, men): (u8, u8)) -> String {
    let some = |n: u8, one: &str, many: &str| match n {
        0 => None,
        1 => Some(format!("a {one}")),
        n => Some(format!("{n} {many}")),
    };
    let words: Vec<String> =
        some(kings, "king", "kings").into_iter().chain(some(men, "man", "men")).collect();
    words.join(" and ")
}
