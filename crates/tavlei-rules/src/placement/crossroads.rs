//! The Crossroads: rows and columns belong to who stands on them first.

use tavlei_core::{Bits, Board, Outcome, PointSet, Side};

use super::adding::{Men, Rule, State};
use super::common::{around_all, beside_all, by_count, groups, points_text};
use crate::listed::{Ground, Maker, opener};

/// The engine of the Crossroads.
pub(crate) const CROSSROADS: Maker = Maker {
    name: "crossroads",
    make: |board, labels| opener::<State<Crossroads>>(board, labels, ()),
};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Crossroads;

/// The cells whose row and column are free of the other side's men.
fn open_to(board: &Board, men: &Men, side: Side) -> PointSet {
    let (mut files, mut ranks) = (0_u16, 0_u16);
    for (file, rank) in men.of[(!side).index()].points().map(|p| board.xy(p)) {
        files |= 1 << file;
        ranks |= 1 << rank;
    }
    let mine = |(file, rank)| (files >> file | ranks >> rank) & 1 == 0;
    men.empty(board).points().filter(|&p| mine(board.xy(p))).collect()
}

/// An area of empty cells, and whose it is.
struct Area {
    cells: PointSet,
    owner: Option<Side>,
}

fn more([white, black]: [u32; 2]) -> Option<Side> {
    (white != black).then_some(if white > black { Side::White } else { Side::Black })
}

/// The areas, each owned by the side with more men at its sides.
fn first_count(board: &Board, men: &Men) -> Vec<Area> {
    let area = |cells| {
        let edge = beside_all(board, cells);
        Area { cells, owner: more(men.of.map(|set| (set & edge).count())) }
    };
    groups(board, men.empty(board)).into_iter().map(area).collect()
}

/// Who owns an area when the cells at its corners count too; owned empty cells like men.
fn second_count(board: &Board, men: &Men, areas: &[Area], area: &Area) -> Option<Side> {
    let corners = around_all(board, area.cells).minus(area.cells | beside_all(board, area.cells));
    more(Side::BOTH.map(|side| {
        let owned = areas.iter().filter(|other| other.owner == Some(side));
        let held = owned.fold(men.of[side.index()], |held, other| held | other.cells);
        (held & corners).count()
    }))
}

/// Men and cells of own areas, side by side.
fn scores(board: &Board, men: &Men) -> [u32; 2] {
    let areas = first_count(board, men);
    let mut scores = men.counts();
    for area in &areas {
        let owner = area.owner.or_else(|| second_count(board, men, &areas, area));
        if let Some(side) = owner {
            scores[side.index()] += area.cells.count();
        }
    }
    scores
}

impl Rule for Crossroads {
    type Law = ();

    const STOCK: u32 = 64;

    fn turns(ground: &Ground<()>, men: &Men) -> Vec<PointSet> {
        let cells = open_to(&ground.board, men, men.side);
        if cells.is_empty() {
            return vec![PointSet::EMPTY];
        }
        cells.points().map(PointSet::only).collect()
    }

    fn outcome(ground: &Ground<()>, men: &Men) -> Outcome {
        let stuck = |side| open_to(&ground.board, men, side).is_empty();
        if Side::BOTH.into_iter().all(stuck) {
            by_count(scores(&ground.board, men))
        } else {
            Outcome::Open
        }
    }

    fn score(ground: &Ground<()>, men: &Men) -> Option<String> {
        Some(points_text(scores(&ground.board, men)))
    }
}
