//! A turn to text, with no more cells than it takes to name it.

use tavlei_core::{Board, Dir, Labels, Pattern, Point, Separator, Session, Spot, Step, Turn};

use crate::parse_turn;

/// How much of a turn is written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnForm {
    /// Start and end; the complete path only where several legal turns share them (PDN 3.0).
    Short,
    /// The complete path of every capture, as PDN 3.0 describes it.
    Full,
    /// `cd4`, `c:e5`: the file of the start and the end, where that is enough; else as `Short`.
    Letters,
    /// Every cell that the mover stands on.
    Canonical,
}

/// How turns are written.
#[derive(Clone, Copy, Debug)]
pub struct TurnStyle<'a> {
    /// What cells are called.
    pub labels: &'a Labels,
    /// The sign of a capture: `x` or `:`.
    pub take: char,
    /// How much is written.
    pub form: TurnForm,
}

/// A turn as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spelled {
    /// The text.
    pub text: String,
    /// Whether the text names this turn and no other legal one. `false` only where turns differ
    /// in nothing that cells can tell.
    pub unique: bool,
}

/// Writes a legal turn of the session's position.
pub fn write_turn(session: &mut dyn Session, turn: &Turn, style: &TurnStyle<'_>) -> String {
    spell_turn(session, turn, style).text
}

/// Writes a legal turn of the session's position and says whether the text is enough.
///
/// The shortest text of the form that names this turn alone is taken, by reading it back. A game
/// whose turns are texts of its own has one form, whatever the style.
pub fn spell_turn(session: &mut dyn Session, turn: &Turn, style: &TurnStyle<'_>) -> Spelled {
    if session.turns_are_texts() {
        return Spelled { text: session.text(turn), unique: true };
    }
    if style.form == TurnForm::Short
        && let Some(text) = by_ends(session, turn, style)
    {
        return Spelled { text, unique: true };
    }
    let mut steps = Vec::new();
    session.steps(turn, &mut steps);
    let mut text = String::new();
    for extent in style.form.extents() {
        text = extent.text(session.board(), turn, &steps, style.labels);
        text = text.replace(TAKE, style.take.encode_utf8(&mut [0; 4]));
        if is_enough(session, &text, style.labels, turn) {
            return Spelled { text, unique: true };
        }
    }
    Spelled { text, unique: false }
}

/// The start and the end of a turn with the sign between them, if that is enough: it is nearly always.
fn by_ends(session: &mut dyn Session, turn: &Turn, style: &TurnStyle<'_>) -> Option<String> {
    let (from, to) = (turn.from?, turn.to?);
    let (sign, separator) =
        if turn.is_capture() { (style.take, Separator::Take) } else { ('-', Separator::Step) };
    let spots = [from, to].into_iter().map(Spot::Cell).collect();
    let mut found = Vec::new();
    session.resolve(&Pattern { spots, separator: Some(separator) }, &mut found);
    if found != [*turn] {
        return None;
    }
    let (from, to) = (style.labels.label(from), style.labels.label(to));
    let mut text = String::with_capacity(from.len() + sign.len_utf8() + to.len());
    text.push_str(from);
    text.push(sign);
    text.push_str(to);
    Some(text)
}

/// The plain sign of a capture.
const TAKE: char = 'x';

/// Which cells of a turn a text names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Extent {
    Letters,
    Ends,
    CompletePath,
    Stood,
}

impl TurnForm {
    /// What to try, in order.
    pub(crate) const fn extents(self) -> &'static [Extent] {
        use Extent::{CompletePath, Ends, Letters, Stood};
        match self {
            TurnForm::Short => &[Ends, CompletePath, Stood],
            TurnForm::Full => &[CompletePath, Stood],
            TurnForm::Letters => &[Letters, Ends, CompletePath, Stood],
            TurnForm::Canonical => &[Stood],
        }
    }
}

