//! Quadrature: squares of four men of one side, of any size and slope, are faults.

use tavlei_core::{Bits, Board, Labels, Outcome, Point, PointSet, Reason, Side};

use super::adding::{Men, Rule, State};
use super::common::{by_count, by_name, points_text};
use crate::listed::sets::only;
use crate::listed::{Ground, Maker, Opener, opener};

/// The engine of quadrature: the first square loses.
pub(crate) const SQUARES: Maker =
    Maker { name: "squares", make: |board, labels| open(board, labels, false) };

/// The engine of the full game: fewer squares win.
pub(crate) const SQUARES_FULL: Maker =
    Maker { name: "squares-full", make: |board, labels| open(board, labels, true) };

fn open(board: Board, labels: Labels, full: bool) -> Box<dyn Opener> {
    let law = law(&board, full);
    opener::<State<Squares>>(board, labels, law)
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Squares;

#[derive(Clone, Debug)]
struct Law {
    /// All squares of the board, as the sets of their corners.
    squares: Vec<PointSet>,
    /// Whether the game goes on until the board is full.
    full: bool,
}

fn law(board: &Board, full: bool) -> Law {
    let (most, corners) = (board.files() as i8, board.points());
    let steps = (1..most).flat_map(|dx| (0..most).map(move |dy| (dx, dy)));
    let all = corners.points().flat_map(|at| steps.clone().map(move |step| (at, step)));
    let squares = all.filter_map(|(at, step)| square(board, at, step)).collect();
    Law { squares, full }
}

/// The square on the side that goes from a corner by `(dx, dy)`, the others to the left of it.
fn square(board: &Board, at: Point, (dx, dy): (i8, i8)) -> Option<PointSet> {
    let (x, y) = board.xy(at);
    let corner = |dx: i8, dy: i8| {
        let to = x.checked_add_signed(dx).zip(y.checked_add_signed(dy))?;
        board.point_at(to.0, to.1).map(only)
    };
    Some(only(at) | corner(dx, dy)? | corner(dx - dy, dx + dy)? | corner(-dy, dx)?)
}

/// Three of the four corners of each rectangle that lies centrally on the board.
fn central(board: &Board) -> Vec<PointSet> {
    let mirrored = |p: Point| {
        let (x, y) = board.xy(p);
        let (u, v) = (board.files() - 1 - x, board.ranks() - 1 - y);
        let corners = [(u, y), (x, v), (u, v)].map(|(x, y)| board.point_at(x, y));
        // All corners but the one itself.
        corners.into_iter().flatten().collect()
    };
    board.points().points().map(mirrored).collect()
}

/// What a turn is at a point of the game.
enum Phase {
    /// White's first turn: one of these sets.
    Central(Vec<PointSet>),
    /// Black's first turn: any three cells.
    Three,
    /// One man.
    One,
}

fn phase(board: &Board, men: &Men) -> Phase {
    let empty = men.empty(board);
    if !men.own().is_empty() || empty.count() < 3 {
        return Phase::One;
    }
    if men.side == Side::Black {
        return Phase::Three;
    }
    let mut sets = central(board);
    sets.retain(|set| set.minus(empty).is_empty());
    if sets.is_empty() { Phase::One } else { Phase::Central(sets) }
}

/// All sets of three cells, in the order of the cells.
fn threes(cells: &[Point]) -> Vec<PointSet> {
    let mut sets = Vec::with_capacity(cells.len().pow(3) / 6);
    for (i, &a) in cells.iter().enumerate() {
        for (j, &b) in cells.iter().enumerate().skip(i + 1) {
            sets.extend(cells[j + 1..].iter().map(|&c| only(a) | only(b) | only(c)));
        }
    }
    sets
}

impl Law {
    fn count(&self, men: PointSet) -> u32 {
        if men.count() < 4 {
            return 0;
        }
        self.squares.iter().filter(|square| square.minus(men).is_empty()).count() as u32
    }
}

impl Rule for Squares {
    type Law = Law;

    const STOCK: u32 = 32;

    fn turns(ground: &Ground<Law>, men: &Men) -> Vec<PointSet> {
        let empty = men.empty(&ground.board);
        match phase(&ground.board, men) {
            Phase::Central(sets) => sets,
            Phase::Three => threes(&by_name(&ground.labels, empty)),
            Phase::One => men.single(&ground.board),
        }
    }

    fn allows(ground: &Ground<Law>, men: &Men, set: PointSet) -> Option<bool> {
        let is_free = set.minus(men.empty(&ground.board)).is_empty();
        Some(match phase(&ground.board, men) {
            Phase::Central(sets) => sets.contains(&set),
            Phase::Three => is_free && set.count() == 3,
            Phase::One => is_free && set.count() == 1,
        })
    }

    fn outcome(ground: &Ground<Law>, men: &Men) -> Outcome {
        let full = men.empty(&ground.board).is_empty();
        if ground.law.full {
            let [white, black] = men.of.map(|set| if full { ground.law.count(set) } else { 0 });
            return if full { by_count([black, white]) } else { Outcome::Open };
        }
        let has = |side: &Side| ground.law.count(men.of[side.index()]) > 0;
        // The side that placed last is looked at first.
        match [!men.side, men.side].into_iter().find(has) {
            Some(side) => Outcome::Win(!side, Reason::Goal),
            None if full => Outcome::Draw(Reason::NoTurn),
            None => Outcome::Open,
        }
    }

    /// The squares of each side, which are faults, and the difference, by which the game is won.
    fn score(ground: &Ground<Law>, men: &Men) -> Option<String> {
        let [white, black] = men.of.map(|set| ground.law.count(set));
        let squares = points_text([white, black]);
        ground.law.full.then(|| format!("{squares}, by {}", white.abs_diff(black)))
    }
}
