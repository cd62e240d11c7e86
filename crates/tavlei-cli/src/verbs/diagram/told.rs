//! What a turn did, where its steps say only which cells changed: its text names the way.

use tavlei::core::{CellText, Labels, Placed, Point, Position, Step};

/// Signs between two cells that one man stands on, one after the other.
const JOINTS: [&str; 3] = ["-", "x", ":"];

/// The steps of a turn, with its way where that can be read from its canonical text (`c3xe5`).
pub(super) fn told(
    labels: &Labels,
    (before, after): (&Position, &Position),
    text: &str,
    steps: Vec<Step>,
) -> Vec<Step> {
    let is_way = |step: &Step| matches!(step, Step::Lift(_) | Step::Land(_) | Step::Take(_));
    let ways = ways(labels, text);
    let are_ways = ways.iter().all(|way| leads(way, before, after));
    if steps.iter().any(is_way) || ways.is_empty() || !are_ways {
        return steps;
    }
    let mut told = Vec::new();
    for way in &ways {
        told.extend(way.first().map(|&at| Step::Lift(at)));
        told.extend(way.iter().skip(1).map(|&at| Step::Land(at)));
    }
    let passed: Vec<Point> = ways.concat();
    let rest = steps.into_iter().filter_map(cell).filter(|at| !passed.contains(at));
    let is_taken = |at| lost_enemy(at, ways[0][0], before, after);
    told.extend(rest.map(|at| if is_taken(at) { Step::Take(at) } else { Step::Change(at) }));
    told
}

/// The cell that changes in a step.
fn cell(step: Step) -> Option<Point> {
    match step {
        Step::Change(at) | Step::Place(at) => Some(at),
        _ => None,
    }
}

/// The rows of two cells and more in a text; letters behind a cell (`d2xe3A`) say how it takes.
fn ways(labels: &Labels, text: &str) -> Vec<Vec<Point>> {
    let mut rows: Vec<Vec<Point>> = Vec::new();
    let (mut rest, mut between) = (text, String::new());
    while let Some(first) = rest.chars().next() {
        let mut length = first.len_utf8();
        match labels.parse_cell(rest.as_bytes()) {
            CellText::Cell(at, read) => {
                length = read.max(1);
                let sign = between.trim_start_matches(|c: char| c.is_ascii_uppercase());
                match rows.last_mut().filter(|_| JOINTS.contains(&sign)) {
                    Some(row) => row.push(at),
                    None => rows.push(vec![at]),
                }
                between.clear();
            }
            _ => between.push(first),
        }
        rest = rest.get(length..).unwrap_or_default();
    }
    rows.retain(|row| row.len() > 1);
    rows
}

/// Whether a man that stood on the first cell stands on the last one.
fn leads(way: &[Point], before: &Position, after: &Position) -> bool {
    let side = |position: &Position, at: Option<&Point>| Some(position.at(*at?)?.side);
    let mover = side(before, way.first());
    mover.is_some() && mover == side(after, way.last())
}

/// Whether there is less on a cell after a turn, and fewer men of the other side than who stood on
/// `mover`. A man that only changes its owner is not taken.
fn lost_enemy(at: Point, mover: Point, before: &Position, after: &Position) -> bool {
    let side = before.at(mover).map(|piece| piece.side);
    let all = |position: &Position| position.placed.iter().filter(|p| p.at == at).count();
    let is_enemy = |p: &&Placed| p.at == at && Some(p.piece.side) != side;
    let enemies = |position: &Position| position.placed.iter().filter(is_enemy).count();
    all(after) < all(before) && enemies(after) < enemies(before)
}
