//! The rules of draughts in Russian.

use tavlei::rules::draughts::{Choice, Goal, Landing, Priority, Promotion, Removal, Rules};

use super::super::{Cast, can_repeat};
use super::in_words;

/// A line each for the man, promotion, the king, captures and the end.
pub(super) fn sentences(rules: &Rules, cast: Cast) -> Vec<String> {
    let mut lines = Vec::new();
    if cast.men {
        lines.extend([man(rules), promotion(rules.promotion).to_owned()]);
    }
    if cast.kings {
        lines.push(king(rules));
    }
    lines.push(compulsion(rules));
    lines.push(choice(rules.choice));
    lines.push(removal(rules.removal).to_owned());
    if rules.men_hop {
        lines.push(MEN_HOP.to_owned());
    }
    if rules.kings_fall {
        lines.push(KINGS_FALL.to_owned());
    }
    if rules.king_limit > 0 {
        lines.push(king_limit(rules.king_limit));
    }
    lines.push(goal(rules.goal).to_owned());
    if can_repeat(rules) {
        lines.push(THIRD_TIME.to_owned());
    }
    lines
}

const THIRD_TIME: &str =
    "Позиция, в третий раз возникшая при ходе той же стороны, — ничья или даёт право на неё.";

const MEN_HOP: &str = "Вместо хода простая может перепрыгнуть соседнюю шашку своего цвета, в тех \
    же направлениях, на свободное поле сразу за ней; с той шашкой ничего не происходит.";

const KINGS_FALL: &str = "Побитая дамка не снимается: в конце хода она стоит там, где стояла, \
    простой шашкой своего владельца.";

fn man(rules: &Rules) -> String {
    let (steps, takes) = (in_words(rules.man_steps), in_words(rules.man_takes));
    let kings =
        if rules.man_takes_king { "" } else { " Дамку она бить не может." };
    format!(
        "Простая ходит на одно поле {steps}; бьёт {takes}, перепрыгивая соседнюю шашку на \
         свободное поле сразу за ней.{kings}"
    )
}

fn king(rules: &Rules) -> String {
    let distance = if rules.king_steps_far {
        "на любое расстояние"
    } else {
        "на одно поле"
    };
    let (steps, takes) = (in_words(rules.king_steps), in_words(rules.king_takes));
    let taking = if rules.king_takes_far {
        format!("бьёт {takes} с любого расстояния и встаёт {}", landing(rules))
    } else {
        format!("бьёт {takes} соседнюю шашку и встаёт сразу за ней")
    };
    format!("Дамка ходит {distance} {steps}; {taking}.")
}

fn landing(rules: &Rules) -> &'static str {
    match rules.lands {
        Landing::Any if !rules.carry_on => "на любое свободное поле за ней",
        Landing::Any => {
            "на любое свободное поле за ней, а если есть поле, с которого можно бить дальше, — на \
             такое"
        }
        Landing::Next => "сразу за ней",
        Landing::Killer => {
            "на любое свободное поле за ней, но если последней побита дамка — сразу за ней"
        }
    }
}

fn promotion(promotion: Promotion) -> &'static str {
    match promotion {
        Promotion::Stay => {
            "Простая, закончившая ход на последнем ряду, становится дамкой; если она может бить \
             оттуда дальше, то продолжает простой."
        }
        Promotion::Continue => {
            "Простая, достигшая последнего ряда, сразу становится дамкой и бьёт дальше как дамка."
        }
        Promotion::Stop => {
            "Простая, достигшая последнего ряда, становится дамкой, и ход на этом кончается."
        }
        Promotion::Never => "Простая никогда не становится дамкой.",
    }
}

fn compulsion(rules: &Rules) -> String {
    let forced = if rules.forced {
        "Бить обязательно"
    } else {
        "Бить не обязательно"
    };
    let carry_on = if rules.carry_on {
        "взятие продолжается, пока возможно"
    } else {
        "взятие можно прекратить после любого прыжка"
    };
    let turn = if rules.about_turn {
        ""
    } else {
        " При взятии нельзя прыгнуть в сторону, обратную предыдущему прыжку."
    };
    format!("{forced}; {carry_on}.{turn}")
}

fn choice(choice: Choice) -> String {
    let words: Vec<&str> = choice.criteria().map(priority).collect();
    match words.as_slice() {
        [] => "Из нескольких взятий выбирают любое.".to_owned(),
        many => format!("Из нескольких взятий выбирают {}.", many.join("; при равенстве — ")),
    }
}

fn priority(priority: Priority) -> &'static str {
    match priority {
        Priority::Most => "то, где больше шашек",
        Priority::Value => {
            "самое ценное (простая 1, дамка 2; при равной ценности выше то, где меньше дамок)"
        }
        Priority::ByKing => "то, которое делает дамка",
        Priority::MostKings => "то, где больше дамок",
        Priority::KingFirst => "то, где дамка встречается раньше",
    }
}

fn removal(removal: Removal) -> &'static str {
    match removal {
        Removal::After => {
            "Побитые снимаются в конце хода; до того они загораживают путь, и дважды перепрыгнуть \
             одну нельзя."
        }
        Removal::AtOnce => "Побитые снимаются сразу.",
    }
}

fn king_limit(limit: u8) -> String {
    format!("Пока у стороны есть простая, тихих ходов подряд одной дамкой — не больше {limit}.")
}

fn goal(goal: Goal) -> &'static str {
    match goal {
        Goal::Normal => "Кому ходить нечем, тот проиграл.",
        Goal::Misere => "Кому ходить нечем, тот выиграл.",
        Goal::Breakthrough => {
            "Кто первым провёл дамку, тот выиграл; кому ходить нечем, тот проиграл."
        }
        Goal::FarCorner => {
            "Кто первым в конце хода стоит в дальнем правом углу, тот выиграл; кому ходить нечем, \
             тот проиграл."
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: Cast = Cast { men: true, kings: true };

    #[test]
    fn rules_differ_in_words_where_they_differ() {
        let misere = Rules { goal: Goal::Misere, forced: false, ..Rules::BASE };
        let (base, other) = (sentences(&Rules::BASE, ALL), sentences(&misere, ALL));
        let differing = base.iter().zip(&other).filter(|(a, b)| a != b).count();
        assert_eq!(differing, 2, "{other:#?}");
        assert_eq!(other[other.len() - 2], "Кому ходить нечем, тот выиграл.");
    }
}
