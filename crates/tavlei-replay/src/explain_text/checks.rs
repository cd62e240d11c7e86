//! The reasons that may be found, in the order in which they are looked for.

use super::case::{Case, Known, texts};
use super::laws::{must_take, must_take_most, repeats};
use super::places::{
    hand_is_empty, not_yours, nothing_there, place_is_occupied, target_is_occupied,
};
use super::written::{PASS, Part};
use super::{Instead, Why};
use crate::codes;

/// A reason, if it is the one.
type Check = fn(&Case<'_>) -> Option<Why>;

/// What can be read off the text goes first, then the pieces on the board, then the laws of the
/// game; last what holds of any turn that is not listed.
pub(super) const ALL: &[Check] = &[
    no_such_cell,
    no_such_throw,
    goes_on_too_long,
    must_go_on,
    is_not_finished,
    no_pass,
    nothing_there,
    not_yours,
    other_throw,
    must_pass,
    hand_is_empty,
    place_is_occupied,
    target_is_occupied,
    must_take,
    must_take_most,
    takes_nothing,
    repeats,
    no_place,
    other_sides_turn,
    another_turn_of_the_piece,
    piece_has_no_turn,
];

fn no_such_cell(case: &Case<'_>) -> Option<Why> {
    let parts = case.parts();
    let strange = parts.iter().find_map(|part| part.strange)?;
    Some(Why::new(&codes::NO_SUCH_CELL, format!("the board has no cell {strange}")))
}

/// The throw is missing, or none that the die can show.
fn no_such_throw(case: &Case<'_>) -> Option<Why> {
    let dice = case.legal.first()?.throw().is_some();
    let why = match case.throw() {
        None if dice => "the throw must stand in front of it, such as [4]".to_owned(),
        Some(throw) if dice && case.thrown().next().is_none() => {
            format!("the die can't show {throw}")
        }
        _ => return None,
    };
    Some(Why::new(&codes::WRONG_THROW, why))
}

/// A legal turn, and more behind it than any turn has that begins so.
fn goes_on_too_long(case: &Case<'_>) -> Option<Why> {
    let rest = |turn: &Known| case.plain.strip_prefix(turn.plain.as_str());
    let longest = case.legal.iter().filter(|turn| rest(turn).is_some());
    let longest = longest.max_by_key(|turn| turn.plain.len()).filter(|turn| {
        let next = rest(turn).and_then(|rest| rest.chars().next());
        let goes_on = |other: &Known| {
            let behind = other.plain.strip_prefix(turn.plain.as_str());
            behind.is_some_and(|behind| behind.chars().next() == next)
        };
        next.is_some_and(|c| !c.is_alphanumeric() || c == 'x') && !case.legal.iter().any(goes_on)
    });
    if let Some(turn) = longest {
        let why = format!("{} is a whole turn, and nothing can follow it", turn.text);
        let said = Instead::Said(vec![turn.text.clone()]);
        return Some(Why::new(&codes::TURN_TOO_LONG, why).instead(said));
    }
    let written = case.parts().len();
    let most = case.thrown().map(|turn| turn.parts().count()).max()?;
    (written > most).then(|| {
        let why = format!("it has {written} parts, and a turn has at most {most} here");
        Why::new(&codes::TURN_TOO_LONG, why)
    })
}

/// The turns that begin with the whole text and go on behind it, and whether they go on taking.
fn longer<'k>(case: &'k Case<'_>) -> impl Iterator<Item = (&'k Known, Option<char>)> {
    case.legal.iter().filter_map(|turn| {
        let next = turn.plain.strip_prefix(case.plain.as_str())?.chars().next();
        let is_longer_number =
            next.is_some_and(|c| c.is_ascii_digit()) && ends_in_digit(&case.plain);
        (!is_longer_number && !case.plain.is_empty()).then_some((turn, next))
    })
}

fn ends_in_digit(text: &str) -> bool {
    text.ends_with(|c: char| c.is_ascii_digit())
}

fn must_go_on(case: &Case<'_>) -> Option<Why> {
    let go_on = longer(case).filter(|(_, next)| *next == Some('x')).map(|(turn, _)| turn);
    let go_on = texts(go_on);
    (!go_on.is_empty())
        .then(|| Why::new(&codes::MUST_GO_ON, "the capture must go on").instead(Instead::Of(go_on)))
}

/// Turns begin with the text, or have more parts than it.
fn is_not_finished(case: &Case<'_>) -> Option<Why> {
    let longer = texts(longer(case).map(|(turn, _)| turn));
    if !longer.is_empty() {
        let why = "a part of the turn is missing";
        return Some(Why::new(&codes::TURN_NOT_FINISHED, why).instead(Instead::Of(longer)));
    }
    let parts = case.parts();
    let fewest = case.thrown().map(|turn| turn.parts().count()).min()?;
    let places = case.thrown().all(|turn| case.part(turn.body()).is_drop());
    let alike = parts.iter().all(|part| !part.cells.is_empty() && part.is_drop() == places);
    (alike && parts.len() < fewest).then(|| {
        let why = format!("the turn has {fewest} parts, and {} is written", parts.len());
        Why::new(&codes::TURN_NOT_FINISHED, why)
    })
}

