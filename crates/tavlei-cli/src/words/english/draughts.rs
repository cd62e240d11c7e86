//! The rules of draughts in words.

use tavlei::rules::draughts::{Choice, Goal, Landing, Priority, Promotion, Removal, Rules};

use super::super::{Cast, can_repeat};
use super::in_words;

/// A line each for the man, promotion, the king, captures and the end.
pub(crate) fn sentences(rules: &Rules, cast: Cast) -> Vec<String> {
    let mut lines = Vec::new();
    if cast.men {
        lines.extend([man(rules), promotion(rules.promotion)]);
    }
    if cast.kings {
        lines.push(king(rules));
    }
    lines.push(compulsion(rules));
    lines.push(choice(rules.choice));
    lines.push(removal(rules));
    if rules.men_hop {
        lines.push(MEN_HOP.to_owned());
    }
    if rules.kings_fall {
        lines.push(KINGS_FALL.to_owned());
    }
    if rules.king_limit > 0 {
        lines.push(king_limit(rules.king_limit));
    }
    lines.push(goal(rules.goal));
    if can_repeat(rules) {
        lines.push(THIRD_TIME.to_owned());
    }
    lines
}

const THIRD_TIME: &str =
    "A position met a third time with the same side to move is a draw, or may be claimed as one.";

const MEN_HOP: &str = "Instead of a step a man may jump over a piece of its own side, in the directions \
    of its steps, to the free cell just behind; nothing happens to that piece.";

const KINGS_FALL: &str = "A king that is taken does not leave the board: when the turn ends it stands \
    where it stood, as a man of its owner.";

fn man(rules: &Rules) -> String {
    let (steps, takes) = (in_words(rules.man_steps), in_words(rules.man_takes));
    let kings = if rules.man_takes_king { "" } else { " It may not take a king." };
    format!(
        "A man steps one cell {steps}; it takes {takes}, by jumping over the piece next to it to \
         the free cell just behind.{kings}"
    )
}

fn king(rules: &Rules) -> String {
    let steps = reach(rules.king_steps_far, "steps", &in_words(rules.king_steps));
    let takes = in_words(rules.king_takes);
    let taking = if rules.king_takes_far {
        format!("takes {takes} from any distance{}", landing(rules))
    } else {
        format!("takes {takes}, the piece next to it, and lands just behind")
    };
    format!("A king {steps}; it {taking}.")
}

fn reach(far: bool, verb: &str, where_to: &str) -> String {
    let distance = if far { "any distance" } else { "one cell" };
    format!("{verb} {distance} {where_to}")
}

fn landing(rules: &Rules) -> &'static str {
    match rules.lands {
        Landing::Any if !rules.carry_on => " and lands on any free cell behind",
        Landing::Any => {
            " and lands on any free cell behind, where it can go on taking if there is such a cell"
        }
        Landing::Next => " and lands just behind",
        Landing::Killer => {
            " and lands on any free cell behind, but just behind if the last piece taken is a king"
        }
    }
}

fn promotion(promotion: Promotion) -> String {
    match promotion {
        Promotion::Stay => {
            "A man whose turn ends on the last row becomes a king; one that can go on taking from \
             there goes on as a man."
        }
        Promotion::Continue => {
            "A man that reaches the last row becomes a king at once, and goes on taking as a king."
        }
        Promotion::Stop => "A man that reaches the last row becomes a king, and its turn ends.",
        Promotion::Never => "A man never becomes a king.",
    }
    .to_owned()
}

fn compulsion(rules: &Rules) -> String {
    let forced = if rules.forced { "Taking is compulsory" } else { "Nobody has to take" };
    let carry_on = if rules.carry_on {
        "a capture goes on as long as it can"
    } else {
        "a capture may stop after any jump"
    };
    let turn = if rules.about_turn {
        ""
    } else {
        " In one capture no jump may follow another in the opposite direction."
    };
    format!("{forced}; {carry_on}.{turn}")
}

fn choice(choice: Choice) -> String {
    let words: Vec<&str> = choice.criteria().map(priority).collect();
    match words.as_slice() {
        [] => "Of several captures any may be chosen.".to_owned(),
        [one] => format!("Of several captures one must be chosen {one}."),
        many => format!(
            "Of several captures one must be chosen {}.",
            many.join("; among equal ones, one ")
        ),
    }
}

fn priority(priority: Priority) -> &'static str {
    match priority {
        Priority::Most => "that takes the most pieces",
        Priority::Value => {
            "that takes the most worth (a man 1, a king 2; among equal ones fewer kings are more)"
        }
        Priority::ByKing => "that is made by a king",
        Priority::MostKings => "that takes the most kings",
        Priority::KingFirst => "that meets a king the earliest",
    }
}

fn removal(rules: &Rules) -> String {
    match rules.removal {
        Removal::After => {
            "Pieces taken leave the board when the turn ends; until then they bar the way, and \
             none may be jumped twice."
        }
        Removal::AtOnce => "Pieces taken leave the board at once.",
    }
    .to_owned()
}

fn king_limit(limit: u8) -> String {
    format!(
        "A side that has a man may make no more than {limit} quiet moves in a row with the same \
         king."
    )
}

fn goal(goal: Goal) -> String {
    match goal {
        Goal::Normal => "Who is to move and can't, has lost.",
        Goal::Misere => "Who is to move and can't, has won.",
        Goal::Breakthrough => "Who first has a king wins; who is to move and can't, has lost.",
        Goal::FarCorner => {
            "Who first stands in the far right corner at the end of a turn wins; who is to move \
             and can't, has lost."
        }
    }
    .to_owned()
}
