//! Draw rules in Russian.

use tavlei::core::{Counted, DrawRule, Ending, Quiet, When};

/// Such as «16 ходов каждой стороны, когда одна дамка против 3 шашек».
pub(super) fn draw(rule: &DrawRule) -> String {
    let position = position(&rule.when);
    if rule.counted == Counted::AtOnce {
        return format!("сразу, {}", position.unwrap_or_else(|| "в любой позиции".to_owned()));
    }
    let with = position.map(|position| format!(", {position}")).unwrap_or_default();
    format!("{}{}{with}", moves(rule.counted), unbroken(rule.quiet))
}

fn moves(counted: Counted) -> String {
    match counted {
        Counted::Each(n) => format!("{n} ходов каждой стороны"),
        Counted::Stronger(n) => format!("{n} ходов сильнейшей стороны"),
        Counted::Weaker(n) => format!("{n} ходов слабейшей стороны"),
        Counted::AtOnce => "сразу".to_owned(),
    }
}

fn unbroken(quiet: Quiet) -> &'static str {
    match quiet {
        Quiet::Never => "",
        Quiet::KingsOnly => " без взятия и без хода простой",
        Quiet::SameBalance => " без взятия и без новой дамки",
    }
}

fn position(when: &When) -> Option<String> {
    match when {
        When::Always => None,
        When::LoneKing { pieces, kings, kings_only, on_road } => {
            let road = if *on_road { " на главной дороге" } else { "" };
            let which = if *kings_only { "дамок" } else { "шашек" };
            let least = if *kings_only { String::new() } else { among(*kings) };
            let many = range(*pieces);
            Some(format!("когда одна дамка{road} против {many} {which}{least}"))
        }
        When::KingsBoth(least, most) => {
            let many = range((*least, *most));
            Some(format!("когда шашек на доске {many} и у обеих сторон есть дамки"))
        }
        When::Endings(endings) => {
            let all: Vec<String> = endings.iter().copied().map(ending).collect();
            Some(format!("когда {}", all.join(" или ")))
        }
        _ => Some("в особых положениях".to_owned()),
    }
}

/// How many kings there are at least among the pieces.
fn among(kings: u8) -> String {
    match kings {
        0 => String::new(),
        1 => ", среди которых есть дамка".to_owned(),
        n => format!(", среди которых не меньше {n} дамок"),
    }
}

/// A number of pieces, for a noun in the genitive plural.
fn range((least, most): (u8, u8)) -> String {
    match (least, most) {
        _ if least == most => least.to_string(),
        (0 | 1, most) => format!("не более {most}"),
        (least, u8::MAX) => format!("{least} или более"),
        (least, most) => format!("{least}–{most}"),
    }
}

fn ending(ending: Ending) -> String {
    format!("{} против {}", army(ending.a, NOMINATIVE), army(ending.b, GENITIVE))
}

/// The forms of «king» and «man» for one, for two to four, for more.
type Forms = [[&'static str; 3]; 2];

const NOMINATIVE: Forms = [["дамка", "дамки", "дамок"], ["простая", "простые", "простых"]];
const GENITIVE: Forms = [["дамки", "дамок", "дамок"], ["простой", "простых", "простых"]];

fn army((kings, men): (u8, u8), forms: Forms) -> String {
    let words: Vec<String> =
        [kings, men].into_iter().zip(forms).filter_map(|(n, forms)| some(n, forms)).collect();
    words.join(" и ")
}

fn some(n: u8, [one, few, many]: [&str; 3]) -> Option<String> {
    match n {
        0 => None,
        1 => Some(format!("1 {one}")),
        2..=4 => Some(format!("{n} {few}")),
        _ => Some(format!("{n} {many}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(when: When, quiet: Quiet, counted: Counted) -> String {
        draw(&DrawRule { id: "id".into(), when, quiet, counted, source: "source".into() })
    }

    #[test]
    fn rules_are_told() {
        let lone = When::LoneKing { pieces: (3, 3), kings: 1, kings_only: false, on_road: false };
        assert_eq!(
            words(lone, Quiet::Never, Counted::Each(16)),
            "16 ходов каждой стороны, когда одна дамка против 3 шашек, среди которых есть дамка"
        );
        assert_eq!(
            words(When::Always, Quiet::KingsOnly, Counted::Each(25)),
            "25 ходов каждой стороны без взятия и без хода простой"
        );
        let endings = When::Endings(vec![Ending { a: (2, 0), b: (1, 1) }].into());
        assert_eq!(
            words(endings, Quiet::Never, Counted::AtOnce),
            "сразу, когда 2 дамки против 1 дамки и 1 простой"
        );
    }
}
