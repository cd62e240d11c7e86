//! Rows through a cell, as bits: what renju asks about them.

use tavlei_core::{Bits, Board, Dir, Point, PointSet};

/// One direction of each of the four lines through a cell.
const LINES: [Dir; 4] = [Dir::N, Dir::NE, Dir::E, Dir::SE];

/// The cells of the whole line through a cell, in a direction.
fn line(board: &Board, at: Point, dir: Dir) -> Vec<Point> {
    let mut first = at;
    while let Some(back) = board.next(first, dir.opposite()) {
        first = back;
    }
    std::iter::successors(Some(first), |&at| board.next(at, dir)).collect()
}

/// All lines of the board that have at least so many cells.
pub(super) fn lines(board: &Board, least: usize) -> Vec<Vec<Point>> {
    let begins = |&(at, dir): &(Point, Dir)| board.next(at, dir.opposite()).is_none();
    let all = board.points().points().flat_map(|at| LINES.map(|dir| (at, dir)));
    let lines = all.filter(begins).map(|(at, dir)| line(board, at, dir));
    lines.filter(|line| line.len() >= least).collect()
}

/// A line through a cell: bit n stands for its n-th cell.
pub(super) struct Row {
    cells: Vec<Point>,
    /// Where the cell lies.
    at: usize,
    men: u32,
    free: u32,
}

impl Row {
    /// The four lines through a cell, with the men of one side and the free cells.
    pub(super) fn through(board: &Board, at: Point, men: PointSet, free: PointSet) -> [Row; 4] {
        LINES.map(|dir| {
            let cells = line(board, at, dir);
            let bits = |set: PointSet| {
                cells.iter().enumerate().fold(0, |bits, (n, &p)| bits | u32::from(set.has(p)) << n)
            };
            let (men, free) = (bits(men), bits(free));
            let at = cells.iter().position(|&p| p == at).unwrap_or_default();
            Row { cells, at, men, free }
        })
    }

    /// The length of the unbroken row of men that the cell is in.
    pub(super) fn run(&self) -> u32 {
        run(self.men, self.at)
    }

    /// The fours that the cell is part of: sets of four men that one more makes exactly five.
    pub(super) fn fours(&self) -> Vec<u32> {
        let mut fours = Vec::new();
        for first in 0..self.cells.len().saturating_sub(4) {
            let window = 0b1_1111 << first;
            let (men, gap) = (self.men & window, self.free & window);
            let is_four = men.count_ones() == 4 && gap.is_power_of_two() && men >> self.at & 1 == 1;
            if is_four && run(self.men | gap, self.at) == 5 && !fours.contains(&men) {
                fours.push(men);
            }
        }
        fours
    }

    /// The cells that would make a three with the cell in it a straight four, open at both ends.
    pub(super) fn three_gaps(&self) -> Vec<Point> {
        let is = |bits: u32, n: Option<usize>| n.is_some_and(|n| bits >> n & 1 == 1);
        let mut gaps = Vec::new();
        for first in 1..self.cells.len().saturating_sub(4) {
            let window = 0b1111 << first;
            let (men, gap) = (self.men & window, self.free & window);
            let has_three =
                men.count_ones() == 3 && gap.is_power_of_two() && is(men, Some(self.at));
            let open = is(self.free, first.checked_sub(1)) && is(self.free, Some(first + 4));
            let longer = is(self.men, first.checked_sub(2)) || is(self.men, Some(first + 5));
            if has_three && open && !longer {
                gaps.push(self.cells[gap.trailing_zeros() as usize]);
            }
        }
        gaps
    }
}

/// The length of the unbroken row of ones around a place.
fn run(bits: u32, at: usize) -> u32 {
    if bits >> at & 1 == 0 {
        return 0;
    }
    let up = (bits >> at).trailing_ones();
    let down = (bits << (31 - at)).leading_ones();
    up + down - 1
}

/// The lengths of all unbroken rows of at least so many men.
pub(super) fn runs(board: &Board, men: PointSet, least: usize) -> Vec<usize> {
    let mut found = Vec::new();
    for line in lines(board, least) {
        let rows = line.split(|&at| !men.has(at)).map(<[Point]>::len);
        found.extend(rows.filter(|&len| len >= least));
    }
    found
}
