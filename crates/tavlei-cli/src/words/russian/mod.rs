//! Игры по-русски: games told in Russian.

mod draughts;
mod draws;

use std::borrow::Cow;

use tavlei::core::{Bits, Cells, Corner, Dirs, DrawRule, LabelScheme, Side};
use tavlei::rules::draughts::Rules;
use tavlei::rules::{Game, Spec};

use super::dirs::Phrases;
use super::{Cast, Own, Part, Words, counts, first_turns, results, winner_to_tell};

/// Russian.
pub(super) struct Russian;

impl Words for Russian {
    fn heading(&self, part: Part) -> &'static str {
        match part {
            Part::Rules => "Правила",
            Part::Differs => "Не путать",
            Part::Start => "Начало",
            Part::Notation => "Запись",
            Part::Sources => "Источники",
        }
    }

    fn aliases(&self, names: &str) -> String {
        format!("Другие названия: {names}.")
    }

    fn board(&self, game: &Game) -> String {
        let (files, ranks) = game.spec().size;
        let cells = game.board().points().count();
        let which = match game.spec().cells {
            Cells::Dark => {
                format!("игровых — {cells}, тёмные; левая ближняя к белым — игровая")
            }
            Cells::Light => format!("игровых — {cells}; правая ближняя к белым — игровая"),
            Cells::All => "все игровые".to_owned(),
            Cells::Drawn if game.board().is_on_lines() => {
                return format!(
                    "Пунктов на доске — {cells}, на пересечениях линий (рисунок ниже)."
                );
            }
            Cells::Drawn => return format!("Клеток на доске — {cells} (рисунок ниже)."),
        };
        format!("Доска {files} x {ranks} клеток; {which}.")
    }

    fn men(&self, game: &Game) -> String {
        let first = match game.spec().first {
            Side::White => "Начинают белые",
            Side::Black => "Начинают чёрные",
        };
        match counts(game) {
            [0, 0] => format!("В начале доска пуста. {first}."),
            [white, black] if white == black => {
                format!("На доске у каждой стороны фигур — {white}. {first}.")
            }
            [white, black] => {
                format!("На доске у белых фигур — {white}, у чёрных — {black}. {first}.")
            }
        }
    }

    fn draughts(&self, rules: &Rules, cast: Cast) -> Vec<String> {
        draughts::sentences(rules, cast)
    }

    /// What nobody has said in Russian is shown in English.
    fn own<'s>(&self, spec: &'s Spec) -> Own<'s> {
        let either = |ru: &'s [Cow<'static, str>], en: &'s [Cow<'static, str>]| {
            if ru.is_empty() { en } else { ru }
        };
        Own {
            rules: either(&spec.words_ru, &spec.words),
            writing: either(&spec.writing_ru, &spec.writing),
            differs: spec.differs_ru.as_deref().or(spec.differs.as_deref()),
        }
    }

    fn draws(&self, source: &str, rules: &[&DrawRule]) -> String {
        let all: Vec<String> = rules.iter().copied().map(draws::draw).collect();
        format!("Ничья: {} ({source}).", all.join("; "))
    }

    fn notation(&self, game: &Game) -> Vec<String> {
        let spec = game.spec();
        let results = results(game) + winner_to_tell(game).map_or("", winner);
        let turns = if game.is_listed() {
            format!("первый ход пишется {}", first(game))
        } else {
            format!("тихий ход пишется через -, взятие через {}", spec.style.take)
        };
        let cells = cells(&spec.style.labels);
        let mut lines = vec![format!("{cells}; {turns}; результаты {results}.")];
        lines.extend(self.own(spec).writing.iter().map(ToString::to_string));
        lines.push(match spec.pdn {
            Some(number) => format!("В PDN: [GameType \"{number}\"]."),
            None => format!("В PDN: [Variant \"{}\"]; номера GameType нет.", spec.id),
        });
        lines
    }
}

/// Directions.
const PHRASES: Phrases = Phrases {
    sets: [
        "во все восемь сторон",
        "по диагонали во все стороны",
        "по диагонали вперёд",
        "по диагонали назад",
        "по прямой во все четыре стороны",
        "прямо вперёд",
        "вбок",
        "прямо назад",
        "вправо",
        "влево",
        "по диагонали вперёд вправо",
        "по диагонали вперёд влево",
        "по диагонали назад вправо",
        "по диагонали назад влево",
    ],
    nowhere: "никуда",
    and: "и",
};

fn in_words(dirs: Dirs) -> String {
    PHRASES.tell(dirs)
}

/// Whose win `1-0` is where Black begins.
fn winner(side: Side) -> &'static str {
    match side {
        Side::White => " (1-0 читается как победа белых, хотя начинают чёрные)",
        Side::Black => " (1-0 читается как победа чёрных, которые начинают)",
    }
}

fn first(game: &Game) -> String {
    let (texts, is_more) = first_turns(game);
    let more = if is_more { " и тому подобное" } else { "" };
    texts.join(" или ") + more
}

fn cells(labels: &LabelScheme) -> String {
    match labels {
        LabelScheme::Algebraic => {
            "Поля называются буквой и цифрой, a1 — слева внизу у белых".to_owned()
        }
        LabelScheme::AlgebraicTurned => {
            "Поля называются буквой и цифрой, a1 — слева внизу у чёрных".to_owned()
        }
        LabelScheme::Numeric { corner, first, .. } => {
            format!("Поля нумеруются по рядам, {first} — {} угол для белых", corner_words(*corner))
        }
        LabelScheme::Table(_) => "У полей свои названия".to_owned(),
    }
}

fn corner_words(corner: Corner) -> &'static str {
    match corner {
        Corner::BottomLeft => "ближний левый",
        Corner::BottomRight => "ближний правый",
        Corner::TopLeft => "дальний левый",
        Corner::TopRight => "дальний правый",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directions_have_words() {
        assert_eq!(in_words(Dirs::FORWARD), "по диагонали вперёд");
        assert_eq!(in_words(Dirs::FORWARD_AND_SIDES), "прямо вперёд и вбок");
        assert_eq!(in_words(Dirs::NONE), "никуда");
    }
}
