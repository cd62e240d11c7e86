//! Says in words why a text is no legal turn, in a game whose turns are texts.
//!
//! No game is known here by name. What speaks is the text (the cells that it names, its signs, its
//! parts), the position as plain data, and the list of the legal turns. Where a law of the game
//! matters, the list shows it: if every legal turn takes, a step is illegal because something must
//! be taken; if some turn begins where nothing stands, an empty start is no fault.

mod case;
mod checks;
mod laws;
mod nearest;
mod places;
mod written;

use tavlei_core::counted;
use tavlei_core::{Session, Side};
use tavlei_record::CodeInfo;

use crate::codes;
use crate::explain::{Explained, Words, outcome_words};

use case::Case;
use nearest::nearest;

/// How many legal turns are told.
const MOST_LISTED: usize = 6;

/// Why a text is no legal turn.
struct Why {
    code: &'static CodeInfo,
    /// What comes behind «is not legal: ».
    sentence: String,
    instead: Instead,
    /// The other side, where the turn seems to be one of its.
    fits: Option<Side>,
}

/// Which legal turns are told first with a reason, and in its sentence.
enum Instead {
    /// Those that look most like the text.
    Any,
    /// Of these those that look most like it.
    Of(Vec<String>),
    /// The sentence says it already.
    Said(Vec<String>),
}

impl Why {
    fn new(code: &'static CodeInfo, sentence: impl Into<String>) -> Why {
        Why { code, sentence: sentence.into(), instead: Instead::Any, fits: None }
    }

    fn instead(self, instead: Instead) -> Why {
        Why { instead, ..self }
    }
}

/// Why a text is no legal turn of the position in which a session stands.
pub(crate) fn not_listed(words: &Words<'_>, session: &mut dyn Session, text: &str) -> Explained {
    let outcome = session.outcome();
    if !outcome.is_open() {
        let why = format!("the game was over before it: {}", outcome_words(outcome));
        return Explained {
            code: codes::GAME_OVER.code,
            message: format!("{text} is not legal: {why}"),
            legal: Vec::new(),
            fits: None,
        };
    }
    let case = Case::new(words.game(), session, text);
    match checks::ALL.iter().find_map(|check| check(&case)) {
        Some(why) => explained(&case, why),
        None => unexplained(&case),
    }
}

/// A text of which can be said only that it is not among the legal turns.
fn unexplained(case: &Case<'_>) -> Explained {
    let legal = nearest(&case.written, case.legal.iter().map(|turn| turn.text.as_str()));
    Explained {
        code: codes::NOT_A_TURN_HERE.code,
        message: format!("{} is not a legal turn here: {}", case.written, can_play(case, &legal)),
        legal,
        fits: None,
    }
}

fn explained(case: &Case<'_>, why: Why) -> Explained {
    let Why { code, sentence, instead, fits } = why;
    let all = || nearest(&case.written, case.legal.iter().map(|turn| turn.text.as_str()));
    let of = |some: &[String]| nearest(&case.written, some.iter().map(String::as_str));
    let (mut legal, tail) = match instead {
        Instead::Any => {
            let legal = all();
            let tail = format!("; {}", can_play(case, &legal));
            (legal, tail)
        }
        Instead::Of(some) => {
            let legal = of(&some);
            let more = if some.len() > legal.len() { " or others" } else { "" };
            let tail = format!("; {} can play {}{more}", case.side, legal.join(", "));
            (legal, tail)
        }
        Instead::Said(some) => (of(&some), String::new()),
    };
    let others: Vec<String> = all().into_iter().filter(|turn| !legal.contains(turn)).collect();
    legal.extend(others);
    legal.truncate(MOST_LISTED);
    let message = format!("{} is not legal: {sentence}{tail}", case.written);
    Explained { code: code.code, message, legal, fits }
}

/// What the side to move can play; `some` of all legal turns.
fn can_play(case: &Case<'_>, some: &[String]) -> String {
    let side = case.side;
    match (case.legal.len(), some) {
        (1, [only]) => format!("{side} can only play {only}"),
        (2..=MOST_LISTED, all) => format!("{side} can play {}", all.join(", ")),
        (count, some) => {
            format!("{side} has {}, such as {}", counted(count, "turn"), some.join(", "))
        }
    }
}