impl Extent {
    /// The text with plain signs.
    pub(crate) fn text(
        self,
        board: &Board,
        turn: &Turn,
        steps: &[Step],
        labels: &Labels,
    ) -> String {
        let sign = if turn.is_capture() { TAKE } else { '-' };
        let path = match self {
            Extent::Letters => return letters(board, turn, steps, labels).unwrap_or_default(),
            Extent::Ends => ends(steps),
            Extent::CompletePath => complete_path(board, steps),
            Extent::Stood => stood(steps),
        };
        join(&path, labels, sign)
    }
}

/// Whether a text names this turn and no other.
fn is_enough(session: &mut dyn Session, text: &str, labels: &Labels, turn: &Turn) -> bool {
    let Ok(parsed) = parse_turn(text, labels) else { return false };
    let mut found = Vec::new();
    session.resolve(&parsed.pattern, &mut found);
    found == [*turn]
}

/// The cells that the mover stands on, from its start to its end.
fn stood(steps: &[Step]) -> Vec<Point> {
    let stood = steps.iter().filter_map(|step| match *step {
        Step::Lift(point) | Step::Land(point) => Some(point),
        _ => None,
    });
    stood.collect()
}

fn ends(steps: &[Step]) -> Vec<Point> {
    let all = stood(steps);
    match all[..] {
        [first, .., last] => vec![first, last],
        _ => all,
    }
}

/// One straight part of a turn: where it ends, and what it takes on the way.
struct Leg {
    from: Point,
    to: Point,
    dir: Option<Dir>,
    taken: Vec<Point>,
}

fn legs(board: &Board, steps: &[Step]) -> Vec<Leg> {
    let mut legs: Vec<Leg> = Vec::new();
    let mut at = None;
    let mut taken = Vec::new();
    for step in steps {
        match (*step, at) {
            (Step::Lift(point), _) => at = Some(point),
            (Step::Take(point), _) => taken.push(point),
            (Step::Land(to), Some(from)) => {
                let dir = board.line(from, to).map(|(dir, _)| dir);
                legs.push(Leg { from, to, dir, taken: std::mem::take(&mut taken) });
                at = Some(to);
            }
            _ => {}
        }
    }
    legs
}

/// The complete path of PDN 3.0: between start and end, for every piece taken but the last, the
/// cell where the mover turns next, or else the cell behind the piece.
fn complete_path(board: &Board, steps: &[Step]) -> Vec<Point> {
    let legs = legs(board, steps);
    let Some(first) = legs.first() else { return stood(steps) };
    let mut path = vec![first.from];
    for (index, leg) in legs.iter().enumerate() {
        let next = legs.get(index + 1);
        let turns = next.is_some_and(|next| next.dir != leg.dir || leg.dir.is_none());
        path.extend(cells_behind(board, leg, next.is_some() && !turns));
        if turns || next.is_none() {
            path.push(leg.to);
        }
    }
    path
}

/// The cells behind the pieces of one leg: behind all but the last, and behind that one too if
/// the way goes straight on.
fn cells_behind(board: &Board, leg: &Leg, goes_on: bool) -> Vec<Point> {
    let count = if goes_on { leg.taken.len() } else { leg.taken.len().saturating_sub(1) };
    let behind = leg.taken.iter().take(count);
    behind.filter_map(|&point| board.next(point, leg.dir?)).collect()
}

/// `cd4`, `c:e5`; `None` where files have no letters.
fn letters(board: &Board, turn: &Turn, steps: &[Step], labels: &Labels) -> Option<String> {
    let [first, last] = ends(steps)[..] else { return None };
    let file = labels.file_letter(board.xy(first).0)?;
    let sign = if turn.is_capture() { TAKE.to_string() } else { String::new() };
    Some(format!("{file}{sign}{}", labels.label(last)))
}

fn join(path: &[Point], labels: &Labels, sign: char) -> String {
    let names: Vec<&str> = path.iter().map(|&point| labels.label(point)).collect();
    if names.is_empty() { "--".to_owned() } else { names.join(sign.encode_utf8(&mut [0; 4])) }
}
