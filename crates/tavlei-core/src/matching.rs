//! A written turn against the steps of a legal one: one function for all games.

use crate::{Board, Pattern, Point, Separator, Spot, Step};

/// How well a written turn fits a legal one. Better fits are greater.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fit {
    /// First and last cell, and every cell between is at least passed over.
    Partly,
    /// All turning cells of the way are written (PDN 3.0 reads cells between as turning cells).
    Fully,
}

/// Whether a spot may stand for a point.
#[inline]
pub(crate) fn spot_is(board: &Board, spot: Spot, point: Point) -> bool {
    match spot {
        Spot::Cell(cell) => cell == point,
        Spot::File(file) => board.xy(point).0 == file,
    }
}

/// How a pattern fits the steps of one way of a turn, if it does.
///
/// The written cells must be met in order, first and last included, on the way: on cells where
/// the mover stands or that it passes over. If all cells where it turns are written, or nothing
/// but first and last is, the fit is full.
pub fn fit_steps(board: &Board, steps: &[Step], pattern: &Pattern) -> Option<Fit> {
    let way = Way::of(board, steps)?;
    let takes = steps.iter().any(|step| matches!(step, Step::Take(_)));
    let fits = spot_is(board, pattern.first()?, way.start)
        && spot_is(board, pattern.last()?, way.end)
        && (takes || pattern.separator != Some(Separator::Take));
    if !fits {
        return None;
    }
    if pattern.middle().is_empty() {
        return Some(Fit::Fully);
    }
    way.meets(board, pattern.middle())
}

/// The cells that the mover touches (stands on or passes over, but for those that it jumps),
/// in order, and which of them it turns on.
struct Way {
    start: Point,
    touched: Vec<(Point, bool)>,
    end: Point,
}

impl Way {
    fn of(board: &Board, steps: &[Step]) -> Option<Way> {
        let (mut start, mut at, mut over, mut before) = (None, None, None, None);
        let mut touched: Vec<(Point, bool)> = Vec::new();
        for step in steps {
            match *step {
                Step::Lift(p) => (start, at) = (Some(p), Some(p)),
                Step::Take(p) => over = Some(p),
                Step::Land(p) => {
                    let line = board.line(at?, p);
                    let dir = line.as_ref().map(|(dir, _)| *dir);
                    if let Some((_, turns)) = touched.last_mut() {
                        *turns = dir.is_none() || dir != before;
                    }
                    let between = line.into_iter().flat_map(|(_, between)| between);
                    touched.extend(between.filter(|&b| Some(b) != over).map(|b| (b, false)));
                    touched.push((p, false));
                    (at, over, before) = (Some(p), None, dir);
                }
                _ => {}
            }
        }
        let (end, _) = touched.pop()?;
        Some(Way { start: start?, touched, end })
    }

    fn meets(&self, board: &Board, middle: &[Spot]) -> Option<Fit> {
        let mut written = middle.iter().copied().peekable();
        let mut fit = Fit::Fully;
        for &(point, turns) in &self.touched {
            if written.next_if(|&spot| spot_is(board, spot, point)).is_none() && turns {
                fit = Fit::Partly;
            }
        }
        written.next().is_none().then_some(fit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bits, Cells};

    fn fit(stood: &[(u8, u8)], written: &[(u8, u8)]) -> Option<Fit> {
        let board = Board::checkered(10, 10, Cells::Dark).unwrap();
        let point = |&(x, y): &(u8, u8)| board.point_at(x, y).unwrap();
        let mut steps = vec![Step::Lift(point(&stood[0]))];
        let over = board.points().lowest();
        steps.extend(stood[1..].iter().flat_map(|xy| [Step::Take(over), Step::Land(point(xy))]));
        let spots = written.iter().map(|xy| Spot::Cell(point(xy))).collect();
        fit_steps(&board, &steps, &Pattern { spots, separator: Some(Separator::Take) })
    }

    #[test]
    fn ends_alone_fit_fully() {
        assert_eq!(fit(&[(0, 0), (2, 2), (4, 0)], &[(0, 0), (4, 0)]), Some(Fit::Fully));
        assert_eq!(fit(&[(0, 0), (2, 2), (4, 0)], &[(0, 0), (2, 2)]), None);
    }

    #[test]
    fn turning_cells_count_more_than_cells_passed_over() {
        let way = &[(0, 0), (3, 3), (6, 0), (8, 2)];
        assert_eq!(fit(way, &[(0, 0), (3, 3), (6, 0), (8, 2)]), Some(Fit::Fully));
        assert_eq!(fit(way, &[(0, 0), (6, 0), (8, 2)]), Some(Fit::Partly));
        assert_eq!(fit(way, &[(0, 0), (4, 2), (8, 2)]), Some(Fit::Partly));
        assert_eq!(fit(way, &[(0, 0), (6, 0), (3, 3), (8, 2)]), None);
    }
}
