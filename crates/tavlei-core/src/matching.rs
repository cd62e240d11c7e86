//! A written turn against the steps of a legal one: one function for all games.

use crate::{Board, Pattern, Point, Spot, Step};

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
    let stood: Vec<Point> = steps
        .iter()
        .filter_map(|step| match *step {
            Step::Lift(p) | Step::Land(p) => Some(p),
            _ => None,
        })
        .collect();
    let (&start, &end) = (stood.first()?, stood.last()?);
    let ends = spot_is(board, pattern.first()?, start) && spot_is(board, pattern.last()?, end);
    if !ends {
        return None;
    }
    if pattern.middle().is_empty() {
        return Some(Fit::Fully);
    }
    let way = Way::of(board, &stood);
    way.meets(board, pattern.middle())
}

/// Every cell that the mover touches, in order, and which of them it turns on.
struct Way {
    touched: Vec<(Point, bool)>,
}

impl Way {
    fn of(board: &Board, stood: &[Point]) -> Way {
        let mut touched = Vec::new();
        let mut before = None;
        for pair in stood.windows(2) {
            let line = board.line(pair[0], pair[1]);
            let dir = line.as_ref().map(|(dir, _)| *dir);
            if let Some(last) = touched.last_mut() {
                let (_, turns): &mut (Point, bool) = last;
                *turns = dir.is_none() || dir != before;
            }
            touched.extend(line.into_iter().flat_map(|(_, between)| between).map(|p| (p, false)));
            touched.push((pair[1], false));
            before = dir;
        }
        touched.pop();
        Way { touched }
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
    use crate::{Cells, Separator};

    fn fit(stood: &[(u8, u8)], written: &[(u8, u8)]) -> Option<Fit> {
        let board = Board::checkered(10, 10, Cells::Dark).unwrap();
        let point = |&(x, y): &(u8, u8)| board.point_at(x, y).unwrap();
        let mut steps = vec![Step::Lift(point(&stood[0]))];
        steps.extend(stood[1..].iter().map(|xy| Step::Land(point(xy))));
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
