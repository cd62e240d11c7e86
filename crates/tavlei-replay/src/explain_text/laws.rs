//! Reasons that the laws of the game show: in the list of the legal turns, or where the game is asked
//! again about a position in which a law does not bind.

use tavlei_core::Point;

use super::case::{Case, texts};
use super::written::Part;
use super::{Instead, Why};
use crate::codes;

/// All turns take something where the text does not.
pub(super) fn must_take(case: &Case<'_>) -> Option<Why> {
    let part = case.wrong()?;
    let all_take = case.in_its_place().iter().all(Part::takes);
    let (_, turns) = case.wrong_part();
    (all_take && !turns.is_empty() && !part.takes() && !part.cells.is_empty()).then(|| {
        let why = format!("{} must take", case.side);
        Why::new(&codes::MUST_TAKE, why).instead(Instead::Of(texts(turns)))
    })
}

/// Every legal turn takes more than the text, and the text is legal where the pieces that take more
/// are not there.
pub(super) fn must_take_most(case: &Case<'_>) -> Option<Why> {
    let count = |text: &str| text.matches('x').count();
    let start = case.wrong_first()?.start()?;
    let written = count(case.body());
    let least = case.thrown().map(|turn| count(turn.body())).min()?;
    let start_of = |text: &str| case.part(text).start();
    let takers: Vec<Point> =
        case.legal.iter().filter_map(|turn| turn.parts().next().and_then(start_of)).collect();
    if written == 0 || written >= least || takers.contains(&start) {
        return None;
    }
    let mut without = case.position.clone();
    without.placed.retain(|placed| !takers.contains(&placed.at));
    case.is_legal_in(&without).then(|| {
        let why = "the capture that takes most must be made";
        Why::new(&codes::MUST_TAKE_MOST, why).instead(Instead::Of(texts(case.thrown())))
    })
}

/// The turn is legal where the position does not remember what was before it: sections whose
/// names begin so hold cells or positions that must not come again at once.
const MEMORIES: [&str; 2] = ["barred", "before"];

/// The turn restores what has just been.
pub(super) fn repeats(case: &Case<'_>) -> Option<Why> {
    let remembers = |name: &str| MEMORIES.iter().any(|memory| name.starts_with(memory));
    let mut forgetful = case.position.clone();
    forgetful.sections.retain(|section| !remembers(&section.name));
    let forgot = forgetful.sections.len() < case.position.sections.len();
    (forgot && case.is_legal_in(&forgetful))
        .then(|| Why::new(&codes::REPEATS, "it would bring back at once what was there before"))
}
