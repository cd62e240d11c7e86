//! What placement games share: neighbours, groups, texts of sets, sections of positions.

use std::cmp::Ordering;

use tavlei_core::{
    Bits, Board, Dir, Labels, Outcome, Point, PointSet, Position, Reason, SetupError, Side,
};

use crate::listed::sets::only;

/// The directions to the cells that share a side.
pub(super) const SIDES: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

/// The neighbours of a cell in some directions.
fn near(board: &Board, at: Point, dirs: &[Dir]) -> PointSet {
    dirs.iter().filter_map(|&dir| board.next(at, dir)).collect()
}

/// The cells that share a side with a cell.
pub(super) fn beside(board: &Board, at: Point) -> PointSet {
    near(board, at, &SIDES)
}

/// The cells that share a side or a corner with a cell.
pub(super) fn around(board: &Board, at: Point) -> PointSet {
    near(board, at, &Dir::ALL)
}

/// The cells that share a side with one of a set; members of the set among them.
pub(super) fn beside_all(board: &Board, set: PointSet) -> PointSet {
    set.points().fold(PointSet::EMPTY, |all, at| all | beside(board, at))
}

/// The cells that share a side or a corner with one of a set.
pub(super) fn around_all(board: &Board, set: PointSet) -> PointSet {
    set.points().fold(PointSet::EMPTY, |all, at| all | around(board, at))
}

/// The part of `within` that hangs together by sides with `start`.
pub(super) fn joined(board: &Board, start: PointSet, within: PointSet) -> PointSet {
    let mut group = start & within;
    let mut edge = group;
    while !edge.is_empty() {
        edge = (beside_all(board, edge) & within).minus(group);
        group = group | edge;
    }
    group
}

/// The groups of a set: cells joined by sides.
pub(super) fn groups(board: &Board, mut set: PointSet) -> Vec<PointSet> {
    let mut found = Vec::new();
    while !set.is_empty() {
        let group = joined(board, only(set.lowest()), set);
        set = set.minus(group);
        found.push(group);
    }
    found
}

/// The men of all groups that have no empty cell at their sides.
pub(super) fn shut_in(board: &Board, men: PointSet, empty: PointSet) -> PointSet {
    let breathes = |&at: &Point| !(beside(board, at) & empty).is_empty();
    men.minus(joined(board, men.points().filter(breathes).collect(), men))
}

/// Whether a cell lies at the border of the board.
pub(super) fn is_border(board: &Board, at: Point) -> bool {
    beside(board, at).count() < 4
}

/// The side with more wins.
pub(super) fn by_count([white, black]: [u32; 2]) -> Outcome {
    match white.cmp(&black) {
        Ordering::Greater => Outcome::Win(Side::White, Reason::Count),
        Ordering::Less => Outcome::Win(Side::Black, Reason::Count),
        Ordering::Equal => Outcome::Draw(Reason::Count),
    }
}

/// Points of both sides as text.
pub(super) fn points_text([white, black]: [u32; 2]) -> String {
    format!("{white}:{black}")
}

/// The text of men placed in this order.
pub(super) fn in_order(labels: &Labels, cells: &[Point]) -> String {
    let mut text = String::with_capacity(4 * cells.len());
    for &at in cells {
        text.push_str(if text.is_empty() { "@" } else { ",@" });
        text.push_str(labels.label(at));
    }
    text
}

/// The cells of a set in the order of their names.
pub(super) fn by_name(labels: &Labels, set: PointSet) -> Vec<Point> {
    let mut cells: Vec<Point> = set.points().collect();
    cells.sort_unstable_by(|&a, &b| labels.label(a).cmp(labels.label(b)));
    cells
}

/// The text of men whose order means nothing; the empty set is a pass.
pub(super) fn text_of(labels: &Labels, set: PointSet) -> String {
    if set.is_empty() { "--".to_owned() } else { in_order(labels, &by_name(labels, set)) }
}

/// The cells of a turn whose order means nothing; `None` if a name is wrong or stands twice.
pub(super) fn cells_of(labels: &Labels, text: &str) -> Option<PointSet> {
    let mut set = PointSet::EMPTY;
    for part in text.split(',') {
        let at = labels.find(part.trim_start_matches('@')).filter(|&at| !set.has(at))?;
        set = set | only(at);
    }
    Some(set)
}

/// The parts of a turn with their signs `@`, which other texts leave out.
fn parts(text: &str) -> Vec<String> {
    text.split(',').map(|part| format!("@{}", part.trim_start_matches('@'))).collect()
}

/// Readings of a text whose cells stand in any order.
pub(super) fn read_set(text: &str) -> Vec<String> {
    let mut parts = parts(text);
    parts.sort();
    vec![parts.join(",")]
}

/// Readings of a text whose order has a meaning.
pub(super) fn read_order(text: &str) -> Vec<String> {
    vec![parts(text).join(",")]
}

/// The error of a section that can't be.
pub(super) fn wrong(name: &'static str) -> SetupError {
    SetupError::Section(name.into())
}

/// A number of at most `most` in a section.
pub(super) fn number(
    position: &Position,
    name: &'static str,
    most: u32,
) -> Result<Option<u32>, SetupError> {
    let Some(text) = position.section(name) else { return Ok(None) };
    let number = text.parse().ok().filter(|&n| n <= most);
    number.map(Some).ok_or_else(|| wrong(name))
}

/// A cell in a section.
pub(super) fn cell(
    labels: &Labels,
    position: &Position,
    name: &'static str,
) -> Result<Option<Point>, SetupError> {
    let Some(text) = position.section(name) else { return Ok(None) };
    labels.find(text).map(Some).ok_or_else(|| wrong(name))
}

/// The men in the hands of both sides, `hand-w` and `hand-b`; what they are if nothing is said.
pub(super) fn hands(
    position: &Position,
    stock: u32,
    men: &[PointSet; 2],
) -> Result<[u32; 2], SetupError> {
    let [white, black] = men.map(|set| stock.checked_sub(set.count()));
    let too_many = SetupError::Pieces("a side has more men than the game gives it");
    let (white, black) = white.zip(black).ok_or(too_many)?;
    let white = number(position, "hand-w", white)?.unwrap_or(white);
    let black = number(position, "hand-b", black)?.unwrap_or(black);
    Ok([white, black])
}

/// Writes the hands down.
pub(super) fn add_hands(position: &mut Position, [white, black]: [u32; 2]) {
    position.add_section("hand-w", white.to_string());
    position.add_section("hand-b", black.to_string());
}
