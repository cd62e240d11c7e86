//! What a `book.toml` can say though it makes no sense.

use super::sizes::ONE_OF;
use super::written::{Step, Written};
use super::{Content, Part, Plan, PlanError};

/// The least that margins leave of a page for its text, in millimetres, to either side.
const LEAST_TEXT: u16 = 30;
/// The least width of a column, in millimetres.
const LEAST_COLUMN: u16 = 20;
/// Between two columns, in millimetres; the template has it too.
const GUTTER: u16 = 6;

use Step::{Item, Key};

/// What a reader of TOML can't say well of parts: it does not know where they stand.
pub(super) fn misshapen(
    error: &toml::de::Error,
    text: &str,
    written: &Written<'_>,
) -> Option<PlanError> {
    let parts = text.parse::<toml::Table>().ok()?.remove("part")?;
    if parts.is_table() {
        let message = "[[part]] should stand here, in double brackets: a book may have many parts";
        return Some(written.wrong(&[Key("part")], message.to_owned()));
    }
    let says_so = |error: &toml::de::Error| error.message().contains(ONE_OF);
    let is_torn = |part: &toml::Value| part.clone().try_into::<Part>().is_err_and(|e| says_so(&e));
    let at = parts.as_array()?.iter().position(is_torn).filter(|_| says_so(error))?;
    Some(written.wrong(&[Key("part"), Item(at)], ONE_OF.to_owned()))
}

/// The first thing that makes no sense in the parts of a plan.
pub(super) fn nonsense(parts: &[Part], written: &Written<'_>) -> Option<PlanError> {
    let checks = [no_files, style_of_no_exercises, no_diagrams, diagrams_of_games];
    let parts = parts.iter().enumerate();
    parts.flat_map(|(at, part)| checks.map(|check| check(at, part, written))).flatten().next()
}

/// A part without files, or a file without a name.
fn no_files(at: usize, part: &Part, written: &Written<'_>) -> Option<PlanError> {
    let key = part.content.key();
    let steps = [Key("part"), Item(at), Key(key)];
    let files = part.content.files();
    if files.is_empty() {
        let right =
            format!("name at least one, as in {key} = [\"games.pdn\"], or take the part out");
        return Some(written.wrong(&steps, format!("there are no files here: {right}")));
    }
    let nameless = files.iter().position(|file| file.trim().is_empty())?;
    let steps = [steps.as_slice(), &[Item(nameless)]].concat();
    let steps = if written.value(&steps).is_some() { &steps[..] } else { &steps[..3] };
    Some(written.wrong(steps, "the name of a file should stand here".to_owned()))
}

/// How exercises are set, of a part that has none.
fn style_of_no_exercises(at: usize, part: &Part, written: &Written<'_>) -> Option<PlanError> {
    let steps = [Key("part"), Item(at), Key("style")];
    let is_meant = matches!(part.content, Content::Exercises(_)) || written.value(&steps).is_none();
    let holds = part.content.key();
    (!is_meant).then(|| {
        let message = format!("style says how exercises are set, and this part holds {holds}");
        written.wrong(&steps, format!("{message}: take it out"))
    })
}

/// How diagrams look, of a part that has none.
fn no_diagrams(at: usize, part: &Part, written: &Written<'_>) -> Option<PlanError> {
    let steps = [Key("part"), Item(at), Key("diagrams")];
    let has_none = matches!(part.content, Content::Text(_) | Content::Table(_));
    let holds = part.content.key();
    (has_none && written.value(&steps).is_some()).then(|| {
        let message = format!("this part holds {holds}, which has no diagrams: take this out");
        written.wrong(&steps, message)
    })
}

/// Where diagrams stand in games, of a part with exercises.
fn diagrams_of_games(at: usize, part: &Part, written: &Written<'_>) -> Option<PlanError> {
    let steps = |key| [Key("part"), Item(at), Key("diagrams"), Key(key)];
    let mut keys = ["every", "at-end"].into_iter();
    let is_exercises = matches!(part.content, Content::Exercises(_));
    let key = keys.find(|key| is_exercises && written.says(&steps(key)))?;
    let message = format!(
        "{key} is for games, and this part holds exercises: take it out; in a solution a diagram stands \
         where a comment says [D]"
    );
    Some(written.wrong(&steps(key), message))
}

/// That margins or columns leave too little room on a page.
pub(super) fn too_little_room(plan: &Plan, written: &Written<'_>) -> Option<PlanError> {
    let (paper, margins) = (plan.paper, plan.margins);
    let sides = [
        ("inner", margins.inner, "outer", margins.outer, "wide", paper.width),
        ("top", margins.top, "bottom", margins.bottom, "high", paper.height),
    ];
    for (one, before, other, behind, how, page) in sides {
        let taken = u16::from(before) + u16::from(behind);
        if page < taken + LEAST_TEXT {
            let message = format!(
                "the margins {one} and {other} are {taken} mm together, and the page is {page} mm {how}: \
                 at least {LEAST_TEXT} mm should be left for the text"
            );
            return Some(written.wrong(&said(written, [one, other]), message));
        }
    }
    let text = paper.width - u16::from(margins.inner) - u16::from(margins.outer);
    let wide = |columns: u16| ((text + GUTTER) / columns.max(1)).saturating_sub(GUTTER);
    let columns = u16::from(plan.columns);
    let fitting = (1..columns).rev().find(|&fewer| wide(fewer) >= LEAST_COLUMN)?;
    (wide(columns) < LEAST_COLUMN).then(|| {
        let message = format!(
            "{columns} columns on this page are {} mm wide each, and a board needs {LEAST_COLUMN} mm: \
             columns = {fitting} would fit",
            wide(columns)
        );
        written.wrong(&[Key("columns")], message)
    })
}

/// The margin that is said, else the paper.
fn said(written: &Written<'_>, margins: [&'static str; 2]) -> Vec<Step<'static>> {
    let steps = margins.map(|margin| vec![Key("margins"), Key(margin)]);
    let said = steps.into_iter().find(|steps| written.value(steps).is_some());
    said.unwrap_or_else(|| vec![Key("paper")])
}