fn no_pass(case: &Case<'_>) -> Option<Why> {
    let is_wrong = case.body() == PASS && case.thrown().all(|turn| !turn.is_pass());
    is_wrong.then(|| Why::new(&codes::NO_PASS, format!("{} can't pass here", case.side)))
}

/// The same move is legal with another throw.
fn other_throw(case: &Case<'_>) -> Option<Why> {
    let throw = case.throw()?;
    let fits = |turn: &&Known| !turn.is_pass() && turn.body() == case.body();
    let other = case.legal.iter().find(fits)?;
    let why = format!("it needs a throw of {}, not {throw}", other.throw()?);
    let with_this = Instead::Of(texts(case.thrown()));
    Some(Why::new(&codes::WRONG_THROW, why).instead(with_this))
}

fn must_pass(case: &Case<'_>) -> Option<Why> {
    let mut turns = case.thrown();
    let pass = turns.next().filter(|turn| turn.is_pass() && turns.next().is_none())?;
    let throw = case.throw().map_or_else(String::new, |throw| format!("with {throw} "));
    let why = format!("{throw}{} can only pass, which is written {}", case.side, pass.text);
    let said = Instead::Said(vec![pass.text.clone()]);
    let fits = Some(!case.side);
    Some(Why { fits, ..Why::new(&codes::MUST_PASS, why).instead(said) })
}

/// The text says that something is taken, and is a legal turn but for that. (The other way
/// round the session reads it.)
fn takes_nothing(case: &Case<'_>) -> Option<Why> {
    let unsigned = |plain: &str| plain.replace('x', "-");
    let written = unsigned(&case.plain);
    let turn = case.legal.iter().find(|turn| unsigned(&turn.plain) == written)?;
    let why = format!("it is written as a capture and takes less; the turn is {}", turn.text);
    let said = Instead::Said(vec![turn.text.clone()]);
    Some(Why::new(&codes::NOTHING_TAKEN, why).instead(said))
}

/// The move is legal if the other side is to move. (Of men that are placed this says little: most
/// cells are open to both sides, and where they are not the law of placing is the reason.)
fn other_sides_turn(case: &Case<'_>) -> Option<Why> {
    case.wrong_first()?.start()?;
    let fits = case.fits_other_side()?;
    let why = format!("it is {}'s turn, and only {fits} could play this", case.side);
    Some(Why { fits: Some(fits), ..Why::new(&codes::OTHER_SIDES_TURN, why) })
}

/// A man placed where no turn places one. In sets of men the order means nothing, so a cell may be
/// that of any man of a turn; a man alone is the first.
fn no_place(case: &Case<'_>) -> Option<Why> {
    let parts = case.parts();
    let within = if parts.len() == 1 { 1 } else { usize::MAX };
    let known = |part: &Part<'_>| {
        case.thrown().any(|turn| turn.parts().take(within).any(|other| other == part.text))
    };
    let wrong = parts.iter().find(|part| part.is_drop() && !known(part))?;
    let at = case.label(wrong.place()?);
    let places = case.thrown().any(|turn| turn.parts().any(|text| case.part(text).is_drop()));
    let why = if places {
        format!("{} can't place a man on {at} now", case.side)
    } else {
        format!("{} can't place a man now", case.side)
    };
    Some(Why { fits: case.fits_other_side(), ..Why::new(&codes::NO_PLACE, why) })
}

/// The turns that go on like the text and move the piece that it moves.
fn turns_of_the_piece(case: &Case<'_>) -> Option<(String, Vec<String>)> {
    let start = case.wrong()?.start()?;
    let (index, turns) = case.wrong_part();
    let moves_it = |turn: &&Known| {
        turn.parts().nth(index).is_some_and(|text| case.part(text).start() == Some(start))
    };
    Some((case.label(start).to_owned(), texts(turns.into_iter().filter(moves_it))))
}

fn another_turn_of_the_piece(case: &Case<'_>) -> Option<Why> {
    let (at, turns) = turns_of_the_piece(case)?;
    (!turns.is_empty()).then(|| {
        let why = format!("the piece on {at} can't move like that");
        Why::new(&codes::NO_WAY, why).instead(Instead::Of(turns))
    })
}

fn piece_has_no_turn(case: &Case<'_>) -> Option<Why> {
    case.wrong_first()?.start().filter(|&at| case.owner(at) == Some(case.side))?;
    let (at, turns) = turns_of_the_piece(case)?;
    turns
        .is_empty()
        .then(|| Why::new(&codes::PIECE_HAS_NO_TURN, format!("the piece on {at} can't move now")))
}
