//! Helpers for turns that go from cell to cell: runs along a line, ways of many steps, sections.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::str::FromStr;

use tavlei_core::{
    Bits, Board, Dir, Labels, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use super::sets::only;
use super::{Ground, List, Listed};

/// The sign of a step that takes or does not.
pub(crate) fn sign(takes: bool) -> &'static str {
    if takes { "x" } else { "-" }
}

/// `c3-d4`, or `c3xd4`.
pub(crate) fn step(labels: &Labels, from: Point, takes: bool, to: Point) -> String {
    format!("{}{}{}", labels.label(from), sign(takes), labels.label(to))
}

/// The free cells in a direction up to the first that is not.
pub(crate) fn run(
    board: &Board,
    occupied: PointSet,
    from: Point,
    dir: Dir,
) -> impl Iterator<Item = Point> {
    let cells = std::iter::successors(board.next(from, dir), move |&at| board.next(at, dir));
    cells.take_while(move |&at| !occupied.has(at))
}

/// The neighbours of a point.
pub(crate) fn around(board: &Board, point: Point) -> PointSet {
    Dir::ALL.into_iter().filter_map(|dir| board.next(point, dir)).collect()
}

/// How many steps of a king are between two cells of an empty board.
pub(crate) fn distance(board: &Board, a: Point, b: Point) -> u8 {
    let ((ax, ay), (bx, by)) = (board.xy(a), board.xy(b));
    ax.abs_diff(bx).max(ay.abs_diff(by))
}

/// The four cells in the middle of a board with an even number of files and ranks.
pub(crate) fn centre(board: &Board) -> PointSet {
    let middle = |of: u8| [of / 2 - 1, of / 2];
    let inside = |&at: &Point| {
        let (x, y) = board.xy(at);
        middle(board.files()).contains(&x) && middle(board.ranks()).contains(&y)
    };
    board.points().points().filter(inside).collect()
}

/// One more step of all ways at once: to each place only the first way in byte order is kept.
/// All ways that begin must be of one length, and so must be all pieces of text that go on.
pub(crate) fn further<K: Ord>(
    ways: &BTreeMap<K, String>,
    on: impl Fn(&K) -> Vec<(K, String)>,
) -> BTreeMap<K, String> {
    let mut far: BTreeMap<K, String> = BTreeMap::new();
    for (place, text) in ways {
        for (to, piece) in on(place) {
            let whole = || [text.as_str(), piece.as_str()].concat();
            let best = far.entry(to).or_insert_with(whole);
            if text.bytes().chain(piece.bytes()).lt(best.bytes()) {
                *best = whole();
            }
        }
    }
    far
}

/// Where a written way ends, whichever way it is.
pub(crate) fn follow<K>(from: K, text: &str, on: &dyn Fn(&K) -> Vec<(K, String)>) -> Option<K> {
    if text.is_empty() {
        return Some(from);
    }
    on(&from).into_iter().find_map(|(to, piece)| follow(to, text.strip_prefix(&*piece)?, on))
}

/// The canonical text of the turn with a position after it.
pub(crate) fn texts_to<G: Listed>(
    from: &G,
    ground: &Ground<G::Law>,
    after: Option<&G>,
) -> Vec<String> {
    let mut list = List::new();
    if after.is_some() {
        from.list(ground, &mut list);
    }
    let found = list.sorted().into_iter().filter(|entry| Some(&entry.after) == after);
    found.map(|entry| entry.text).collect()
}

/// The number in a section, or another one if there is no such section.
pub(crate) fn number<N: FromStr + PartialOrd>(
    position: &Position,
    name: &'static str,
    range: RangeInclusive<N>,
    or: N,
) -> Result<N, SetupError> {
    let Some(text) = position.section(name) else { return Ok(or) };
    let number = text.trim().parse().ok().filter(|number| range.contains(number));
    number.ok_or(SetupError::Section(name.into()))
}

/// The cells in a section, apart by commas; none if there is no such section.
pub(crate) fn cells(
    position: &Position,
    labels: &Labels,
    name: &'static str,
) -> Result<PointSet, SetupError> {
    let text = position.section(name).unwrap_or_default().trim();
    let names = text.split(',').filter(|_| !text.is_empty());
    let cells: Option<PointSet> = names.map(|cell| labels.find(cell.trim())).collect();
    cells.ok_or(SetupError::Section(name.into()))
}

/// Cells for a section.
pub(crate) fn names(labels: &Labels, cells: PointSet) -> String {
    let names: Vec<&str> = cells.points().map(|at| labels.label(at)).collect();
    names.join(",")
}

/// The section of one side out of a pair: White's, Black's.
pub(crate) fn of(side: Side, names: [&'static str; 2]) -> &'static str {
    names[side.index()]
}

/// The side with more has won.
pub(crate) fn more_wins(counts: [u32; 2]) -> Outcome {
    match counts[0].cmp(&counts[1]) {
        std::cmp::Ordering::Greater => Outcome::Win(Side::White, Reason::Count),
        std::cmp::Ordering::Less => Outcome::Win(Side::Black, Reason::Count),
        std::cmp::Ordering::Equal => Outcome::Draw(Reason::Count),
    }
}

/// A set with a man moved.
pub(crate) fn moved(men: PointSet, from: Point, to: Point) -> PointSet {
    men.minus(only(from)) | only(to)
}
