//! Reasons that the position shows: what stands where the turn begins and ends.

use tavlei_core::Point;

use super::Why;
use super::case::Case;
use super::written::Part;
use crate::codes;

/// Whether some legal turn has a first part that begins at a cell of such a kind. What the game
/// does is no fault.
fn some_turn_begins(case: &Case<'_>, kind: impl Fn(Point) -> bool) -> bool {
    first_parts(case).any(|part| part.start().is_some_and(&kind))
}

fn first_parts<'k>(case: &'k Case<'_>) -> impl Iterator<Item = Part<'k>> {
    case.legal.iter().filter_map(|turn| turn.parts().next()).map(|text| case.part(text))
}

/// Nothing stands where the turn begins.
pub(super) fn nothing_there(case: &Case<'_>) -> Option<Why> {
    let at = case.wrong_first()?.start()?;
    let is_empty = |at: Point| case.owner(at).is_none();
    if !is_empty(at) || some_turn_begins(case, is_empty) {
        return None;
    }
    let why = format!("no piece stands on {}", case.label(at));
    Some(Why::new(&codes::NOTHING_THERE, why))
}

/// The piece belongs to the other side.
pub(super) fn not_yours(case: &Case<'_>) -> Option<Why> {
    let at = case.wrong_first()?.start()?;
    let owner = case.owner(at).filter(|owner| *owner != case.side)?;
    if some_turn_begins(case, |at| case.owner(at) == Some(owner)) {
        return None;
    }
    let why =
        format!("it is {}'s turn, and the piece on {} is {owner}'s", case.side, case.label(at));
    Some(Why { fits: Some(owner), ..Why::new(&codes::NOT_YOURS, why) })
}

/// A man is placed, and the section of the hand says that none is left.
pub(super) fn hand_is_empty(case: &Case<'_>) -> Option<Why> {
    let hand = format!("hand-{}", case.side.letter().to_ascii_lowercase());
    let places = case.parts().iter().any(Part::is_drop);
    (places && case.position.section(&hand) == Some("0"))
        .then(|| Why::new(&codes::HAND_EMPTY, format!("{} has no man left in hand", case.side)))
}

/// A man is placed where one stands, or two on one cell. Not so where turns place men on others.
pub(super) fn place_is_occupied(case: &Case<'_>) -> Option<Why> {
    let parts = case.parts();
    if parts.iter().any(Part::takes) {
        return None;
    }
    let places: Vec<Point> = parts.iter().filter_map(Part::place).collect();
    let twice = places.iter().enumerate().find(|(i, at)| places[..*i].contains(at));
    if let Some((_, &at)) = twice {
        let why = format!("two men can't be placed on {}", case.label(at));
        return Some(Why::new(&codes::OCCUPIED, why));
    }
    let (at, owner) = places.into_iter().find_map(|at| Some((at, case.owner(at)?)))?;
    let on_others =
        first_parts(case).filter_map(|part| part.place()).any(|at| case.owner(at) == Some(owner));
    (!on_others).then(|| occupied(case, at))?
}

/// A step ends where a piece stands. Not so where turns end on such pieces.
pub(super) fn target_is_occupied(case: &Case<'_>) -> Option<Why> {
    let part = case.wrong_first()?;
    let at = part.end().filter(|_| part.cells.len() == 2)?;
    let owner = case.owner(at)?;
    let ends_so = |end: Point| case.owner(end) == Some(owner);
    let usual = first_parts(case).filter_map(|part| part.end()).any(ends_so);
    (!usual).then(|| occupied(case, at))?
}

fn occupied(case: &Case<'_>, at: Point) -> Option<Why> {
    let owner = case.owner(at)?;
    let why = format!("{} is occupied by a piece of {owner}", case.label(at));
    Some(Why::new(&codes::OCCUPIED, why))
}
